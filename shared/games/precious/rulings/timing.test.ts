// Rulings on timing tags: phases, sides and interruption, alone and together (7.5).
import { test } from 'vitest';
import type { Timing } from '../card-data.ts';
import { ALWAYS, character, DRAW, drawing, event, FREE, interrupt, support, use, withTexts } from './bench/cards.ts';
import { type Point, supported } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
type Way = readonly (readonly [string, ...string[]])[];

/** Where priority or an interruption may be: the question, the way to it, and what is offered there in any case. */
const MOMENTS = {
  'own main': { at: 'main', why: 'A.main', way: [], known: 'opener' },
  'other main': { at: 'main', why: 'B.mainPriority', way: [['main']], known: 'opener' },
  'own approach': { at: 'approach', why: 'A.approached', way: [['approacher', 'X']], known: 'opener' },
  'other approach': {
    at: 'approach',
    why: 'B.approached',
    way: [['approacher', 'X'], ['A.approached']],
    known: 'opener',
  },
  'own interruption in main': {
    at: 'main',
    why: 'A.interrupt',
    way: [['main', 'play opener'], ['B.interrupt']],
    known: 'reply',
  },
  'other interruption in main': { at: 'main', why: 'B.interrupt', way: [['main', 'play opener']], known: 'reply' },
  'own interruption in approach': {
    at: 'approach',
    why: 'A.interrupt',
    way: [['approacher', 'X'], ['A.approached', 'play opener'], ['B.interrupt']],
    known: 'reply',
  },
  'other interruption in approach': {
    at: 'approach',
    why: 'B.interrupt',
    way: [
      ['approacher', 'X'],
      ['A.approached', 'play opener'],
    ],
    known: 'reply',
  },
} as const satisfies Record<string, { at: Point; why: string; way: Way; known: string }>;
type Moment = keyof typeof MOMENTS;

/** At which of all moments an event and a text with these tags are offered. */
function expectMoments(r: Ruling, timing: readonly Timing[], wanted: readonly Moment[]): void {
  const side = {
    mainArea: [character('X'), withTexts('doer', use(FREE, DRAW, { timing }))],
    hand: [event('it', DRAW, { timing }), drawing('opener'), interrupt('reply', DRAW)],
  };
  for (const [moment, { at, why, way, known }] of Object.entries(MOMENTS)) {
    r.table({ at, A: side, B: side });
    const isWanted = (wanted as readonly string[]).includes(moment);
    r.offers(why, [`play ${known}`, ...(isWanted ? ['play it', 'use doer'] : [])], ...way);
  }
}
const OWN: readonly Moment[] = ['own main', 'own approach'];
const OTHER: readonly Moment[] = ['other main', 'other approach'];
const OWN_INTERRUPTIONS: readonly Moment[] = ['own interruption in main', 'own interruption in approach'];
const OTHER_INTERRUPTIONS: readonly Moment[] = ['other interruption in main', 'other interruption in approach'];

const TAGS: readonly [tags: readonly Timing[], moments: readonly Moment[]][] = [
  [['main'], ['own main', 'other main']],
  [['approach'], ['own approach', 'other approach']],
  [['own'], OWN],
  [['opponent'], OTHER],
  [['both'], [...OWN, ...OTHER]],
  [['interrupt'], [...OWN_INTERRUPTIONS, ...OTHER_INTERRUPTIONS]],
  [['main', 'own'], ['own main']],
  [['main', 'opponent'], ['other main']],
  [
    ['main', 'both'],
    ['own main', 'other main'],
  ],
  [['approach', 'own'], ['own approach']],
  [['approach', 'opponent'], ['other approach']],
  [
    ['approach', 'both'],
    ['own approach', 'other approach'],
  ],
  [
    ['main', 'approach'],
    [...OWN, ...OTHER],
  ],
  [
    ['main', 'interrupt'],
    ['own interruption in main', 'other interruption in main'],
  ],
  [
    ['approach', 'interrupt'],
    ['own interruption in approach', 'other interruption in approach'],
  ],
  [['own', 'interrupt'], OWN_INTERRUPTIONS],
  [['opponent', 'interrupt'], OTHER_INTERRUPTIONS],
  [
    ['both', 'interrupt'],
    [...OWN_INTERRUPTIONS, ...OTHER_INTERRUPTIONS],
  ],
  [['main', 'own', 'interrupt'], ['own interruption in main']],
  [['approach', 'opponent', 'interrupt'], ['other interruption in approach']],
];
for (const [tags, moments] of TAGS) {
  ruling(`[${tags.join('/')}] works in: ${moments.join(', ')}; and nowhere else`, (r) =>
    expectMoments(r, tags, moments),
  );
}
ruling('[approach] works in all three free timings of an approach', (r) => {
  const it = event('it', DRAW, { timing: ['approach'] });
  r.table({
    at: 'approach',
    A: { mainArea: [character('X', 10, 30)], hand: [it] },
    B: { mainArea: [character('Y', 10, 30)], hand: [it] },
  });
  r.offers('A.approached', ['play it'], ['approacher', 'X']);
  r.offers('A.interfered', ['play it'], ['approacher', 'X'], ['interferer', 'Y']);
  r.offers('B.interfered', ['play it'], ['approacher', 'X'], ['interferer', 'Y'], ['A.interfered']);
  r.offers('A.approachOver', ['play it'], ['approacher', 'X'], ['interferer', 'Y']);
  r.offers('A.approachOver', ['play it'], ['approacher', 'X'], ['interferer']);
});
ruling('[own] and [opponent] mean the turn of whoever uses it, so they change places with the turn', (r) => {
  const own = event('own', DRAW, { timing: ['main', 'own'] });
  const other = event('other', DRAW, { timing: ['main', 'opponent'] });
  r.table({ at: 'main', A: { hand: [own, other] }, B: { hand: [own, other] } });
  r.offers('A.main', ['play own']);
  r.offers('B.mainPriority', ['play other'], ['main']);
  r.endTurn();
  r.until('main');
  r.offers('B.main', ['play own']);
  r.offers('A.mainPriority', ['play other'], ['B.main']);
});
ruling('an [interrupt] is never declared by itself', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('opener'), interrupt('reply', DRAW)] },
    B: { hand: [interrupt('reply', DRAW)] },
  });
  r.offers('A.main', ['play opener']);
  r.offers('B.mainPriority', [], ['main']);
  r.offers('B.interrupt', ['play reply'], ['main', 'play opener']);
});
ruling('nothing but an [interrupt] comes before what is declared', (r) => {
  const text = withTexts('doer', use(FREE, DRAW, { timing: ALWAYS }), use(FREE, DRAW, { timing: ['interrupt'] }));
  r.table({
    at: 'main',
    A: { hand: [drawing('opener')] },
    B: { mainArea: [text], hand: [drawing('calm'), interrupt('reply', DRAW)] },
  });
  r.offers('B.interrupt', ['play reply', 'use doer'], ['main', 'play opener']);
  r.illegal(['main', 'play opener'], ['B.interrupt', 'use doer 0']);
  r.illegal(['main', 'play opener'], ['B.interrupt', 'play calm']);
  r.act('play opener', ['B.interrupt', 'use doer 1']);
  r.expect({ B: { hand: 3 } });
});
ruling('a text of a support card has tags as that of a character has', (r) => {
  const charm = support('charm', [use(FREE, DRAW, { timing: ['main', 'opponent'] })]);
  const side = { mainArea: [supported(character('X'), charm)], hand: [drawing('opener')] };
  r.table({ at: 'main', A: side, B: side });
  r.offers('A.main', ['play opener']);
  r.offers('B.mainPriority', ['play opener', 'use charm'], ['main']);
});

// Rulings on the story: what is told because of what, in which order, and what it tells nobody (kernel: story, match).
import { expect, test } from 'vitest';
import { VIEWERS } from '../../../kernel/story.ts';
import { Told } from '../../../kernel/testing/ruling/told.ts';
import type { Effect } from '../card-data.ts';
import { precious } from '../game.ts';
import {
  aimed,
  bounce,
  breaking,
  character,
  DRAW,
  drawing,
  event,
  FREE,
  interrupt,
  negating,
  plain,
  REST,
  source,
  support,
  trigger,
  use,
  withTexts,
} from './bench/cards.ts';
import { numbersOf } from './bench/numbers.ts';
import { prepare, type TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = character('X', 30, 30);
const inMain = ['chooseArea', 'mainArea'] as const;

ruling('an approacher rests because it approaches, an interferer because it interferes', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { mainArea: [character('Y', 10, 40)], hand: 1 } });
  r.stop('B.approached', ['approacher', 'X']);
  r.because('turned', 'approached');
  r.run(['B.approached'], ['interferer', 'Y']);
  r.because('turned', 'interfered');
  r.happened({
    approached: 1,
    interfered: 1,
    notInterfered: 0,
    judged: 1,
    exited: 0,
    approachEnded: 1,
    pointsGiven: 0,
  });
});
ruling('who exits does because of the judgement, and lies in the trash because of that', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { mainArea: [character('Y', 30, 30)] } });
  r.approach('X', ['interferer', 'Y']);
  r.because('exited', 'judged');
  r.because('moved', 'exited');
  r.causedBy('exited', 'moved', 2);
  r.happened({ exited: 1 });
});
ruling('points are given because nobody interfered, and cards leave the deck because of that', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X] } });
  r.approach('X');
  r.because('pointsGiven', 'notInterfered');
  r.because('moved', 'pointsGiven');
  r.happened({ pointsGiven: 1, notInterfered: 1, judged: 0, approachEnded: 1 });
});
ruling('what pays goes because of the declaration, hand cards and points alike', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('it', 1, { cost: 2 }), source(1)], pointArea: [source(1)] },
    B: { hand: 1 },
  });
  r.stop('B.interrupt', ['main', 'play it'], ['pay', 'red 1', 'red 1']);
  r.because('moved', 'declared');
  r.because('turned', 'declared');
});
ruling('(T) rests the card because its text is declared', (r) => {
  r.table({ at: 'main', A: { mainArea: [withTexts('doer', use(REST, DRAW))] } });
  r.act('use doer');
  r.because('turned', 'declared');
  r.because('moved', 'resolved');
});
ruling('who enters does because its entry resolved, and whoever makes room goes because of that', (r) => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => character(name));
  r.table({ at: 'main', A: { hand: [X], mainArea: five } });
  r.act('enter X', inMain, ['replace', 'a']);
  r.causedBy('resolved', 'moved', 2);
  r.happened({ declared: 1, resolved: 1, exited: 0 });
});
ruling('a support card is set because it resolved', (r) => {
  r.table({ at: 'main', A: { mainArea: [X], hand: [support('charm')] } });
  r.act('set charm');
  r.because('supportSet', 'resolved');
  r.happened({ supportSet: 1 });
});
ruling('what an event does, and that it goes to the trash, is because it resolved', (r) => {
  const yawn = event('yawn', [{ do: 'rest', target: { all: { who: 'opponent', where: 'field' } } }]);
  r.table({ at: 'main', A: { hand: [yawn] }, B: { mainArea: [X] } });
  r.act('play yawn');
  r.because('turned', 'resolved');
  r.because('moved', 'resolved');
});
ruling('a negated event goes to the trash because it failed, and does nothing else', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('it')] }, B: { hand: [negating('deny')] } });
  r.act('play it', ['B.interrupt', 'play deny']);
  r.because('moved', 'failed');
  r.causedBy('failed', 'moved', 1);
  r.order('declared', numbersOf('it', 'deny'));
});
ruling('what a triggered text does is because it was carried out', (r) => {
  const tired = withTexts('tired', trigger({ on: 'enters', who: 'this' }, [{ do: 'rest', target: 'this' }]));
  r.table({ at: 'main', A: { hand: [tired] } });
  r.act('enter tired', inMain);
  r.because('turned', 'textTriggered');
});
ruling('a point turns face down because it breaks, and only then its declaration is told', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { deck: [breaking('boom'), ...plain(9)] } });
  r.approach('X', ['B.break', 'boom']);
  r.because('turned', 'broke');
  r.causedBy('broke', 'turned', 1);
  r.happened({ broke: 1, declared: 1, resolved: 1 });
});
ruling('the phases of a turn are told in order, once each, and the turn before them', (r) => {
  r.table({ at: 'start', A: { hand: 1 } });
  r.until('turnStart', ['main']);
  r.happened({ phaseBegan: 4, turnBegan: 1 });
});
ruling('a lost target says nothing of its own: the declaration resolves', (r) => {
  const rescue = bounce('rescue', { who: 'you' }, { timing: ['interrupt'] });
  const nap = aimed('nap', (target) => [{ do: 'rest', target }]);
  r.table({ at: 'main', A: { hand: [nap] }, B: { mainArea: [X], hand: [rescue] } });
  r.act('play nap', ['B.interrupt', 'play rescue']);
  r.happened({ declared: 2, resolved: 2, failed: 0, turned: 0 });
});

const tell = (spec: TableSpec) => new Told(precious, prepare(spec, 0, true));
const top: readonly Effect[] = [
  { do: 'lookTop', amount: 2, as: 'top' },
  { do: 'choose', as: 'it', from: { who: 'you', where: 'looked' } },
  { do: 'move', target: { bound: 'it' }, to: 'hand' },
  { do: 'putBack', bound: 'top', to: 'deckBottom', except: 'it' },
];
const SECRETS: readonly [what: string, effect: readonly Effect[], ...picks: string[][]][] = [
  ['drawn', DRAW],
  ['looked at and taken', top, ['secret']],
  ['looked at and put back', top, ['other']],
  [
    'searched for',
    [
      { do: 'search', as: 'it', card: {}, amount: 1 },
      { do: 'move', target: { bound: 'it' }, to: 'hand' },
    ],
    ['secret'],
  ],
  ['not taken by a search', [{ do: 'search', as: 'it', card: {}, amount: 1 }], []],
  [
    'put from hand on the deck',
    [
      { do: 'choose', as: 'it', from: { who: 'you', where: 'hand' } },
      { do: 'move', target: { bound: 'it' }, to: 'deckTop' },
    ],
    ['kept'],
  ],
];
for (const [what, effect, ...picks] of SECRETS) {
  test(`which card was ${what} is told to nobody but its owner`, () => {
    const secrets = plain('secret', 'other', 'kept');
    const told = tell({
      at: 'main',
      A: { hand: [event('it', effect), ...secrets.slice(2)], deck: [...secrets.slice(0, 2), ...plain(5)] },
    });
    told.pick('test/it');
    expect(told.match.askOf(0)?.spec.why).toBe('interrupt');
    told.pick();
    for (const words of picks) told.pick(...words);
    expect(told.all.some(({ what }) => what.type === 'resolved')).toBe(true);
    for (const name of ['secret', 'other', 'kept']) {
      for (const viewer of [1, 'public'] as const) expect(told.heardBy(viewer)).not.toContain(`test/${name}-1`);
    }
    const seenByOwner = ['secret', 'other'].some((name) => told.heardBy(0).includes(`test/${name}-1`));
    expect(seenByOwner).toBe(what !== 'put from hand on the deck');
    for (const viewer of VIEWERS) expect(told.heardBy(viewer)).toContain('test/it-1');
  });
}
test('what is milled, given as points or paid is told to all', () => {
  const effect: readonly Effect[] = [
    { do: 'mill', amount: 1 },
    { do: 'givePoints', amount: 1, who: 'you' },
  ];
  const told = tell({
    at: 'main',
    A: { hand: [event('it', effect, { cost: 1 }), source(1, 'blue')], deck: plain('milled', 'point', 'under', 'more') },
  });
  told.pick('test/it');
  told.pick('test/blue 1');
  for (const viewer of VIEWERS) {
    for (const name of ['milled', 'point', 'blue 1']) expect(told.heardBy(viewer)).toContain(`test/${name}-1`);
    expect(told.heardBy(viewer)).not.toContain('test/under-1');
  }
});

const five = ['a', 'b', 'c', 'd', 'e'].map((name) => character(name));
const TAKEBACKS: readonly [what: string, spec: TableSpec, asks: string][] = [
  ['the area of an entry', { at: 'main', A: { hand: [character('it')] } }, 'chooseArea'],
  ['the bearer of a support card', { at: 'main', A: { hand: [support('it')], mainArea: five } }, 'chooseBearer'],
  ['the target of an event', { at: 'main', A: { hand: [bounce('it')] }, B: { mainArea: five } }, 'target'],
  ['the payment of an event', { at: 'main', A: { hand: [drawing('it', 1, { cost: 1 }), source(1)] } }, 'pay'],
  [
    'the payment of a text',
    { at: 'main', A: { hand: [source(1)], mainArea: [withTexts('it', use({ n: 1 }, DRAW))] } },
    'pay',
  ],
];
for (const [what, spec, asks] of TAKEBACKS) {
  test(`while ${what} is asked the declaration can be taken back, and nobody has heard of it`, () => {
    const told = tell(spec);
    const before = told.all.length;
    told.pick('test/it');
    expect(told.match.askOf(0)?.spec.why).toBe(asks);
    expect(told.all.length).toBe(before);
    expect(told.match.heardAsks(1)).toEqual([{ seat: 0, why: 'main' }]);
    expect(told.match.cancel(0)).toBeUndefined();
    expect(told.match.askOf(0)?.spec.why).toBe('main');
  });
}
test('once it was declared, or passed, nothing can be taken back', () => {
  const spec: TableSpec = {
    at: 'main',
    A: { hand: [drawing('it')], mainArea: [withTexts('doer', use(FREE, DRAW))] },
    B: { hand: [interrupt('parry', DRAW)] },
  };
  for (const words of [['test/it'], ['test/doer'], []]) {
    const told = tell(spec);
    told.pick(...words);
    expect(told.match.askOf(1)?.spec.why).toBe(words.length > 0 ? 'interrupt' : 'mainPriority');
    expect(told.match.cancel(0)).toBe('illegal');
    expect(told.match.cancel(1)).toBe('illegal');
  }
});

// Rulings on Break (section 8): when it is offered, to whom, in which order, and when not.
import { test } from 'vitest';
import type { CardData, Effect } from '../card-data.ts';
import {
  aimed,
  always,
  breaking,
  character,
  DRAW,
  drawing,
  event,
  interrupt,
  negating,
  plain,
  source,
  trigger,
  withTexts,
} from './bench/cards.ts';
import { numbersOf } from './bench/numbers.ts';
import { faceDown } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = character('X');
/** Its approach gives so many points more. */
const heavy = (by: number) => withTexts('X', always('this', [{ what: 'points', by }]));
const over = (...top: CardData[]) => [...top, ...plain(20 - top.length)];
const draw = (amount: number): readonly Effect[] => [{ do: 'draw', amount }];
const give = (amount: number, who: 'you' | 'opponent' | 'each'): Effect => ({ do: 'givePoints', amount, who });

ruling(
  'M47: a Break card that becomes a point by an approach is played free, after what the point woke, before the free timing, outside priority',
  (r) => {
    const bell = withTexts('bell', trigger({ on: 'receivesPoints', seat: 'opponent' }, draw(1)));
    const boom = breaking('boom', draw(3), { cost: 9 });
    r.table({
      at: 'approach',
      A: { mainArea: [X], supportArea: [bell], hand: [drawing('mine')] },
      B: { hand: [drawing('theirs')], deck: over(boom), pointArea: 2 },
    });
    r.at('B.break', [['approacher', 'X']], (there) => there.expect({ A: { hand: 2 }, B: { pointArea: 3, hand: 1 } }));
    r.offers('B.break', ['boom'], ['approacher', 'X']);
    const broken = [
      ['approacher', 'X'],
      ['B.break', 'boom'],
    ] as const;
    r.offers('A.approachOver', ['play mine'], ...broken);
    r.approach('X', ['B.break', 'boom']);
    r.expect({ B: { hand: 4, pointArea: 3, faceDown: ['boom'], trash: 0 } });
    r.because('turned', 'broke');
    r.happened({ broke: 1, declared: 1 });
  },
);
ruling(
  'M49: of two Break cards that become points at once their owner picks the order, one right after the other',
  (r) => {
    r.table({
      at: 'approach',
      A: { mainArea: [heavy(1)], hand: [drawing('mine')] },
      B: { deck: over(breaking('one'), breaking('two')) },
    });
    r.offers('B.break', ['one', 'two'], ['approacher', 'X']);
    r.offers('B.break', ['one'], ['approacher', 'X'], ['B.break', 'two']);
    r.neverAsks('A.approachOver', ['approacher', 'X'], ['B.break', 'two'], ['B.break', 'one'], ['A.approachOver']);
    r.approach('X', ['B.break', 'two'], ['B.break', 'one']);
    r.order('declared', numbersOf('two', 'one'));
    r.expect({ B: { hand: 2, faceDown: ['two', 'one'] } });
  },
);
ruling('whoever declines lets all Break cards of that moment go', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [heavy(1)] },
    B: { deck: over(breaking('one'), breaking('two')) },
  });
  r.offers('B.break', ['one', 'two'], ['approacher', 'X']);
  r.approach('X', ['B.break']);
  r.expect({ B: { hand: 0, faceUp: ['two', 'one'], faceDown: 0 } });
  r.happened({ broke: 0 });
});
ruling('whoever has played one may let the other go, and it comes never again', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [heavy(1), character('Y')] },
    B: { deck: over(breaking('one'), breaking('two')) },
  });
  r.approach('X', ['B.break', 'one'], ['B.break']);
  r.expect({ B: { hand: 1, faceUp: ['two'], faceDown: ['one'] } });
  r.neverAsks('break', ['approacher', 'Y']);
});
ruling('a point without Break asks nothing', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { deck: over(drawing('calm')) } });
  r.neverAsks('break', ['approacher', 'X']);
  r.approach('X');
  r.expect({ B: { faceUp: ['calm'] } });
});
ruling('an effect that gives points lets Break be played before anybody has priority', (r) => {
  r.table({
    at: 'main',
    A: { hand: [event('gift', [give(1, 'opponent')])] },
    B: { hand: [drawing('theirs')], deck: over(breaking('boom')) },
  });
  r.offers('B.break', ['boom'], ['main', 'play gift']);
  r.act('play gift', ['B.break', 'boom'], ['B.mainPriority', 'play theirs']);
  r.order('declared', numbersOf('gift', 'boom', 'theirs'));
  r.expect({ A: { trash: ['gift'] }, B: { hand: 2, faceDown: ['boom'] } });
});
ruling('the points that a player gives itself let Break be played as well', (r) => {
  r.table({ at: 'main', A: { hand: [event('penance', [give(1, 'you')])], deck: over(breaking('boom')) } });
  r.offers('A.break', ['boom'], ['main', 'play penance']);
  r.act('play penance', ['A.break', 'boom']);
  r.expect({ A: { hand: 1, faceDown: ['boom'] } });
});
ruling('a Break card that lies in the point area already, or is turned up there, is not asked about', (r) => {
  const up = event('up', [{ do: 'turnUp', target: { all: { who: 'you', where: 'pointArea' } } }]);
  r.table({
    at: 'main',
    A: {
      hand: [up, event('penance', [give(1, 'you')])],
      pointArea: [faceDown(breaking('old'))],
      deck: over(breaking('boom')),
    },
  });
  r.neverAsks('break', ['main', 'play up']);
  r.act('play up');
  r.expect({ A: { faceUp: ['old'] } });
  r.offers('A.break', ['boom'], ['main', 'play penance']);
});
ruling('a Break card that goes from the deck to the trash or to a hand is not asked about', (r) => {
  const dig = event('dig', [{ do: 'mill', amount: 1 }, { do: 'draw', amount: 1 }, give(1, 'you')]);
  r.table({ at: 'main', A: { hand: [dig], deck: over(breaking('milled'), breaking('drawn'), breaking('given')) } });
  r.offers('A.break', ['given'], ['main', 'play dig']);
});
ruling('a Break card that is the seventh point comes too late: the match is over', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { pointArea: 6, deck: over(breaking('boom')) } });
  r.neverAsks('break', ['approacher', 'X']);
  r.approach('X');
  r.expect({ winner: 'A', B: { pointArea: 7, faceDown: 0 } });
});
ruling('a Break card that is the sixth point is in time', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { pointArea: 5, deck: over(breaking('boom')) } });
  r.offers('B.break', ['boom'], ['approacher', 'X']);
});
ruling('where both players have Break cards at one moment the turn player is asked first', (r) => {
  const flood = event('flood', [give(1, 'each')]);
  const deck = (name: string) => over(breaking(name));
  r.table({ at: 'main', A: { hand: [flood], deck: deck('mine') }, B: { deck: deck('theirs') } });
  r.offers('A.break', ['mine'], ['main', 'play flood']);
  r.offers('B.break', ['theirs'], ['main', 'play flood'], ['A.break', 'mine']);
  r.offers('B.break', ['theirs'], ['main', 'play flood'], ['A.break']);
  r.act('play flood', ['A.break', 'mine'], ['B.break', 'theirs']);
  r.order('declared', numbersOf('flood', 'mine', 'theirs'));
  r.table({ at: 'main', A: { deck: deck('mine') }, B: { hand: [flood], deck: deck('theirs') } });
  r.offers('A.break', ['mine'], ['main'], ['B.mainPriority', 'play flood']);
  r.offers('B.break', ['theirs'], ['main'], ['B.mainPriority', 'play flood'], ['A.break']);
});
ruling('a Break that is negated does nothing; its card stays a point, face down', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [X], hand: [negating('deny')] },
    B: { deck: over(breaking('boom', draw(3))) },
  });
  r.offers('A.interrupt', ['play deny'], ['approacher', 'X'], ['B.break', 'boom']);
  r.approach('X', ['B.break', 'boom'], ['A.interrupt', 'play deny']);
  r.expect({ A: { trash: ['deny'] }, B: { hand: 0, trash: 0, faceDown: ['boom'] } });
  r.happened({ failed: 1, broke: 1 });
});
ruling('a Break is interrupted as the play of an event, of whoever plays it', (r) => {
  const only = (of: 'event' | 'text') => negating(`no ${of}`, { against: { of: [of], by: 'opponent' } });
  r.table({
    at: 'approach',
    A: { mainArea: [X], hand: [only('event'), only('text')] },
    B: { hand: [only('event'), negating('any')], deck: over(breaking('boom')) },
  });
  const broken = [
    ['approacher', 'X'],
    ['B.break', 'boom'],
  ] as const;
  r.offers('A.interrupt', ['play no event'], ...broken);
  r.offers('B.interrupt', ['play any'], ...broken, ['A.interrupt']);
});
ruling('from hand a Break card is a normal event: it is paid, has its tags, and goes to the trash', (r) => {
  const boom = breaking('boom', draw(3), { cost: 1, timing: ['main', 'own'] });
  r.table({ at: 'main', A: { hand: [boom, boom, source(1)] }, B: { hand: [boom, source(1), drawing('it')] } });
  r.offers('A.main', ['play boom', 'play boom']);
  r.offers('B.mainPriority', ['play it'], ['main']);
  r.act('play boom', ['pay', 'red 1']);
  r.expect({ A: { hand: 4, trash: ['boom', 'red 1'], pointArea: 0 } });
  r.happened({ broke: 0 });
});
ruling('as a point it needs no phase, side or cost of its own', (r) => {
  const boom = breaking('boom', draw(3), { cost: 9, timing: ['main', 'own'] });
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { deck: over(boom) } });
  r.approach('X', ['B.break', 'boom']);
  r.expect({ B: { hand: 3, pointArea: 1 } });
});
ruling('as a point it needs its use condition', (r) => {
  const boom = breaking('boom', DRAW, { useCondition: [{ count: { who: 'you', where: 'field' }, atLeast: 1 }] });
  r.table({ at: 'approach', A: { mainArea: [heavy(1)] }, B: { deck: over(boom, breaking('other')) } });
  r.offers('B.break', ['other'], ['approacher', 'X']);
  r.table({
    at: 'approach',
    A: { mainArea: [heavy(1)] },
    B: { supportArea: [character('Y')], deck: over(boom, breaking('other')) },
  });
  r.offers('B.break', ['boom', 'other'], ['approacher', 'X']);
});
ruling('as a point it needs its targets, and names them as it is played', (r) => {
  const blow = aimed(
    'blow',
    (target) => [{ do: 'exit', target }],
    { where: 'supportArea' },
    {
      keywords: [{ keyword: 'break' }],
    },
  );
  const deck = over(blow, breaking('other'));
  r.table({ at: 'approach', A: { mainArea: [heavy(1)] }, B: { deck } });
  r.offers('B.break', ['other'], ['approacher', 'X']);
  r.table({ at: 'approach', A: { mainArea: [heavy(1)], supportArea: [character('S'), character('T')] }, B: { deck } });
  r.approach('X', ['B.break', 'blow'], ['target', 'T'], ['B.break']);
  r.expect({ A: { supportArea: ['S'], trash: ['T'] } });
});
ruling('a use condition that the first Break card has met lets the second one be played', (r) => {
  const needs = breaking('needs', DRAW, { useCondition: [{ count: { who: 'you', where: 'hand' }, atLeast: 3 }] });
  r.table({ at: 'approach', A: { mainArea: [heavy(1)] }, B: { deck: over(needs, breaking('first', draw(3))) } });
  r.offers('B.break', ['first'], ['approacher', 'X']);
  r.offers('B.break', ['needs'], ['approacher', 'X'], ['B.break', 'first']);
});
ruling('a Break that wakes a triggered text waits for it before the next Break card', (r) => {
  const bell = withTexts('bell', trigger({ on: 'played', by: 'opponent' }, draw(1)));
  r.table({
    at: 'approach',
    A: { mainArea: [heavy(1)], supportArea: [bell] },
    B: { deck: over(breaking('one'), breaking('two')) },
  });
  r.at(
    'B.break',
    [
      ['approacher', 'X'],
      ['B.break', 'one'],
    ],
    (there) => there.expect({ A: { hand: 1 } }),
  );
});
ruling('the effect of a Break card may give points, with a Break card of the other among them', (r) => {
  const echo = breaking('echo', [give(1, 'opponent')]);
  r.table({
    at: 'approach',
    A: { mainArea: [X], deck: over(breaking('mine')) },
    B: { deck: over(echo) },
  });
  r.offers('A.break', ['mine'], ['approacher', 'X'], ['B.break', 'echo']);
  r.approach('X', ['B.break', 'echo'], ['A.break', 'mine']);
  r.expect({ A: { faceDown: ['mine'], hand: 1 }, B: { faceDown: ['echo'] } });
});
ruling('points given by an interruption: Break comes before the declaration that still waits', (r) => {
  const gift = interrupt('gift', [give(1, 'opponent')]);
  const count = event('count', [{ do: 'draw', amount: { count: { who: 'you', where: 'hand' }, times: 1 } }]);
  r.table({ at: 'main', A: { hand: [count], deck: over(breaking('boom', draw(2))) }, B: { hand: [gift] } });
  r.at(
    'A.break',
    [
      ['main', 'play count'],
      ['B.interrupt', 'play gift'],
    ],
    (there) => there.expectSeen('public', { 'A.play': ['count'], 'B.trash': ['gift'] }),
  );
  r.act('play count', ['B.interrupt', 'play gift'], ['A.break', 'boom']);
  r.order('declared', numbersOf('count', 'gift', 'boom'));
  // Two by Break, and as many again by what waited.
  r.expect({ A: { hand: 4, faceDown: ['boom'] } });
});
ruling('points given by a triggered text let Break be played when what else has woken is done', (r) => {
  const giver = withTexts('giver', trigger({ on: 'enters', who: 'this' }, [give(1, 'opponent')]));
  const greeter = withTexts(
    'greeter',
    trigger({ on: 'enters', who: { who: 'you', where: 'field', other: true } }, DRAW),
  );
  r.table({
    at: 'main',
    A: { mainArea: [greeter], hand: [giver] },
    B: { deck: over(breaking('boom')) },
  });
  const way = [
    ['main', 'enter giver'],
    ['chooseArea', 'supportArea'],
    ['whichFirst', 'giver'],
  ] as const;
  r.offers('B.break', ['boom'], ...way);
  r.at('B.break', way, (there) => there.expect({ A: { hand: 1 } }));
});
ruling('a Break card whose point has been turned down meanwhile is not played', (r) => {
  const down = trigger({ on: 'givesPoints', who: 'this' }, [
    { do: 'turnDown', target: { all: { who: 'opponent', where: 'pointArea', name: 'boom' } } },
  ]);
  const X2 = withTexts('X', always('this', [{ what: 'points', by: 1 }]), down);
  r.table({ at: 'approach', A: { mainArea: [X2] }, B: { deck: over(breaking('boom'), breaking('other')) } });
  r.offers('B.break', ['other'], ['approacher', 'X']);
});

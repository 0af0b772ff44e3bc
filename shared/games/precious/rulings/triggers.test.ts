// Rulings on triggered texts: what wakes each, in which order they are carried out, and what they mean.
import { test } from 'vitest';
import type { Select, Trigger } from '../card-data.ts';
import {
  bounce,
  character,
  DRAW,
  drawing,
  event,
  exiting,
  FREE,
  negating,
  support,
  trigger,
  use,
  withTexts,
} from './bench/cards.ts';
import { numbersOf } from './bench/numbers.ts';
import { resting, supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const anybody: Select = { who: 'any', where: 'field' };
const ours: Select = { who: 'you', where: 'field' };
const theirs: Select = { who: 'opponent', where: 'field' };
/** Draws one when that happens. */
const bell = (when: Trigger, name = 'bell') => withTexts(name, trigger(when, DRAW));
const inMain = ['chooseArea', 'mainArea'] as const;
const inSupport = ['chooseArea', 'supportArea'] as const;

ruling('enters: this card, in either area', (r) => {
  for (const area of [inMain, inSupport]) {
    r.table({ at: 'main', A: { hand: [bell({ on: 'enters', who: 'this' })] } });
    r.act('enter bell', area);
    r.expect({ A: { hand: 1 } });
  }
});
ruling('enters: others of the kind, in the area that the text says, from anywhere', (r) => {
  const call = event('call', [
    { do: 'enter', target: { all: { who: 'you', where: 'trash', type: 'character' } }, to: 'mainArea' },
  ]);
  const A = {
    hand: [character('new'), call],
    trash: [character('old')],
    supportArea: [bell({ on: 'enters', who: { who: 'you', where: 'mainArea' } })],
  };
  r.table({ at: 'main', A, B: { supportArea: [bell({ on: 'enters', who: { ...theirs, name: 'old' } })] } });
  r.act('enter new', inSupport);
  r.expect({ A: { hand: 1 }, B: { hand: 0 } });
  r.act('play call', ['whichFirst', 'bell']);
  r.expect({ A: { hand: 1 }, B: { hand: 1 } });
});
ruling('exits: in a judgement and by an effect, but not by going elsewhere', (r) => {
  const last = bell({ on: 'exits', who: 'this' }, 'last');
  r.table({ at: 'approach', A: { mainArea: [last] }, B: { mainArea: [character('Y', 90, 90)] } });
  r.approach('last', ['interferer', 'Y']);
  r.expect({ A: { hand: 1, trash: ['last'] } });
  r.table({ at: 'main', A: { hand: [exiting('blow', { who: 'you' })], mainArea: [last] } });
  r.act('play blow');
  r.expect({ A: { hand: 1 } });
  r.table({ at: 'main', A: { hand: [bounce('home', { who: 'you' })], mainArea: [last] } });
  r.act('play home');
  r.expect({ A: { hand: ['last'] } });
});
ruling('exits: not of one that makes room for a sixth, but it leaves', (r) => {
  const five = [
    withTexts('e', trigger({ on: 'exits', who: 'this' }, DRAW), trigger({ on: 'leaves', who: 'this' }, DRAW)),
    ...['a', 'b', 'c', 'd'].map((name) => character(name)),
  ];
  r.table({ at: 'main', A: { hand: [character('new')], mainArea: five } });
  r.act('enter new', inMain, ['replace', 'e']);
  r.expect({ A: { hand: 1, trash: ['e'] } });
  r.happened({ textTriggered: 1 });
});
ruling('leaves: from the field to anywhere', (r) => {
  const last = bell({ on: 'leaves', who: 'this' }, 'last');
  for (const [card, hand] of [
    [bounce('away', { who: 'you' }), 2],
    [exiting('away', { who: 'you' }), 1],
  ] as const) {
    r.table({ at: 'main', A: { hand: [card], supportArea: [last] } });
    r.act('play away');
    r.expect({ A: { hand, supportArea: 0 } });
  }
});
ruling('leaves: characters that leave at once see each other leave', (r) => {
  const both = (name: string) => bell({ on: 'leaves', who: { ...ours, other: true } }, name);
  const storm = event('storm', [{ do: 'move', target: { all: theirs }, to: 'trash' }]);
  r.table({ at: 'main', A: { hand: [storm] }, B: { mainArea: [both('S')], supportArea: [both('T')] } });
  r.act('play storm', ['A.whichFirst', 'T']);
  r.order('textTriggered', numbersOf('T', 'S'));
  r.expect({ B: { hand: 2, trash: 2 } });
});
ruling('what a card says of its own leaving means the card where it is now', (r) => {
  const phoenix = withTexts(
    'phoenix',
    trigger({ on: 'exits', who: 'this' }, [{ do: 'move', target: 'this', to: 'hand' }]),
  );
  r.table({ at: 'main', A: { hand: [exiting('blow', { who: 'you' })], mainArea: [phoenix] } });
  r.act('play blow');
  r.expect({ A: { hand: ['phoenix'], trash: ['blow'] } });
});
ruling('approaches and interferes: as soon as it does, before the free timing', (r) => {
  const X = withTexts(
    'X',
    trigger({ on: 'approaches', who: 'this' }, DRAW),
    trigger({ on: 'interferes', who: 'this' }, DRAW),
  );
  r.table({ at: 'approach', A: { mainArea: [X], hand: [drawing('mine')] }, B: { mainArea: [X] } });
  r.at('A.approached', [['approacher', 'X']], (there) => there.expect({ A: { hand: 2 }, B: { hand: 0 } }));
  r.at(
    'A.interfered',
    [
      ['approacher', 'X'],
      ['interferer', 'X'],
    ],
    (there) => there.expect({ A: { hand: 2 }, B: { hand: 1 } }),
  );
});
ruling('givesPoints: this approach or another, not points by an effect', (r) => {
  const X = bell({ on: 'givesPoints', who: 'this' }, 'X');
  const gift = event('gift', [{ do: 'givePoints', amount: 1, who: 'opponent' }]);
  r.table({
    at: 'approach',
    A: { mainArea: [X, character('Y')], supportArea: [bell({ on: 'givesPoints', who: ours })], hand: [gift] },
  });
  r.approach('Y');
  r.expect({ A: { hand: 2 } });
  r.approach('X', ['whichFirst', 'X'], ['A.approachOver', 'play gift']);
  r.expect({ A: { hand: 3 }, B: { pointArea: 3 } });
});
ruling('givesPoints: not where the approach gives none', (r) => {
  const X = withTexts('X', trigger({ on: 'givesPoints', who: 'this' }, DRAW));
  r.table({ at: 'approach', A: { mainArea: [X], hand: 0 }, B: { mainArea: [character('Y', 10, 90)] } });
  r.approach('X', ['interferer', 'Y']);
  r.expect({ A: { hand: 0 }, B: { pointArea: 0 } });
  r.happened({ textTriggered: 0, judged: 1 });
});
ruling('receivesPoints: by an approach or an effect, of the player that the text says, once for all at once', (r) => {
  const mine = bell({ on: 'receivesPoints', seat: 'you' }, 'mine');
  const yours = bell({ on: 'receivesPoints', seat: 'opponent' }, 'yours');
  const gift = event('gift', [{ do: 'givePoints', amount: 3, who: 'opponent' }]);
  r.table({
    at: 'approach',
    A: { mainArea: [character('X')], supportArea: [mine], hand: [gift] },
    B: { supportArea: [mine, yours] },
  });
  r.approach('X');
  r.expect({ A: { hand: 1 }, B: { hand: 1 } });
  r.table({ at: 'main', A: { hand: [gift], supportArea: [mine, yours] }, B: { supportArea: [mine] } });
  r.act('play gift', ['whichFirst', 'mine']);
  r.expect({ A: { hand: 1 }, B: { hand: 1, pointArea: 3 } });
});
ruling('supported: a support card is set on it, by playing or by an effect', (r) => {
  const X = bell({ on: 'supported', who: 'this' }, 'X');
  const dress = event('dress', [
    {
      do: 'set',
      target: { all: { who: 'you', where: 'trash', type: 'support' } },
      on: { all: { ...ours, name: 'X' } },
    },
  ]);
  r.table({
    at: 'main',
    A: {
      mainArea: [X],
      supportArea: [character('Y')],
      hand: [support('charm'), support('other'), dress],
      trash: [support('third')],
    },
  });
  r.act('set charm', ['chooseBearer', 'Y']);
  r.expect({ A: { hand: 2 } });
  r.act('set other', ['chooseBearer', 'X']);
  r.expect({ A: { hand: 2 } });
  r.act('play dress');
  r.expect({ A: { hand: 2, mainArea: { X: { supports: ['other', 'third'] } } } });
});
ruling(
  'played: an event, a support card or a text, of whom and of which kind the text says, after it has had its effect',
  (r) => {
    const reader = withTexts('reader', trigger({ on: 'played', by: 'opponent', card: { color: 'red' } }, DRAW));
    const doer = withTexts('doer', use(FREE, DRAW));
    const A = {
      mainArea: [doer],
      hand: [drawing('red'), drawing('blue', 1, { color: 'blue' }), support('charm'), character('new')],
    };
    r.table({ at: 'main', A, B: { supportArea: [reader] } });
    for (const [action, drawn] of [
      ['play red', 1],
      ['play blue', 1],
      ['set charm', 2],
      ['use doer', 3],
      ['enter new', 3],
    ] as const) {
      r.act(action, ...(action === 'enter new' ? [inMain] : []));
      r.expect({ B: { hand: drawn } });
    }
  },
);
ruling('played: not where it was negated', (r) => {
  const reader = bell({ on: 'played', by: 'opponent' }, 'reader');
  r.table({ at: 'main', A: { hand: [drawing('one')] }, B: { supportArea: [reader], hand: [negating('deny')] } });
  r.act('play one', ['B.interrupt', 'play deny']);
  r.expect({ B: { hand: 0 } });
  r.happened({ failed: 1, textTriggered: 0 });
});
ruling('turnBegins and turnEnds: in the own turn, in that of the opponent, or in any', (r) => {
  for (const on of ['turnBegins', 'turnEnds'] as const) {
    for (const [turn, first, second] of [
      ['you', 1, 1],
      ['opponent', 0, 1],
      ['any', 1, 2],
    ] as const) {
      // Drawn by the turn itself: A two at its start, B two at the start of the next.
      r.table({ at: 'start', A: { supportArea: [bell({ on, turn })] } });
      r.until('turnStart', ['main']);
      r.expect({ A: { hand: 2 + first } });
      r.until('turnStart', ['B.main']);
      r.expect({ A: { hand: 2 + second }, B: { hand: 2 } });
    }
  }
});
ruling('turnBegins: after the draw and after all have become active', (r) => {
  const check = withTexts(
    'check',
    trigger({ on: 'turnBegins', turn: 'you' }, DRAW, {
      if: [{ thisIs: { state: 'active' } }, { count: { who: 'you', where: 'hand' }, atLeast: 2 }],
    }),
  );
  r.table({ at: 'start', A: { mainArea: [resting(check)] } });
  r.until('main');
  r.expect({ A: { hand: 3 } });
});

ruling(
  'the turn player orders all that wakes at the same moment, also what the opponent controls, one after another',
  (r) => {
    const A = {
      hand: [character('new')],
      supportArea: [bell({ on: 'enters', who: anybody }, 'mine'), bell({ on: 'enters', who: anybody }, 'third')],
    };
    r.table({ at: 'main', A, B: { supportArea: [bell({ on: 'enters', who: anybody }, 'theirs')] } });
    r.offers('A.whichFirst', ['mine texts.0', 'theirs texts.0', 'third texts.0'], ['main', 'enter new'], inMain);
    r.act('enter new', inMain, ['A.whichFirst', 'theirs'], ['A.whichFirst', 'third']);
    r.order('textTriggered', numbersOf('theirs', 'third', 'mine'));
  },
);
ruling('also in the turn of the other the turn player orders', (r) => {
  const storm = event('storm', [{ do: 'exit', target: { all: theirs } }]);
  const last = (name: string) => bell({ on: 'exits', who: 'this' }, name);
  r.table({ at: 'main', A: { mainArea: [last('S'), last('T')] }, B: { hand: [storm] } });
  r.run(['main'], ['B.mainPriority', 'play storm'], ['A.whichFirst', 'T']);
  r.order('textTriggered', numbersOf('T', 'S'));
});
ruling('they are carried out before anybody interrupts or has priority', (r) => {
  const greeter = bell({ on: 'approaches', who: 'this' }, 'greeter');
  r.table({ at: 'approach', A: { mainArea: [greeter], hand: [drawing('mine')] }, B: { hand: [negating('deny')] } });
  r.neverAsks('interrupt', ['approacher', 'greeter']);
  r.at('A.approached', [['approacher', 'greeter']], (there) => there.expect({ A: { hand: 2 } }));
});
ruling('nobody refuses a text that does not say "may"', (r) => {
  const burden = withTexts('burden', trigger({ on: 'enters', who: 'this' }, [{ do: 'discard', amount: 1 }]));
  r.table({ at: 'main', A: { hand: [burden, drawing('only')] } });
  r.neverAsks('mayDo', ['main', 'enter burden'], inMain);
  r.act('enter burden', inMain);
  r.expect({ A: { hand: 0, trash: ['only'] } });
});
ruling('its condition is judged when its turn comes', (r) => {
  const fickle = withTexts(
    'fickle',
    trigger({ on: 'enters', who: anybody }, DRAW, { if: [{ count: theirs, atLeast: 1 }] }),
  );
  const sweeper = withTexts(
    'sweeper',
    trigger({ on: 'enters', who: anybody }, [{ do: 'exit', target: { all: theirs } }]),
  );
  const A = { hand: [character('new')], supportArea: [fickle, sweeper] };
  const B = { mainArea: [character('Y')] };
  r.table({ at: 'main', A, B });
  r.act('enter new', inMain, ['whichFirst', 'sweeper']);
  r.expect({ A: { hand: 0 }, B: { mainArea: 0 } });
  r.table({ at: 'main', A, B });
  r.act('enter new', inMain, ['whichFirst', 'fickle']);
  r.expect({ A: { hand: 1 }, B: { mainArea: 0 } });
});
ruling('what a triggered text wakes is done before anything else', (r) => {
  const door = withTexts(
    'door',
    trigger({ on: 'enters', who: { ...anybody, name: 'new' } }, [{ do: 'exit', target: { all: theirs } }]),
  );
  const A = { hand: [character('new'), drawing('mine')], supportArea: [door] };
  r.table({ at: 'main', A, B: { mainArea: [bell({ on: 'exits', who: 'this' }, 'last')] } });
  r.act('enter new', inMain);
  r.order('textTriggered', numbersOf('door', 'last'));
  r.expect({ B: { hand: 1 }, A: { hand: ['mine'] } });
});
ruling('a text is carried out though its card has left since', (r) => {
  const sender = (name: string) =>
    withTexts(
      name,
      trigger({ on: 'enters', who: { ...anybody, name: 'new' } }, [
        { do: 'exit', target: { all: { ...ours, name: 'T' } } },
        ...DRAW,
      ]),
    );
  r.table({ at: 'main', A: { hand: [character('new')], supportArea: [sender('S'), sender('T')] } });
  r.act('enter new', inMain, ['whichFirst', 'S']);
  r.expect({ A: { hand: 2, trash: ['T'] } });
});
ruling('it speaks of the card that woke it', (r) => {
  const greeter = withTexts(
    'greeter',
    trigger({ on: 'enters', who: { ...ours, other: true } }, [
      { do: 'ap', target: { bound: 'other' }, by: 10, until: 'endOfTurn' },
    ]),
  );
  r.table({ at: 'main', A: { mainArea: [greeter, character('old')], hand: [character('new')] } });
  r.act('enter new', inMain);
  r.expect({ A: { mainArea: { new: { ap: 30 }, old: { ap: 20 }, greeter: { ap: 20 } } } });
});
ruling('"this" in a triggered text of a support card means its bearer', (r) => {
  const charm = support('charm', [
    trigger({ on: 'approaches', who: 'this' }, DRAW),
    trigger({ on: 'exits', who: 'this' }, [{ do: 'draw', amount: 2 }]),
  ]);
  const A = { mainArea: [supported(character('X'), charm), character('other')] };
  const B = { mainArea: [character('Y', 90, 90), character('Z', 90, 90)] };
  r.table({ at: 'approach', A, B });
  r.approach('other', ['interferer', 'Y']);
  r.expect({ A: { hand: 0 } });
  r.approach('X', ['interferer', 'Z']);
  r.expect({ A: { hand: 3, trash: ['charm', 'X', 'other'] } });
});
ruling('a text of a support card that the other has set wakes for the other', (r) => {
  const curse = support('curse', [trigger({ on: 'exits', who: 'this' }, DRAW)]);
  r.table({
    at: 'main',
    A: { hand: [exiting()] },
    B: { mainArea: [supported(character('Y'), { lies: curse, owner: 'foe' })] },
  });
  r.act('play exiting');
  r.expect({ A: { hand: 1, trash: ['exiting', 'curse'] }, B: { hand: 0, trash: ['Y'] } });
});
ruling('a triggered text wakes again each time', (r) => {
  const watch = bell({ on: 'enters', who: { ...anybody, other: true } });
  r.table({ at: 'main', A: { supportArea: [watch], hand: [character('S'), character('T')] } });
  r.act('enter S', inMain);
  r.act('enter T', inSupport);
  r.happened({ textTriggered: 2 });
  r.expect({ A: { hand: 2 } });
});
ruling('those of cards in a hand or in the trash do not wake', (r) => {
  const watch = (name: string) => bell({ on: 'enters', who: anybody }, name);
  const A = {
    hand: [character('new'), watch('h')],
    trash: [watch('t')],
    pointArea: [watch('p')],
    supportArea: [watch('f')],
  };
  r.table({ at: 'main', A });
  r.act('enter new', inMain);
  r.order('textTriggered', numbersOf('f'));
});

// Rulings on static texts: what each gives, to whom, and as long as what (7.7); and on each prohibition.
import { test } from 'vitest';
import type { Gift, Restriction } from '../card-data.ts';
import {
  aimed,
  always,
  bounce,
  character,
  DRAW,
  drawing,
  event,
  exiting,
  FREE,
  paysMore,
  source,
  support,
  use,
  withTexts,
} from './bench/cards.ts';
import { entered, resting, supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const ap = (by: number): Gift => ({ what: 'ap', by });
const cannot = (what: Restriction): Gift => ({ what: 'cannot', do: what });
const giver = (name: string, ...gives: Gift[]) => withTexts(name, always('this', gives));

ruling('AP and DP: to this card, to the bearer, or to all of a kind', (r) => {
  const crest = withTexts('crest', always({ who: 'you', where: 'mainArea', other: true }, [{ what: 'dp', by: 10 }]));
  r.table({
    at: 'main',
    A: {
      mainArea: [
        giver('self', ap(10)),
        supported(character('X'), support('charm', [always('bearer', [ap(30)])])),
        crest,
      ],
      supportArea: [character('S')],
    },
    B: { mainArea: [character('Y')] },
  });
  r.expect({
    A: {
      mainArea: { self: { ap: 30, dp: 30 }, X: { ap: 50, dp: 30 }, crest: { ap: 20, dp: 20 } },
      supportArea: { S: { ap: 20, dp: 20 } },
    },
    B: { mainArea: { Y: { ap: 20, dp: 20 } } },
  });
});
ruling('they apply at once and end when the card leaves', (r) => {
  const leader = withTexts('leader', always({ who: 'you', where: 'field', other: true }, [ap(10)]));
  r.table({
    at: 'main',
    A: { hand: [leader, bounce('home', { who: 'you', name: 'leader' })], mainArea: [character('X')] },
  });
  r.act('enter leader', ['chooseArea', 'supportArea']);
  r.expect({ A: { mainArea: { X: { ap: 30 } } } });
  r.act('play home');
  r.expect({ A: { mainArea: { X: { ap: 20 } } } });
});
ruling('they apply to whoever comes later, and only where their condition holds', (r) => {
  const shy = withTexts('shy', always({ who: 'any', where: 'field' }, [ap(10)], { if: [{ turn: 'you' }] }));
  r.table({ at: 'main', A: { supportArea: [shy], hand: [character('new')] }, B: { mainArea: [character('Y')] } });
  r.act('enter new', ['chooseArea', 'mainArea']);
  r.expect({ A: { mainArea: { new: { ap: 30 } } }, B: { mainArea: { Y: { ap: 30 } } } });
  r.endTurn();
  r.until('main');
  r.expect({ A: { mainArea: { new: { ap: 20 } } }, B: { mainArea: { Y: { ap: 20 } } } });
});
ruling('those of cards in a hand or in the trash do nothing', (r) => {
  const leader = (name: string) => withTexts(name, always({ who: 'you', where: 'field' }, [ap(10)]));
  const A = {
    hand: [leader('h')],
    trash: [leader('t')],
    pointArea: [leader('p')],
    mainArea: [character('X'), leader('m')],
  };
  r.table({ at: 'main', A });
  r.expect({ A: { mainArea: { X: { ap: 30 }, m: { ap: 30 } } } });
});
ruling('an amount of theirs is counted anew at every moment', (r) => {
  const crowd = withTexts(
    'crowd',
    always('this', [{ what: 'ap', by: { count: { who: 'you', where: 'field', other: true }, times: 10 } }]),
  );
  r.table({ at: 'main', A: { mainArea: [crowd], hand: [character('new')] } });
  r.expect({ A: { mainArea: { crowd: { ap: 20 } } } });
  r.act('enter new', ['chooseArea', 'supportArea']);
  r.expect({ A: { mainArea: { crowd: { ap: 30 } } } });
});
ruling('AP less than 0 is read as 0, and its raw sum goes on', (r) => {
  const boost = event('boost', [
    { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: 20, until: 'endOfTurn' },
  ]);
  r.table({ at: 'main', A: { mainArea: [giver('X', ap(-30))], hand: [boost] } });
  r.expect({ A: { mainArea: { X: { ap: 0 } } } });
  r.act('play boost');
  r.expect({ A: { mainArea: { X: { ap: 10 } } } });
});
ruling('cost: of cards in hand, never below 0', (r) => {
  const cheaper = withTexts(
    'cheaper',
    always({ who: 'you', where: 'hand', type: 'event' }, [{ what: 'cost', by: -2 }]),
  );
  const hand = [
    drawing('one', 1, { cost: 1, source: 0 }),
    drawing('three', 1, { cost: 3, source: 0 }),
    character('five', 20, 20, { cost: 2, source: 0 }),
  ];
  r.table({ at: 'main', A: { supportArea: [cheaper], hand } });
  r.offers('main', ['play one']);
  r.neverAsks('pay', ['main', 'play one']);
  r.table({ at: 'main', A: { supportArea: [cheaper], hand: [...hand, source(1)] } });
  r.offers('main', ['play one', 'play three']);
  r.offers('pay', ['red 1'], ['main', 'play three']);
});
ruling('cost: may be higher as well, also of the opponent’s cards', (r) => {
  const tax = withTexts('tax', always({ who: 'opponent', where: 'hand', color: 'red' }, [{ what: 'cost', by: 1 }]));
  r.table({
    at: 'main',
    A: { supportArea: [tax] },
    B: { hand: [drawing('red', 1, { source: 0 }), drawing('blue', 1, { color: 'blue', source: 0 })] },
  });
  r.offers('B.mainPriority', ['play blue'], ['main']);
});
ruling('points: so many more, or fewer down to none', (r) => {
  for (const [by, points] of [
    [2, 3],
    [-1, 0],
    [-5, 0],
  ] as const) {
    const spec = { at: 'approach', A: { mainArea: [giver('X', { what: 'points', by })], hand: 1 } } as const;
    r.table(spec);
    r.stop('A.approached', ['approacher', 'X']);
    const { approach } = r.match.view('public').facts;
    if ((approach as unknown as { points: number }).points !== points) throw new Error(`${by} more are foretold wrong`);
    r.table(spec);
    r.approach('X');
    r.expect({ A: { mainArea: { X: 'resting' } }, B: { pointArea: points, deck: 20 - points } });
  }
});
ruling('approaches: so often more in a turn, each time from active', (r) => {
  const runner = giver('X', { what: 'approaches', by: 1 });
  const wake = event('wake', [{ do: 'wake', target: { all: { who: 'you', where: 'field' } } }]);
  r.table({ at: 'approach', A: { mainArea: [runner, character('Y')], hand: [wake, wake] } });
  r.approach('X');
  r.offers('approacher', ['Y']);
  r.table({ at: 'approach', A: { mainArea: [runner, character('Y')], hand: [wake, wake] } });
  r.approach('X', ['A.approachOver', 'play wake']);
  r.offers('approacher', ['X', 'Y']);
  r.approach('X', ['A.approachOver', 'play wake']);
  r.offers('approacher', ['Y']);
});
ruling('keywords: Active, Natural X and Forced Approach are given', (r) => {
  const leader = (name: string, gift: Gift) => withTexts(name, always({ who: 'you', where: 'mainArea' }, [gift]));
  const active = leader('leader', { what: 'keyword', keyword: { keyword: 'active' } });
  r.table({ at: 'approach', A: { supportArea: [active], mainArea: [entered(character('X'))] } });
  r.offers('approacher', ['X']);
  const natural = leader('leader', { what: 'keyword', keyword: { keyword: 'natural', x: 1 } });
  const B = { mainArea: [character('low', 20, 20, { cost: 1 }), character('high', 20, 20, { cost: 2 })] };
  r.table({ at: 'approach', A: { supportArea: [natural], mainArea: [character('X')] }, B });
  r.offers('interferer', ['high'], ['approacher', 'X']);
  const forced = withTexts(
    'leader',
    always({ who: 'opponent', where: 'mainArea' }, [{ what: 'keyword', keyword: { keyword: 'forcedApproach' } }]),
  );
  r.table({ at: 'approach', A: { mainArea: [character('X'), character('Y')] }, B: { supportArea: [forced] } });
  r.offers('forcedApproacher', ['X', 'Y']);
  r.at('forcedApproacher', [], (_, { min }) => {
    if (min !== 1) throw new Error('it may be declined');
  });
});
ruling('of several Natural X the highest counts', (r) => {
  const X = character('X', 20, 20, {
    keywords: [{ keyword: 'natural', x: 1 }],
    texts: [always('this', [{ what: 'keyword', keyword: { keyword: 'natural', x: 3 } }])],
  });
  const B = { mainArea: [3, 4].map((cost) => character(`cost ${cost}`, 20, 20, { cost })) };
  r.table({ at: 'approach', A: { mainArea: [X] }, B });
  r.offers('interferer', ['cost 4'], ['approacher', 'X']);
});
ruling('a source counts as more where it pays for such a card', (r) => {
  const coin = character('coin', 20, 20, { texts: [paysMore(1, { name: 'dear' })] });
  const hand = [drawing('dear', 1, { cost: 2, source: 0 }), drawing('other', 1, { cost: 2, source: 0 })];
  r.table({ at: 'main', A: { hand, pointArea: [coin] } });
  r.offers('main', ['play dear']);
});

ruling('cannot approach: others do, also where it is forced', (r) => {
  const lazy = character('lazy', 20, 20, {
    keywords: [{ keyword: 'forcedApproach' }],
    texts: [always('this', [cannot('approach')])],
  });
  r.table({ at: 'approach', A: { mainArea: [lazy, character('X')] } });
  r.offers('approacher', ['X']);
});
ruling('cannot interfere: others do', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [character('X')] },
    B: { mainArea: [giver('shy', cannot('interfere')), character('Y')] },
  });
  r.offers('interferer', ['Y'], ['approacher', 'X']);
});
ruling('cannot be interfered with: its own approach alone', (r) => {
  const A = { mainArea: [giver('swift', cannot('beInterfered')), character('X')] };
  r.table({ at: 'approach', A, B: { mainArea: [character('Y')] } });
  r.neverAsks('interferer', ['approacher', 'swift']);
  r.offers('interferer', ['Y'], ['approacher', 'X']);
  r.approach('swift');
  r.expect({ B: { pointArea: 1, mainArea: { Y: 'active' } } });
});
ruling('cannot exit: in judgements only', (r) => {
  const A = { mainArea: [giver('tough', cannot('exit'))], hand: [exiting('blow', { who: 'any', name: 'tough' })] };
  r.table({ at: 'approach', A, B: { mainArea: [character('Y', 90, 20)] } });
  r.approach('tough', ['interferer', 'Y']);
  r.expect({ A: { mainArea: ['tough'] }, B: { mainArea: 0, trash: ['Y'] } });
  r.table({ at: 'main', A });
  r.act('play blow');
  r.expect({ A: { mainArea: 0, trash: ['blow', 'tough'] } });
});
ruling('cannot wake: at the start of the turn; an effect makes it active all the same', (r) => {
  const wake = event('wake', [{ do: 'wake', target: { all: { who: 'you', where: 'field' } } }]);
  r.table({
    at: 'start',
    A: { hand: [wake], mainArea: [resting(giver('sleepy', cannot('wake'))), resting(character('X'))] },
  });
  r.until('main');
  r.expect({ A: { mainArea: { sleepy: 'resting', X: 'active' } } });
  r.act('play wake');
  r.expect({ A: { mainArea: { sleepy: 'active', X: 'active' } } });
});
ruling('cannot use texts: those of others are used', (r) => {
  const mute = withTexts('mute', use(FREE, DRAW), always('this', [cannot('useText')]));
  r.table({ at: 'main', A: { mainArea: [mute, withTexts('doer', use(FREE, DRAW))] } });
  r.offers('main', ['use doer']);
});
ruling('cannot be named by the opponent, but by its controller; and what names nobody concerns it', (r) => {
  const ghost = giver('ghost', cannot('target'));
  const aim = aimed('aim', (target) => [{ do: 'rest', target }], { who: 'any' });
  const storm = event('storm', [{ do: 'rest', target: { all: { who: 'any', where: 'field' } } }]);
  r.table({ at: 'main', A: { hand: [aim], mainArea: [ghost] }, B: { hand: [aim, storm], mainArea: [character('Y')] } });
  r.offers('target', ['ghost', 'Y'], ['main', 'play aim']);
  r.neverAsks('target', ['main'], ['B.mainPriority', 'play aim']);
  r.run(['main'], ['B.mainPriority', 'play aim']);
  r.expect({ A: { mainArea: { ghost: 'active' } }, B: { mainArea: { Y: 'resting' } } });
  r.run(['main'], ['B.mainPriority', 'play storm']);
  r.expect({ A: { mainArea: { ghost: 'resting' } } });
});
ruling(
  'an effect forbids as a static text does: interfering, being interfered with, exiting, waking, texts, naming',
  (r) => {
    const ban = (what: Restriction) =>
      event('ban', [
        { do: 'forbid', target: { all: { who: 'any', where: 'field', name: 'T' } }, what, until: 'lasting' },
      ]);
    const fight = { mainArea: [character('T', 20, 20), character('U', 20, 20)] };
    r.table({ at: 'main', A: { hand: [ban('interfere')], mainArea: [character('X')] }, B: fight });
    r.act('play ban');
    r.until('approach');
    r.offers('interferer', ['U'], ['approacher', 'X']);
    r.table({ at: 'main', A: { hand: [ban('beInterfered')], ...fight }, B: { mainArea: [character('Y')] } });
    r.act('play ban');
    r.until('approach');
    r.neverAsks('interferer', ['approacher', 'T']);
    r.offers('interferer', ['Y'], ['approacher', 'U']);
    r.table({ at: 'main', A: { hand: [ban('exit')], ...fight }, B: { mainArea: [character('Y')] } });
    r.act('play ban');
    r.until('approach');
    r.approach('T', ['interferer', 'Y']);
    r.expect({ A: { mainArea: ['T', 'U'] }, B: { mainArea: 0 } });
    r.table({
      at: 'main',
      A: { hand: [ban('useText')], mainArea: ['T', 'U'].map((name) => withTexts(name, use(FREE, DRAW))) },
    });
    r.act('play ban');
    r.offers('main', ['use U']);
    r.table({ at: 'main', A: { hand: [ban('wake')], mainArea: fight.mainArea.map(resting) } });
    r.act('play ban');
    r.endTurn();
    r.endTurn(['B.main']);
    r.until('main');
    r.expect({ A: { mainArea: { T: 'resting', U: 'active' } } });
    r.table({
      at: 'main',
      A: { hand: [ban('target'), exiting()] },
      B: { mainArea: [...fight.mainArea, character('V')] },
    });
    r.act('play ban');
    r.offers('target', ['U', 'V'], ['main', 'play exiting']);
  },
);

// Rulings on exit judgements, and on values as they are read (6, step 5; 6.5; section 8, negative values).
import { test } from 'vitest';
import {
  aimed,
  always,
  character,
  DRAW,
  drawing,
  event,
  support,
  trigger,
  withoutValues,
  withTexts,
} from './bench/cards.ts';
import { supported } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);

type Pair = readonly [ap: number, dp: number];
/** One approach of A against B with these values, and who of them stays. */
function judged(r: Ruling, a: Pair, b: Pair, stay: readonly ('A' | 'B')[]): void {
  r.table({ at: 'approach', A: { mainArea: [character('A', ...a)] }, B: { mainArea: [character('B', ...b)] } });
  r.approach('A', ['interferer', 'B']);
  for (const who of ['A', 'B'] as const) {
    const stays = stay.includes(who);
    r.expect({ [who]: { mainArea: stays ? { [who]: 'resting' } : {}, trash: stays ? [] : [who], pointArea: 0 } });
  }
  r.happened({ judged: 1, pointsGiven: 0, exited: stay.length === 2 ? 0 : 1 });
}
ruling('M01: 30/40 against 30/30: the interferer exits, the approacher stays', (r) =>
  judged(r, [30, 40], [30, 30], ['A']),
);
ruling('M02: 20/30 against 30/20: both exit', (r) => judged(r, [20, 30], [30, 20], []));
ruling('M03: 20/20 against 20/20: both exit, since as high is enough', (r) => judged(r, [20, 20], [20, 20], []));
ruling('M05: 20/20 against 20/30: the approacher alone exits', (r) => judged(r, [20, 20], [20, 30], ['B']));
ruling('M06: 20/20 against 10/30: nobody exits, and there is no point', (r) =>
  judged(r, [20, 20], [10, 30], ['A', 'B']),
);

ruling('values count as they are in the judgement, not as they were before', (r) => {
  const grow = event('grow', [
    { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: 10, until: 'endOfTurn' },
  ]);
  r.table({
    at: 'approach',
    A: { mainArea: [character('A', 20, 50)], hand: [grow] },
    B: { mainArea: [character('B', 20, 30)] },
  });
  r.approach('A', ['interferer', 'B'], ['interfered', 'play grow']);
  r.expect({ A: { mainArea: { A: { ap: 30 } } }, B: { mainArea: [], trash: ['B'] } });
});
ruling('what support cards and other characters give counts in the judgement', (r) => {
  const shield = support('shield', [always('bearer', [{ what: 'dp', by: 20 }])]);
  const chorus = withoutValues('chorus', {
    texts: [always({ who: 'you', where: 'mainArea' }, [{ what: 'ap', by: 10 }])],
  });
  r.table({
    at: 'approach',
    A: { mainArea: [character('A', 10, 20)], supportArea: [chorus] },
    B: { mainArea: [supported(character('B', 10, 0), shield)] },
  });
  r.approach('A', ['interferer', 'B']);
  r.expect({ A: { mainArea: ['A'] }, B: { mainArea: [], trash: ['shield', 'B'] } });
});
ruling('both comparisons are made at once: what one gives is not lost to the other by its exit', (r) => {
  const bully = withTexts('bully', always({ who: 'opponent', where: 'mainArea' }, [{ what: 'ap', by: -10 }]));
  r.table({ at: 'approach', A: { mainArea: [character('A', 30, 20)] }, B: { mainArea: [bully] } });
  r.approach('A', ['interferer', 'bully']);
  r.expect({ A: { mainArea: [] }, B: { mainArea: [] } });
  r.table({ at: 'approach', A: { mainArea: [character('A', 20, 30)] }, B: { mainArea: [bully] } });
  r.approach('A', ['interferer', 'bully']);
  r.expect({ A: { mainArea: ['A'] }, B: { mainArea: ['bully'] } });
});
ruling('whoever exits goes to the trash with its support cards, both sides at once', (r) => {
  const scarf = support('scarf');
  r.table({
    at: 'approach',
    A: { mainArea: [supported(character('A'), scarf)] },
    B: { mainArea: [supported(character('B'), support('hat')), supported(character('C'), scarf)] },
  });
  r.approach('A', ['interferer', 'B']);
  r.expect({
    A: { mainArea: [], trash: ['scarf', 'A'] },
    B: { mainArea: { C: { supports: ['scarf'] } }, trash: ['hat', 'B'] },
  });
  r.happened({ exited: 1 });
});
ruling('whoever exits together sees the other exit', (r) => {
  const mourner = (name: string) =>
    withTexts(name, trigger({ on: 'exits', who: { who: 'opponent', where: 'field' } }, DRAW));
  r.table({ at: 'approach', A: { mainArea: [mourner('A')] }, B: { mainArea: [mourner('B')] } });
  r.approach('A', ['interferer', 'B'], ['whichFirst', 'A']);
  r.expect({ A: { hand: 1, mainArea: [] }, B: { hand: 1, mainArea: [] } });
});
ruling('whoever exits leaves the field: what waits for the one or for the other wakes', (r) => {
  const last = (name: string, on: 'exits' | 'leaves') => withTexts(name, trigger({ on, who: 'this' }, DRAW));
  r.table({ at: 'approach', A: { mainArea: [last('A', 'exits')] }, B: { mainArea: [last('B', 'leaves')] } });
  r.approach('A', ['interferer', 'B'], ['whichFirst', 'B']);
  r.expect({ A: { hand: 1, mainArea: [], trash: ['A'] }, B: { hand: 1, mainArea: [], trash: ['B'] } });
});
ruling('others on the field are not judged', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [character('A', 50, 50), character('C', 0, 0)] },
    B: { mainArea: [character('B', 0, 10), character('D', 0, 0)] },
  });
  r.approach('A', ['interferer', 'B']);
  r.expect({ A: { mainArea: ['A', 'C'] }, B: { mainArea: ['D'], trash: ['B'] } });
});
ruling('whoever does not exit in judgements stays where its values have lost, and exits by an effect', (r) => {
  const rock = withTexts('rock', always('this', [{ what: 'cannot', do: 'exit' }]));
  const fell = event('fell', [{ do: 'exit', target: { all: { who: 'opponent', where: 'field' } } }]);
  r.table({ at: 'approach', A: { mainArea: [character('A', 50, 50)], hand: [fell] }, B: { mainArea: [rock] } });
  r.at(
    'A.approachOver',
    [
      ['approacher', 'A'],
      ['interferer', 'rock'],
    ],
    (there) => there.expect({ B: { mainArea: ['rock'] } }),
  );
  r.approach('A', ['interferer', 'rock'], ['approachOver', 'play fell']);
  r.expect({ A: { mainArea: ['A'] }, B: { mainArea: [], trash: ['rock'] } });
});

const change = (name: string, what: 'ap' | 'dp', by: number) =>
  aimed(name, (target) => [{ do: what, target, by, until: 'endOfTurn' }], { who: 'any', where: 'mainArea' });
ruling('M09: DP reduced to less than 0 makes nobody leave', (r) => {
  r.table({ at: 'main', A: { hand: [change('sap', 'dp', -30)] }, B: { mainArea: [character('B', 20, 20)] } });
  r.act('play sap');
  r.expect({ B: { mainArea: { B: { state: 'active', dp: 0 } }, trash: 0 } });
  r.until('turnEnd');
  r.expect({ B: { mainArea: ['B'] } });
});
ruling('in a judgement DP 0 is met by AP 0', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [character('A', 0, 10)], hand: [change('sap', 'dp', -30)] },
    B: { mainArea: [character('B', 0, 20)] },
  });
  r.approach('A', ['interferer', 'B'], ['A.interfered', 'play sap'], ['target', 'B']);
  r.expect({ A: { mainArea: ['A'] }, B: { mainArea: [], trash: ['B'] } });
});
ruling('AP of less than 0 counts as 0: it meets no DP of 10', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [character('A', 20, 10)], hand: [change('sap', 'ap', -30)] },
    B: { mainArea: [character('B', 20, 10)] },
  });
  r.approach('A', ['interferer', 'B'], ['A.interfered', 'play sap'], ['target', 'B']);
  r.expect({ A: { mainArea: { A: { ap: 20 } } }, B: { mainArea: [] } });
});
ruling('a sum goes on from what it really is: 20, -30 and +20 are 10', (r) => {
  const hand = [
    change('sap', 'ap', -30),
    change('cheer', 'ap', 20),
    change('rot', 'dp', -30),
    change('mend', 'dp', 20),
  ];
  r.table({ at: 'main', A: { mainArea: [character('A')], hand } });
  r.act('play sap');
  r.act('play rot');
  r.expect({ A: { mainArea: { A: { ap: 0, dp: 0 } } } });
  r.act('play cheer');
  r.act('play mend');
  r.expect({ A: { mainArea: { A: { ap: 10, dp: 10 } } } });
});
ruling('what reads a value of less than 0 reads 0', (r) => {
  const weigh = event('weigh', [
    { do: 'choose', as: 'it', from: { who: 'you', where: 'mainArea', ap: { atMost: 0 } } },
    { do: 'dp', target: { bound: 'it' }, by: { of: { bound: 'it' }, value: 'ap' }, until: 'endOfTurn' },
  ]);
  r.table({ at: 'main', A: { mainArea: [character('A')], hand: [change('sap', 'ap', -30), weigh, drawing()] } });
  r.act('play sap');
  r.act('play weigh');
  r.expect({ A: { mainArea: { A: { ap: 0, dp: 20 } } } });
});

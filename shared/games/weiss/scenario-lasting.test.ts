// What lasts on a table: a file lays it, and a report writes it down as it was.
import { describe, expect, test } from 'vitest';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Playing } from '../../kernel/scenario/play.ts';
import { runScenario, sitDown } from '../../kernel/scenario/run.ts';
import type { Scenario, Step } from '../../kernel/scenario/types.ts';
import type { Effect } from './ability-data.ts';
import type { CardData } from './card-data.ts';
import { traitsOf } from './faces.ts';
import { runAt, type State } from './rulings/bench/at-table.ts';
import { act, auto, cont, event, fighter } from './rulings/bench/cards.ts';
import { weissBench } from './scenario.ts';
import type { WeissState } from './scenario-begin.ts';
import type { Table } from './state.ts';
import { powerOf } from './values.ts';

const mine = { who: 'you', where: 'stage' } as const;
const draws = auto({ on: 'attacks', who: 'this' }, [{ do: 'draw', amount: 1 }]);
const give: Effect = {
  do: 'give',
  target: { all: mine },
  gives: [
    { what: 'ability', ability: draws },
    { what: 'trait', is: 'Guard' },
  ],
  until: 'endOfOpponentsTurn',
};
const pockets: Effect = { do: 'give', target: 'you', gives: [{ what: 'handLimit', by: 2 }], until: 'endOfTurn' };
const later: Effect = {
  do: 'later',
  at: { phase: 'climax', turn: 'you' },
  then: [{ do: 'move', target: { bound: 'one' }, to: 'hand' }],
};
const captain = fighter(1000, {
  name: 'Captain',
  abilities: [
    act([], [{ do: 'choose', as: 'one', from: { ...mine, name: 'Lancer' } }, give, later], { perTurn: 1 }),
    cont({ ...mine, trait: 'Guard' }, [{ what: 'power', by: 500 }]),
  ],
});
const lancer = fighter(5000, { name: 'Lancer' });
const rest = event([pockets], { name: 'Rest' });
const CARDS: readonly CardData[] = [captain, lancer, rest];
const at: State = { phase: 'main', A: { deck: 10, FL: 'Lancer', BL: 'Captain', hand: ['Rest'] }, B: { deck: 10 } };

function played(scenario: Scenario<CardData | string, WeissState>) {
  const playing = sitDown(weissBench, scenario, 'told') as unknown as Playing<Table>;
  for (const step of scenario.steps) if ('choose' in step) playing.choose(step);
  playing.goTo(undefined, undefined);
  return playing.match;
}
const STEPS: readonly Step[] = [
  { seat: 'A', choose: 'use Captain' },
  { seat: 'A', choose: 'play Rest' },
];
const WRITTEN: Required<Pick<WeissState, 'given' | 'uses' | 'later'>> = {
  given: [
    { card: 'Lancer', of: 'Captain', ability: '0.effect.1', until: 'endOfOpponentsTurn' },
    { card: 'Captain', of: 'Captain', ability: '0.effect.1', until: 'endOfOpponentsTurn' },
    { player: 'A', of: 'Rest', ability: '0.effect.0', until: 'endOfTurn' },
  ],
  uses: [{ card: 'Captain', of: 'Captain', ability: '0', times: 1 }],
  later: [
    {
      player: 'A',
      card: 'Captain',
      of: 'Captain',
      ability: '0.effect.2',
      slot: 'backLeft',
      bound: { one: ['Lancer'] },
    },
  ],
};

test('a report writes down what was given, used and put off, and its table is laid alike', () => {
  const match = played({ title: 'test', game: 'weiss', cards: CARDS, state: { phase: 'main', ...at }, steps: STEPS });
  // A report names the cards of sets; these are the file's own.
  const report = { ...exportScenario(weissBench, match, 'everything'), cards: CARDS };
  expect(report.state).toMatchObject(WRITTEN);
  expect(runScenario(weissBench, report)).toEqual({ ok: true });
  const again = (sitDown(weissBench, report, 'told') as unknown as Playing<Table>).match.state;
  const counts = ({ given, uses, delayed }: Table) => [given.length, Object.values(uses), delayed.length];
  expect(counts(again)).toEqual(counts(match.state));
  expect(counts(again)).toEqual([3, [1], 1]);
});

describe('a file', () => {
  const lasting: State = { ...at, ...WRITTEN };
  test('lays what works on', () => {
    const steps: Step[] = [
      { expect: { A: { FL: { power: 5500 } } } },
      { seat: 'A', illegal: 'use Captain' },
      { until: 'attack' },
      { expect: { A: { FL: null, hand: ['Lancer', 'Rest'] } } },
    ];
    expect(runAt(lasting, steps, CARDS)).toMatchObject({ ok: true });
  });
  test.each<[State, string]>([
    [
      { given: [{ card: 'Lancer', of: 'Captain', ability: '0.effect.9', until: 'endOfTurn' }] },
      'state.given[0].ability: "Captain" has nothing at "0.effect.9"',
    ],
    [
      { given: [{ card: 'Lancer', of: 'Captain', ability: '0.effect.2', until: 'endOfTurn' }] },
      'state.given[0].ability: at "0.effect.2" of "Captain" there is no step "give"',
    ],
    [
      { given: [{ of: 'Captain', ability: '0.effect.1', until: 'endOfTurn' }] },
      'state.given[0]: say to whom: "card" or "player"',
    ],
    [
      { uses: [{ card: 'Captain', of: 'Captain', ability: '1', times: 1 }] },
      'state.uses[0].ability: at "1" of "Captain" is no ability with "perTurn"',
    ],
    [
      { uses: [{ card: 'Captain', of: 'Captain', ability: 'constructor', times: 1 }] },
      'state.uses[0].ability: "Captain" has nothing at "constructor"',
    ],
    [
      { later: [{ player: 'A', of: 'Captain', ability: '0.effect.1' }] },
      'state.later[0].ability: at "0.effect.1" of "Captain" there is no step "later"',
    ],
  ])('that cannot mean it says where: %j', (state, message) => {
    expect(runAt({ ...at, ...state }, [], CARDS).message).toBe(message);
  });
});

describe('what the opponent gave until the end of its own opponent’s next turn', () => {
  const curse = event(
    [
      { do: 'power', target: { all: { who: 'opponent', where: 'stage' } }, by: -500, until: 'endOfOpponentsTurn' },
      { do: 'give', target: 'opponent', gives: [{ what: 'handLimit', by: -1 }], until: 'endOfOpponentsTurn' },
    ],
    { name: 'Curse' },
  );
  const cursed: State = { phase: 'main', A: { deck: 10, hand: ['Curse'] }, B: { deck: 10, FL: 'Lancer' } };
  const written = {
    modifiers: [{ card: 'Lancer', what: 'power', by: -500, until: 'endOfOwnTurn' }],
    given: [{ player: 'B', of: 'Curse', ability: '0.effect.1', until: 'endOfOwnTurn' }],
  } as const;
  test('is written from the side of whose card it is', () => {
    const steps: Step[] = [{ seat: 'A', choose: 'play Curse' }];
    const match = played({
      title: 'test',
      game: 'weiss',
      cards: [curse, lancer],
      state: { phase: 'main', ...cursed },
      steps,
    });
    // The words of the cards of the file are their numbers in a report.
    expect(exportScenario(weissBench, match, 'everything').state).toMatchObject({ ...written });
  });
  test('and ends with the next turn of that player', () => {
    const power = (of: number): Step => ({ expect: { B: { FL: { power: of } } } });
    const steps: Step[] = [
      power(4500),
      { until: 'next turn' },
      power(4500),
      { until: 'next turn' },
      { expect: { B: { FL: { power: 5000 } } } },
    ];
    expect(runAt({ ...cursed, ...written }, steps, [curse, lancer])).toMatchObject({ ok: true });
  });
});

test('whoever came in this turn is written down where a card asks for it', () => {
  const fresh = fighter(3000, {
    name: 'Fresh',
    abilities: [cont('this', [{ what: 'power', by: 1000 }], { if: [{ placedThisTurn: true }] })],
  });
  const state: State = { phase: 'main', A: { deck: 10, hand: ['Fresh'] }, B: { deck: 10 } };
  const steps: Step[] = [
    { seat: 'A', choose: 'play Fresh' },
    { seat: 'A', choose: 'FL' },
  ];
  const match = played({ title: 'test', game: 'weiss', cards: [fresh], state: { phase: 'main', ...state }, steps });
  const report = exportScenario(weissBench, match, 'everything');
  expect(report.state).toMatchObject({ placed: ['Fresh'] });
  expect(
    runAt(
      { ...state, A: { deck: 10, FL: 'Fresh' }, placed: ['Fresh'] },
      [{ expect: { A: { FL: { power: 4000 } } } }],
      [fresh],
    ),
  ).toMatchObject({ ok: true });
});

describe('what began first', () => {
  const strip: Effect = {
    do: 'give',
    target: { all: mine },
    gives: [{ what: 'loses', all: 'traits' }],
    until: 'endOfTurn',
  };
  const weaken: Effect = { do: 'power', target: { all: mine }, by: 1000, set: true, until: 'endOfTurn' };
  const storm = event([strip, weaken], { name: 'Storm' });
  const banner = fighter(1000, {
    name: 'Banner',
    abilities: [
      cont({ who: 'you', where: 'frontLeft' }, [
        { what: 'trait', is: 'Guard' },
        { what: 'soul', by: 1 },
      ]),
    ],
  });
  const drum = fighter(1000, {
    name: 'Drum',
    abilities: [cont({ who: 'you', where: 'frontLeft' }, [{ what: 'power', by: 500 }])],
  });
  const cards = [storm, banner, drum, captain, lancer];
  const state: State = {
    phase: 'main',
    A: { deck: 10, FL: 'Lancer', BL: 'Captain', hand: ['Storm', 'Banner', 'Drum'] },
    B: { deck: 10 },
  };
  test('is written down where something that continues came after what effects did', () => {
    const choices: Step[] = [
      { seat: 'A', choose: 'play Storm' },
      { seat: 'A', choose: 'play Banner' },
      { seat: 'A', choose: 'FR' },
      { seat: 'A', choose: 'play Drum' },
      { seat: 'A', choose: 'BR' },
    ];
    const match = played({ title: 'test', game: 'weiss', cards, state: { ...state, phase: 'main' }, steps: choices });
    const report = { ...exportScenario(weissBench, match, 'everything'), cards };
    expect(report.state.times).toMatchObject({ given: [1, 1], came: { Banner: 2, Drum: 3 } });
    const again = (sitDown(weissBench, report, 'told') as unknown as Playing<Table>).match.state;
    const lancerOf = (table: Table): number => table.zones[0].frontLeft[0] as number;
    for (const table of [match.state, again]) {
      expect(traitsOf(table, lancerOf(table))).toEqual(['Guard']);
      expect(powerOf(table, lancerOf(table))).toBe(1500);
    }
  });
  test('is before all that happens from then on, and is a number for each', () => {
    const given = [{ card: 'Lancer', of: 'Storm', ability: '0.effect.0', until: 'endOfTurn' }] as const;
    const message = (times: WeissState['times']) =>
      runAt({ ...state, given, ...(times && { times }) }, [], cards).message;
    expect(message({ given: [1], came: { Captain: 2 } })).toBeUndefined();
    expect(message({ came: { Captain: 2 } })).toBe('state.times.given: it is a number for each of "given"');
  });
});

// Scenario files: what their words mean, when the table is looked at, and what is said when something differs.
import { describe, expect, test } from 'vitest';
import type { Step } from '../../kernel/scenario/types.ts';
import type { CardData } from './card-data.ts';
import { guard, lancer, runAt as run, type State, storm } from './rulings/bench/at-table.ts';
import { backup, cont, event, fighter } from './rulings/bench/cards.ts';
import { weissBench } from './scenario.ts';

const OK = { ok: true };
const fails = (message: string) => {
  const [, step] = /^step (\d+): /.exec(message) ?? [];
  return { ok: false, ...(step !== undefined && { step: Number(step) }), message };
};

describe('a card is meant', () => {
  test('by its name, its number, its slot, and by the n-th of its name in the order of the file', () => {
    const state: State = { phase: 'attack', A: { FR: 'Lancer', FL: 'Lancer', hand: ['Lancer'] } };
    const attack = (word: string, slot: string) =>
      run(state, [{ seat: 'A', choose: word }, { expect: { A: { [slot]: { orientation: 'rest' } } } }]);
    for (const word of ['FL', 'front left', 'A.FL', 'a frontLeft', 'Lancer#2', 'lancer #2'])
      expect(attack(word, 'FL')).toEqual(OK);
    for (const word of ['FR', 'Lancer#1']) expect(attack(word, 'FR')).toEqual(OK);
  });
  test('by its place in a pile, counted from the top', () => {
    const steps: Step[] = [
      { seat: 'A', choose: 'hand.2' },
      { expect: { A: { clock: ['Guard'], hand: ['Lancer', 'Storm', '*', '*'] } } },
    ];
    expect(run({ phase: 'clock', A: { hand: ['Lancer', 'Guard', 'Storm'] } }, steps)).toMatchObject({ ok: false });
    const drawn: Step[] = [
      { seat: 'A', choose: 'hand.2' },
      { expect: { A: { clock: ['Guard'], hand: ['*', '*', 'Lancer', 'Storm'] } } },
    ];
    expect(run({ phase: 'clock', A: { hand: ['Lancer', 'Guard', 'Storm'] } }, drawn)).toEqual(OK);
  });
  test('by the name of a card of a set', () => {
    const [first] = weissBench.game.prints();
    const steps: Step[] = [{ expect: { A: { hand: [first?.name.en ?? ''] } } }];
    expect(run({ A: { hand: [first?.no ?? ''] } }, steps)).toEqual(OK);
  });
  test('and of equal cards in one pile it is the topmost', () => {
    const steps: Step[] = [{ seat: 'A', choose: 'Guard' }, { expect: { A: { clock: ['Guard#1'] } } }];
    expect(run({ phase: 'clock', A: { hand: ['Guard', 'Guard'] } }, steps)).toEqual(OK);
  });
  test('but several on the stage are unclear', () => {
    const state: State = { phase: 'attack', A: { FL: 'Lancer', FC: 'Lancer' } };
    expect(run(state, [{ seat: 'A', choose: 'Lancer' }])).toEqual(
      fails('step 1: expected one meaning, got "Lancer" may mean Lancer#1 (A.frontLeft) or Lancer#2 (A.frontCenter)'),
    );
  });
});

describe('a choice', () => {
  test('passes windows on its way, and says what was offered when it finds nothing', () => {
    const state: State = { A: { FC: 'Lancer', hand: ['Guard'] } };
    expect(run(state, [{ seat: 'A', choose: 'Lancer' }, { expect: { step: 'declaration' } }])).toMatchObject({
      ok: true,
    });
    expect(run(state, [{ seat: 'A', choose: 'Guard' }])).toEqual(
      fails(
        "step 1: expected A to be offered \"Guard\", got A's question main (0 to 1 of: play Guard, move Lancer), then A's question climax (0 of: nothing), then A's question attack (0 to 1 of: Lancer)",
      ),
    );
  });
  test('is looked for in the named question only', () => {
    const steps: Step[] = [{ seat: 'A', question: 'main', choose: 'Lancer' }];
    expect(run({ A: { FC: 'Lancer' } }, steps)).toEqual(
      fails('step 1: expected A to be offered "Lancer", got A\'s question main (0 to 1 of: move Lancer)'),
    );
  });
  test('of several cards is one answer', () => {
    const hand = { fill: 9 };
    const steps: Step[] = [
      { seat: 'A', choose: ['Lancer', 'Guard'] },
      { expect: { A: { hand: 7, waitingRoom: { inAnyOrder: ['Guard', 'Lancer'] } }, phase: 'stand', turnPlayer: 'B' } },
    ];
    expect(run({ phase: 'end', A: { hand: ['Lancer', 'Guard', { fill: 7 }] } }, steps)).toEqual(OK);
    expect(run({ phase: 'end', A: { hand: [hand] } }, [{ until: 'next turn' }])).toEqual(
      fails(
        "step 1: expected an answer before next turn, got A's question discardToLimit (2 of: Blank (9 times)), which must be answered",
      ),
    );
  });
  test('of the other player reaches into its next turn, of the turn player not', () => {
    const state: State = { phase: 'end', A: { hand: ['Guard'] }, B: { hand: ['Guard'] } };
    expect(run(state, [{ seat: 'B', choose: 'Guard' }, { expect: { B: { clock: ['Guard'] } } }])).toEqual(OK);
    expect(run(state, [{ seat: 'A', choose: 'Guard' }])).toEqual(
      fails('step 1: expected A to be offered "Guard", got no question to A'),
    );
  });
});

describe('an ability', () => {
  test('is meant by what the list of its question says', () => {
    const printed = {
      kind: 'auto',
      label: 'encore',
      when: { on: 'leaves', who: 'this', to: 'waitingRoom' },
      cost: [{ pay: 'discard', amount: 1 }],
      effect: [{ do: 'encore' }],
    } as const;
    const phoenix = fighter(1000, { name: 'Phoenix', abilities: [printed] });
    const state: State = { phase: 'encore', A: { FC: { card: 'Phoenix', orientation: 'reverse' }, stock: 3, hand: 1 } };
    const first = (word: string) => run(state, [{ seat: 'A', choose: word }], [phoenix]);
    expect(
      run(
        state,
        [{ expect: { question: { seat: 'A', offers: ['Phoenix encore', 'Phoenix builtInEncore'] } } }],
        [phoenix],
      ),
    ).toEqual(OK);
    for (const word of ['Phoenix encore', 'Phoenix ability 1', 'Phoenix builtInEncore'])
      expect(first(word)).toEqual(OK);
  });
});

describe('illegal', () => {
  test('holds where it is not offered, and fails where it is', () => {
    const state: State = { A: { hand: ['Lancer'] } };
    expect(
      run(state, [
        { seat: 'A', illegal: 'play Guard' },
        { seat: 'A', illegal: 'pass' },
      ]),
    ).toMatchObject({ ok: false });
    expect(run({ A: { hand: ['Lancer', 'Storm'] } }, [{ seat: 'A', illegal: 'play Storm' }])).toEqual(OK);
    expect(run(state, [{ seat: 'A', illegal: 'play Lancer' }])).toEqual(
      fails('step 1: expected "play Lancer" not to be offered, got A\'s question main (0 to 1 of: play Lancer)'),
    );
  });
});

describe('an expectation', () => {
  const attack: Step[] = [
    { seat: 'A', choose: 'Lancer' },
    { seat: 'A', choose: 'frontal' },
  ];
  const counter = backup(3000, 0, 0, { name: 'Helper' });
  const state: State = { phase: 'attack', A: { FC: 'Lancer' }, B: { FC: 'Guard', hand: ['Helper'] } };
  const cards = [lancer, guard, counter];

  test('looks at the table when what was begun is over', () => {
    const expected = { A: { stock: 1 }, B: { FC: { orientation: 'reverse' }, clock: 2 }, phase: 'encore' };
    expect(run(state, [...attack, { expect: expected }], cards)).toEqual(OK);
  });
  test('but does not pass a question that the next step answers', () => {
    const steps: Step[] = [
      ...attack,
      { expect: { B: { clock: 0 }, A: { FC: { orientation: 'rest' } } } },
      { seat: 'B', choose: 'use Helper' },
      { expect: { B: { FC: { power: 6000, orientation: 'stand' } }, A: { FC: { orientation: 'reverse' } } } },
    ];
    expect(run(state, steps, cards)).toEqual(OK);
  });
  test('of a question goes on to it', () => {
    const question = { seat: 'B', is: 'counter', offers: ['use Helper'], min: 0, max: 1 } as const;
    expect(run(state, [...attack, { expect: { question, step: 'counter' } }], cards)).toEqual(OK);
    expect(run(state, [...attack, { expect: { question: { ...question, offers: [] } } }], cards)).toEqual(
      fails("step 3: expected nothing to be offered, got B's question counter (0 to 1 of: use Helper ability 1)"),
    );
  });
  test('before anything was done looks at the table as it was laid', () => {
    expect(run({ phase: 'draw', A: { hand: 5 } }, [{ expect: { A: { hand: 5 }, phase: 'draw' } }])).toEqual(OK);
  });
  test('says everything that differs', () => {
    const expected = { A: { hand: 1, FC: { card: 'Guard', power: 1 } }, turn: 4, result: { winner: 'A' } } as const;
    expect(run({ A: { FC: 'Lancer' } }, [{ expect: expected }])).toEqual(
      fails(
        'step 1: expected A.hand 1, got 0; expected A.FC Guard, got Lancer; expected A.FC power 1, got 5000; expected turn 4, got 3; expected winner A, got a match that goes on',
      ),
    );
  });
  test('of what happened keeps the order, since the last step that did something', () => {
    const happened = [
      'attacked',
      'triggered',
      { type: 'damageTaken', seat: 'B', amount: 2 },
      { type: 'turned', card: 'Guard', state: 'reverse' },
    ] as const;
    expect(run(state, [...attack, { expect: { happened, happenedNot: ['refreshed'] } }], cards)).toEqual(OK);
    const wrong = run(state, [...attack, { expect: { happened: ['triggered', 'attacked'] } }], cards);
    expect(wrong.message).toMatch(/^step 3: expected "attacked" to happen after the one before it, got /);
    expect(run(state, [...attack, { expect: { happenedNot: ['damageTaken'] } }], cards)).toMatchObject({ ok: false });
  });
});

describe('a value that is set (7.4)', () => {
  const assist = fighter(500, {
    name: 'Assist',
    abilities: [cont({ who: 'you', where: 'stage', inFront: true }, [{ what: 'power', by: 500 }])],
  });
  const setTo = (set: number): State => ({ modifiers: [{ card: 'Guard', what: 'power', set }] });
  const power = (n: number): Step => ({ expect: { A: { FC: { power: n } } } });
  test('counts after what continued before it, so that power 0 is 0', () => {
    expect(run({ ...setTo(0), A: { FC: 'Guard', BL: 'Assist' } }, [power(0)], [guard, assist])).toEqual(OK);
  });
  test('and before a character that enters a slot later', () => {
    const played: Step[] = [{ seat: 'A', choose: 'play Assist' }, { seat: 'A', choose: 'BL' }, power(1000)];
    expect(run({ ...setTo(500), A: { FC: 'Guard', hand: ['Assist'] } }, played, [guard, assist])).toEqual(OK);
    const moved: Step[] = [power(500), { seat: 'A', choose: 'move Assist' }, { seat: 'A', choose: 'BL' }, power(1000)];
    expect(run({ ...setTo(500), A: { FC: 'Guard', FR: 'Assist' } }, moved, [guard, assist])).toEqual(OK);
  });
});

describe('the end of a file', () => {
  test('lets what the last step began come to its end, up to chance that no step has scripted', () => {
    const state: State = { phase: 'attack', A: { FC: 'Lancer', deck: 1, waitingRoom: 1 }, B: { deck: 3 } };
    const attack: Step = { seat: 'A', choose: 'Lancer' };
    // The shuffle comes with the trigger check, after the last step; one that did not come would be a failure.
    expect(run(state, [{ shuffle: [] }, attack])).toEqual(OK);
    expect(run(state, [{ shuffle: [] }, { shuffle: [] }, attack])).toEqual(
      fails('end: expected a shuffle for every scripted order, got none'),
    );
    expect(run(state, [attack])).toEqual(OK);
  });
  test('may be an open question', () => {
    const state: State = { phase: 'attack', A: { FC: 'Lancer' }, B: { clock: 6 } };
    expect(run(state, [{ seat: 'A', choose: 'Lancer' }])).toEqual(OK);
    expect(run({ ...state, B: { FC: 'Guard' } }, [{ seat: 'A', choose: 'Lancer' }])).toEqual(OK);
  });
});

describe('the end of the match', () => {
  test('is named where a step or an expectation does not come to pass', () => {
    const state: State = { A: { FC: 'Lancer', deck: 0 } };
    const over = 'winner B (deckOut)';
    expect(run({ ...state, phase: 'stand' }, [{ seat: 'A', choose: 'Lancer' }])).toEqual(
      fails(`step 1: expected A to be offered "Lancer", got the end of the match, ${over}`),
    );
    expect(run({ ...state, phase: 'stand' }, [{ until: 'over' }, { expect: { B: { clock: 1 } } }])).toEqual(
      fails(`step 2: expected B.clock 1, got 0 (the match is over: ${over})`),
    );
  });
});

describe('illegal until a phase', () => {
  test('looks at every question of the player on the way, and changes nothing', () => {
    const state: State = { A: { FC: 'Lancer' }, B: { FC: 'Guard', hand: ['Lancer'] } };
    const steps: Step[] = [
      { seat: 'B', illegal: 'play Lancer', until: 'next turn' },
      { expect: { phase: 'main', turnPlayer: 'A' } },
    ];
    expect(run(state, steps)).toEqual(OK);
    expect(run(state, [{ seat: 'A', illegal: 'Lancer', until: 'next turn' }]).message).toMatch(
      /^step 1: expected "Lancer" not to be offered, got A's question attack/,
    );
  });
});

describe('a card definition', () => {
  const broken = (ability: object) =>
    run({}, [], [{ ...guard, abilities: [{ kind: 'act', cost: [], effect: [], ...ability }] } as CardData]).message;
  test('may only use names that a step before binds, and cards that there are', () => {
    const move = { do: 'move', target: { bound: 'one' }, to: 'hand' };
    const choose = { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom', name: 'Guard' } };
    expect(broken({ effect: [choose, move] })).toBeUndefined();
    expect(broken({ effect: [move, choose] })).toBe(
      'cards[0].abilities[0].effect[0].target.bound: no step before this one binds "one"',
    );
    expect(broken({ effect: [{ ...choose, from: { ...choose.from, name: 'Gard' } }] })).toBe(
      'cards[0].abilities[0].effect[0].from.name: no card is called "Gard", in this file or in a set',
    );
  });
  test('uses a counter ability from the hand', () => {
    expect(broken({ counter: true })).toBe(
      'cards[0].abilities[0]: a counter ability is used from the hand: "in": "hand"',
    );
  });
});

describe('chance', () => {
  test('must be scripted, and what is scripted must come', () => {
    const state: State = { phase: 'draw', A: { deck: ['Guard'], waitingRoom: ['Lancer', 'Storm'] } };
    expect(run(state, [{ until: 'clock' }]).message).toMatch(/^step 1: expected chance to be scripted/);
    const refreshed: Step[] = [
      { shuffle: ['Storm', 'Lancer'] },
      { until: 'clock' },
      { expect: { A: { deck: ['Lancer'], clock: ['Storm'] } } },
    ];
    expect(run(state, refreshed)).toEqual(OK);
    expect(run({ phase: 'draw' }, [{ shuffle: [] }, { until: 'clock' }])).toEqual(
      fails('end: expected a shuffle for every scripted order, got none'),
    );
    expect(run(state, [{ shuffle: ['Guard'] }, { until: 'clock' }]).message).toMatch(/fits place 1/);
  });
  test('scripted inside a stretch holds when the stretch is taken back and stored', () => {
    const salvage = event([{ do: 'shuffle' }, { do: 'mill', amount: 1 }], { name: 'Wash' });
    const steps: Step[] = [{ seat: 'A', choose: 'play Wash' }, { expect: { A: { waitingRoom: ['Wash', 'Storm'] } } }];
    const held: State = { A: { hand: ['Wash'], deck: ['Guard', 'Storm', 'Lancer'] } };
    expect(run(held, [{ shuffle: ['Storm'] }, ...steps], [lancer, guard, storm, salvage])).toEqual(OK);
  });
});

describe('a fault of the table names its place', () => {
  const faultOf = (state: State, cards?: readonly CardData[]) => run(state, [], cards).message;
  test.each<[string, State]>([
    ['state.A.hand[1]: no card is called "Lancr", in this file or in a set', { A: { hand: ['Lancer', 'Lancr'] } }],
    ['state.A.FL: the zone frontLeft is named twice', { A: { frontLeft: 'Lancer', FL: 'Lancer' } }],
    [
      'state.A.hand[0]: only characters on the stage have an orientation',
      { A: { hand: [{ card: 'Lancer', orientation: 'rest' }] } },
    ],
    [
      'state.A.FL: an orientation is one of stand, rest, reverse, not "asleep"',
      { A: { FL: { card: 'Lancer', orientation: 'asleep' } } },
    ],
    ['state.A.FL: Weiß Schwarz has no counters', { A: { FL: { card: 'Lancer', counters: { doom: 1 } } } }],
    [
      'state.phase: a phase is one of setup, stand, draw, clock, main, climax, attack, encore, end, not "lunch"',
      { phase: 'lunch' },
    ],
    ['state.begun: of draw only the beginning is a start point', { phase: 'draw', begun: true }],
    [
      'state.modifiers[0].card: no card of this table is "Lancer"',
      { modifiers: [{ card: 'Lancer', what: 'power', by: 1 }] },
    ],
    [
      'state.attack.kind: this attack is direct, not frontal',
      { phase: 'attack', A: { FC: 'Lancer' }, attack: { attacker: 'Lancer', kind: 'frontal' } },
    ],
  ])('%s', (message, state) => expect(faultOf(state)).toBe(message));
});

test('G72: a value may be set under way: what adds to it before does not count, power 0 leaves', () => {
  const coach = fighter(500, {
    name: 'Coach',
    abilities: [
      {
        kind: 'cont',
        label: 'assist',
        to: { who: 'you', where: 'stage', inFront: true },
        gives: [{ what: 'power', by: 500 }],
      },
    ],
  });
  const state: State = {
    modifiers: [{ card: 'Guard', what: 'power', set: 0, until: 'endOfTurn' }],
    B: { FC: 'Guard', BL: 'Coach', FL: 'Lancer' },
  };
  const steps: Step[] = [
    { expect: { B: { FC: { power: 0 }, FL: { power: 5500 } } } },
    { until: 'climax' },
    { expect: { B: { FC: null, waitingRoom: ['Guard'] } } },
  ];
  expect(run(state, steps, [lancer, guard, coach])).toEqual(OK);
  expect(run({ ...state, modifiers: [{ card: 'Guard', what: 'power' }] }, [], [lancer, guard, coach])).toEqual(
    fails('state.modifiers[0]: say by how much, "by", or to what, "set"'),
  );
});

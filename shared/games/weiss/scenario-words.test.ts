// Words in steps that nothing has: each is an error, also where it is denied, since it would pass whatever happens.
import { describe, expect, test } from 'vitest';
import type { Expectation, Step } from '../../kernel/scenario/types.ts';
import type { Auto, Effect, Gift } from './ability-data.ts';
import { guard, lancer, runAt, type State, storm } from './rulings/bench/at-table.ts';
import { act, auto, cont, fighter } from './rulings/bench/cards.ts';

const encore = {
  kind: 'auto',
  label: 'encore',
  when: { on: 'leaves', who: 'this', to: 'waitingRoom' },
  cost: [{ pay: 'discard', amount: 1 }],
  effect: [{ do: 'encore' }],
} as const;
const phoenix = fighter(1000, { name: 'Phoenix', abilities: [encore] });
const actor = fighter(1000, { name: 'Actor', abilities: [{ kind: 'act', cost: [], effect: [] }] });
const cards = [lancer, guard, storm, phoenix, actor];

const messageOf = (state: State, ...steps: Step[]): string | undefined => runAt(state, steps, cards).message;
const unknown = (step: number, word: string) => `step ${step}: expected words that this match knows, got "${word}"`;

describe('a word that nothing has', () => {
  const state: State = { phase: 'attack', A: { FC: 'Lancer' } };
  const said = (step: Step) => messageOf(state, { seat: 'A', choose: 'Lancer' }, step);
  test('is an error also where it is denied', () => {
    expect(said({ expect: { A: { waitingRoom: { lacks: ['Lancr'] } } } })).toBe(unknown(2, 'Lancr'));
    expect(said({ expect: { happenedNot: [{ type: 'attacked', attacker: 'Lancr' }] } })).toBe(unknown(2, 'Lancr'));
    expect(said({ expect: { happenedNot: [{ type: 'turned', state: 'restt' }] } })).toBe(unknown(2, 'restt'));
    expect(said({ expect: { happenedNot: [{ type: 'moved', to: 'clok' }] } })).toBe(unknown(2, 'clok'));
    expect(said({ expect: { question: { offersNot: ['Lancr'] } } })).toBe(unknown(2, 'Lancr'));
    expect(said({ expect: { A: { FC: { pwer: 1 } } } })).toBe(unknown(2, 'pwer'));
    expect(said({ expect: { A: { FC: { toString: 1 } } } })).toBe(unknown(2, 'toString'));
    expect(said({ seat: 'A', choose: 'Lancr' })).toBe(unknown(2, 'Lancr'));
  });
  test('but a card of the file or of a set may be denied though it is not in the match', () => {
    const happenedNot = [{ type: 'played', card: 'Guard' }];
    expect(said({ expect: { A: { waitingRoom: { lacks: ['Storm'] } }, happenedNot } })).toBeUndefined();
  });
  test('and not the n-th of a name that is not there', () => {
    expect(said({ expect: { A: { stage: { lacks: ['Lancer#2'] } } } })).toBe(unknown(2, 'Lancer#2'));
    expect(said({ expect: { happenedNot: [{ type: 'played', card: 'Guard#1' }] } })).toBe(unknown(2, 'Guard#1'));
    expect(said({ expect: { A: { waitingRoom: { lacks: ['Lancer#1'] } } } })).toBeUndefined();
  });
});

describe('illegal names only what is in the match', () => {
  const state: State = { A: { hand: ['Lancer', 'Storm'], FC: 'Actor', FL: 'Guard' } };
  const illegal = (word: string, more: object = {}) => messageOf(state, { seat: 'A', illegal: word, ...more });
  test.each([
    'play Lancr',
    'play Phoenix',
    'play Lancer#2',
    'use Guard ability 9',
    'use Guard ability 1',
    'use Actor ability 0',
  ])('%s', (word) => {
    expect(illegal(word)).toBe(unknown(1, word));
  });
  test('and places that there are, at the question', () => {
    expect(illegal('play hand.9')).toBe(unknown(1, 'play hand.9'));
    expect(illegal('hand.3', { question: 'clock' })).toBe(unknown(1, 'hand.3'));
    expect(illegal('BR', { question: 'attack' })).toBeUndefined();
    expect(illegal('play Storm#1')).toBeUndefined();
    expect(
      messageOf({ ...state, phase: 'draw' }, { seat: 'A', question: 'main', illegal: 'move hand.3' }),
    ).toBeUndefined();
  });
  test('of the kind that the question offers', () => {
    expect(illegal('Lancer')).toMatch(/name the question with "question"$/);
    const question = { is: 'main', offersNot: ['Lancer'] };
    expect(messageOf(state, { expect: { question } })).toMatch(
      /^step 1: expected a question about such things as "Lancer", got A's question main/,
    );
  });
  test('and nothing when the match is over', () => {
    expect(messageOf(state, { seat: 'A', concede: true }, { seat: 'A', illegal: 'play Storm' })).toBe(
      'step 2: expected the match to go on, got its end: winner B (conceded)',
    );
  });
});

describe('a fault with its place', () => {
  const step = (one: Step) => messageOf({ A: { FC: 'Lancer' } }, one);
  const expected = (expectation: Expectation) => step({ expect: expectation })?.replace('steps[0].expect.', '');
  test('is a question that no rule asks', () => {
    expect(step({ seat: 'A', question: 'atack', illegal: 'FC' })).toMatch(
      /^steps\[0\]\.question \(step 1\): no question is called "atack"; there are cut, /,
    );
    expect(expected({ question: { is: 'discard_one' } })).toMatch(/^question\.is \(step 1\): /);
  });
  test('is a happening that no rule tells, and a field that it does not have', () => {
    expect(expected({ happenedNot: ['refresht'] })).toMatch(
      /^happenedNot\[0\] \(step 1\): no happening is called "refresht"; there are moved, /,
    );
    expect(expected({ happened: [{ type: 'moved', too: 'hand' }] })).toBe(
      'happened[0].too (step 1): moved has no such field; it has seat, from, toSeat, to, at, places, card, cards',
    );
  });
  test.each<[object, string]>([
    [{ type: 'damageTaken', amount: '2' }, 'amount (step 1): a number belongs here'],
    [{ type: 'attacked', attacker: 5 }, 'attacker (step 1): a text belongs here'],
    [{ type: 'attacked', card: null }, 'card (step 1): the name of a card belongs here'],
    [{ type: 'moved', cards: 'Lancer' }, 'cards (step 1): a number or a list of cards belongs here'],
    [{ type: 'throwMade', hands: 'rock' }, 'hands (step 1): a list belongs here'],
    [{ type: 'abilityUsed', ability: 0 }, 'ability (step 1): a text belongs here'],
  ])('is what a field of a happening cannot hold: %j', (happening, fault) => {
    expect(expected({ happenedNot: [happening as { type: string }] })).toBe(`happenedNot[0].${fault}`);
    expect(expected({ happenedNot: [{ type: 'attacked', defender: null, kind: 'side' }] })).toBeUndefined();
  });
  test('is a phase, a step, a reason or a zone that the game does not have', () => {
    const phases = 'setup, stand, draw, clock, main, climax, attack, encore, end';
    expect(step({ until: 'encor' })).toBe(
      `steps[0].until (step 1): no phase is called "encor"; there are ${phases}, next turn, over`,
    );
    expect(step({ until: 'Encore Step' })).toBeUndefined();
    expect(expected({ phase: 'next turn' })).toBe(
      `phase (step 1): no phase is called "next turn"; there are ${phases}`,
    );
    expect(expected({ step: 'dmg' })).toBe(
      'step (step 1): no step is called "dmg"; there are declaration, trigger, counter, damage, battle',
    );
    expect(expected({ result: { reason: 'boredom' } })).toMatch(
      /^result\.reason \(step 1\): no reason is called "boredom"; there are level4, /,
    );
    for (const word of ['bench', 'constructor'])
      expect(expected({ A: { [word]: 1 } })).toMatch(
        new RegExp(`^A\\.${word} \\(step 1\\): no zone is called "${word}"; there are deck, `),
      );
  });
  test('is what no card of the game has', () => {
    expect(expected({ A: { FC: { counters: { doom: 1 } } } })).toBe(
      'A.FC.counters (step 1): this game has no counters',
    );
    expect(expected({ A: { stage: { lacks: [{ attached: 1 }] } } })).toBe(
      'A.stage.lacks[0].attached (step 1): this game has no attachments',
    );
  });
});

describe('of several abilities of one card', () => {
  const state: State = {
    phase: 'encore',
    A: { stage: { FC: { card: 'Phoenix', orientation: 'reverse' } }, hand: ['Phoenix'], stock: 3 },
  };
  test.each([
    'Phoenix encore',
    'Phoenix#1 encore',
    'Phoenix built-in encore',
    'Phoenix builtInEncore',
    'Phoenix#1 Built-In Encore',
    'Phoenix#1 ability 1',
  ])('"%s" means one', (word) => {
    const label = /built/iu.test(word) ? 'encore' : '0';
    const happened = [{ type: 'abilityUsed', ability: label }];
    const steps: Step[] = [
      { seat: 'A', choose: word },
      { seat: 'A', question: 'encore', choose: 'yes' },
      { expect: { happened } },
    ];
    expect(messageOf(state, ...steps)).toBeUndefined();
  });
});

describe('of what other cards give', () => {
  const charge = (): Effect => ({ do: 'stockCharge', amount: 1 });
  const asItAttacks = (effect: Effect, more: Partial<Auto> = {}): Gift => ({
    what: 'ability',
    ability: auto({ on: 'attacks', who: 'this' }, [effect], more),
  });
  const others = { who: 'you', where: 'front', other: true } as const;
  const giver = (name: string, ...gives: Gift[]) => fighter(1000, { name, abilities: [cont(others, gives)] });
  const cardsGiving = [
    ...cards,
    fighter(1000, { name: 'Bold', abilities: [auto({ on: 'attacks', who: 'this' }, [{ do: 'draw', amount: 1 }])] }),
    giver('Twice', asItAttacks(charge()), asItAttacks(charge(), { label: 'resonate' })),
    giver('Once', asItAttacks({ do: 'mill', amount: 1 })),
    giver('Active', { what: 'ability', ability: act([], [charge()]) }),
  ];
  const stage = { FC: 'Bold', BL: 'Twice', BR: 'Once' };
  const said = (state: State, ...steps: Step[]) => runAt(state, steps, cardsGiving).message;
  const attack: Step = { seat: 'A', choose: 'Bold' };

  test('each ability that waits on a card has a word of its own', () => {
    expect(
      said({ phase: 'attack', A: { stage } }, attack, { seat: 'A', question: 'whichAbilityFirst', choose: 'Twice' }),
    ).toMatch(/ whichAbilityFirst \(1 of: Bold ability 1, Bold given, Bold given resonate, Bold given 3\)/);
  });
  test.each([
    ['Bold ability 1', '0'],
    ['Bold given', '0.gives.0.ability'],
    ['Bold given resonate', '0.gives.1.ability'],
    ['Bold resonate', '0.gives.1.ability'],
    ['Bold given 3', '0.gives.0.ability'],
  ])('"%s" means one', (word, ability) => {
    const expected: Step = { expect: { happened: [{ type: 'abilityUsed', source: 'Bold', ability }] } };
    expect(said({ phase: 'attack', A: { stage } }, attack, { seat: 'A', choose: word }, expected)).toBeUndefined();
  });
  test('a place in the text that no card has is an error', () => {
    const denied = (ability: string) =>
      said({ A: { stage } }, { expect: { happenedNot: [{ type: 'abilityUsed', ability }] } });
    expect(denied('0.gives.1.ability')).toBeUndefined();
    expect(denied('0.gives.2.ability')).toBe(unknown(1, '0.gives.2.ability'));
  });
  test('what is used counts on from what the card prints', () => {
    const state: State = { A: { FC: 'Bold', BL: 'Active', stock: 0 } };
    expect(said(state, { seat: 'A', choose: 'use Bold ability 2' }, { expect: { A: { stock: 1 } } })).toBeUndefined();
    expect(said(state, { seat: 'A', illegal: 'use Bold ability 1' })).toBeUndefined();
    expect(said(state, { seat: 'A', illegal: 'use Bold ability 3' })).toBe(unknown(1, 'use Bold ability 3'));
  });
  test('of one ability that waits twice the first is meant', () => {
    const twice = giver('Same', asItAttacks(charge()));
    const state: State = { phase: 'attack', A: { FC: 'Bold', BL: 'Same', BR: 'Same', stock: 0 } };
    const { message } = runAt(
      state,
      [attack, { seat: 'A', choose: 'Bold given' }, { seat: 'A', choose: 'Bold given' }, { until: 'encore' }],
      [...cardsGiving, twice],
    );
    expect(message).toBeUndefined();
  });
});

// Words in steps: what Lycee's questions offer is called so, and a word that nothing has is an error, also where it is denied.
import { describe, expect, test } from 'vitest';
import type { Expectation, HappeningExpectation, Step } from '../../kernel/scenario/types.ts';
import { card, character, event, runAt, type State } from './testing/at-table.ts';

const step = { basic: 'step', cost: {} };
const rin = character('Rin', { basics: [step, { basic: 'jump', cost: {} }] });
const helper = character('Helper', { basics: [{ basic: 'supporter', cost: {} }] });
const bow = card({ type: 'item', name: 'Bow' });
const pond = card({ type: 'area', name: 'Pond' });
const song = event('Song');
const coin = card({ type: 'event', name: 'Coin', ex: 0, abilities: [{ kind: 'asCost', amount: 1, attribute: 'sun' }] });
const dear = character('Dear', { attributes: ['sun'], cost: { pips: { sun: 1 } } });
const cards = [rin, helper, bow, pond, song, coin, dear];
const messageOf = (state: State, ...steps: Step[]) => runAt(state, steps, cards).message;
const unknown = (at: number, word: string) => `step ${at}: expected words that this match knows, got "${word}"`;

describe('what is offered is a verb and its card', () => {
  const state: State = { A: { AC: 'Rin', hand: ['Helper', 'Bow', 'Pond', 'Song', 'Coin', 'Dear'] }, B: { hand: 1 } };
  test('in the main phase, and an event for a cost in the payment', () => {
    const offers = [
      'attack Rin',
      'equip Bow',
      'move Rin ability 1',
      'move Rin ability 2',
      'place Pond',
      'summon Dear',
      'summon Helper',
      'use Song',
    ];
    expect(messageOf(state, { expect: { question: { seat: 'A', is: 'main', offers } } })).toBeUndefined();
    const pay: Step[] = [
      { seat: 'A', choose: 'Summon Dear' },
      { seat: 'A', choose: 'defence left' },
      { seat: 'A', question: 'pay', choose: 'declare-as-cost Coin' },
      { expect: { A: { DL: 'Dear', dustBox: ['Coin'] } } },
    ];
    expect(messageOf(state, ...pay)).toBeUndefined();
  });
  test('which of two moves is meant must be said', () => {
    expect(messageOf(state, { seat: 'A', choose: 'move Rin' })).toBe(
      'step 1: expected one meaning, got "Rin" may mean move Rin (A.AC) ability 1 or move Rin (A.AC) ability 2',
    );
  });
  test('in a battle support, and support as a Supporter by the place of the ability', () => {
    const battle: State = {
      phase: 'support',
      A: { AC: { card: 'Rin', orientation: 'acted' }, DC: 'Helper' },
      battle: { attacker: 'Rin', cell: 'DC' },
    };
    const offers = ['support Helper', 'supporter Helper ability 1'];
    const steps: Step[] = [
      { expect: { question: { is: 'support', offers } } },
      { seat: 'A', choose: 'supporter Helper' },
      { expect: { A: { AC: { ap: 2 }, DC: { orientation: 'ready' } }, question: { is: 'support' } } },
    ];
    expect(messageOf(battle, ...steps)).toBeUndefined();
  });
  test('cells of both sides are told apart', () => {
    const place = (word: string, side: 'A' | 'B'): Step[] => [
      { seat: 'A', choose: 'place Pond' },
      { seat: 'A', question: 'chooseAreaCell', choose: word },
      { expect: { [side]: { areaAL: 'Pond' } } },
    ];
    expect(messageOf(state, ...place('AL', 'A'))).toBeUndefined();
    expect(messageOf(state, ...place('B.AL', 'B'))).toBeUndefined();
  });
});

describe('a word that nothing has', () => {
  const state: State = { A: { AC: 'Rin', hand: ['Song'] } };
  const said = (expectation: Expectation) =>
    messageOf(state, { seat: 'A', choose: 'use Song' }, { expect: expectation });
  test.each<[HappeningExpectation, string]>([
    [{ type: 'declared', kind: 'summonn' }, 'summonn'],
    [{ type: 'declared', ability: 'abilities.7' }, 'abilities.7'],
    [{ type: 'failed', why: 'boredom' }, 'boredom'],
    [{ type: 'taxSettled', tax: 'taxSleep' }, 'taxSleep'],
    [{ type: 'battleBegan', cell: 'DX' }, 'DX'],
    [{ type: 'turned', state: 'rest' }, 'rest'],
  ])('is an error also where it is denied: %j', (happening, word) => {
    expect(said({ happenedNot: [happening] })).toBe(unknown(2, word));
  });
  test.each<HappeningExpectation>([
    { type: 'declared', card: 'Song', kind: 'event', no: 'Song', ability: 'abilities.0', targets: [], cell: null },
    { type: 'resolved', card: 'Song', seat: 'A', kind: 'event' },
  ])('but what has happened is told in known ones: %j', (happening) => {
    expect(said({ happened: [happening] })).toBeUndefined();
    expect(said({ happenedNot: [happening] })).toMatch(/^step 2: expected no /);
  });
  test('of a step, a phase, a question or a reason is told with all that there are', () => {
    const place = (expectation: Expectation) => said(expectation)?.replace('steps[1].expect.', '');
    expect(place({ phase: 'lunch' })).toBe(
      'phase (step 2): no phase is called "lunch"; there are setup, start, wakeUp, warmUp, main, respond, resolve, defender, support, outcome, end',
    );
    expect(place({ step: 'counter' })).toBe(
      'step (step 2): no step is called "counter"; there are duties, wakeUp, warmUp, defender, support, outcome',
    );
    expect(place({ question: { is: 'encore' } })).toMatch(/^question\.is \(step 2\): no question is called "encore"; /);
    expect(place({ result: { reason: 'level4' } })).toMatch(/^result\.reason .* there are deckOut, bothDeckOut, /);
  });
  test.each<[HappeningExpectation, string]>([
    [{ type: 'downed', inBattle: 'yes' }, 'inBattle (step 2): true or false belongs here'],
    [{ type: 'declared', cellSeat: 1 }, 'cellSeat (step 2): a text belongs here'],
    [{ type: 'supported', ap: '1' }, 'ap (step 2): a number belongs here'],
    [{ type: 'declared', targets: 'Rin' }, 'targets (step 2): a list belongs here'],
  ])('and what a field cannot hold: %j', (happening, fault) => {
    expect(said({ happenedNot: [happening] })).toBe(`steps[1].expect.happenedNot[0].${fault}`);
  });
  test('and what no card of the game has', () => {
    expect(said({ A: { AC: { markers: 1 } } })).toBe('steps[1].expect.A.AC.markers (step 2): this game has no markers');
    expect(said({ A: { AC: { power: 1 } } })).toBe(unknown(2, 'power'));
  });
});

test('whose cell was named is a seat, also with the seats swapped', () => {
  const steps: Step[] = [
    { seat: 'A', choose: 'summon Helper' },
    { seat: 'A', choose: 'DR' },
    { expect: { happened: [{ type: 'declared', cell: 'DR', cellSeat: 'A' }] } },
  ];
  expect(messageOf({ A: { hand: ['Helper'] } }, ...steps)).toBeUndefined();
});

test('a chosen move that an item gives is beyond the lines of the text', () => {
  const boots = card({
    type: 'item',
    name: 'Boots',
    abilities: [{ kind: 'always', to: 'bearer', gives: [{ what: 'basic', basic: step }] }],
  });
  const state: State = { A: { AC: { card: 'Rin', attached: ['Boots'] } } };
  const steps = (nth: number): Step[] => [
    { seat: 'A', choose: `move Rin ability ${nth}` },
    { seat: 'A', choose: 'DC' },
    { expect: { A: { DC: 'Rin', itemDC: 'Boots' } } },
  ];
  expect(runAt(state, steps(3), [...cards, boots]).message).toBeUndefined();
  expect(runAt(state, steps(4), [...cards, boots]).message).toBe(unknown(1, 'move Rin ability 4'));
});

// Words in steps: what the questions offer is called so, and a word that nothing has is an error, also where it is denied.
import { describe, expect, test } from 'vitest';
import type { Expectation, HappeningExpectation, Step } from '../../kernel/scenario/types.ts';
import { card, character, event, runAt, type State } from './testing/at-table.ts';

const DRAW = [{ do: 'draw', amount: 1 }];
const use = { kind: 'use', timing: ['main'], cost: {}, effect: DRAW };
const aide = character('Aide', { texts: [{ kind: 'static', to: 'this', gives: [{ what: 'ap', by: 10 }] }, use, use] });
const rin = character('Rin');
const rope = card({ type: 'support', name: 'Rope', texts: [use] });
const song = event('Song', { effect: DRAW });
const cards = [aide, rin, rope, song];
const messageOf = (state: State, ...steps: Step[]) => runAt(state, steps, cards).message;
const unknown = (at: number, word: string) => `step ${at}: expected words that this match knows, got "${word}"`;

describe('what is offered is a verb and its card', () => {
  const state: State = {
    A: { mainArea: { card: 'Aide', attached: ['Rope'] }, hand: ['Rin', 'Song', 'Rope'], pointArea: 1 },
  };
  const offered = ['enter Rin', 'play Song', 'use Aide ability 2', 'use Aide ability 3', 'use Rope#1 ability 1'];
  test('in the main phase, a text by its place among all of its card', () => {
    const question = { seat: 'A', is: 'main', offers: offered } as const;
    expect(messageOf(state, { expect: { question } })).toBeUndefined();
  });
  test('which of two texts is meant must be said', () => {
    expect(messageOf(state, { seat: 'A', choose: 'use Aide' })).toBe(
      'step 1: expected one meaning, got "Aide" may mean use Aide (A.mainArea) ability 2 or use Aide (A.mainArea) ability 3',
    );
  });
  test('areas are told by their names, of one player where both have them', () => {
    const enter = (word: string): Step[] => [
      { seat: 'A', choose: 'Enter Rin' },
      { seat: 'A', question: 'chooseArea', choose: word },
      { expect: { A: { supportArea: 'Rin', mainArea: ['Aide'] } } },
    ];
    for (const word of ['support area', 'A.supportArea']) expect(messageOf(state, ...enter(word))).toBeUndefined();
  });
});

describe('a word that nothing has', () => {
  const state: State = { A: { mainArea: 'Rin', hand: ['Song'] } };
  const said = (expectation: Expectation) =>
    messageOf(state, { seat: 'A', choose: 'play Song' }, { expect: expectation });
  test.each<[HappeningExpectation, string]>([
    [{ type: 'declared', kind: 'entryy' }, 'entryy'],
    [{ type: 'declared', text: 'texts.7' }, 'texts.7'],
    [{ type: 'failed', why: 'boredom' }, 'boredom'],
    [{ type: 'approachEnded', how: 'peace' }, 'peace'],
    [{ type: 'turned', state: 'stand' }, 'stand'],
  ])('is an error also where it is denied: %j', (happening, word) => {
    expect(said({ happenedNot: [happening] })).toBe(unknown(2, word));
  });
  test.each<HappeningExpectation>([
    { type: 'declared', card: 'Song', kind: 'event', no: 'own/Song', text: 'texts.0', targets: [], area: null },
    { type: 'resolved', card: 'Song', seat: 'A', kind: 'event' },
  ])('but what has happened is told in known ones: %j', (happening) => {
    expect(said({ happened: [happening] })).toBeUndefined();
    expect(said({ happenedNot: [happening] })).toMatch(/^step 2: expected no /);
  });
  test.each<HappeningExpectation>([
    { type: 'approachEnded', how: 'points' },
    { type: 'approachEnded', how: 'interfererLeft' },
    { type: 'failed', why: 'bearer' },
    { type: 'turned', state: 'face down' },
    { type: 'exited', inJudgement: true },
  ])('and what might have happened is denied in them: %j', (happening) => {
    expect(said({ happenedNot: [happening] })).toBeUndefined();
  });
  test('of a step, a phase, a question or a reason is told with all that there are', () => {
    const place = (expectation: Expectation) => said(expectation)?.replace('steps[1].expect.', '');
    expect(place({ phase: 'lunch' })).toBe(
      'phase (step 2): no phase is called "lunch"; there are setup, start, main, approach, approached, interference, interfered, judgement, approachOver, end, handLimit',
    );
    expect(place({ step: 'counter' })).toBe(
      'step (step 2): no step is called "counter"; there are approached, interference, interfered, judgement, approachOver',
    );
    expect(place({ question: { is: 'encore' } })).toMatch(/^question\.is \(step 2\): no question is called "encore"; /);
    expect(place({ result: { reason: 'level4' } })).toMatch(/^result\.reason .* there are sevenPoints, deckOut, /);
  });
});

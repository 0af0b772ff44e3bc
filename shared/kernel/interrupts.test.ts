// Interruptions: who is asked, in what order what nests resolves, and when a declaration is let through.
import { expect, test } from 'vitest';
import type { Rule } from './ask.ts';
import type { Chain } from './chain.ts';
import { type Interruptible, interruptStep, openInterrupts } from './interrupts.ts';
import type { Seat } from './seat.ts';

interface Play extends Interruptible {
  readonly name: string;
}
const play = (id: number, seat: Seat, name: string): Play => ({ id, seat, name, window: openInterrupts(seat) });

/** Plays a chain to its end: at each offer `answers` names the next play, or passes. What was asked of whom, and what resolved. */
function playOut(first: Play, answers: readonly (string | null)[]): readonly string[] {
  const rule: Rule<readonly string[]> = playRule(first, answers);
  const told = rule.next([[], []]);
  return told.done === true ? told.value : [];
}
function* playRule(first: Play, answers: readonly (string | null)[]): Rule<readonly string[]> {
  const state: { chain: Chain<Play> } = { chain: [first] };
  const told: string[] = [];
  const left = [...answers];
  for (let top = state.chain.at(-1); top !== undefined; top = state.chain.at(-1)) {
    if (top.window === null) {
      told.push(`${top.name} resolves`);
      state.chain = state.chain.slice(0, -1);
      continue;
    }
    const { id, name } = top;
    yield* interruptStep(state, top, top.window, function* (holder): Rule<boolean> {
      const answer = left.shift() ?? null;
      told.push(`${name}: ${holder} ${answer ?? 'passes'}`);
      if (answer !== null) state.chain = [...state.chain, play(id + 1, holder, answer)];
      return answer !== null;
    });
  }
  return told;
}

test('the opponent of who declared is asked first, then who declared; two refusals let it through', () => {
  expect(playOut(play(1, 0, 'event'), [])).toEqual(['event: 1 passes', 'event: 0 passes', 'event resolves']);
  expect(playOut(play(1, 1, 'event'), [])[0]).toBe('event: 0 passes');
});

test('an interruption resolves before what it interrupts, and then the other seat is asked about that again', () => {
  expect(playOut(play(1, 0, 'event'), ['shout'])).toEqual([
    'event: 1 shout',
    'shout: 0 passes',
    'shout: 1 passes',
    'shout resolves',
    'event: 0 passes',
    'event: 1 passes',
    'event resolves',
  ]);
});

test('interruptions nest: the last declared resolves first', () => {
  const told = playOut(play(1, 0, 'event'), ['shout', 'hush', null, null, 'cough']);
  expect(told.filter((line) => line.endsWith('resolves'))).toEqual([
    'hush resolves',
    'cough resolves',
    'shout resolves',
    'event resolves',
  ]);
});

test('a refusal followed by an interruption does not count: both are asked anew', () => {
  const told = playOut(play(1, 0, 'event'), [null, 'own']);
  expect(told).toEqual([
    'event: 1 passes',
    'event: 0 own',
    'own: 1 passes',
    'own: 0 passes',
    'own resolves',
    'event: 1 passes',
    'event: 0 passes',
    'event resolves',
  ]);
});

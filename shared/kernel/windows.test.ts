// Windows: who may act, who comes after, and when they close.
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { chooseAction, type Rule } from './ask.ts';
import { opponentOf, type Seat } from './seat.ts';
import { bareMatch, say } from './testing/bare.ts';
import { afterAction, afterPass, openWindow, type Window, windowStep } from './windows.ts';

const { propertyRuns: numRuns } = inject('counts');
const seat = fc.constantFrom<Seat>(0, 1);
const next = fc.constantFrom<Window['next']>('other', 'turnPlayer');
/** The window after these decisions, null once it has closed. */
const after = (window: Window | null, turnPlayer: Seat, acts: readonly boolean[]): Window | null =>
  acts.reduce<Window | null>(
    (open, acted) => open && (acted ? afterAction(open, turnPlayer) : afterPass(open)),
    window,
  );

test('a window opens for its holder, and nobody has passed', () => {
  expect(openWindow('main', 1, 'other')).toEqual({ name: 'main', holder: 1, passes: 0, next: 'other' });
});

test('after a pass the other seat may act, and a second pass in a row closes the window', () => {
  fc.assert(
    fc.property(seat, next, (holder, how) => {
      const passed = afterPass(openWindow('main', holder, how));
      expect(passed).toMatchObject({ holder: opponentOf(holder), passes: 1 });
      expect(passed && afterPass(passed)).toBeNull();
    }),
    { numRuns },
  );
});

test('after an action nobody has passed, and it goes on with the turn player or with the other seat', () => {
  for (const holder of [0, 1] as const) {
    for (const turnPlayer of [0, 1] as const) {
      const passed = { ...openWindow('main', holder, 'turnPlayer'), passes: 1 };
      expect(afterAction(passed, turnPlayer)).toMatchObject({ holder: turnPlayer, passes: 0 });
      expect(afterAction({ ...passed, next: 'other' }, turnPlayer)).toMatchObject({
        holder: opponentOf(holder),
        passes: 0,
      });
    }
  }
});

test('a window closes at two passes in a row and at nothing else', () => {
  fc.assert(
    fc.property(seat, seat, next, fc.array(fc.boolean(), { maxLength: 12 }), (holder, turnPlayer, how, acts) => {
      const closes = acts.findIndex((acted, i) => !acted && acts[i - 1] === false);
      const open = openWindow('main', holder, how);
      if (closes < 0) expect(after(open, turnPlayer, acts)).not.toBeNull();
      else {
        expect(after(open, turnPlayer, acts.slice(0, closes))).not.toBeNull();
        expect(after(open, turnPlayer, acts.slice(0, closes + 1))).toBeNull();
      }
    }),
    { numRuns },
  );
});

describe('a step of a window', () => {
  /** Each stretch offers one thing to the holder; what the window has come to is written down. */
  const played = (how: Window['next'], acts: readonly boolean[]): unknown[] => {
    let window: Window | null = openWindow('talk', 0, how);
    function* offer(holder: Seat): Rule<boolean> {
      return (yield* chooseAction(holder, 'speak', [{ option: 'word' }])) !== undefined;
    }
    const match = bareMatch(function* (state) {
      if (window === null) return void (yield* chooseAction(0, 'afterwards', []));
      window = yield* windowStep(window, 0, offer);
      say(state, 'went on');
      state.notes.push(window === null ? 'closed' : window.holder);
    });
    for (const acted of acts) {
      const asked = match.askedSeats[0] ?? 0;
      match.submit(asked, match.askOf(asked)?.id ?? 0, acted ? [0] : []);
    }
    return match.state.notes;
  };

  test('asks the holder alone, and hands on what came of it', () => {
    expect(played('turnPlayer', [false, true, true, false])).toEqual([1, 0, 0, 1]);
    expect(played('other', [false, true, true])).toEqual([1, 0, 1]);
  });
  test('leaves nothing of the window after two passes', () => {
    expect(played('other', [true, false, false])).toEqual([1, 0, 'closed']);
    expect(played('turnPlayer', [false, true, false, false])).toEqual([1, 0, 1, 'closed']);
  });
});

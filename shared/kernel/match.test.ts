// The match: answers and refusals, cancel, undo, fork, position, sealed questions, its end.
import { describe, expect, test } from 'vitest';
import { askBoth, chooseOption, type Rule } from './ask.ts';
import { Match, type Position } from './match.ts';
import { SEATS, type Seat } from './seat.ts';
import type { KernelState } from './state.ts';
import { VIEWERS } from './story.ts';
import { type BareState, bareMatch, say } from './testing/bare.ts';
import { stateText } from './testing/laws/moment.ts';
import { newMatch, playerRng, playRandom, randomSteps } from './testing/play.ts';
import { toy } from './testing/toy/toy.ts';

const idOf = <S extends KernelState>(match: Match<S>, seat: Seat): number => match.askOf(seat)?.id ?? 0;
const give = <S extends KernelState>(match: Match<S>, seat: Seat, ...answer: number[]) =>
  match.submit(seat, idOf(match, seat), answer);
const stored = <S>(position: Position<S>): Position<S> => JSON.parse(JSON.stringify(position)) as Position<S>;
const everything = <S extends KernelState>(match: Match<S>): string =>
  JSON.stringify([
    stateText(match.state),
    match.position(),
    SEATS.map((seat) => match.shownAsk(seat)),
    VIEWERS.map((v) => match.view(v)),
  ]);

/** Asks seat 0 twice, tells the answers, then asks seat 1. */
function* twoThenOne(state: BareState): Rule {
  const first = yield* chooseOption(0, 'first', ['a', 'b']);
  const second = yield* chooseOption(0, 'second', ['c', 'd']);
  state.notes.push(first, second);
  say(state, first + second);
  state.notes.push(yield* chooseOption(1, 'third', ['e', 'f']));
}
/** Both answer in secret, then it is told. */
function* bothAtOnce(state: BareState): Rule {
  const spec = <S extends Seat>(seat: S) => ({
    seat,
    why: 'secret',
    from: [{ option: 'a' }, { option: 'b' }],
    min: 1,
    max: 1,
  });
  const answers = yield* askBoth([spec(0), spec(1)]);
  state.notes.push([...answers[0]], [...answers[1]]);
  say(state, 'both');
}

describe('an answer', () => {
  test('is refused without any change if it is for another seat, another question, or not offered', () => {
    const match = bareMatch(twoThenOne);
    const id = idOf(match, 0);
    const before = everything(match);
    expect(match.submit(1, id, [0])).toBe('notYourQuestion');
    expect(match.submit(0, id + 1, [0])).toBe('stale');
    expect(match.submit(1, id + 1, [0])).toBe('illegal');
    for (const answer of [[], [2], [-1], [0.5], [0, 1], [Number.NaN], [0, 0]])
      expect(match.submit(0, id, answer)).toBe('illegal');
    expect(everything(match)).toBe(before);
  });

  test('given twice is refused the second time', () => {
    const match = bareMatch(twoThenOne);
    const id = idOf(match, 0);
    expect(match.submit(0, id, [0])).toBeUndefined();
    const before = everything(match);
    expect(match.submit(0, id, [0])).toBe('stale');
    expect(everything(match)).toBe(before);
  });

  test('cannot be changed afterwards by who gave it', () => {
    const match = bareMatch(twoThenOne);
    const answer = [0];
    match.submit(0, idOf(match, 0), answer);
    answer[0] = 1;
    give(match, 0, 0);
    expect(match.fork().state.notes).toEqual(['a', 'c']);
  });
});

describe('cancel', () => {
  test('takes back the last answer while nothing has been told', () => {
    const match = bareMatch(twoThenOne);
    const before = stateText(match.state);
    give(match, 0, 1);
    expect(match.canCancel(0)).toBe(true);
    expect(match.canCancel(1)).toBe(false);
    expect(match.cancel(0)).toBeUndefined();
    expect(stateText(match.state)).toBe(before);
    expect(match.shownAsk(0)?.why).toBe('first');
  });

  test('is refused before anything was answered, and once something was told', () => {
    const match = bareMatch(twoThenOne);
    expect(match.cancel(0)).toBe('illegal');
    give(match, 0, 0);
    give(match, 0, 0);
    expect(match.askOf(1)?.spec.why).toBe('third');
    expect(match.cancel(0)).toBe('illegal');
    expect(match.cancel(1)).toBe('illegal');
  });

  test('is refused once another seat was asked', () => {
    const match = bareMatch(function* (): Rule {
      yield* chooseOption(0, 'first', ['a', 'b']);
      yield* chooseOption(1, 'second', ['a', 'b']);
      yield* chooseOption(0, 'third', ['a', 'b']);
    });
    give(match, 0, 0);
    expect(SEATS.map((seat) => match.canCancel(seat))).toEqual([false, false]);
    give(match, 1, 0);
    expect(SEATS.map((seat) => match.canCancel(seat))).toEqual([false, false]);
  });

  test('is refused once chance was used, told or not', () => {
    const match = bareMatch(function* (state): Rule {
      yield* chooseOption(0, 'first', ['a', 'b']);
      state.rng.counter++;
      yield* chooseOption(0, 'second', ['a', 'b']);
    });
    give(match, 0, 0);
    expect(match.cancel(0)).toBe('illegal');
  });

  test('is refused once a public fact has changed, since the others have seen it', () => {
    const match = bareMatch(function* (state): Rule {
      state.notes.push(yield* chooseOption(0, 'first', ['a', 'b']));
      yield* chooseOption(0, 'second', ['a', 'b']);
    });
    give(match, 0, 0);
    expect(match.listen().map(({ what }) => what.type)).toContain('factsChanged');
    expect(match.cancel(0)).toBe('illegal');
  });

  test('keeps what was told before and has not been listened to yet', () => {
    const match = bareMatch(function* (state): Rule {
      yield* chooseOption(0, 'first', ['a', 'b']);
      yield* chooseOption(0, 'second', ['a', 'b']);
      say(state, 'done');
    });
    give(match, 0, 0);
    give(match, 0, 0);
    give(match, 0, 0);
    match.cancel(0);
    expect(match.listen().filter(({ what }) => what.type === 'said')).toHaveLength(1);
  });
});

describe('the others, while a seat may still cancel,', () => {
  test('hear the first question of the stretch and nothing else', () => {
    const match = bareMatch(twoThenOne);
    const before = [match.heardAsks(1), match.heardAsks('public')];
    give(match, 0, 0);
    expect(match.listen()).toEqual([]);
    expect([match.heardAsks(1), match.heardAsks('public')]).toEqual(before);
  });
});

describe('ids of questions', () => {
  test('are never given again, whatever is canceled, undone or forked from the same line', () => {
    let match = bareMatch(twoThenOne);
    const seen = [idOf(match, 0)];
    give(match, 0, 0);
    seen.push(idOf(match, 0));
    match.cancel(0);
    seen.push(idOf(match, 0));
    give(match, 0, 1);
    seen.push(idOf(match, 0));
    match = match.undo() as Match<BareState>;
    seen.push(idOf(match, 0));
    give(match, 0, 1);
    seen.push(idOf(match, 0));
    match = match.fork();
    give(match, 0, 1);
    seen.push(idOf(match, 1));
    match = match.undo() as Match<BareState>;
    seen.push(idOf(match, 0));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('are new for both seats after an undo into a sealed question', () => {
    let match = bareMatch(bothAtOnce);
    const old = SEATS.map((seat) => idOf(match, seat));
    give(match, 0, 1);
    match = match.undo() as Match<BareState>;
    const now = SEATS.map((seat) => idOf(match, seat));
    expect(now.filter((id) => old.includes(id))).toEqual([]);
  });

  test('are unique in a whole match, and old ones are refused', () => {
    const match = newMatch(toy, 5);
    const rng = playerRng(5);
    const used = new Set<number>();
    for (const step of randomSteps(match, rng)) {
      expect(used.has(step.id)).toBe(false);
      used.add(step.id);
      expect(match.submit(step.seat, step.id, step.answer)).toBeUndefined();
      const before = everything(match);
      expect(match.submit(step.seat, step.id, step.answer)).toBeDefined();
      expect(everything(match)).toBe(before);
    }
    expect(used.size).toBeGreaterThan(20);
  });
});

describe('a sealed question', () => {
  test('tells nobody who has answered, and nothing before both have', () => {
    const match = bareMatch(bothAtOnce);
    const before = VIEWERS.map((viewer) => [match.view(viewer), match.heardAsks(viewer)]);
    give(match, 1, 0);
    expect(match.listen()).toEqual([]);
    expect(VIEWERS.map((viewer) => [match.view(viewer), match.heardAsks(viewer)])).toEqual(before);
    expect(match.askOf(1)).toBeUndefined();
    expect(match.shownAsk(0)?.why).toBe('secret');
  });

  test('takes one answer per seat', () => {
    const match = bareMatch(bothAtOnce);
    const id = idOf(match, 1);
    give(match, 1, 0);
    expect(match.submit(1, id, [1])).toBe('stale');
    expect(match.canCancel(1)).toBe(false);
  });

  test('keeps the first answer over a restart', () => {
    const match = bareMatch(bothAtOnce);
    give(match, 1, 1);
    const id = idOf(match, 0);
    const restarted = new Match(match.game, stored(match.position()));
    expect(restarted.askOf(1)).toBeUndefined();
    expect(restarted.submit(0, id, [0])).toBeUndefined();
    expect(restarted.state.notes).toEqual([[0], [1]]);
  });
});

describe('a position', () => {
  test('continues identically after a round trip through JSON, at every decision of a match', () => {
    let match = newMatch(toy, 7);
    const other = newMatch(toy, 7);
    const rng = playerRng(7);
    for (const step of randomSteps(other, rng)) {
      match = new Match(toy, stored(match.position()));
      expect(match.submit(step.seat, step.id, step.answer)).toBeUndefined();
      other.submit(step.seat, step.id, step.answer);
      expect(everything(match)).toBe(everything(other));
    }
    expect(match.result).toEqual(other.result);
  });

  test('of a finished match can be restored, forked and stored', () => {
    const match = newMatch(toy, 8);
    playRandom(match, playerRng(8));
    const restored = new Match(toy, stored(match.position())).fork();
    expect(restored.result).toEqual(match.result);
    expect(restored.askedSeats).toEqual([]);
    expect(restored.submit(0, 1, [])).toBe('over');
  });

  test('is not changed by a playout without checkpoints that begins there', () => {
    const match = newMatch(toy, 9);
    const before = everything(match);
    playRandom(new Match(toy, match.position(), { checkpoints: false }), playerRng(9));
    expect(everything(match)).toBe(before);
    expect(() => new Match(toy, match.position(), { checkpoints: false }).position()).toThrow('no position');
  });
});

describe('a fork', () => {
  test('tells nothing that the match has told before', () => {
    const match = newMatch(toy, 4);
    playRandom(match, playerRng(4), 9);
    expect(match.fork().listen()).toEqual([]);
  });

  test('tells of the next answer exactly what the match tells, and stands at the same position', () => {
    const match = newMatch(toy, 6);
    const rng = playerRng(6);
    for (const step of randomSteps(match, rng)) {
      match.listen();
      const fork = match.fork();
      expect(fork.position()).toEqual(match.position());
      for (const one of [fork, match]) one.submit(step.seat, step.id, step.answer);
      expect(fork.listen()).toEqual(match.listen());
    }
  });
});

describe('undo', () => {
  test('gives the match without its last answer, and leaves the match itself alone', () => {
    const match = bareMatch(twoThenOne);
    give(match, 0, 1);
    give(match, 0, 1);
    const before = everything(match);
    const undone = match.undo();
    expect(undone?.shownAsk(0)?.why).toBe('second');
    expect(undone?.state.notes).toEqual([]);
    expect(everything(match)).toBe(before);
  });

  test('is not possible at the start of a stretch', () => {
    const match = bareMatch(twoThenOne);
    expect(match.undo()).toBeUndefined();
    for (const seat of [0, 0, 1] as const) give(match, seat, 0);
    expect(match.undo()).toBeUndefined();
  });
});

describe('a match', () => {
  test('can be ended at any time, whoever is asked', () => {
    for (let answers = 0; answers < 12; answers++) {
      const match = newMatch(toy, 10);
      playRandom(match, playerRng(10), answers);
      match.listen();
      expect(match.end({ winner: 1, reason: 'points' })).toBeUndefined();
      expect(match.askedSeats).toEqual([]);
      expect(match.listen().map(({ what }) => what.type)).toContain('ended');
      expect(match.end({ winner: 0, reason: 'points' })).toBe('over');
      expect(match.fork().result).toEqual({ winner: 1, reason: 'points' });
    }
  });

  test('knows its last stretch once it is over, unless it began over', () => {
    const match = bareMatch(twoThenOne);
    give(match, 0, 1);
    expect(match.lastStretch).toBeUndefined();
    const position = match.position();
    match.end({ winner: 1, reason: 'conceded' });
    expect(match.lastStretch).toEqual(position);
    expect(match.lastStretch?.since).toHaveLength(1);
    expect(match.fork().lastStretch).toBeUndefined();
  });

  test('that goes on from stretch to stretch without a question is stopped', () => {
    expect(() =>
      bareMatch(function* (state): Rule {
        state.notes = [];
      }),
    ).toThrow('stretches');
  });

  test('that tells without end is stopped', () => {
    expect(() =>
      bareMatch(function* (state): Rule {
        for (;;) say(state, 'again');
      }),
    ).toThrow('happenings');
  });
});

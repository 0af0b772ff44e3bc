// Tests of the director: order, budget, settling, and the watchdog.
import { describe, expect, it } from 'vitest';
import { type Beat, BRISK_FROM, BRISKEST, Director, GRACE, hurry, MOST_MOMENTS, SETTLE_FROM } from './director.ts';
import { DURATIONS } from './durations.ts';

interface Bench {
  readonly director: Director;
  readonly played: string[];
  readonly times: number[];
  pace: number;
  settled: number;
  drained: number;
  reports: string[];
  beat(type: string, ms: number, lead?: number, done?: () => boolean): Beat;
}

function bench(): Bench {
  const played: string[] = [];
  const times: number[] = [];
  const made: Bench = {
    director: new Director({
      pace: () => made.pace,
      settle: () => made.settled++,
      drained: () => made.drained++,
      report: (sentence) => made.reports.push(sentence),
    }),
    played,
    times,
    pace: 1,
    settled: 0,
    drained: 0,
    reports: [],
    beat: (type, ms, lead = ms, done) => ({
      type,
      ms,
      lead,
      play(long) {
        played.push(type);
        times.push(long);
      },
      ...(done === undefined ? {} : { done }),
    }),
  };
  return made;
}

describe('director', () => {
  it('starts beats when they are due, so that a late frame does not delay what follows', () => {
    const { director, played, beat } = bench();
    director.take([beat('a', 100), beat('b', 100), beat('c', 100)]);
    director.tick(1000);
    director.tick(1250);
    expect(played).toEqual(['a', 'b', 'c']);
    director.tick(1300);
    expect(director.busy).toBe(false);
  });
  it('plays beats in order, each when the lead of the one before is over', () => {
    const { director, played, beat } = bench();
    director.take([beat('a', 100, 50), beat('b', 100), beat('c', 100)]);
    director.tick(0);
    expect(played).toEqual(['a']);
    director.tick(49);
    expect(played).toEqual(['a']);
    director.tick(50);
    expect(played).toEqual(['a', 'b']);
    director.tick(150);
    expect(played).toEqual(['a', 'b', 'c']);
  });
  it('tells once when it has run empty, and is then at rest', () => {
    const made = bench();
    made.director.take([made.beat('a', 100)]);
    expect(made.director.tick(0)).toBe(true);
    expect(made.director.tick(99)).toBe(true);
    expect(made.director.tick(100)).toBe(false);
    expect(made.director.tick(200)).toBe(false);
    expect(made.drained).toBe(1);
    expect(made.settled).toBe(0);
  });
  it('beats without duration are all played at once', () => {
    const made = bench();
    made.director.take([made.beat('a', 0), made.beat('b', 0), made.beat('c', 0)]);
    expect(made.director.tick(0)).toBe(false);
    expect(made.played).toEqual(['a', 'b', 'c']);
    expect(made.drained).toBe(1);
  });
  it('settling drops everything and puts it where it ends', () => {
    const made = bench();
    made.director.take([made.beat('a', 100), made.beat('b', 100)]);
    made.director.tick(0);
    made.director.settle();
    expect(made.settled).toBe(1);
    expect(made.director.busy).toBe(false);
    expect(made.director.tick(1000)).toBe(false);
    expect(made.played).toEqual(['a']);
  });
  it('without motion every batch settles at once', () => {
    const made = bench();
    made.pace = 0;
    made.director.take([made.beat('a', 100)]);
    expect(made.settled).toBe(1);
    expect(made.played).toEqual([]);
  });
  it('motion switched off in the middle settles what is left', () => {
    const made = bench();
    made.director.take([made.beat('a', 100), made.beat('b', 100)]);
    made.director.tick(0);
    made.pace = 0;
    expect(made.director.tick(100)).toBe(false);
    expect(made.settled).toBe(1);
  });
  it('double speed halves durations', () => {
    const made = bench();
    made.pace = 0.5;
    made.director.take([made.beat('a', 100)]);
    made.director.tick(0);
    expect(made.times).toEqual([50]);
  });
  it('a long backlog is played faster, up to a bound, and a hopeless one not at all', () => {
    expect(hurry(BRISK_FROM)).toBe(1);
    expect(hurry(BRISK_FROM * 2)).toBe(2);
    expect(hurry(SETTLE_FROM)).toBe(BRISKEST);
    const made = bench();
    made.director.take([made.beat('a', SETTLE_FROM), made.beat('b', 100)]);
    expect(made.settled).toBe(1);
  });
  it('a beat that says it is not done is waited for, but the watchdog ends it', () => {
    const made = bench();
    made.director.take([made.beat('stuck', 100, 100, () => false)]);
    made.director.tick(0);
    expect(made.director.tick(100 + GRACE - 1)).toBe(true);
    expect(made.reports).toEqual([]);
    expect(made.director.tick(100 + GRACE)).toBe(false);
    expect(made.reports).toHaveLength(1);
    expect(made.drained).toBe(1);
  });
  it('an effect waits for the key moment of its cause, and what is not its effect does not', () => {
    const { director, played, beat } = bench();
    const cause = { ...beat('cause', 300, 50), n: 7, key: 200 };
    director.take([
      cause,
      { ...beat('beside', 100, 20), n: 8, because: 0 },
      { ...beat('effect', 100), n: 9, because: 7 },
    ]);
    director.tick(0);
    director.tick(60);
    expect(played).toEqual(['cause', 'beside']);
    director.tick(199);
    expect(played).toEqual(['cause', 'beside']);
    director.tick(200);
    expect(played).toEqual(['cause', 'beside', 'effect']);
  });
  it('a cause that was settled holds nothing up', () => {
    const { director, played, beat } = bench();
    director.take([{ ...beat('cause', 300, 50), n: 7, key: 200 }]);
    director.tick(0);
    director.settle();
    director.take([{ ...beat('effect', 100), n: 9, because: 7 }]);
    director.tick(10);
    expect(played).toEqual(['cause', 'effect']);
  });
  it('without motion the last moments of a batch are heard, each kind once, one after another', () => {
    const made = bench();
    const heard: [string, number][] = [];
    const moment = (name: string): Beat => ({
      ...made.beat(name, 100),
      moment: { name, play: (after) => heard.push([name, after]) },
    });
    made.pace = 0;
    made.director.take(['played', 'hit', 'cancel', 'hit', 'turn'].map(moment));
    const gap = DURATIONS.moment;
    expect(heard).toEqual([
      ['cancel', 0],
      ['hit', gap],
      ['turn', 2 * gap],
    ]);
    expect(made.settled).toBe(1);
    expect(MOST_MOMENTS).toBe(3);
    made.director.take([made.beat('quiet', 100)]);
    expect(heard).toHaveLength(3);
  });
  it('of a hopeless backlog the last moment is heard, and of beats that are skipped none', () => {
    const made = bench();
    const heard: string[] = [];
    const moment = (name: string, ms: number): Beat => ({
      ...made.beat(name, ms),
      moment: { name, play: () => heard.push(name) },
    });
    made.director.take([moment('skipped', 100), moment('skipped too', 100)]);
    made.director.tick(0);
    made.director.settle();
    expect(heard).toEqual([]);
    made.director.take([moment('hit', SETTLE_FROM), moment('turn', 100), made.beat('draw', 10)]);
    expect(heard).toEqual(['turn']);
  });
});

// Tests of the frame guard: one bad frame is told and forgotten, a bad table rests until something changes.
import { describe, expect, it } from 'vitest';
import { FrameGuard, PATIENCE } from './frame-guard.ts';

function bench() {
  const did: string[] = [];
  const guard = new FrameGuard({
    report: (problem) => did.push(`report ${(problem as Error).message}`),
    recover: (problem) => did.push(`recover ${(problem as Error).message}`),
    rest: () => did.push('rest'),
  });
  const bad = (): void => {
    throw new Error('bad');
  };
  return { did, guard, bad, good: () => void did.push('drawn') };
}

describe('frame guard', () => {
  it('a frame that fails is told, and the next begins with everything drawn anew', () => {
    const { did, guard, bad, good } = bench();
    for (const frame of [good, bad, good, good]) guard.run(frame);
    expect(did).toEqual(['drawn', 'report bad', 'recover bad', 'drawn', 'drawn']);
  });
  it('after several failures in a row it rests, and tries again with each change', () => {
    const { did, guard, bad, good } = bench();
    for (let i = 0; i < PATIENCE; i++) guard.run(bad);
    expect(did.at(-1)).toBe('rest');
    expect(did.filter((what) => what === 'rest')).toHaveLength(1);
    guard.run(good);
    expect(did.slice(-2)).toEqual(['recover bad', 'drawn']);
  });
});

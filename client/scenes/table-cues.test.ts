// Tests of what cues do on the table: sounds of a cue that was cut are not heard any more.
import { describe, expect, it } from 'vitest';
import type { SoundHow } from '../sound/sound-gate.ts';
import type { SoundId } from '../sound/sound-ids.ts';
import { TableCues, type TableCuesKit } from './table-cues.ts';

function bench() {
  const asked: { readonly id: SoundId; readonly how: SoundHow }[] = [];
  const kit = {
    ...{ cards: {}, effects: {}, look: { middle: { x: 0, y: 0 }, hand: { w: 1, h: 1 } }, bottom: 0 },
    still: () => false,
    shown: () => ({ facts: {} }),
    play: (id: SoundId, how: SoundHow) => void asked.push({ id, how }),
  };
  return { asked, cues: new TableCues(kit as unknown as TableCuesKit) };
}

describe('sounds of cues', () => {
  it('a sound waits for its moment on the side where it happens', () => {
    const { asked, cues } = bench();
    cues.at(1000).sound('impact', { seat: 1, after: 250, volume: 0.6, rate: 1.5 });
    expect(asked[0]).toMatchObject({ id: 'impact', how: { at: 1250, across: true, volume: 0.6, rate: 1.5 } });
    expect(asked[0]?.how.isCut?.()).toBe(false);
    expect(cues.sounds).toBe(1);
  });
  it('what was asked for before the table was settled is cut, what comes after is heard', () => {
    const { asked, cues } = bench();
    cues.at(1000).sound('lunge');
    cues.at(1000).sound('impact', { after: 250 });
    cues.silence();
    cues.at(1100).sound('draw', { after: 50 });
    expect(asked.map(({ how }) => how.isCut?.())).toEqual([true, true, false]);
  });
});

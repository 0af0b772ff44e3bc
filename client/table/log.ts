// The log as it grows: each happening is worded once, when it is heard.
import { computed, type ReadonlySignal } from '@preact/signals';
import { seatName } from './ask-text.ts';
import type { LiveTable } from './live-table.ts';
import { type LogLine, lineFor, type Names } from './log-text.ts';

/** A line with a name that it has for every viewer: several happenings may bear one number, such as a move and the values it changed. */
export interface NamedLine extends LogLine {
  readonly id: string;
}

export function logOf(live: LiveTable): ReadonlySignal<readonly NamedLine[]> {
  const names: Names = { game: live.game, faceOf: live.faceOf, seatName: (seat) => seatName(live, seat) };
  const depths = new Map<number, number>();
  let lines: readonly NamedLine[] = [];
  let last = { n: 0, times: 0 };
  let done = 0;
  return computed(() => {
    const story = live.story.value;
    const added: NamedLine[] = [];
    for (const heard of story.slice(done)) {
      last = { n: heard.n, times: heard.n === last.n ? last.times + 1 : 0 };
      const line = lineFor(names, heard, (n) => depths.get(n));
      // A cause without a line of its own lends its place to what it caused.
      // A note of changed values has the number of what it follows, and is no cause itself.
      if (!depths.has(heard.n)) depths.set(heard.n, line?.depth ?? depths.get(heard.because) ?? -1);
      if (line !== undefined) added.push({ ...line, id: `${last.n}.${last.times}` });
    }
    done = story.length;
    if (added.length > 0) lines = [...lines, ...added];
    return lines;
  });
}

// The log as it grows: each happening is worded once, when it is heard.
import { computed, type ReadonlySignal } from '@preact/signals';
import { seatName } from './ask-text.ts';
import type { LiveTable } from './live-table.ts';
import { type LogLine, lineFor, type Names } from './log-text.ts';

export function logOf(live: LiveTable): ReadonlySignal<readonly LogLine[]> {
  const names: Names = { game: live.game, faceOf: live.faceOf, seatName: (seat) => seatName(live, seat) };
  const depths = new Map<number, number>();
  let lines: readonly LogLine[] = [];
  let done = 0;
  return computed(() => {
    const story = live.story.value;
    const added: LogLine[] = [];
    for (const heard of story.slice(done)) {
      const line = lineFor(names, heard, (n) => depths.get(n));
      // A cause without a line of its own lends its place to what it caused.
      // A note of changed values has the number of what it follows, and is no cause itself.
      if (!depths.has(heard.n)) depths.set(heard.n, line?.depth ?? depths.get(heard.because) ?? -1);
      if (line !== undefined) added.push(line);
    }
    done = story.length;
    if (added.length > 0) lines = [...lines, ...added];
    return lines;
  });
}

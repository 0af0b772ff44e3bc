// The table in plain text, for whoever writes a scenario.
import type { CardId } from '../card.ts';
import { SEATS } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Sitting } from './sitting.ts';

/** A line per zone that holds something, B's side above A's, and what is asked. */
export function show<S extends KernelState>(sitting: Sitting<S>): string {
  const { bench, state, words } = sitting;
  const turnPlayer = words.nameOfSeat(bench.game.turnPlayer(state));
  const lines = [`turn ${bench.turnOf(state)} of ${turnPlayer}, ${sitting.phase}`];
  for (const name of ['B', 'A'] as const) {
    const seat = SEATS.find((one) => words.nameOfSeat(one) === name) ?? 0;
    for (const zone of bench.game.sight.zones) {
      const held = state.zones[seat][zone] ?? [];
      if (held.length > 0)
        lines.push(
          `  ${name}.${zone} (${held.length}): ${summed(held.toReversed().map((card) => inWords(sitting, card)))}`,
        );
    }
  }
  for (const spec of sitting.asked()) lines.push(`  ${words.question(state, spec)}`);
  const { result } = state;
  if (result !== null) lines.push(`  over: ${words.outcome(result)}`);
  return lines.join('\n');
}

function inWords<S extends KernelState>({ bench, state }: Sitting<S>, card: CardId): string {
  const { orientation, face, values, counters = {}, markers = [], attached = [] } = bench.lyingOf(state, card);
  const parts = [
    ...(orientation === undefined ? [] : [orientation]),
    ...(face === 'down' ? ['face down'] : []),
    ...(orientation === undefined
      ? []
      : Object.entries({ ...values, ...counters }).map(([name, is]) => `${name} ${is}`)),
    ...(markers.length > 0 ? [`${markers.length} markers`] : []),
    ...(attached.length > 0 ? [`${attached.length} attached`] : []),
  ];
  const name = bench.nameOf(state, card);
  return parts.length === 0 ? name : `${name} [${parts.join(', ')}]`;
}

/** Runs of the same word as one with its number. */
function summed(words: readonly string[]): string {
  const runs: { word: string; times: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.times++;
    else runs.push({ word, times: 1 });
  }
  return runs.map(({ word, times }) => (times > 1 ? `${times} x ${word}` : word)).join(', ');
}

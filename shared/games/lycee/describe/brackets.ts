// Costs as every language writes them: each icon and each blue text in brackets of its own.
import { type Cost, PIPS, type Pip, type SpecialCost } from '../card-data.ts';

/** `[0]` for nothing to pay (1.6). */
export function bracketed(
  { pips = {}, tap, special = [] }: Cost,
  words: Readonly<Record<Pip, string>>,
  blueText: (cost: SpecialCost) => string,
): string {
  const icons = PIPS.flatMap((pip) => new Array<string>(pips[pip] ?? 0).fill(words[pip]));
  const parts = [...icons, ...(tap ? ['T'] : []), ...special.map(blueText)];
  return parts.length === 0 ? '[0]' : parts.map((part) => `[${part}]`).join('');
}

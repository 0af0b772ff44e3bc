// Small sums of the command line: means, medians, and the interval a share of wins lies in.

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

export function median(numbers: readonly number[]): number {
  const up = numbers.slice().sort((a, b) => a - b);
  const middle = Math.floor(up.length / 2);
  return up.length % 2 === 1 ? (up[middle] as number) : ((up[middle - 1] ?? 0) + (up[middle] ?? 0)) / 2;
}

export const round = (n: number, digits = 2): number => Math.round(n * 10 ** digits) / 10 ** digits;

/** The 95 % interval of a share (Wilson), as fractions. */
export function interval95(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = wins / games;
  const center = share + z ** 2 / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * games)) / games);
  const scale = 1 + z ** 2 / games;
  return [(center - spread) / scale, (center + spread) / scale];
}

// The table of a balance run as a game's README has it, between two marks.
import type { BySeat } from '../../../shared/kernel/seat.ts';
import { interval95 } from '../numbers.ts';

/** What all matches of two decks came to. */
export interface PairReport {
  readonly decks: BySeat<string>;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly meanTurns: number;
}

/** Between these shares of the matches that somebody won, two decks are a match for each other. */
const EVEN = { least: 0.4, most: 0.6 } as const;
const shareOf = ({ wins: [one, other] }: PairReport): number => one / Math.max(1, one + other);
export const isEven = (pair: PairReport): boolean => shareOf(pair) >= EVEN.least && shareOf(pair) <= EVEN.most;

const HEADS = ['first deck', 'second deck', 'wins', 'draws', "first deck's share", '95 %', 'turns'] as const;
/** Left-aligned names, right-aligned numbers. */
const NAMES = 2;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A row a pair. */
export function balanceTable(pairs: readonly PairReport[]): string {
  const rows = pairs.map((pair) => {
    const [one, other] = pair.wins;
    const [low, high] = interval95(one, one + other);
    return [
      ...pair.decks,
      `${one} : ${other}`,
      String(pair.draws),
      percent(shareOf(pair)),
      `${percent(low)} to ${percent(high)}`,
      pair.meanTurns.toFixed(1),
    ];
  });
  const widths = HEADS.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, i) => (i < NAMES ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, i) => (i < NAMES ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(HEADS), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

const FROM = '<!-- balance -->';
const TO = '<!-- /balance -->';
/** The page with the table between its marks; a page that has none gets them at its end. */
export function withTable(page: string, table: string): string {
  const section = `${FROM}\n\n${table}\n\n${TO}`;
  const [from, to] = [page.indexOf(FROM), page.indexOf(TO)];
  if (from >= 0 && to > from) return page.slice(0, from) + section + page.slice(to + TO.length);
  return `${page.trimEnd()}${page === '' ? '' : '\n\n'}${section}\n`;
}

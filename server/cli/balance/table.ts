// The tables of a balance run as a game's README has them, between two marks.
import type { BySeat } from '../../../shared/kernel/seat.ts';
import { interval95 } from '../numbers.ts';
import type { FieldReport } from './field.ts';

/** What all matches of two decks came to. */
export interface PairReport {
  readonly decks: BySeat<string>;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly meanTurns: number;
}

/** Between these shares of the matches that somebody won, a deck is a match for the others. */
const EVEN = { least: 0.4, most: 0.6 } as const;
const isBetween = (won: number, lost: number): boolean =>
  shareOf(won, lost) >= EVEN.least && shareOf(won, lost) <= EVEN.most;
const shareOf = (won: number, lost: number): number => won / Math.max(1, won + lost);
export const isEven = ({ wins: [one, other] }: PairReport): boolean => isBetween(one, other);
export const isEvenInField = ({ wins, losses }: FieldReport): boolean => isBetween(wins, losses);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** The share, the interval in which it lies, and how long the matches were. */
function measured(won: number, lost: number, meanTurns: number): string[] {
  const [low, high] = interval95(won, won + lost);
  return [percent(shareOf(won, lost)), `${percent(low)} to ${percent(high)}`, meanTurns.toFixed(1)];
}

/** A row a pair. */
export const balanceTable = (pairs: readonly PairReport[]): string =>
  aligned(
    ['first deck', 'second deck', 'wins', 'draws', "first deck's share", '95 %', 'turns'],
    pairs.map(({ decks, wins: [one, other], draws, meanTurns }) => [
      ...decks,
      `${one} : ${other}`,
      String(draws),
      ...measured(one, other, meanTurns),
    ]),
    2,
  );
/** A row a deck, against all the others together. */
export const fieldTable = (decks: readonly FieldReport[]): string =>
  aligned(
    ['deck', 'wins', 'draws', 'share', '95 %', 'turns'],
    decks.map(({ deck, wins, losses, draws, meanTurns }) => [
      deck,
      `${wins} : ${losses}`,
      String(draws),
      ...measured(wins, losses, meanTurns),
    ]),
    1,
  );

/** The first columns hold names and are left-aligned, the others hold numbers. */
function aligned(heads: readonly string[], rows: readonly (readonly string[])[], names: number): string {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, i) => (i < names ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, i) => (i < names ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(heads), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
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

// The table of a simulation for people.
import { interval95 } from '../numbers.ts';
import type { Plan } from './plan.ts';
import type { MatchReport, SimReport } from './report.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function printReport(plan: Plan, report: SimReport, matches: readonly MatchReport[]): void {
  const { games, finished, wins, seatWins, draws } = report;
  console.log(`${plan.game}, ${games} matches, seeds ${plan.seed} to ${plan.seed + games - 1}`);
  const lines: [string, string][] = [
    ['finished', `${finished} of ${games}`],
    ...plan.bots.map((bot, i): [string, string] => {
      const [low, high] = interval95(wins[i] as number, games);
      return [
        `${bot} (${'AB'[i]}) wins`,
        `${wins[i]}, ${percent((wins[i] as number) / games)} (95 %: ${percent(low)} to ${percent(high)})`,
      ];
    }),
    ['wins by seat', `${seatWins[0]} : ${seatWins[1]}`],
    ['draws', String(draws)],
    ['ended by', reasons(matches)],
    ['turns', `${report.meanTurns} a match`],
    [
      'decisions',
      `${report.decisions}, ${(report.decisions / games).toFixed(0)} a match, ${report.decisionsPerSecond} a second`,
    ],
    ['law checks', plan.laws ? `${report.checks}, of them ${report.violations} failed` : 'none'],
    ['hash', report.hash],
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  for (const [name, text] of lines) console.log(`  ${name.padEnd(width)}  ${text}`);
}

function reasons(matches: readonly MatchReport[]): string {
  const counts = new Map<string, number>();
  for (const { reason } of matches) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, n]) => `${reason} ${n}`)
    .join(', ');
}

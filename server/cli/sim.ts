// `npm run -s sim -- GAME --games 200 --seed 1 --bots greedy,random`: plays matches of bots and sums them up.
import { readArguments } from './sim/arguments.ts';
import { printReport } from './sim/print.ts';
import { sumUp } from './sim/report.ts';
import { playAll } from './sim/threads.ts';
import { runCommand } from './usage.ts';

const MOST_VIOLATIONS_SHOWN = 20;

async function sim(): Promise<number> {
  const { plan, threads, json } = readArguments(process.argv.slice(2));
  const from = performance.now();
  const reports = await playAll(plan, threads);
  const report = sumUp(plan, reports, (performance.now() - from) / 1000);
  const violations = reports.flatMap((one) => one.violations);
  for (const violation of violations.slice(0, MOST_VIOLATIONS_SHOWN)) console.error(violation);
  if (json) console.log(JSON.stringify(report));
  else printReport(plan, report, reports);
  return report.violations === 0 && report.finished === report.games ? 0 : 1;
}

await runCommand(sim);

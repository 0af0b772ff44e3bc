// Plays a plan on one thread or several; what comes out does not depend on how many.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import type { MatchReport } from './report.ts';
import { simulate } from './simulate.ts';

/** One thread's share: every so-manieth match of the plan. */
interface Share {
  readonly plan: Plan;
  readonly thread: number;
  readonly threads: number;
}

/** Plays the whole plan; reports come in any order. */
export async function playAll(plan: Plan, threads: number): Promise<MatchReport[]> {
  if (threads <= 1) return playShare({ plan, thread: 0, threads: 1 });
  const shares = Array.from({ length: threads }, (_, thread) => playInWorker({ plan, thread, threads }));
  return (await Promise.all(shares)).flat();
}

function playShare({ plan, thread, threads }: Share): MatchReport[] {
  const reports: MatchReport[] = [];
  for (let index = thread; index < plan.games; index += threads) reports.push(simulate(plan, index));
  return reports;
}

function playInWorker(share: Share): Promise<MatchReport[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: share });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (!isMainThread && parentPort !== null) parentPort.postMessage(playShare(workerData as Share));

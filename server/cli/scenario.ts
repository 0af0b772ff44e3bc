// `npm run -s scenario -- FILE...`: plays scenario files, and says which went as they say.
import { parseArgs } from 'node:util';
import { benchOf } from '../../shared/games/benches.ts';
import { FRONTS } from '../../shared/games/fronts.ts';
import { runScenario } from '../../shared/kernel/scenario/run.ts';
import { cardList } from './card-list.ts';
import { filesOf, readFile } from './scenario-files.ts';
import { runCommand, UsageError } from './usage.ts';

const USAGE = 'usage: npm run -s scenario -- FILE_OR_FOLDER... [--once] [--show] [--json], or --cards GAME';

interface Outcome {
  readonly file: string;
  readonly title?: string;
  readonly ok: boolean;
  /** All that is wrong: one message of a scenario that was played, each fault of one that could not be. */
  readonly messages: readonly string[];
}

function scenario(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      once: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      cards: { type: 'string' },
    },
  });
  if (values.cards !== undefined) return listCards(values.cards);
  if (positionals.length === 0) throw new UsageError(USAGE);
  if (values.show && values.json) throw new UsageError('--show prints tables and --json one object: take one of them');
  const outcomes: Outcome[] = [];
  for (const file of filesOf(positionals)) {
    const outcome = outcomeOf(file, values);
    outcomes.push(outcome);
    if (!values.json) console.log(linesOf(outcome));
  }
  const passed = outcomes.filter(({ ok }) => ok).length;
  const failed = outcomes.length - passed;
  console.log(
    values.json ? JSON.stringify({ passed, failed, scenarios: outcomes }) : `${passed} passed, ${failed} failed`,
  );
  return failed === 0 ? 0 : 1;
}

function listCards(id: string): number {
  const front = FRONTS[id];
  if (front === undefined) throw new UsageError(`${id} is none of ${Object.keys(FRONTS).join(', ')}`);
  console.log(cardList(front));
  return 0;
}

function outcomeOf(file: string, { once, show }: { readonly once: boolean; readonly show: boolean }): Outcome {
  const read = readFile(file);
  if ('faults' in read) {
    const { faults, title } = read;
    return { file, ...(title !== undefined && { title }), ok: false, messages: faults.map(({ message }) => message) };
  }
  const { title, game } = read.scenario;
  const how = { once, ...(show && { show: (text: string) => console.log(text) }) };
  try {
    const { ok, message } = runScenario(benchOf(game), read.scenario, how);
    return { file, title, ok, messages: message === undefined ? [] : [message] };
  } catch (error) {
    // A mistake of ours in one scenario; the others can still be told.
    return {
      file,
      title,
      ok: false,
      messages: [`it cannot be played: ${error instanceof Error ? error.message : error}`],
    };
  }
}

/** `ok TITLE` or `not ok TITLE: message`; a file whose title is not known goes by its name. Further faults follow, indented. */
function linesOf({ file, title = file, ok, messages: [first, ...others] }: Outcome): string {
  return ok ? `ok ${title}` : [`not ok ${title}: ${first}`, ...others.map((message) => `  ${message}`)].join('\n');
}

await runCommand(scenario);

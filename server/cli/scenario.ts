// `npm run -s scenario -- FILE...`: plays scenario files, and says which went as they say.
import { parseArgs } from 'node:util';
import { benchOf } from '../../shared/games/benches.ts';
import { FRONTS } from '../../shared/games/fronts.ts';
import { escaped } from '../../shared/kernel/scenario/plain-text.ts';
import { runScenario } from '../../shared/kernel/scenario/run.ts';
import { cardList } from './card-list.ts';
import { filesOf, type Named, readFile } from './scenario-files.ts';
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
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.cards !== undefined) return listCards(values.cards);
  if (positionals.length === 0) throw new UsageError(USAGE);
  if (values.show && values.json) throw new UsageError('--show prints tables and --json one object: take one of them');
  const outcomes: Outcome[] = [];
  for (const named of filesOf(positionals)) {
    const outcome = outcomeOf(named, values);
    outcomes.push(outcome);
    if (!values.json) console.log(linesOf(outcome));
  }
  const passed = outcomes.filter(({ ok }) => ok).length;
  const failed = outcomes.length - passed;
  const all = { passed, failed, scenarios: outcomes };
  console.log(values.json ? escaped(JSON.stringify(all)) : `${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function listCards(id: string): number {
  const front = FRONTS[id];
  if (front === undefined) throw new UsageError(`${id} is none of ${Object.keys(FRONTS).join(', ')}`);
  console.log(cardList(front));
  return 0;
}

interface How {
  readonly once: boolean;
  readonly show: boolean;
}
function outcomeOf({ file, fault }: Named, how: How): Outcome {
  if (fault !== undefined) return { file, ok: false, messages: [fault] };
  try {
    return play(file, how);
  } catch (error) {
    // A mistake of ours in one scenario; the others can still be told.
    const why = error instanceof Error ? error.message : String(error);
    return { file, ok: false, messages: [`it cannot be played: ${why}`] };
  }
}
function play(file: string, { once, show }: How): Outcome {
  const read = readFile(file);
  if ('faults' in read) {
    const { faults, title } = read;
    return { file, ...(title !== undefined && { title }), ok: false, messages: faults.map(({ message }) => message) };
  }
  const { title, game } = read.scenario;
  const how = { once, ...(show && { show: (text: string) => console.log(text) }) };
  const { ok, message } = runScenario(benchOf(game), read.scenario, how);
  return { file, title, ok, messages: message === undefined ? [] : [message] };
}

/** `ok TITLE` or `not ok TITLE: message`, then its file, which names it where there is no title, and further faults, indented. */
function linesOf({ file, title, ok, messages: [first, ...others] }: Outcome): string {
  if (ok) return `ok ${title}`;
  const further = [...(title === undefined ? [] : [file]), ...others].map((line) => `  ${line}`);
  return [`not ok ${title ?? file}: ${first}`, ...further].map(escaped).join('\n');
}

await runCommand(scenario, USAGE);

// Scenario files on the disk: which ones a command line names, and what is in them.
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type ReadScenario, readScenario } from '../../shared/games/read-scenario.ts';
import { ScenarioFault } from '../../shared/kernel/scenario/types.ts';

export const LARGEST = 1_000_000;

/** A file that is to be played, or why there is none. */
export interface Named {
  readonly file: string;
  readonly fault?: string;
}

/** The files themselves, and all scenarios beneath the folders, each once and in the order named. */
export function filesOf(paths: readonly string[]): Named[] {
  const named = new Map<string, Named>();
  for (const one of paths.flatMap((path) => (isFolder(path) ? scenariosBeneath(path) : [{ file: path }]))) {
    const real = realOf(one.file);
    if (!named.has(real)) named.set(real, one);
  }
  return [...named.values()];
}
const isFolder = (path: string): boolean => statOf(path)?.isDirectory() ?? false;
function statOf(path: string) {
  try {
    return statSync(path);
  } catch {
    // Reading it says why.
    return undefined;
  }
}
function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // What is not there, or links to itself, lies somewhere all the same.
    const above = dirname(path);
    return above === path ? path : join(realOf(above), basename(path));
  }
}

function scenariosBeneath(folder: string): Named[] {
  try {
    const files = filesBeneath(folder, new Set()).map((file) => relative(folder, file));
    if (files.length === 0) return [{ file: folder, fault: 'no scenario file is in it' }];
    return files.sort().map((name) => ({ file: join(folder, name) }));
  } catch (error) {
    return [{ file: folder, fault: whyNot(error) ?? String(error) }];
  }
}
/** Links may lead to a folder that is on the way already: each is entered once. */
function filesBeneath(folder: string, entered: Set<string>): string[] {
  const real = realOf(folder);
  if (entered.has(real)) return [];
  entered.add(real);
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (isFolder(path)) return filesBeneath(path, entered);
    return name.endsWith('.json') && !name.endsWith('.schema.json') ? [path] : [];
  });
}

/** Reads a file; what keeps it from being read is a fault like any other. */
export function readFile(file: string): ReadScenario {
  try {
    const stat = statSync(file);
    if (!stat.isFile()) return fault('this is neither a file nor a folder');
    if (stat.size > LARGEST) return fault(`the file has ${stat.size} bytes, more than ${LARGEST}`);
    return readScenario(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    const why = whyNot(error);
    if (why === undefined) throw error;
    return fault(why);
  }
}
const fault = (sentence: string): ReadScenario => ({ faults: [new ScenarioFault('file', sentence)] });
const whyNot = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? WHY.get(String(error.code)) : undefined;
const WHY: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EACCES', 'it may not be read'],
  ['EPERM', 'it may not be read'],
  ['ENOTDIR', 'there is no such file'],
  ['ENAMETOOLONG', 'there is no such file'],
  ['ELOOP', 'its links lead in a circle'],
  ['ERR_ENCODING_INVALID_ENCODED_DATA', 'the file is no text in UTF-8'],
]);

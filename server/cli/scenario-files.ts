// Scenario files on the disk: which ones a command line names, and what is in them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadScenario, readScenario } from '../../shared/games/read-scenario.ts';
import { ScenarioFault } from '../../shared/kernel/scenario/types.ts';
import { UsageError } from './usage.ts';

export const LARGEST = 1_000_000;

/** The files themselves, and all scenarios beneath the folders, each once and in the order named. */
export function filesOf(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => (isFolder(path) ? filesBeneath(path) : [path])))];
}
const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
function filesBeneath(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json')).sort();
  if (files.length === 0) throw new UsageError(`${folder} holds no scenario (*.json)`);
  return files.map((name) => join(folder, name));
}

/** Reads a file; what keeps it from being read is a fault like any other. */
export function readFile(file: string): ReadScenario {
  try {
    const { size } = statSync(file);
    if (size > LARGEST) return fault(`the file has ${size} bytes, more than ${LARGEST}`);
    return readScenario(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? WHY[String(error.code)] : undefined;
    if (why === undefined) throw error;
    return fault(why);
  }
}
const fault = (sentence: string): ReadScenario => ({ faults: [new ScenarioFault('file', sentence)] });
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'the file may not be read',
  ENOTDIR: 'there is no such file',
  ENAMETOOLONG: 'there is no such file',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'the file is no text in UTF-8',
};

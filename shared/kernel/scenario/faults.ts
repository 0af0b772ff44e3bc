// What is wrong with a file, as sentences with their place: from what zod found, with the shape that was most likely meant.
import type { Issue, RawIssue } from './format.ts';
import { placeOf } from './place.ts';
import { shown } from './shown.ts';
import { ScenarioFault } from './types.ts';

/** The sentence for one finding; zod asks for it while the shape is still at hand. */
export function sentenceOf(issue: RawIssue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return input === undefined
        ? `missing; ${kindOf(issue.expected)} belongs here`
        : `${shown(input)} is not ${kindOf(issue.expected)}`;
    case 'invalid_value':
      return noneOf(input, issue.values);
    case 'too_big':
      return tooMuch(input, issue.maximum);
    case 'too_small':
      return tooLittle(input, issue.minimum);
    case 'unrecognized_keys':
      return `there is no such field here; there are ${allowedIn(issue).join(', ')}`;
    case 'invalid_union':
      return wordFault(issue as unknown as WordIssue);
    case 'invalid_key':
      return 'this is no name for a field here';
    default:
      return `${shown(input)} does not belong here`;
  }
}

interface WordIssue {
  readonly discriminator?: string;
  readonly options?: readonly unknown[];
  readonly input?: unknown;
}
/** The word that tells what an object is (do, kind, on, pay) is none that exists. */
function wordFault({ discriminator, options, input }: WordIssue): string {
  if (discriminator === undefined || options === undefined) return `${shown(input)} does not belong here`;
  const word = (input as Readonly<Record<string, unknown>>)[discriminator];
  return word === undefined ? `missing; ${oneOf(options)}` : `${shown(word)} is none of ${wordsOf(options)}`;
}
const wordsOf = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ');
const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `it is ${wordsOf(values)}` : `it is one of ${wordsOf(values)}`;
function noneOf(input: unknown, values: readonly unknown[]): string {
  if (input === undefined) return `missing; ${oneOf(values)}`;
  if (values.length > 1) return `${shown(input)} is none of ${wordsOf(values)}`;
  return values[0] === true
    ? `${shown(input)} is not true; leave the field out instead`
    : `${shown(input)} is not ${wordsOf(values)}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const kindOf = (expected: string): string => KINDS[expected] ?? expected;

function tooMuch(input: unknown, most: number | bigint): string {
  if (typeof input === 'string') return `this text has ${input.length} characters, more than ${most}`;
  if (Array.isArray(input)) return `this list has ${input.length} entries, more than ${most}`;
  return `${shown(input)} is more than ${most}`;
}
function tooLittle(input: unknown, least: number | bigint): string {
  if (typeof input === 'string') return 'this text is empty';
  return `${shown(input)} is less than ${least}`;
}
function allowedIn(issue: RawIssue): string[] {
  const shape = (issue.inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return Object.keys(shape ?? {}).filter((name) => name !== '$schema');
}

/** All that is wrong; of several things in one place the last, which is the narrowest. */
export function faultsOf(issues: readonly Issue[]): ScenarioFault[] {
  return [...new Map(allFaults(issues, []).map((fault) => [fault.place, fault])).values()];
}
function allFaults(issues: readonly Issue[], under: readonly PropertyKey[]): ScenarioFault[] {
  return issues.flatMap((issue) => {
    const path = [...under, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => new ScenarioFault(placeOf([...path, key]), issue.message));
    const meant = issue.code === 'invalid_union' ? likeliest(issue.errors) : undefined;
    if (meant !== undefined) return allFaults(meant, path);
    return [new ScenarioFault(placeOf(path) || 'file', issue.message)];
  });
}

/** The shape that fits best, if one of them is clearly meant. */
function likeliest(shapes: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const [best, next] = shapes
    .map((issues) => ({ issues, misfit: misfitOf(issues) }))
    .sort((a, b) => a.misfit - b.misfit);
  if (best === undefined || best.misfit >= OTHER_KIND) return undefined;
  const isTied = next !== undefined && next.misfit === best.misfit && best.issues.some(isMissing);
  return isTied ? undefined : best.issues;
}
const OTHER_KIND = 1_000_000;
/** Fields of the shape itself that do not fit count for more than all that is wrong within them. */
const OWN_FIELD = 1000;
function misfitOf(issues: readonly Issue[]): number {
  let misfit = 0;
  for (const issue of issues) {
    if (issue.path.length > 0) misfit += isMissing(issue) || issue.code === 'invalid_key' ? OWN_FIELD : 1;
    else if (issue.code === 'invalid_union') misfit += Math.min(...issue.errors.map(misfitOf));
    else if (issue.code === 'unrecognized_keys') misfit += OWN_FIELD * issue.keys.length;
    else misfit += issue.code === 'invalid_type' || issue.code === 'invalid_value' ? OTHER_KIND : 1;
  }
  return misfit;
}
const isMissing = (issue: Issue): boolean =>
  issue.path.length === 1 &&
  (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union') &&
  issue.input === undefined;

// Steps that expect nothing would pass whatever happens: what is empty where something has to be named is a fault.
import { placeOf } from './place.ts';
import { type Expectation, ScenarioFault, type Step, type ZoneExpectation } from './types.ts';

type Path = readonly PropertyKey[];
type Fields = Readonly<Record<string, unknown>>;
/** Lists that say nothing when they are empty; `offers` and `inAnyOrder` say that there is nothing. */
const OF_A_ZONE = ['top', 'bottom', 'has', 'lacks'];
const OF_A_QUESTION = ['offersAtLeast', 'offersNot'];
const OF_HAPPENINGS = ['happened', 'happenedNot'];

/** Every place that expects nothing, and the file itself if no step does. */
export function vacuousFaults(steps: readonly Step[]): ScenarioFault[] {
  const empty = steps.flatMap((step, i) => emptyIn(step, ['steps', i]));
  if (empty.length > 0 || steps.some((step) => 'expect' in step || 'illegal' in step)) return empty;
  return [
    new ScenarioFault('steps', 'nothing is expected here: a step "expect" or "illegal" has to say what must be so'),
  ];
}

function emptyIn(step: Step, path: Path): ScenarioFault[] {
  if ('choose' in step && isEmpty(step.choose))
    return [fault([...path, 'choose'], 'this list is empty; "pass" picks nothing')];
  if ('illegal' in step && isEmpty(step.illegal)) return [fault([...path, 'illegal'], 'this list is empty')];
  return 'expect' in step ? emptyInExpectation(step.expect, [...path, 'expect']) : [];
}
function emptyInExpectation(expected: Expectation, path: Path): ScenarioFault[] {
  const sides = (['A', 'B'] as const).flatMap((name) => {
    const side = expected[name];
    if (side === undefined) return [];
    const zones = Object.entries(side).flatMap(([zone, wanted]) => emptyInZone(wanted, [...path, name, zone]));
    return [...nothingIn(side, [...path, name]), ...zones];
  });
  const { question } = expected;
  const asked = question ? nothingIn(question, [...path, 'question'], OF_A_QUESTION) : [];
  return [...nothingIn(expected, path, OF_HAPPENINGS), ...sides, ...asked];
}
function emptyInZone(wanted: ZoneExpectation, path: Path): ScenarioFault[] {
  if (typeof wanted !== 'object' || wanted === null) return [];
  const parts = Object.entries(wanted).filter(([, part]) => typeof part === 'object' && part !== null);
  const inner = parts.flatMap(([key, part]) => emptyInZone(part, [...path, Array.isArray(wanted) ? Number(key) : key]));
  return [...(Array.isArray(wanted) ? [] : nothingIn(wanted, path, OF_A_ZONE)), ...inner];
}
/** No field at all, or an empty list in one of these. */
function nothingIn(fields: object, path: Path, lists: readonly string[] = []): ScenarioFault[] {
  if (Object.keys(fields).length === 0) return [fault(path, 'nothing is expected here')];
  return lists
    .filter((key) => isEmpty((fields as Fields)[key]))
    .map((key) => fault([...path, key], 'this list is empty, so nothing is expected here'));
}
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const fault = (path: Path, sentence: string): ScenarioFault => new ScenarioFault(placeOf(path), sentence);

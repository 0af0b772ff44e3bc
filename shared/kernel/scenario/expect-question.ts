// Compares the open question with what a scenario expects: whose it is, which, and what it offers.
import type { AskSpec } from '../ask.ts';
import type { KernelState } from '../state.ts';
import type { Misfit } from './card-words.ts';
import type { Sitting } from './sitting.ts';
import type { Choice, QuestionExpectation } from './types.ts';
import { isCalled } from './words.ts';

export function questionDifferences<S extends KernelState>(
  sitting: Sitting<S>,
  wanted: QuestionExpectation | null,
): string[] {
  const open = sitting.asked();
  const got = open.map((one) => sitting.words.question(sitting.state, one)).join(' and ') || 'no question';
  if (wanted === null) return open.length === 0 ? [] : [`expected no question, got ${got}`];
  const spec = open.find((one) => isOf(sitting, one, wanted));
  if (spec !== undefined) return offerDifferences(sitting, spec, wanted);
  const whose = wanted.seat === undefined ? 'a question' : `${wanted.seat}'s question`;
  return [`expected ${[whose, ...(wanted.is === undefined ? [] : [wanted.is])].join(' ')}, got ${got}`];
}

function offerDifferences<S extends KernelState>(
  sitting: Sitting<S>,
  spec: AskSpec,
  { offers, offersAtLeast, offersNot, min, max }: QuestionExpectation,
): string[] {
  const found: string[] = [];
  const missing = (offers ?? offersAtLeast ?? []).filter((one, i, all) => {
    const before = all.slice(0, i).filter((other) => other === one).length;
    return !isOffered(sitting, spec, one, before + 1);
  });
  const list = (choices: readonly Choice[]): string =>
    choices.map((one) => JSON.stringify(one)).join(', ') || 'nothing';
  if (missing.length > 0) found.push(`expected ${list(missing)} to be offered`);
  else if (offers !== undefined && offers.length !== amountOffered(spec))
    found.push(`expected ${offers.length === 0 ? 'nothing' : `only ${list(offers)}`} to be offered`);
  const others = (offersNot ?? []).filter((one) => misfitOf(sitting, spec, [one])?.why === 'other');
  if (others.length > 0) found.push(`expected a question about such things as ${list(others)}`);
  const there = (offersNot ?? []).filter((one) => isOffered(sitting, spec, one, 1));
  if (there.length > 0) found.push(`expected ${list(there)} not to be offered`);
  if (min !== undefined && min !== spec.min) found.push(`expected at least ${min} to be picked`);
  if (max !== undefined && max !== spec.max) found.push(`expected at most ${max} to be picked`);
  return found.map((one) => `${one}, got ${sitting.words.question(sitting.state, spec)}`);
}

const isOf = <S extends KernelState>(
  { words }: Sitting<S>,
  spec: AskSpec,
  { seat, is }: QuestionExpectation,
): boolean => (seat === undefined || words.nameOfSeat(spec.seat) === seat) && isCalled(spec, is);
/** Is it offered so many times? */
function isOffered<S extends KernelState>(sitting: Sitting<S>, spec: AskSpec, choice: Choice, times: number): boolean {
  const misfit = misfitOf(
    sitting,
    spec,
    Array.from({ length: times }, () => choice),
  );
  return misfit === undefined || misfit.why === 'unclear';
}
/** Why these choices could not be picked, whatever the question says of how many and which together. */
function misfitOf<S extends KernelState>(
  { words, state }: Sitting<S>,
  spec: AskSpec,
  choices: readonly Choice[],
): Misfit | undefined {
  const { limit: _, ...free } = spec;
  const found = words.answer(state, { ...free, min: 0, max: Math.max(1, spec.from.length) }, choices);
  return 'why' in found ? found : undefined;
}
function amountOffered({ from }: AskSpec): number {
  const [only] = from;
  return only !== undefined && 'range' in only ? only.range.to - only.range.from + 1 : from.length;
}

// What one step of an effect does to one card: to the lines, and to what is counted beside them.
import type { Effect, Target } from '../card-data.ts';
import { attachmentWorth } from './attachments.ts';
import { type Character, hasValues, isCharacter, type Seen } from './board.ts';
import { changed, type Fighter, fighterIn, joined, newcomer } from './lines.ts';
import { roleOf } from './matching.ts';
import { moved } from './moves.ts';
import { exchange } from './plan.ts';
import type { Reading } from './reading.ts';
import { WEIGHTS } from './weights.ts';
import { faceUpWorth, fieldWorth, handWorth, sideOf } from './worth.ts';

export type Targeted = Extract<Effect, { readonly target: Target }>;

/** `by` is the amount of a change of values. */
export function stepOn(reading: Reading, step: Targeted, card: Seen, by: number): void {
  const side = sideOf(reading.board, card);
  switch (step.do) {
    case 'move':
      return moved(reading, card, step.to);
    case 'enter':
      return enters(reading, card, step.state === 'resting');
    case 'turnUp':
      reading.sum += card.state === 'faceDown' ? side * faceUpWorth(card) : 0;
      return;
    case 'turnDown':
      reading.sum -= card.state === 'faceUp' ? side * faceUpWorth(card) : 0;
      return;
    default:
      if (isCharacter(card)) onCharacter(reading, step, card, by);
      else if (step.do === 'wake' && card.state === 'resting') reading.sum += side * WEIGHTS.look;
  }
}
function onCharacter(reading: Reading, step: Targeted, card: Character, by: number): void {
  const change = (to: Partial<Fighter> | null): void => {
    reading.lines = changed(reading.lines, card.handle, to);
  };
  switch (step.do) {
    case 'ap':
    case 'dp':
      return valueChanges(reading, step, card, by);
    case 'gain':
      if (step.keyword.keyword === 'natural') return change({ natural: step.keyword.x });
      return step.keyword.keyword === 'active' ? change(approaching(reading, card)) : undefined;
    case 'forbid':
      return forbidden(reading, step, card);
    case 'approachAgain':
      return change(approaching(reading, card, true));
    case 'rest':
      return change({ active: false });
    case 'wake':
      return change({ active: true });
    case 'exit':
      return moved(reading, card, 'trash');
    case 'shift':
      return shifted(reading, card, step.to);
    default:
  }
}
/** From now on in this turn, if it is its own. */
function approaching({ board }: Reading, card: Character, again = false): Partial<Fighter> {
  const isNow = board.turnPlayer === card.seat && board.canAnybodyApproach;
  return isNow && (again || !board.hasApproached(card)) && !board.has(card, 'cannot.approach')
    ? { mayApproach: true }
    : {};
}

function valueChanges(
  reading: Reading,
  step: Extract<Effect, { readonly do: 'ap' | 'dp' }>,
  card: Character,
  by: number,
): void {
  const { board } = reading;
  if (step.until === 'endOfApproach') {
    reading.sum += duelShift(reading, card, step.do, by);
    return;
  }
  if (card.zone !== 'mainArea') return;
  const now = fighterIn(reading.lines, card.handle);
  if (now !== undefined) reading.lines = changed(reading.lines, card.handle, { [step.do]: now[step.do] + by });
  if (step.until === 'lasting') reading.sum += sideOf(board, card) * WEIGHTS.value * by;
}
/** A judgement that turns out otherwise. Before there is an interferer there is time yet: another chance comes after it. */
function duelShift({ board, lines }: Reading, card: Character, what: 'ap' | 'dp', by: number): number {
  const { duel } = lines;
  const [approacher, interferer] = [fighterIn(lines, duel?.approacher), fighterIn(lines, duel?.interferer)];
  const role = roleOf(board, card);
  if (approacher === undefined || interferer === undefined || role === undefined) return 0;
  const bare = { apMore: 0, dpMore: 0 };
  const shift = (one: Fighter, is: typeof role): Fighter =>
    is === role ? { ...one, ...bare, [what]: one[what] + by } : { ...one, ...bare };
  const before = exchange({ ...approacher, ...bare }, { ...interferer, ...bare });
  const after = exchange(shift(approacher, 'approacher'), shift(interferer, 'interferer'));
  return (lines.turnPlayer === board.you ? 1 : -1) * (after - before);
}

function forbidden(reading: Reading, step: Extract<Effect, { readonly do: 'forbid' }>, card: Character): void {
  const { board, lines } = reading;
  if (step.until === 'endOfApproach' && board.approach === undefined) return;
  const side = sideOf(board, card);
  const change = FORBIDDEN[step.what];
  if (change === undefined) {
    const lost = step.what === 'wake' ? WEIGHTS.lamed * fieldWorth(card) : step.what === 'target' ? -WEIGHTS.look : 0;
    reading.sum -= side * lost;
    return;
  }
  reading.lines = changed(lines, card.handle, change);
  if (step.until === 'lasting') reading.sum -= side * WEIGHTS.hobbled * fieldWorth(card);
}
const FORBIDDEN: Readonly<Record<string, Partial<Fighter>>> = {
  approach: { mayApproach: false },
  interfere: { mayInterfere: false },
  beInterfered: { mayBeInterfered: false },
  exit: { mayExit: false },
};

function enters(reading: Reading, card: Seen, isResting: boolean): void {
  const { board, source } = reading;
  const { data } = card;
  if (data.type !== 'character' || board.hasIdentity(source.seat, data)) return;
  const area = hasValues(card) ? 'mainArea' : 'supportArea';
  const one = board.asIf(data, source.seat, area);
  const side = sideOf(board, one);
  const from = card.zone === 'hand' && card.seat === board.you ? handWorth(board, data) : 0;
  reading.sum += side * fieldWorth(one) - from;
  if (area === 'supportArea') return;
  const fighter = newcomer(board, one);
  reading.lines = joined(reading.lines, source.seat, isResting ? { ...fighter, active: false } : fighter);
}

function shifted(reading: Reading, card: Character, to: Character['zone']): void {
  const { board } = reading;
  if (card.zone === to || (to === 'mainArea' && !hasValues(card))) return;
  const there = { ...card, zone: to };
  reading.sum += sideOf(board, card) * (fieldWorth(there) - fieldWorth(card));
  reading.lines =
    to === 'supportArea'
      ? changed(reading.lines, card.handle, null)
      : joined(reading.lines, card.seat, newcomer(board, there));
}
/** A support card goes on a character. */
export function setOn(reading: Reading, card: Seen, bearer: Seen | undefined): void {
  if (!isCharacter(bearer)) return;
  const worth = attachmentWorth(reading.board, card, bearer);
  reading.sum += worth - (card.zone === 'hand' ? handWorth(reading.board, card.data) : 0);
}

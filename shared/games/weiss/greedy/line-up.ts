// The line-up: how good an own stage is, so that playing and moving are whatever raises it most.
import { type CardData, type CharacterData, FRONT, SLOTS, type Slot } from '../card-data.ts';
import { IN_FRONT } from '../queries.ts';
import type { Board } from './board.ts';

/** Who would stand where. Printed values only, so that a score never changes by moving back. */
export type LineUp = Readonly<Partial<Record<Slot, CharacterData>>>;

export function lineUpOf(board: Board): LineUp {
  const lineUp: Partial<Record<Slot, CharacterData>> = {};
  for (const slot of SLOTS) {
    const data = board.on(board.you, slot)?.data;
    if (data?.type === 'character') lineUp[slot] = data;
  }
  return lineUp;
}

export function scoreOf(board: Board, lineUp: LineUp): number {
  let score = 0;
  for (const slot of FRONT) {
    const character = lineUp[slot];
    if (character !== undefined) score += frontScore(board, lineUp, character, slot);
  }
  for (const slot of ['backLeft', 'backRight'] as const) {
    const character = lineUp[slot];
    if (character !== undefined) score += backScore(lineUp, character, slot);
  }
  return score;
}

/** A body in front counts for itself, and for what its attack promises. */
function frontScore(board: Board, lineUp: LineUp, character: CharacterData, slot: (typeof FRONT)[number]): number {
  const power = character.power + assistFor(lineUp, slot);
  const facing = board.facing(slot);
  const body = 4 + power / 2500 + character.soul;
  if (facing === undefined) return body + 2;
  if (power !== facing.power) return body + (power > facing.power ? 2.5 : character.soul > facing.level ? 0.5 : 0);
  return body + 1;
}
/** A supporter belongs in the back, anybody else there only waits. */
function backScore(lineUp: LineUp, character: CharacterData, slot: 'backLeft' | 'backRight'): number {
  const idle = 0.3 + character.power / 20_000;
  if (assistOf(character) > 0) return 2 + (IN_FRONT[slot] ?? []).filter((front) => lineUp[front] !== undefined).length;
  return restsForEffect(character) ? 3 : idle;
}

/** Power that back characters give to whoever stands on a front slot. */
function assistFor(lineUp: LineUp, slot: Slot): number {
  let power = 0;
  for (const back of ['backLeft', 'backRight'] as const) {
    const helper = lineUp[back];
    if (helper !== undefined && IN_FRONT[back]?.includes(slot)) power += assistOf(helper);
  }
  return power;
}
function assistOf(card: CardData): number {
  let power = 0;
  for (const ability of card.abilities) {
    if (ability.kind !== 'cont' || typeof ability.to === 'string' || !ability.to.inFront) continue;
    for (const gift of ability.gives) if (gift.what === 'power') power += typeof gift.by === 'number' ? gift.by : 500;
  }
  return power;
}
/** Does it rest for an effect of its own, which an attacker cannot? */
const restsForEffect = (card: CardData): boolean =>
  card.abilities.some((ability) => ability.kind === 'act' && ability.cost.some(({ pay }) => pay === 'restThis'));

/** The best slot for a new character, and what it brings; whoever stands there leaves. */
export function bestPlacing(
  board: Board,
  character: CharacterData,
  slots: readonly Slot[] = SLOTS,
): { readonly slot: Slot; readonly gain: number } {
  const lineUp = lineUpOf(board);
  const before = scoreOf(board, lineUp);
  const gainAt = (slot: Slot): number => scoreOf(board, { ...lineUp, [slot]: character }) - before;
  return best(slots.map((slot) => ({ slot, gain: gainAt(slot) })));
}

/** The best move of the character on a slot, changing places with whoever is there. */
export function bestMove(board: Board, from: Slot): { readonly slot: Slot; readonly gain: number } {
  const lineUp = lineUpOf(board);
  const before = scoreOf(board, lineUp);
  const gainAt = (to: Slot): number => scoreOf(board, exchanged(lineUp, from, to)) - before;
  return best(SLOTS.filter((to) => to !== from).map((slot) => ({ slot, gain: gainAt(slot) })));
}
function exchanged(lineUp: LineUp, from: Slot, to: Slot): LineUp {
  const { [from]: here, [to]: there, ...others } = lineUp;
  return { ...others, ...(here && { [to]: here }), ...(there && { [from]: there }) };
}

const best = <T extends { readonly gain: number }>(choices: readonly T[]): T =>
  choices.reduce((top, choice) => (choice.gain > top.gain ? choice : top));

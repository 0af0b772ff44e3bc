// What each declaration that is offered would bring, and the best of them (4.4, 7.2).
import type { Answer } from '../../../kernel/ask.ts';
import { type Rng, roll } from '../../../kernel/rng.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import { type CharacterData, type Cost, type Declared, type EventText, MOVES, type Move } from '../card-data.ts';
import { defenceCellFacing, neighboursOf } from '../queries.ts';
import type { CellAt } from '../state.ts';
import { attachmentWorth } from './attachments.ts';
import { bestSupport, type Choice } from './battle.ts';
import { type Board, type Character, isCharacter, type Seen } from './board.ts';
import { effectWorth } from './effects.ts';
import { attackWorth, guardOf } from './fight.ts';
import { basicsOf } from './gifts.ts';
import { bestMove, bestPlacing, destinationsOf, emptyCells } from './line-up.ts';
import { priceOf } from './paying.ts';
import { WEIGHTS } from './weights.ts';
import { handWorth } from './worth.ts';

/** The declaration that brings most, or none. Attacks come after everything that might help them. */
export function bestAction(board: Board, ask: ShownAsk, rng: Rng): Answer {
  const others: Choice[] = [];
  const attacks: Choice[] = [];
  for (const [position, one] of ask.from.entries()) {
    if (!('action' in one)) continue;
    const { do: what, card: handle = '', ability } = one.action;
    const card = board.card(handle);
    if (card === undefined) continue;
    if (what !== 'attack') others.push({ position, gain: gainOf(board, what, card, ability, rng) });
    else if (isCharacter(card)) attacks.push({ position, gain: attackGain(board, card) });
  }
  const support = bestSupport(board, ask);
  const choice = best([...others, ...(support ? [support] : [])], WEIGHTS.least) ?? best(attacks, 0);
  return choice === undefined ? [] : [choice.position];
}
const best = (choices: readonly Choice[], least: number): Choice | undefined =>
  choices.reduce<Choice | undefined>((top, one) => (one.gain > (top?.gain ?? least) ? one : top), undefined);

function gainOf(board: Board, what: string, card: Seen, ability: number | undefined, rng: Rng): number {
  switch (what) {
    case 'summon':
      return card.data.type === 'character' ? summonGain(board, card, card.data) : 0;
    case 'equip':
      return afterPaying(board, card, bestBearer(board, card, bearersOf(board)).gain);
    case 'place':
      return afterPaying(board, card, bestBearer(board, card, overNoArea(board)).gain);
    case 'use':
      return useGain(board, card, ability, rng);
    case 'move':
      return isCharacter(card) ? moveGain(board, card, ability) : 0;
    default:
      return 0;
  }
}
/** What is left of the worth of a card from hand, and of what pays for it: looked for only where something may be left. */
function afterPaying(board: Board, card: Seen, worth: number): number {
  const left = worth - handWorth(board, card.data);
  return left <= 0 ? left : left - priceOf(board, card.data.cost, card);
}

function summonGain(board: Board, card: Seen, data: CharacterData): number {
  const place = bestPlacing(board, data, emptyCells(board, board.you, data.cells));
  if (place === undefined) return 0;
  const source = board.asIf(data, place.at);
  const enters = data.abilities.reduce(
    (sum, ability) =>
      ability.kind === 'auto' && ability.when.on === 'enters' && ability.when.who === 'this'
        ? sum + effectWorth(board, source, ability)
        : sum,
    0,
  );
  return afterPaying(board, card, WEIGHTS.body + place.worth + enters);
}

const standingOf = (board: Board): Character[] => [...board.field(board.you), ...board.field(board.foe)];
const bearersOf = (board: Board): Character[] => standingOf(board).filter((one) => board.itemOf(one) === undefined);
const overNoArea = (board: Board): Character[] => standingOf(board).filter((one) => board.areaUnder(one) === undefined);
/** The character of either side on which an item or an area brings most. */
export function bestBearer(
  board: Board,
  card: Seen,
  bearers: readonly Character[],
): { readonly bearer: Character | undefined; readonly gain: number } {
  let top: { bearer: Character | undefined; gain: number } = { bearer: undefined, gain: 0 };
  for (const bearer of bearers) {
    const gain = attachmentWorth(board, card, bearer);
    if (gain > top.gain) top = { bearer, gain };
  }
  return top;
}

/** One that costs nothing and could go on for ever is left to chance. */
function useGain(board: Board, card: Seen, line: number | undefined, rng: Rng): number {
  const text = textOf(card, line);
  if (text === undefined) return 0;
  const worth = effectWorth(board, card, text);
  if (text.kind === 'event') return afterPaying(board, card, worth);
  if (isFree(text) && roll(rng, 2) === 0) return 0;
  return worth <= 0 ? worth : worth - priceOf(board, text.cost, card);
}
function textOf({ data }: Seen, line: number | undefined): EventText | Declared | undefined {
  const basics = data.type === 'character' ? data.basics.length : 0;
  const found =
    line === undefined ? data.abilities.find(({ kind }) => kind === 'event') : data.abilities[line - basics];
  return found?.kind === 'event' || found?.kind === 'declared' ? found : undefined;
}
const isFree = ({ cost: { pips, tap, special }, limit }: Declared): boolean =>
  limit === undefined && pips === undefined && tap === undefined && special === undefined;

/** Nobody leaves by Escape: whoever is in the way can still be lost in a battle. */
function moveGain(board: Board, character: Character, ability = 0): number {
  const basic = basicsOf(board, character)[ability];
  if (basic === undefined || !('cost' in basic) || !isMove(basic.basic) || basic.basic === 'escape') return 0;
  const place = bestMove(board, character, destinationsOf(board, character, basic.basic));
  return (place?.worth ?? 0) - priceOf(board, basic.cost, character);
}
const isMove = (name: string): name is Move => (MOVES as readonly string[]).includes(name);

/** An attack in the best column, and its cost (6.1, section 8). */
function attackGain(board: Board, attacker: Character): number {
  const own = defenceCellFacing(attacker.cell);
  const columns = sideCostOf(board, attacker) === undefined ? [own] : [own, ...neighboursOf(own)];
  return Math.max(...columns.map((cell) => columnGain(board, attacker, { seat: board.foe, cell })));
}
/** What an attack against this cell brings. */
export function columnGain(board: Board, attacker: Character, { seat, cell }: CellAt): number {
  const worth = attackWorth(board, attacker, guardOf(board, board.on(seat, cell)));
  if (cell === defenceCellFacing(attacker.cell)) return worth;
  return worth - priceOf(board, sideCostOf(board, attacker) ?? {}, attacker);
}
function sideCostOf(board: Board, attacker: Character): Cost | undefined {
  const side = basicsOf(board, attacker).find(({ basic }) => basic === 'sideAttack');
  return side !== undefined && 'cost' in side ? side.cost : undefined;
}

// Fighting: who attacks how, when a counter pays, whom to bring back, when to play a climax.
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Act, Effect } from '../ability-data.ts';
import { type AttackKind, type CardData, FRONT } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import type { Board, Seen } from './board.ts';
import { handWorth, stageWorth } from './worth.ts';

/** What one point of damage is worth beside a character. */
const DAMAGE = 1.6;
/** The chance that a foe with a hand has no counter. */
const UNCOUNTERED = 0.7;
const SAFE_LEAD = 2500;

/** Worth of one attack by the character, in the best way it can be made. */
export function bestAttack(
  board: Board,
  attacker: Seen,
  kinds: readonly AttackKind[],
): { kind: AttackKind; worth: number } {
  const choices = kinds.map((kind) => ({ kind, worth: attackWorth(board, attacker, kind) }));
  return choices.reduce((top, choice) => (choice.worth > top.worth ? choice : top));
}
/** Kinds that an attacker has, by what faces it (6.1). */
export const kindsOf = (board: Board, attacker: Seen): AttackKind[] =>
  facingOf(board, attacker) === undefined ? ['direct'] : ['frontal', 'side'];

function attackWorth(board: Board, attacker: Seen, kind: AttackKind): number {
  const facing = facingOf(board, attacker);
  if (kind === 'direct' || facing === undefined) return damageWorth(attacker.soul + 1);
  if (kind === 'side') return damageWorth(attacker.soul - Math.max(0, facing.level));
  const lead = attacker.power - facing.power;
  const wins = lead < 0 ? 0 : lead >= SAFE_LEAD || board.size(board.foe, 'hand') === 0 ? 1 : UNCOUNTERED;
  const loses = lead > 0 ? 1 - wins : 1;
  return damageWorth(attacker.soul) + wins * stageWorth(facing) - loses * stageWorth(attacker);
}
/** The longer a hit, the likelier a climax cancels it. */
const damageWorth = (amount: number): number => (amount <= 0 ? 0 : DAMAGE * amount ** 0.85);

function facingOf(board: Board, attacker: Seen): Seen | undefined {
  const slot = FRONT.find((one) => one === attacker.zone);
  return slot && board.facing(slot);
}

/** A climax is for a turn with at least two attackers: those that stand in front. */
export const paysClimax = (board: Board): boolean =>
  board.front(board.you).filter(({ state }) => state === 'stand').length >= 2;

/** The position of the cheapest counter that saves the defender, or none. */
export function counter(board: Board, ask: ShownAsk): readonly number[] {
  const battle = board.attack;
  if (battle?.defender === undefined) return [];
  const { attacker, defender } = battle;
  const lead = defender.power - attacker.power;
  if (lead > 0) return [];
  let best: { position: number; price: number } | undefined;
  for (const [position, choosable] of ask.from.entries()) {
    if (!('action' in choosable) || choosable.action.card === undefined) continue;
    const { data } = board.card(choosable.action.card);
    if (!saves(data, choosable.action.ability, lead)) continue;
    const price = handWorth(board, data) + costOf(data, choosable.action.ability);
    if (best === undefined || price < best.price) best = { position, price };
  }
  return best !== undefined && best.price < stageWorth(defender) + 3 ? [best.position] : [];
}
/** Would the defender live? A card that takes the attacker away saves it, too. */
function saves(data: CardData, ability: number | undefined, lead: number): boolean {
  const effect = data.abilities.flatMap((one, index) =>
    one.kind === 'event' || (one.kind === 'act' && index === ability) ? one.effect : [],
  );
  const power = effect.reduce((sum, step) => sum + powerOf(step), 0);
  return lead + power > 0 || effect.some((step) => step.do === 'move' && step.to !== 'waitingRoom');
}
const powerOf = (step: Effect): number =>
  step.do === 'power' && typeof step.by === 'number' ? Math.max(0, step.by) : 0;
function costOf(data: CardData, ability: number | undefined): number {
  if (ability === undefined) return data.type === 'climax' ? 0 : data.cost;
  return stockOf(data.abilities[ability] as Act);
}
const stockOf = ({ cost }: Act): number =>
  cost.reduce((sum, item) => sum + (item.pay === 'stock' ? item.amount : 0), 0);

/** Three stock for a character are well spent on a good one; a cheaper encore nearly always. */
export function encores(board: Board, ask: ShownAsk): boolean {
  const data = CATALOGUE.get(ask.about?.no ?? '');
  if (data?.type !== 'character') return false;
  if (ask.about?.path === 'encore') {
    const spare = board.size(board.you, 'stock') - 3;
    return spare >= 2 || (data.level >= 2 && data.power >= 7000) || board.front(board.you).length <= 1;
  }
  return data.level >= 1 && board.size(board.you, 'hand') >= 2;
}

// What a player may declare now (1.3 to 1.11, 4.3, 6.2): in the own action phase, and as an answer to the newest declaration.
import type { Action } from '../../../kernel/ask.ts';
import { fail } from '../../../kernel/assert.ts';
import { type CardId, cardAt, isStill, refOf } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Context } from '../abilities/select.ts';
import {
  type Answering,
  ATTACKED,
  type CardData,
  type Doing,
  type ItemData,
  type SpellData,
  type UsedItemData,
} from '../card-data.ts';
import { canPay } from '../cost/pay.ts';
import { characterOf, dataOf, doingOf } from '../data-of.ts';
import { lineOf } from '../data-paths.ts';
import { hasDone, isPower } from '../queries.ts';
import type { SpellcardLink, Table } from '../state.ts';
import { isForbidden } from '../values.ts';
import { canNameAll } from './naming.ts';

export interface Offer {
  readonly action: Action<CardId>;
}
const ATTACK_SPIRIT = 1;

/** The context in which a declaration of this user would be named and performed. */
export function contextOf(table: Table, seat: Seat, user: CardId | undefined): Context {
  const top = table.chain.at(-1);
  return { seat, user: user === undefined ? null : refOf(table, user), answered: top?.user ?? null, bound: {} };
}

/** Everything that this seat may do now; `chain` decides whether it acts or answers. */
export function offersFor(table: Table, seat: Seat): Offer[] {
  const { line, hand } = table.zones[seat];
  return [
    ...line.flatMap((card) => ofCharacter(table, seat, card)),
    ...hand.flatMap((card) => ofCard(table, seat, card)),
  ];
}
/** Skills are public: whoever has none to answer with and no hand is not asked. */
export const skillOffers = (table: Table, seat: Seat): Offer[] =>
  table.zones[seat].line.flatMap((card) => (canUseSkill(table, seat, card) ? [skillOffer(table, card)] : []));

const isActing = (table: Table, seat: Seat): boolean => table.chain.length === 0 && table.turnPlayer === seat;

function ofCharacter(table: Table, seat: Seat, card: CardId): Offer[] {
  const attack = canAttack(table, seat, card) ? [{ action: { do: 'attack', card } }] : [];
  return canUseSkill(table, seat, card) ? [...attack, skillOffer(table, card)] : attack;
}
const skillOffer = (table: Table, card: CardId): Offer => ({
  action: { do: 'skill', card, ability: lineOf(dataOf(table, card), 'skill') ?? fail('a skill is a line of its card') },
});
/** A normal attack (1.4): once, not after the skill, with spirit (1.2, 4.3). */
export const canAttack = (table: Table, seat: Seat, card: CardId): boolean =>
  isActing(table, seat) &&
  cardAt(table, card).spirit >= ATTACK_SPIRIT &&
  !hasDone(table, card, 'attack', 'skill', 'ritual') &&
  !isForbidden(table, card, 'attack');

/** Once a turn, and not together with the normal attack (1.3). */
export function canUseSkill(table: Table, seat: Seat, card: CardId): boolean {
  const { skill } = characterOf(table, card);
  return (
    isTime(table, seat, skill.speed, skill) &&
    !hasDone(table, card, 'attack', 'skill', 'ritual') &&
    hasToSpend(table, card, skill.spirit, skill.hp) &&
    !isForbidden(table, card, 'skill') &&
    canNameAll(table, skill.targets, contextOf(table, seat, card))
  );
}
/** Without spirit a character can do nothing (1.2). */
export function hasToSpend(table: Table, card: CardId, spirit: number, hp = 0): boolean {
  const held = cardAt(table, card);
  return held.spirit >= Math.max(1, spirit) && held.hp >= hp;
}

/** Active ones in the own action phase, instant ones as an answer, too (1.9, 6.3). */
export function isTime(
  table: Table,
  seat: Seat,
  speed: 'active' | 'instant',
  { answers }: Pick<Doing, 'answers'>,
): boolean {
  if (isActing(table, seat)) return answers === undefined;
  const top = table.chain.at(-1);
  return speed === 'instant' && top !== undefined && (answers === undefined || isAnswered(table, seat, answers, top));
}
function isAnswered(table: Table, seat: Seat, { of, attack, by, atYours }: Answering, link: SpellcardLink): boolean {
  if (of !== undefined && !of.includes(link.kind)) return false;
  if (by !== undefined && link.seat === seat) return false;
  const type = attackTypeOf(table, link);
  if (attack !== undefined && (type === undefined || (attack !== 'any' && attack !== type))) return false;
  return atYours === undefined || aimedAt(table, link).some((card) => cardAt(table, card).seat === seat);
}
const aimedAt = (table: Table, { named }: SpellcardLink): CardId[] =>
  Object.values(named)
    .flat()
    .filter((ref) => isStill(table, ref) && cardAt(table, ref.card).zone === 'line')
    .map(({ card }) => card);
/** The type with which a declaration attacks, if it does. */
export function attackTypeOf(table: Table, link: Pick<SpellcardLink, 'kind' | 'no' | 'named' | 'user'>) {
  if (link.named[ATTACKED] === undefined) return undefined;
  if (link.kind === 'attack') return link.user === null ? undefined : characterOf(table, link.user.card).atkType;
  return doingOf(table, link)?.attack?.type;
}

function ofCard(table: Table, seat: Seat, card: CardId): Offer[] {
  const data = dataOf(table, card);
  const kind = KINDS[data.type];
  return kind !== undefined && CAN[kind](table, seat, card, data) ? [{ action: { do: kind, card } }] : [];
}
const KINDS: Readonly<Partial<Record<CardData['type'], 'spell' | 'item' | 'equip'>>> = {
  spell: 'spell',
  item: 'item',
  equipment: 'equip',
};
const CAN: Readonly<
  Record<'spell' | 'item' | 'equip', (table: Table, seat: Seat, card: CardId, data: CardData) => boolean>
> = {
  spell: (table, seat, card, data) => data.type === 'spell' && canCast(table, seat, card, data),
  item: (table, seat, card, data) => data.type === 'item' && canUseItem(table, seat, card, data),
  equip: (table, seat, card, data) =>
    data.type === 'equipment' && isActing(table, seat) && canPay(table, seat, card, data.p),
};

/** The own living character that a spell card belongs to (1.5). */
export const casterOf = (table: Table, seat: Seat, { owner }: Pick<SpellData, 'owner'>): CardId | undefined =>
  table.zones[seat].line.find((card) => characterOf(table, card).no === owner);
export const spiritOf = (table: Table, { spirit }: Pick<SpellData, 'spirit'>): number =>
  spirit ?? table.options.spellSpiritDefault;

export function canCast(table: Table, seat: Seat, card: CardId, data: SpellData): boolean {
  const caster = casterOf(table, seat, data);
  return (
    caster !== undefined &&
    !isPower(table, card) &&
    isTime(table, seat, data.speed, data) &&
    isFreeToCast(table, caster, data) &&
    hasToSpend(table, caster, spiritOf(table, data), data.hp) &&
    !isForbidden(table, caster, 'spell') &&
    canPay(table, seat, card, data.p) &&
    canNameAll(table, data.targets, contextOf(table, seat, caster))
  );
}
/** In the turn in which a character starts a ritual it may do nothing else but start more of them (4.6). */
export const isFreeToCast = (table: Table, caster: CardId, { ritual }: Pick<SpellData, 'ritual'>): boolean =>
  ritual === undefined
    ? !hasDone(table, caster, 'ritual')
    : !hasDone(table, caster, 'attack', 'skill', 'refreshed', 'spell');

export function canUseItem(table: Table, seat: Seat, card: CardId, data: ItemData): boolean {
  if (isPower(table, card) || !canPay(table, seat, card, data.p)) return false;
  if (!('effect' in data)) return isTime(table, seat, data.speed, {});
  if (isOnlyForBarrier(data)) return false;
  return isTime(table, seat, data.speed, data) && usersOf(table, seat, data).length > 0;
}
/** A barrier charm that does nothing when it is used. */
export const isOnlyForBarrier = ({ effect, attack, exclusive = [] }: UsedItemData): boolean =>
  effect.length === 0 && attack === undefined && exclusive.length === 0;
/** Who may use an item: a living own character for whom there is something to name, or nobody in particular (1.11). */
export const usersOf = (table: Table, seat: Seat, data: UsedItemData): readonly (CardId | undefined)[] =>
  (data.user ? table.zones[seat].line : [undefined]).filter((user) =>
    canNameAll(table, data.targets, contextOf(table, seat, user)),
  );

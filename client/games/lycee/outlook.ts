// What a battle would come to by the values that everybody sees now: who goes down, and how many cards the deck loses.
import type { DefenceCell } from '../../../shared/games/lycee/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { cardsIn, valueNow } from '../../table/shown.ts';
import { battleOf, hasTrait, turnPlayerOf } from './facts.ts';

/** What would become of a character in the battle. */
export type Fate = 'stays' | 'down';
export interface Fates {
  readonly attacker: Fate;
  readonly defender: Fate;
}

export function numberOf(game: GameFront, model: TableModel, handle: Handle, what: 'ap' | 'dp' | 'sp'): number {
  const face = model.cards[handle];
  return face === undefined ? 0 : (valueNow(game, face, what) ?? 0);
}
/** The deck loses as many cards as are printed; no change of AP alters it (6.5). */
export function damageBy(game: GameFront, model: TableModel, attacker: Handle): number {
  const face = model.cards[attacker];
  return face === undefined ? 0 : (game.print(face.no)?.numbers['ap'] ?? 0);
}

/** The ready character of the attacked cell, who may defend unless that is forbidden (6.3). */
export function mayDefend(model: TableModel, seat: Seat, cell: DefenceCell): Handle | null {
  const handle = cardsIn(model.zones[seat][cell]).at(-1) ?? null;
  if (handle === null || model.cards[handle]?.state !== 'ready') return null;
  return hasTrait(model, handle, 'cannotDefend') ? null : handle;
}

/** Strictly greater AP downs; both at once, unless one of them alone has Dash (6.5, section 8). */
export function fatesOf(game: GameFront, model: TableModel, attacker: Handle, defender: Handle): Fates {
  const hits = (one: Handle, other: Handle): boolean =>
    numberOf(game, model, one, 'ap') > numberOf(game, model, other, 'dp') && !hasTrait(model, other, 'cannotBeDowned');
  const [wins, loses] = [hits(attacker, defender), hits(defender, attacker)];
  const dashes = (handle: Handle): boolean => hasTrait(model, handle, 'hitsFirst');
  const first = dashes(attacker) === dashes(defender) ? null : dashes(attacker) ? 'attacker' : 'defender';
  return {
    attacker: loses && !(first === 'attacker' && wins) ? 'down' : 'stays',
    defender: wins && !(first === 'defender' && loses) ? 'down' : 'stays',
  };
}

/** The character in battle that this seat may support (6.4). */
export function battlerOf(model: TableModel, seat: Seat): Handle | null {
  const battle = battleOf(model);
  return battle === null ? null : turnPlayerOf(model) === seat ? battle.attacker : battle.defender;
}

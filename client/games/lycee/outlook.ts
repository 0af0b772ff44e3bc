// What a battle would come to by the values that everybody sees now: who goes down, and how many cards the deck loses.
import type { BasicName, DefenceCell } from '../../../shared/games/lycee/card-data.ts';
import { CATALOGUE } from '../../../shared/games/lycee/cards/catalogue.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { cardsIn, valueNow } from '../../table/shown.ts';
import { battleOf, turnPlayerOf } from './facts.ts';

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

/** Is the basic ability printed on it? What other cards give it is for the rules to say. */
export function hasPrinted(model: TableModel, handle: Handle, name: BasicName): boolean {
  const data = CATALOGUE.get(model.cards[handle]?.no ?? '');
  return data?.type === 'character' && data.basics.some(({ basic }) => basic === name);
}

/** The ready character of the attacked cell, who may defend (6.3). */
export function mayDefend(model: TableModel, seat: Seat, cell: DefenceCell): Handle | null {
  const handle = cardsIn(model.zones[seat][cell]).at(-1) ?? null;
  return handle !== null && model.cards[handle]?.state === 'ready' ? handle : null;
}

/** Strictly greater AP downs; both at once, unless one of them alone has Dash (6.5, section 8). */
export function fatesOf(game: GameFront, model: TableModel, attacker: Handle, defender: Handle): Fates {
  const hits = (one: Handle, other: Handle): boolean =>
    numberOf(game, model, one, 'ap') > numberOf(game, model, other, 'dp');
  const [wins, loses] = [hits(attacker, defender), hits(defender, attacker)];
  const dashes = (handle: Handle): boolean => hasPrinted(model, handle, 'dash');
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

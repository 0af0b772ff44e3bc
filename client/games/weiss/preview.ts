// What an attack would do by the values that everybody sees now: its kinds, its damage, and who of the two would be reversed.
import type { Restriction } from '../../../shared/games/weiss/ability-data.ts';
import { CATALOGUE } from '../../../shared/games/weiss/cards/catalogue.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { opponentOf, SEATS } from '../../../shared/kernel/seat.ts';
import { cardsIn, placeOf, valueNow } from '../../table/shown.ts';
import { facing, STAGE } from './places.ts';

export const KINDS = ['frontal', 'side', 'direct'] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);

/** What would become of a card in the battle. */
export type Fate = 'stays' | 'reversed';
export interface Outlook {
  readonly kind: Kind;
  readonly attacker: Handle;
  /** The facing card, where there is one. */
  readonly facing: Handle | null;
  readonly damage: number;
  /** Of a frontal attack alone. */
  readonly battle: { readonly attacker: Fate; readonly defender: Fate } | null;
}

export function numberOf(game: GameFront, model: TableModel, handle: Handle, what: string): number {
  const face = model.cards[handle];
  return face === undefined ? 0 : (valueNow(game, face, what) ?? 0);
}

export function facingOf(model: TableModel, attacker: Handle): Handle | null {
  const at = placeOf(model, STAGE, attacker);
  return at === undefined ? null : (cardsIn(model.zones[opponentOf(at.seat)][facing(at.zone)]).at(-1) ?? null);
}

/**
 * Direct against an empty place, else frontal or side (6.1), but for a kind that an ability in play may forbid: whom that
 * concerns just now is for the rules to say, and the question for the kind will.
 */
export function kindsOf(model: TableModel, attacker: Handle): readonly Kind[] {
  if (facingOf(model, attacker) === null) return ['direct'];
  const forbidden = SEATS.flatMap((seat) =>
    [...STAGE, 'climax'].flatMap((zone) => cardsIn(model.zones[seat][zone]).flatMap((by) => bans(model, by, attacker))),
  );
  return (['frontal', 'side'] as const).filter((kind) => !forbidden.includes(`${kind}Attack`));
}
function bans(model: TableModel, by: Handle | null, attacker: Handle): readonly Restriction[] {
  const no = by === null ? undefined : model.cards[by]?.no;
  const abilities = no === undefined ? [] : (CATALOGUE.get(no)?.abilities ?? []);
  return abilities.flatMap((one) =>
    one.kind === 'cont' && (one.to !== 'this' || by === attacker)
      ? one.gives.flatMap((gift) => (gift.what === 'cannot' ? [gift.do] : []))
      : [],
  );
}

/** One soul more if direct, less the facing level if from the side, never less than none (G18, G20, G22, 6.5). */
export function outlook(game: GameFront, model: TableModel, attacker: Handle, kind: Kind): Outlook {
  const defender = facingOf(model, attacker);
  const level = kind === 'side' && defender !== null ? Math.max(0, numberOf(game, model, defender, 'level')) : 0;
  const soul = numberOf(game, model, attacker, 'soul') + (kind === 'direct' ? 1 : 0) - level;
  return {
    kind,
    attacker,
    facing: defender,
    damage: Math.max(0, soul),
    battle: kind === 'frontal' && defender !== null ? battle(game, model, attacker, defender) : null,
  };
}

/** The lower power is reversed, equal powers both are (G27). */
function battle(game: GameFront, model: TableModel, attacker: Handle, defender: Handle): Outlook['battle'] {
  const lead = numberOf(game, model, attacker, 'power') - numberOf(game, model, defender, 'power');
  return { attacker: lead > 0 ? 'stays' : 'reversed', defender: lead < 0 ? 'stays' : 'reversed' };
}

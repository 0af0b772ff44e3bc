// Continuous abilities in play, printed and given, and whom each concerns (7.1, 7.4).
import { type CardId, cardAt } from '../../kernel/card.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { holds } from './abilities/conditions.ts';
import { type Context, matches } from './abilities/select.ts';
import type { Cont, Granted } from './ability-data.ts';
import { MARKERS, SLOTS } from './card-data.ts';
import { continuousOf, dataOf, doesGrant, givesAbilities } from './data-of.ts';
import { has } from './features.ts';
import { abilitiesGiven, bareSince, isBare } from './given.ts';
import { bearerOf, hasMarkers } from './queries.ts';
import type { Table } from './state.ts';

/** Where a text stands in the data of cards. */
export interface Text {
  readonly no: string;
  readonly path: string;
}
/** A continuous ability in play: on which card, whose, and where its text stands if another card gives it. */
export interface InPlay {
  readonly source: CardId;
  readonly seat: Seat;
  readonly ability: Cont;
  readonly from?: Text;
}
const contextOf = ({ source, seat }: InPlay): Context => ({ source, seat, bound: {} });

/** Does an ability concern the card now? */
export function concerns(table: Table, one: InPlay, card: CardId): boolean {
  const { source, seat, ability } = one;
  const { to } = ability;
  if (to === 'you' || to === 'opponent') return false;
  if (to === 'this') {
    if (source !== card) return false;
  } else if (to === 'bearer') {
    if (bearerOf(table, source) !== card) return false;
  } else if (!matches(table, to, card, { source, seat })) return false;
  return holds(table, ability.if, contextOf(one));
}
/** Does an ability concern the player now? */
export const concernsSeat = (table: Table, one: InPlay, seat: Seat): boolean =>
  (one.ability.to === 'you' || one.ability.to === 'opponent') &&
  (one.ability.to === 'you') === (one.seat === seat) &&
  holds(table, one.ability.if, contextOf(one));

/** Abilities that cards have by themselves, or that effects have given them; without those that other continuous abilities give. */
export function continuousAtHand(table: Table): InPlay[] {
  const found: InPlay[] = [];
  const isSomeBare = table.given.length > 0;
  for (const seat of SEATS) {
    const side = table.zones[seat];
    for (const slot of SLOTS)
      for (const source of side[slot])
        if (!isSomeBare || !isBare(table, source)) collect(table, source, seat, 'stage', found);
    for (const source of side.climax) collect(table, source, seat, 'stage', found);
    if (has(table, 'elsewhere')) collectElsewhere(table, seat, found);
  }
  if (isSomeBare) collectGiven(table, found);
  return found;
}
type Works = 'stage' | 'clock' | 'clockTop' | 'memory' | 'marker';
function collect(table: Table, source: CardId, seat: Seat, where: Works, found: InPlay[]): void {
  for (const ability of continuousOf(table, source, where)) found.push({ source, seat, ability });
}
/** Off the stage a card that lies face down has no abilities. */
function collectElsewhere(table: Table, seat: Seat, found: InPlay[]): void {
  const side = table.zones[seat];
  const collectOpen = (source: CardId, where: Works): void => {
    if (cardAt(table, source).face !== 'down') collect(table, source, seat, where, found);
  };
  if (has(table, 'clock')) {
    for (const source of side.clock) collectOpen(source, 'clock');
    const top = side.clock.at(-1);
    if (top !== undefined) collectOpen(top, 'clockTop');
  }
  if (has(table, 'memory')) for (const source of side.memory) collectOpen(source, 'memory');
  if (has(table, 'marker') && hasMarkers(side))
    for (const pile of MARKERS) for (const source of side[pile] ?? []) collectOpen(source, 'marker');
}
function collectGiven(table: Table, found: InPlay[]): void {
  for (const { card, ability, from } of abilitiesGiven(table))
    if (ability.kind === 'cont') found.push({ source: card, seat: cardAt(table, card).seat, ability, from });
}
/** All continuous abilities in play. */
export function continuousInPlay(table: Table): InPlay[] {
  const found = continuousAtHand(table);
  if (!has(table, 'lends') || !found.some(({ ability }) => givesAbilities(ability))) return found;
  return [...found, ...grantedIn(table, found).flatMap(toInPlay)];
}
const toInPlay = ({ card, seat, ability, from }: GrantedTo): InPlay[] =>
  ability.kind === 'cont' ? [{ source: card, seat, ability, from }] : [];

/** An ability that a continuous ability or an effect gives to a card on the stage. */
export interface GrantedTo {
  readonly card: CardId;
  readonly seat: Seat;
  readonly ability: Granted;
  readonly from: Text;
}
/** What continuous abilities in play give to the characters on the stage. */
export function grantedIn(table: Table, inPlay: readonly InPlay[]): GrantedTo[] {
  const found: GrantedTo[] = [];
  for (const one of inPlay) {
    if (!givesAbilities(one.ability)) continue;
    for (const seat of SEATS)
      for (const slot of SLOTS)
        for (const card of table.zones[seat][slot])
          if (concerns(table, one, card) && !isTaken(table, one, card))
            found.push(...abilitiesIn(table, one, card, seat));
  }
  return found;
}
/** Who has lost its abilities has lost those of whoever was there before (7.4). */
function isTaken(table: Table, one: InPlay, card: CardId): boolean {
  const lost = table.given.length === 0 ? undefined : bareSince(table, card);
  return lost !== undefined && cardAt(table, one.source).since <= lost;
}
function abilitiesIn(table: Table, one: InPlay, card: CardId, seat: Seat): GrantedTo[] {
  const { no, path } = textOf(table, one);
  return one.ability.gives.flatMap((gift, i) =>
    gift.what === 'ability'
      ? [{ card, seat, ability: gift.ability, from: { no, path: `${path}.gives.${i}.ability` } }]
      : [],
  );
}
/** Where the text of an ability stands. */
export function textOf(table: Table, { source, ability, from }: InPlay): Text {
  if (from !== undefined) return from;
  const data = dataOf(table, source);
  return { no: data.no, path: String(data.abilities.indexOf(ability)) };
}

/** All abilities that the characters on the stage have from others, continuously or by an effect. */
export function grantedOnStage(table: Table): GrantedTo[] {
  if (!mayGrant(table)) return [];
  const given = abilitiesGiven(table).map((one): GrantedTo => ({ ...one, seat: cardAt(table, one.card).seat }));
  return [...given, ...grantedIn(table, continuousAtHand(table))];
}
/** Is there a card in play that gives abilities, or an effect that has given something? Asked after every happening. */
export function mayGrant(table: Table): boolean {
  if (!has(table, 'grants')) return false;
  if (table.given.length > 0) return true;
  if (!has(table, 'lends')) return false;
  const isElsewhere = has(table, 'elsewhere');
  for (const seat of SEATS) {
    const side = table.zones[seat];
    for (const slot of SLOTS) for (const card of side[slot]) if (doesGrant(table, card)) return true;
    for (const card of side.climax) if (doesGrant(table, card)) return true;
    if (!isElsewhere) continue;
    for (const card of side.memory) if (doesGrant(table, card)) return true;
    for (const card of side.clock) if (doesGrant(table, card)) return true;
    if (hasMarkers(side)) return true;
  }
  return false;
}

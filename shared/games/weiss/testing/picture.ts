// What has to be the same of two tables that are laid alike, in words that no card's id is in.
import type { AskSpec } from '../../../kernel/ask.ts';
import { type CardId, type CardRef, isStill } from '../../../kernel/card.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Playing } from '../../../kernel/scenario/play.ts';
import type { Step } from '../../../kernel/scenario/types.ts';
import { SEATS } from '../../../kernel/seat.ts';
import { usesOf } from '../abilities/uses.ts';
import { SLOTS } from '../card-data.ts';
import { has } from '../features.ts';
import { weiss } from '../game.ts';
import { weissBench } from '../scenario.ts';
import type { Table } from '../state.ts';

/** Where a card lies, in place of its id, which tells nothing outside its match. */
function placeOf({ cards, zones }: Table, card: number): string {
  const { seat, zone, no } = cards[card] ?? { seat: 0, zone: 'deck', no: '?' };
  return `${seat} ${zone} ${(zones[seat][zone] ?? []).indexOf(card)} ${no}`;
}
const offersOf = (table: Table, { from, about: _, ...rest }: AskSpec): unknown => ({
  ...rest,
  from: from.map((choosable) =>
    JSON.parse(
      JSON.stringify(choosable, (key, value) => {
        if (isRef(value)) return refPlace(table, value) ?? `gone ${table.cards[value.card]?.no}`;
        return key === 'card' ? placeOf(table, value) : value;
      }),
    ),
  ),
});
const isRef = (value: unknown): value is CardRef =>
  typeof value === 'object' && value !== null && 'card' in value && 'life' in value;
const refPlace = (state: Table, ref: CardRef): string | null => (isStill(state, ref) ? placeOf(state, ref.card) : null);
const hasCome = ({ cards, turn }: Table, card: CardId): boolean => cards[card]?.came === turn;
const heldBy = (state: Table, ref: CardRef): CardId[] => (isStill(state, ref) ? [ref.card] : []);
/** What is still what it was, by name. */
const boundIn = (state: Table, bound: Readonly<Record<string, readonly CardRef[]>>): unknown =>
  Object.entries(bound).flatMap(([name, refs]) => {
    const places = refs.flatMap((ref) => refPlace(state, ref) ?? []);
    return places.length === 0 ? [] : [[name, places]];
  });
/** All that a report has to bring back. */
export function pictureOf(match: Match<Table>): unknown {
  const { state } = match;
  return {
    census: weiss.census(state),
    cards: SEATS.map((seat) =>
      Object.fromEntries(
        Object.entries(state.zones[seat]).map(([zone, held]) => [
          zone,
          held.map((card) => [state.cards[card]?.no, weissBench.lyingOf(state, card)]),
        ]),
      ),
    ).map((side) => JSON.parse(JSON.stringify(side, (key, value) => (key === 'markers' ? value.length : value)))),
    at: [state.turn, state.turnPlayer, state.phase, state.step, state.attacks, state.refreshPoints],
    // In their order, those that end together are alike.
    modifiers: state.modifiers.map(({ target, what, by, sets, lastTurn }) => [
      placeOf(state, target.card),
      what,
      by,
      sets,
      lastTurn,
    ]),
    delayed: state.delayed.flatMap((one): unknown[] => {
      if ('watch' in one) return isStill(state, one.watch) ? [[one.seat, refPlace(state, one.watch)]] : [];
      const { seat, source, no, ability, slot, at, bound, slots = [] } = one;
      const meant = new Set(Object.values(bound).flatMap((refs) => refs.flatMap((ref) => heldBy(state, ref))));
      const had = slots.flatMap(([card, was]) => (meant.has(card) ? [[placeOf(state, card), was]] : []));
      return [[seat, refPlace(state, source), no, ability, slot, at, boundIn(state, bound), had]];
    }),
    given: state.given.flatMap(({ target, player, no, path, until, lastTurn }) =>
      target !== null && !isStill(state, target)
        ? []
        : [[target && refPlace(state, target), player, no, path, until === 'endOfAttack', lastTurn]],
    ),
    uses: usesOf(state).flatMap(({ ref, no, path, times }) =>
      isStill(state, ref) ? [[refPlace(state, ref), no, path, times]] : [],
    ),
    came: has(state, 'fresh')
      ? SEATS.map((seat) => SLOTS.filter((slot) => state.zones[seat][slot].some((card) => hasCome(state, card))))
      : [],
    asks: SEATS.map((seat) => match.askOf(seat)?.spec).map((spec) => spec && offersOf(state, spec)),
    result: state.result,
  };
}
/** The match to which a report's steps lead. */
export function played(playing: Playing<Table>, steps: readonly Step[]): Match<Table> {
  for (const step of steps) {
    if ('choose' in step) playing.choose(step);
    if ('shuffle' in step) playing.shuffle(step.shuffle);
    if ('roll' in step) playing.roll(step.roll);
    if ('concede' in step) playing.concede(step.seat);
  }
  playing.goTo(undefined, undefined);
  return playing.match;
}

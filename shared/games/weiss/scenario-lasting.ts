// What lasts on a table of Weiß Schwarz beside changed values, for scenario files: what effects have given, uses per turn, effects put off.
import { type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import type { Reader } from '../../kernel/scenario/bench.ts';
import { ScenarioFault, SEAT_NAMES, type SeatName } from '../../kernel/scenario/types.ts';
import type { Seat } from '../../kernel/seat.ts';
import { useKey, usesOf } from './abilities/uses.ts';
import type { Effect, Moment } from './ability-data.ts';
import { MARKERS, SLOTS, type Slot, type Zone } from './card-data.ts';
import { dataOfNo } from './data-of.ts';
import { partIn } from './data-paths.ts';
import { has } from './features.ts';
import { type EndWord, endOf, endWord } from './scenario-ends.ts';
import { layTimes, type TimesWord, timesOf } from './scenario-times.ts';
import type { PutOff, Table } from './state.ts';

/** A text by the card that has it and the path in its abilities, such as `1.effect.0`. */
interface TextWord {
  readonly of: string;
  readonly ability: string;
}
export interface GivenWord extends TextWord {
  readonly card?: string;
  readonly player?: SeatName;
  readonly until: EndWord;
}
export interface UsesWord extends TextWord {
  readonly card: string;
  readonly times: number;
}
export interface LaterWord extends TextWord {
  readonly player: SeatName;
  /** Left out if the card is not what it was. */
  readonly card?: string;
  readonly slot?: Slot;
  readonly bound?: Readonly<Record<string, readonly string[]>>;
  /** The slots that bound cards had, by card. */
  readonly slots?: Readonly<Record<string, Slot>>;
}
export interface WeissLasting {
  readonly given?: readonly GivenWord[];
  readonly uses?: readonly UsesWord[];
  readonly later?: readonly LaterWord[];
  /** Cards that came where they lie in this turn, where a card of the match asks for that. */
  readonly placed?: readonly string[];
  /** Where it matters what began first. */
  readonly times?: TimesWord;
}
/** Where abilities work that may ask when their card came. */
const WORKS: ReadonlySet<Zone> = new Set<Zone>([...SLOTS, 'climax', 'clock', 'memory', ...MARKERS]);
type NameCard = (ref: CardRef) => string | undefined;

/** What lasts, in a file's words; what belongs to objects that are no more is left out. */
export function lastingOf(table: Table, nameCard: NameCard, changes: readonly { readonly at: number }[]): WeissLasting {
  const dated = table.given.flatMap(({ target, player, no, path, until, lastTurn, at }) => {
    const whom = target === null ? playerWord(player) : cardWord(table, target, nameCard);
    if (whom === undefined) return [];
    const ends = endWord(table, { until, lastTurn }, seatOf(table, target, player));
    const word: GivenWord = { ...whom, of: no, ability: path, until: ends };
    return [{ word, at }];
  });
  const given = dated.map(({ word }) => word);
  const times = timesOf(table, changes, dated, nameCard);
  const uses = usesOf(table).flatMap(({ ref, no, path, times }): UsesWord[] => {
    const card = isStill(table, ref) ? nameCard(ref) : undefined;
    return card === undefined ? [] : [{ card, of: no, ability: path, times }];
  });
  const later = table.delayed.flatMap((one) => ('at' in one ? [laterWord(table, one, nameCard)] : []));
  const placed = has(table, 'fresh')
    ? table.cards.flatMap(({ came, zone }, card) =>
        came === table.turn && WORKS.has(zone) ? (nameCard(refOf(table, card)) ?? []) : [],
      )
    : [];
  return {
    ...(given.length > 0 && { given }),
    ...(uses.length > 0 && { uses }),
    ...(later.length > 0 && { later }),
    ...(placed.length > 0 && { placed }),
    ...(times !== undefined && { times }),
  };
}
const playerWord = (player: 0 | 1 | null): { player: SeatName } | undefined =>
  player === null ? undefined : { player: SEAT_NAMES[player] };
function cardWord(table: Table, ref: CardRef, nameCard: NameCard): { card: string } | undefined {
  const card = isStill(table, ref) ? nameCard(ref) : undefined;
  return card === undefined ? undefined : { card };
}
function laterWord(table: Table, put: PutOff, nameCard: NameCard): LaterWord {
  const { seat, source, no, ability, slot, bound } = put;
  const names = Object.entries(bound).flatMap(([name, refs]) => {
    const cards = refs.flatMap((ref) => cardWord(table, ref, nameCard)?.card ?? []);
    return cards.length === 0 ? [] : [[name, cards] as const];
  });
  const meant = Object.values(bound).flat();
  const slots = (put.slots ?? []).flatMap(([card, had]) => {
    const ref = meant.find((one) => one.card === card);
    const name = ref === undefined ? undefined : cardWord(table, ref, nameCard)?.card;
    return name === undefined ? [] : [[name, had] as const];
  });
  return {
    player: SEAT_NAMES[seat],
    ...cardWord(table, source, nameCard),
    of: no,
    ability,
    ...(slot !== null && { slot }),
    ...(names.length > 0 && { bound: Object.fromEntries(names) }),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
  };
}

/** Lays what lasts; throws `ScenarioFault`. */
export function layLasting(
  table: Table,
  { given = [], uses = [], later = [], placed = [], times }: WeissLasting,
  read: Reader,
): void {
  for (const [i, one] of given.entries()) layGiven(table, one, `state.given[${i}]`, read);
  for (const [i, { card, times, ...text }] of uses.entries()) {
    const place = `state.uses[${i}]`;
    const { no, path, part } = textAt(table, text, place, read);
    if (!('perTurn' in part))
      throw new ScenarioFault(`${place}.ability`, `at "${path}" of "${text.of}" is no ability with "perTurn"`);
    table.uses[useKey(refOf(table, read.cardOf(card, `${place}.card`)), { no, path })] = times;
  }
  for (const [i, one] of later.entries()) layLater(table, one, `state.later[${i}]`, read);
  for (const [i, name] of placed.entries()) {
    const card = read.cardOf(name, `state.placed[${i}]`);
    table.cards[card] = { ...cardAt(table, card), came: table.turn };
  }
  if (times !== undefined) layTimes(table, times, read);
}
/** The text that a file names; something has to stand there. */
function textAt(table: Table, { of, ability }: TextWord, place: string, read: Reader) {
  const no = read.noOf(of, `${place}.of`);
  const part = partIn(dataOfNo(table, no), ability);
  if (typeof part === 'object' && part !== null) return { no, path: ability, part };
  throw new ScenarioFault(`${place}.ability`, `"${of}" has nothing at "${ability}"`);
}
function stepAt<Do extends Effect['do']>(table: Table, text: TextWord, step: Do, place: string, read: Reader) {
  const { no, path, part } = textAt(table, text, place, read);
  const found = part as Partial<Effect>;
  if (found.do !== step)
    throw new ScenarioFault(`${place}.ability`, `at "${path}" of "${text.of}" there is no step "${step}"`);
  return { no, path, step: found as Extract<Effect, { do: Do }> };
}
function layGiven(table: Table, one: GivenWord, place: string, read: Reader): void {
  const { no, path } = stepAt(table, one, 'give', place, read);
  if ((one.card === undefined) === (one.player === undefined))
    throw new ScenarioFault(place, 'say to whom: "card" or "player"');
  const player = one.player === undefined ? null : read.seatOf(one.player);
  const target = one.card === undefined ? null : refOf(table, read.cardOf(one.card, `${place}.card`));
  const ends = endOf(table, one.until, seatOf(table, target, player));
  table.given.push({ target, player, no, path, ...ends, at: table.story.n });
}
const seatOf = (table: Table, target: CardRef | null, player: Seat | null): Seat =>
  player ?? (target === null ? table.turnPlayer : cardAt(table, target.card).seat);
/** A card of that number which is not what it was: only its name is asked for any more. */
function goneOf(table: Table, no: string): CardRef {
  const card = table.cards.findIndex((one) => one.no === no);
  return { card: Math.max(card, 0), life: -1 };
}
function layLater(table: Table, one: LaterWord, place: string, read: Reader): void {
  const { no, path, step } = stepAt(table, one, 'later', place, read);
  const source = one.card === undefined ? goneOf(table, no) : refOf(table, read.cardOf(one.card, `${place}.card`));
  const bound = Object.entries(one.bound ?? {}).map(([name, cards]) => [
    name,
    cards.map((card, i) => refOf(table, read.cardOf(card, `${place}.bound.${name}[${i}]`))),
  ]);
  const at: Moment = step.at;
  const seat = read.seatOf(one.player);
  const slots = Object.entries(one.slots ?? {}).map(
    ([card, had]) => [read.cardOf(card, `${place}.slots.${card}`), had] as const,
  );
  const had = slots.length > 0 ? { slots } : {};
  const slot = one.slot ?? null;
  table.delayed.push({ ability: path, seat, source, no, slot, at, bound: Object.fromEntries(bound), ...had });
}

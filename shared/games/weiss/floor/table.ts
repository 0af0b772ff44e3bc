// The floor's table: objects in arrays, changed in place, and what every plain card program does with them.
import { DECK, type FloorPrint } from './cards.ts';

export type FloorZone = 'deck' | 'hand' | 'stock' | 'clock' | 'level' | 'waitingRoom' | 'climax' | 'stage';
export interface FloorCard {
  print: FloorPrint;
  side: FloorSide;
  zone: FloorZone;
  /** On the stage: 0 to 2 in front, 3 and 4 behind. */
  slot: number;
  rested: boolean;
  reversed: boolean;
  /** Power given until the end of the turn. */
  bonus: number;
}
export interface FloorSide {
  deck: FloorCard[];
  hand: FloorCard[];
  stock: FloorCard[];
  clock: FloorCard[];
  level: FloorCard[];
  waitingRoom: FloorCard[];
  climax: FloorCard[];
  stage: (FloorCard | undefined)[];
}
/** Something that may be chosen. */
export interface FloorOffer {
  do: string;
  card?: FloorCard | undefined;
  at: number;
}
export type FloorEvent =
  | { type: 'phase'; phase: string; side: FloorSide }
  | { type: 'placed' | 'attacks' | 'reversed' | 'left' | 'triggered'; card: FloorCard };

export interface FloorGame {
  sides: [FloorSide, FloorSide];
  turn: number;
  phase: string;
  decisions: number;
  moves: number;
  seed: number;
  /** Effects that wait for the next check. */
  waiting: (() => void)[];
  /** The seat that lost, or -1. */
  lost: number;
}

export const FRONT = 3;
export const SLOTS = 5;
const LEVEL_UP_AT = 7;

export function newFloorTable(seed: number): FloorGame {
  return {
    sides: [newSide(), newSide()],
    turn: 0,
    phase: 'setup',
    decisions: 0,
    moves: 0,
    seed: (seed * 2654435761) | 1,
    waiting: [],
    lost: -1,
  };
}
function newSide(): FloorSide {
  const stage = new Array<FloorCard | undefined>(SLOTS).fill(undefined);
  const side: FloorSide = { deck: [], hand: [], stock: [], clock: [], level: [], waitingRoom: [], climax: [], stage };
  for (const print of DECK) {
    side.deck.push({ print, side, zone: 'deck', slot: -1, rested: false, reversed: false, bonus: 0 });
  }
  return side;
}

/** A plain generator (xorshift): a number below `n`. */
export function roll(game: FloorGame, n: number): number {
  let x = game.seed;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  game.seed = x;
  return (x >>> 0) % n;
}
/** One decision by chance: one of the offers, or undefined for none. */
export function choose(game: FloorGame, offers: FloorOffer[], optional: boolean): FloorOffer | undefined {
  game.decisions++;
  if (offers.length === 0 || (optional && roll(game, 2) === 0)) return undefined;
  return offers[roll(game, offers.length)];
}
export const cardsOf = (cards: FloorCard[]): FloorOffer[] => cards.map((card, at) => ({ do: 'card', card, at }));
export function numbersTo(n: number, what: string): FloorOffer[] {
  const offers: FloorOffer[] = [];
  for (let at = 0; at < n; at++) offers.push({ do: what, at });
  return offers;
}
export const says = (game: FloorGame, what: string): boolean => choose(game, [{ do: what, at: 0 }], true) !== undefined;

export function shuffle(game: FloorGame, list: FloorCard[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(game, i + 1);
    const held = list[i] as FloorCard;
    list[i] = list[j] as FloorCard;
    list[j] = held;
  }
}

/** Takes a card out of where it is and puts it on top of another zone. */
export function move(game: FloorGame, card: FloorCard, to: Exclude<FloorZone, 'stage'>): void {
  const { side } = card;
  const left = card.zone === 'stage';
  if (left) side.stage[card.slot] = undefined;
  else {
    const from = side[card.zone as Exclude<FloorZone, 'stage'>];
    from.splice(from.lastIndexOf(card), 1);
  }
  card.zone = to;
  card.slot = -1;
  card.rested = false;
  card.reversed = false;
  card.bonus = 0;
  side[to].push(card);
  game.moves++;
  if (left) emit(game, { type: 'left', card });
  if (side.clock.length >= LEVEL_UP_AT) levelUp(game, side);
  if (side.deck.length === 0 && side.waitingRoom.length > 0) refresh(game, side);
}
export function place(game: FloorGame, card: FloorCard, slot: number, rested: boolean): void {
  const { side } = card;
  const there = side.stage[slot];
  const from = side[card.zone as 'hand' | 'waitingRoom'];
  from.splice(from.lastIndexOf(card), 1);
  if (there !== undefined) move(game, there, 'waitingRoom');
  card.zone = 'stage';
  card.slot = slot;
  card.rested = rested;
  side.stage[slot] = card;
  game.moves++;
  emit(game, { type: 'placed', card });
}
export function fromDeck(game: FloorGame, side: FloorSide, to: Exclude<FloorZone, 'stage'>): FloorCard | undefined {
  const card = side.deck.at(-1);
  if (card !== undefined) move(game, card, to);
  return card;
}
function levelUp(game: FloorGame, side: FloorSide): void {
  const seven = side.clock.slice(0, LEVEL_UP_AT);
  const kept = choose(game, cardsOf(seven), false)?.card;
  side.clock.splice(0, LEVEL_UP_AT);
  for (const card of seven) {
    card.zone = card === kept ? 'level' : 'waitingRoom';
    side[card.zone].push(card);
    game.moves++;
  }
}
function refresh(game: FloorGame, side: FloorSide): void {
  for (const card of side.waitingRoom) card.zone = 'deck';
  game.moves += side.waitingRoom.length;
  side.deck = side.waitingRoom;
  side.waitingRoom = [];
  shuffle(game, side.deck);
  fromDeck(game, side, 'clock');
}

/** Every card in play hears what happened; what it does about it waits for the next check. */
export function emit(game: FloorGame, event: FloorEvent): void {
  for (const side of game.sides) {
    for (const card of side.stage) {
      const does = card?.print.on?.(game, card, event);
      if (does !== undefined) game.waiting.push(does);
    }
    for (const card of side.climax) {
      const does = card.print.on?.(game, card, event);
      if (does !== undefined) game.waiting.push(does);
    }
  }
  const own = event.type === 'left' ? event.card.print.on?.(game, event.card, event) : undefined;
  if (own !== undefined) game.waiting.push(own);
}

/** A character's power now: printed, given for the turn, and given by every card in play. */
export function powerOf(game: FloorGame, card: FloorCard): number {
  let power = card.print.power + card.bonus;
  for (const side of game.sides) {
    for (const source of side.stage)
      if (source?.print.gives !== undefined) power += source.print.gives(game, source, card);
    for (const source of side.climax)
      if (source.print.gives !== undefined) power += source.print.gives(game, source, card);
  }
  return power;
}

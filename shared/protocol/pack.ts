// Short forms of what travels most: faces, cards, and questions. Packing and unpacking are inverse.
import type { Action } from '../kernel/ask.ts';
import type { Handle, HeardCard, HeardMove } from '../kernel/model.ts';
import type { Seat } from '../kernel/seat.ts';
import type { CardFace } from '../kernel/story.ts';
import type { HeardAsk, ShownAsk, ShownChoosable } from '../kernel/view.ts';

/** A face as one text: number, state and values, with as few separators as it needs. */
export function faceText({ no, state, values }: CardFace): string {
  if (values === undefined) return state === undefined ? no : `${no}|${state}`;
  const numbers = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return `${no}|${state ?? ''}|${numbers.join(',')}`;
}
export function readFace(text: string): CardFace {
  const [no = '', state = '', numbers] = text.split('|');
  const face = state === '' ? { no } : { no, state };
  if (numbers === undefined) return face;
  const pairs = numbers === '' ? [] : numbers.split(',').map((pair) => pair.split('='));
  return { ...face, values: Object.fromEntries(pairs.map(([name = '', value]) => [name, Number(value)])) };
}

/** A list in which most entries are null: their number if all are, else one text each, empty for null. */
export type PackedList = number | readonly string[];
function packList<T>(list: readonly (T | null)[], pack: (entry: T) => string): PackedList {
  return list.every((entry) => entry === null) ? list.length : list.map((entry) => (entry === null ? '' : pack(entry)));
}
function unpackList<T>(packed: PackedList, unpack: (text: string) => T): (T | null)[] {
  if (typeof packed === 'number') return Array.from({ length: packed }, () => null);
  return packed.map((text) => (text === '' ? null : unpack(text)));
}

const cardText = ({ handle, face }: HeardCard): string => `${handle}|${faceText(face)}`;
function readCard(text: string): HeardCard {
  const end = text.indexOf('|');
  return { handle: text.slice(0, end), face: readFace(text.slice(end + 1)) };
}
export const packCards = (cards: readonly (HeardCard | null)[]): PackedList => packList(cards, cardText);
export const unpackCards = (packed: PackedList): (HeardCard | null)[] => unpackList(packed, readCard);
export const packHandles = (handles: readonly (Handle | null)[]): PackedList => packList(handles, (handle) => handle);
export const unpackHandles = (packed: PackedList): (Handle | null)[] => unpackList(packed, (text) => text);

/** `was>handle|face`, either side empty where it is unknown. */
export function packMoves(moves: readonly HeardMove[]): PackedList {
  return packList(
    moves.map((move) => (move.was === null && move.now === null ? null : move)),
    ({ was, now }) => `${was ?? ''}>${now === null ? '' : cardText(now)}`,
  );
}
export function unpackMoves(packed: PackedList): HeardMove[] {
  return unpackList(packed, (text): HeardMove => {
    const end = text.indexOf('>');
    const now = text.slice(end + 1);
    return { was: end === 0 ? null : text.slice(0, end), now: now === '' ? null : readCard(now) };
  }).map((move) => move ?? { was: null, now: null });
}

/** What others hear of a question: seat, why, and the card it is about. */
export type PackedHeardAsk = readonly [seat: Seat, why: string, about?: NonNullable<HeardAsk['about']>];
export const packHeardAsk = ({ seat, why, about }: HeardAsk): PackedHeardAsk =>
  about === undefined ? [seat, why] : [seat, why, about];
export const unpackHeardAsk = ([seat, why, about]: PackedHeardAsk): HeardAsk =>
  about === undefined ? { seat, why } : { seat, why, about };

/** A card is its handle, `@` a slot, `=` an option, 0 the back at its own place, a list the actions of one kind. */
type PackedChoosable = string | 0 | readonly PackedAction[] | ShownChoosable;
/** A handle, 0 for no card, or either with the ability's index and whose text it is; the first of a list is the kind. */
type PackedAction = string | 0 | readonly [card: string | 0, ability: number, given?: ShownAction['given']];
type ShownAction = Action<Handle>;
export type PackedAsk = readonly [
  id: number,
  why: string,
  min: number,
  max: number,
  from: readonly PackedChoosable[],
  rest?: Partial<Omit<ShownAsk, 'id' | 'why' | 'min' | 'max' | 'from' | 'seat'>>,
];

export function packAsk({ id, why, min, max, from, seat: _seat, cancelable, ...others }: ShownAsk): PackedAsk {
  const rest = cancelable ? { ...others, cancelable } : others;
  const packed: PackedChoosable[] = [];
  for (const [i, choosable] of from.entries()) {
    const last = packed.at(-1);
    if ('action' in choosable && Array.isArray(last) && last[0] === choosable.action.do) {
      packed[packed.length - 1] = [...(last as readonly PackedAction[]), packAction(choosable.action)];
    } else packed.push(packChoosable(choosable, i));
  }
  return Object.keys(rest).length === 0 ? [id, why, min, max, packed] : [id, why, min, max, packed, rest];
}
function packChoosable(choosable: ShownChoosable, position: number): PackedChoosable {
  if ('card' in choosable) return choosable.card;
  if ('slot' in choosable) return `@${choosable.seat ?? ''}${choosable.slot}`;
  if ('option' in choosable) return `=${choosable.option}`;
  if ('back' in choosable && choosable.back === position) return 0;
  if ('action' in choosable) return [choosable.action.do, packAction(choosable.action)];
  return choosable;
}
function packAction({ card, ability, given }: ShownAction): PackedAction {
  if (ability === undefined) return card ?? 0;
  return given === undefined ? [card ?? 0, ability] : [card ?? 0, ability, given];
}

export function unpackAsk([id, why, min, max, packed, rest]: PackedAsk, seat: Seat): ShownAsk {
  const from: ShownChoosable[] = [];
  for (const choosable of packed) {
    if (Array.isArray(choosable)) {
      const [kind, ...actions] = choosable as readonly PackedAction[];
      for (const action of actions) from.push({ action: { do: kind as string, ...unpackAction(action) } });
    } else from.push(unpackChoosable(choosable as Exclude<PackedChoosable, readonly PackedAction[]>, from.length));
  }
  return { ...rest, id, seat, why, min, max, from, cancelable: rest?.cancelable ?? false };
}
function unpackChoosable(packed: string | 0 | ShownChoosable, position: number): ShownChoosable {
  if (packed === 0) return { back: position };
  if (typeof packed !== 'string') return packed;
  if (packed.startsWith('=')) return { option: packed.slice(1) };
  if (!packed.startsWith('@')) return { card: packed };
  const seat = /^@[01]/.test(packed) ? (Number(packed[1]) as Seat) : undefined;
  return seat === undefined ? { slot: packed.slice(1) } : { slot: packed.slice(2), seat };
}
function unpackAction(packed: PackedAction): Omit<ShownAction, 'do'> {
  const [card, ability, given] = typeof packed === 'object' ? packed : [packed];
  return {
    ...(card === 0 ? {} : { card }),
    ...(ability === undefined ? {} : { ability }),
    ...(given === undefined ? {} : { given }),
  };
}

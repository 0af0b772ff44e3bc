// Chance: ChaCha8 as a keyed counter generator. Key, counter and scripted orders are plain data in the state.
import { assert, BrokenInvariant, fail } from './assert.ts';

export interface Rng {
  /** 256 bits, eight words. */
  readonly key: readonly number[];
  /** Blocks used so far. */
  counter: number;
  /** Scripted results for tests: each shuffle takes the next order, each roll the next number; running out is an error. */
  script?: { shuffles: ScriptedOrder[]; rolls: number[] };
  /** Where what chance gives is written down, for whoever scripts it later; one list for a state and its copies. */
  tape?: Given[];
}
/** A roll, or a list as a shuffle left it. */
export type Given = { readonly roll: number; readonly of: number } | { readonly shuffled: readonly number[] };
/** A new order as old positions; or, place by place from the end of the list, which items may lie there, the others before them as they were. */
export type ScriptedOrder = readonly number[] | { readonly last: readonly (readonly number[])[] };
/** The script of chance says too little, or something that cannot be. */
export class ScriptFault extends BrokenInvariant {
  override name = 'ScriptFault';
  /** What was to be shuffled. */
  readonly list: readonly number[];
  constructor(sentence: string, list: readonly number[] = []) {
    super(sentence);
    this.list = list;
  }
}

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const STREAM = { chance: 0, handles: 1, derive: 2 } as const;

/** One ChaCha8 block of 16 words for a key, a stream and a counter (both below 2^53). */
function block(key: readonly number[], stream: number, counter: number): Uint32Array {
  const x = new Uint32Array(16);
  for (let i = 0; i < 4; i++) x[i] = CONSTANTS[i] as number;
  for (let i = 0; i < 8; i++) x[4 + i] = key[i] as number;
  x[12] = counter >>> 0;
  x[13] = Math.floor(counter / 2 ** 32);
  x[14] = stream;
  const high = x[13] as number;
  for (let round = 0; round < 4; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 4; i++) x[i] = (x[i] as number) + (CONSTANTS[i] as number);
  for (let i = 0; i < 8; i++) x[4 + i] = (x[4 + i] as number) + (key[i] as number);
  x[12] = (x[12] as number) + (counter >>> 0);
  x[13] = (x[13] as number) + high;
  x[14] = (x[14] as number) + stream;
  return x;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

/** A generator from a seed of 64 hexadecimal digits. */
export function rngFrom(seed: string): Rng {
  assert(/^[0-9a-f]{64}$/.test(seed), `a match seed has 64 hexadecimal digits, not ${seed.length} characters`);
  return { key: Array.from({ length: 8 }, (_, i) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16)), counter: 0 };
}

/** A 256-bit seed spread from a small number, for simulations and tests only. */
export function seedFromNumber(n: number): string {
  const words = block([n >>> 0, Math.floor(n / 2 ** 32), 0, 0, 0, 0, 0, 0], STREAM.derive, 0);
  return Array.from(words.subarray(0, 8), (word) => word.toString(16).padStart(8, '0')).join('');
}

/** Words of one draw: whole blocks are used, so that a shuffle costs few of them. */
function words(rng: Rng): () => number {
  let buffer: Uint32Array | undefined;
  let at = 0;
  return () => {
    if (buffer === undefined || at === buffer.length) {
      buffer = block(rng.key, STREAM.chance, rng.counter++);
      at = 0;
    }
    return buffer[at++] as number;
  };
}

/** An even number below `n`, by rejection. */
function below(next: () => number, n: number): number {
  // 2^32 mod n, in whole numbers: the remainder of a larger number is a slow division.
  const limit = 2 ** 32 - ((-n >>> 0) % n);
  for (;;) {
    const word = next();
    if (word < limit) return word % n;
  }
}

/** A whole number from 0 to `n - 1`. */
export function roll(rng: Rng, n: number): number {
  if (n <= 0) fail(`a roll needs at least one side, not ${n}`);
  const given = rolled(rng, n);
  rng.tape?.push({ roll: given, of: n });
  return given;
}
function rolled(rng: Rng, n: number): number {
  if (rng.script !== undefined) {
    const scripted = rng.script.rolls.shift();
    if (scripted === undefined || scripted >= n) throw new ScriptFault(`the script has no roll below ${n} left`);
    return scripted;
  }
  return below(words(rng), n);
}

/** Shuffles `list` in place; a script gives the new order. */
export function shuffle(rng: Rng, list: number[]): void {
  reorder(rng, list);
  rng.tape?.push({ shuffled: list.slice() });
}
function reorder(rng: Rng, list: number[]): void {
  if (rng.script === undefined) return mix(rng, list);
  const order = rng.script.shuffles.shift();
  if (order === undefined) throw new ScriptFault(`the script has no order of ${list.length} left`, list);
  const after = 'last' in order ? endingWith(list, order.last) : rearranged(list, order);
  list.splice(0, list.length, ...after);
}

function rearranged(list: readonly number[], order: readonly number[]): number[] {
  if (order.length !== list.length || new Set(order).size !== list.length)
    throw new ScriptFault(`a scripted order names each of ${list.length} places once`, list);
  return order.map((from) => list[from] as number);
}
function endingWith(list: readonly number[], last: readonly (readonly number[])[]): number[] {
  const left = list.slice();
  const end = last.map((fitting, place) => {
    const at = left.findLastIndex((item) => fitting.includes(item));
    if (at < 0) throw new ScriptFault(`nothing that is shuffled fits place ${place + 1} of the scripted order`, list);
    return left.splice(at, 1)[0] as number;
  });
  return [...left, ...end.reverse()];
}

/** Mixes `list` in place, script or not: for what must have no order that tells something. */
export function mix(rng: Rng, list: number[]): void {
  const next = words(rng);
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(next, i + 1);
    const held = list[i] as number;
    list[i] = list[j] as number;
    list[j] = held;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The 48-bit handle of one life of a card: random to anybody without the key, and new in each life. */
export function handleOf(rng: Rng, card: number, life: number): string {
  const words = block(rng.key, STREAM.handles, card * 2 ** 32 + life);
  const high = words[0] as number;
  const low = words[1] as number;
  let handle = '';
  for (let shift = 18; shift >= 0; shift -= 6) handle += DIGITS[(high >>> shift) & 63];
  for (let shift = 18; shift >= 0; shift -= 6) handle += DIGITS[(low >>> shift) & 63];
  return handle;
}

export const cloneRng = ({ key, counter, script, tape }: Rng): Rng =>
  script === undefined && tape === undefined
    ? { key, counter }
    : {
        key,
        counter,
        ...(script && { script: { shuffles: script.shuffles.slice(), rolls: script.rolls.slice() } }),
        ...(tape && { tape }),
      };

// A table as full as it gets, and a story that keeps more than twenty of its cards on their way: both seats draw and discard by turns.
import { gameOf } from '../../../shared/games/index.ts';
import { MARKERS, SLOTS } from '../../../shared/games/weiss/card-data.ts';
import { fold, type Handle, type Heard, type HeardMove, type TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import type { CardFace } from '../../../shared/kernel/story.ts';
import type { Tape, Telling } from './tape.ts';

const game = gameOf('weiss');
const ofType = (type: string): string[] =>
  [...game.prints()].filter((print) => print.type === type).map((print) => print.no);
/** Few enough for all of them to be painted soon. */
const CHARACTERS = ofType('character').slice(0, 12);
const CLIMAXES = ofType('climax');
/** So many cards lie in each zone of both seats. */
const COUNTS: Readonly<Record<string, number>> = {
  ...{ hand: 12, deck: 22, waitingRoom: 14, stock: 8, clock: 6, level: 3, memory: 2, climax: 1 },
  ...Object.fromEntries([...SLOTS, ...MARKERS].map((zone) => [zone, 1])),
};
/** The way of cards through a round, so many times each and so many at once; at its end all are where they were. */
const WAYS = [
  { from: 'deck', to: 'hand', times: 3, cards: 2 },
  { from: 'hand', to: 'stock', times: 2, cards: 2 },
  { from: 'stock', to: 'hand', times: 2, cards: 2 },
  { from: 'hand', to: 'deck', times: 3, cards: 2 },
] as const;

const faceOf = (n: number, climax = false): CardFace => {
  const from = climax ? CLIMAXES : CHARACTERS;
  return { no: from[n % from.length] ?? '', state: 'stand' };
};

/** Fills the table that a match has led to; which zones are seen and which are counted stays as it was. */
function filled(model: TableModel): TableModel {
  const full = structuredClone(model);
  let n = 0;
  full.cards = {};
  full.looks = [];
  full.facts = { ...full.facts, attack: null };
  for (const seat of SEATS) {
    const side = full.zones[seat];
    for (const [zone, held] of Object.entries(side)) {
      const count = COUNTS[zone] ?? 0;
      side[zone] = typeof held === 'number' ? count : Array.from({ length: count }, () => lay(zone));
    }
  }
  function lay(zone: string): Handle {
    const handle = `full-${++n}`;
    full.cards[handle] = faceOf(n, zone === 'climax');
    return handle;
  }
  return full;
}

/** Tells happenings and notes what they lead to, as a match would. */
class Story {
  readonly told: Telling[] = [];
  private model: TableModel;
  private n = 0;
  private lives = 0;
  private readonly start: Tape['start'];

  constructor(start: Tape['start']) {
    this.start = start;
    this.model = start.model;
  }

  tell(...whats: readonly Heard['what'][]): void {
    const heard = whats.map((what): Heard => ({ n: ++this.n, because: 0, what }));
    this.model = structuredClone(this.model);
    for (const one of heard) fold(this.model, one);
    this.told.push({ ...this.start, model: this.model, heard });
  }

  private held(seat: Seat, zone: string): readonly (Handle | null)[] {
    const held = this.model.zones[seat][zone];
    return Array.isArray(held) ? held : new Array<null>(held ?? 0).fill(null);
  }
  private at(seat: Seat, slot: string): Handle {
    return this.held(seat, slot)[0] ?? '';
  }

  /** The last cards of a zone; those that are seen where they go have another handle there. */
  move(seat: Seat, from: string, to: string, count: number): void {
    const seen = Array.isArray(this.model.zones[seat][to]);
    const cards = this.held(seat, from)
      .slice(-count)
      .map((was): HeardMove => {
        const face = was === null ? faceOf(++this.lives) : (this.model.cards[was] ?? faceOf(0));
        return { was, now: seen ? { handle: `life-${++this.lives}`, face } : null };
      });
    this.tell({ type: 'moved', seat, from, toSeat: seat, to, cards });
  }

  turn(state: string): void {
    const cards = SEATS.flatMap((seat) => SLOTS.map((slot) => this.at(seat, slot)));
    this.tell({ type: 'turned', cards, state });
  }

  attack(seat: Seat): void {
    const foe = seat === 0 ? 1 : 0;
    const attacker = this.at(seat, 'frontCenter');
    const card = this.at(foe, 'frontLeft');
    this.tell(
      { type: 'attacked', seat, attacker, defender: this.at(foe, 'frontCenter'), kind: 'frontal' },
      { type: 'damageTaken', seat: foe, amount: 2 },
    );
    this.tell({ type: 'valuesChanged', changes: [{ card, what: 'power', from: 3000, to: 3000 + 500 * this.n }] });
  }
}

export function fullTape(match: Tape, rounds: number): Tape {
  const start = { ...match.start, ask: null, model: filled(match.start.model) };
  const story = new Story(start);
  for (let round = 0; round < rounds; round++) {
    for (const { from, to, times, cards } of WAYS) {
      for (let i = 0; i < times; i++) for (const seat of SEATS) story.move(seat, from, to, cards);
    }
    story.turn(round % 2 === 0 ? 'rest' : 'stand');
    if (round % 2 === 0) story.attack(round % 4 === 0 ? 0 : 1);
  }
  return { start, told: story.told };
}

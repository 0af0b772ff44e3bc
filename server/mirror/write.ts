// Writes the mirror: once per settled decision, and only what changed.
import type { GameModule } from '../../shared/kernel/game.ts';
import type { TableModel } from '../../shared/kernel/model.ts';
import { SEATS } from '../../shared/kernel/seat.ts';
import { withoutFaces } from '../../shared/protocol/faces.ts';
import type { TableStatus, ToldBatch } from '../../shared/protocol/messages.ts';
import { cardLines, countsOf, knownOf } from '../../shared/protocol/mirror.ts';
import { faceText } from '../../shared/protocol/pack.ts';
import type { WireHappening } from '../../shared/protocol/wire.ts';
import type { Batch } from '../table/batch.ts';
import { SeatMirror, TableMirror } from './schema.ts';

export function newMirror(game: GameModule): TableMirror {
  const mirror = new TableMirror();
  mirror.seq = 0;
  mirror.batch = '';
  mirror.status = '';
  for (let place = 0; place < 2 * game.sight.zones.length; place++) mirror.counts.push(0);
  for (const _ of SEATS) {
    const seat = new SeatMirror();
    seat.known = '';
    seat.told = '';
    mirror.seats.push(seat);
  }
  return mirror;
}

/** Writes what is known around the match; says whether that changed. */
export function writeStatus(mirror: TableMirror, status: TableStatus): boolean {
  const text = JSON.stringify(status);
  if (mirror.status === text) return false;
  mirror.status = text;
  return true;
}

/** The whole decision: the table as the public sees it, what each seat knows beyond it, and the batch. */
export function writeBatch(mirror: TableMirror, { sight }: GameModule, batch: Batch): void {
  const { table: open } = batch;
  const [seq, base, happenings, asks] = batch.open;
  mirror.seq = seq;
  mirror.batch = JSON.stringify([seq, base, lean(happenings, open), asks]);
  rewrite(mirror.cards, cardLines(sight.zones, open, mirror.cards));
  rewrite(mirror.facts, new Map(Object.entries(open.facts).map(([key, fact]) => [key, JSON.stringify(fact)])));
  for (const [place, count] of countsOf(sight.zones, open).entries()) {
    if (mirror.counts[place] !== count) mirror.counts[place] = count;
  }
  for (const seat of SEATS) {
    const own = mirror.seats[seat] as SeatMirror;
    const seen = batch.seen[seat];
    const known = JSON.stringify(knownOf(sight.zones, seen, open));
    if (own.known !== known) own.known = known;
    const heard = Object.entries(batch.own[seat]).map(([i, happening]) => [i, lean([happening], seen)[0]]);
    const told: ToldBatch = [seq, Object.fromEntries(heard), batch.asks[seat]];
    if (saysMore(own.told, told)) own.told = JSON.stringify(told);
  }
}

/** Happenings without the faces that the same frame shows on the table. */
const lean = (happenings: readonly WireHappening[], model: TableModel): WireHappening[] =>
  happenings.map((happening) =>
    withoutFaces(happening, (handle) => {
      const face = model.cards[handle];
      return face && faceText(face);
    }),
  );

/** Is there anything a seat does not know from the public batch and what it was told before? */
function saysMore(before: string, [, happenings, ask]: ToldBatch): boolean {
  if (before === '' || Object.keys(happenings).length > 0) return true;
  const [, , asked] = JSON.parse(before) as ToldBatch;
  return JSON.stringify(asked) !== JSON.stringify(ask);
}

interface Texts {
  forEach(each: (value: string, key: string) => void): void;
  get(key: string): string | undefined;
  set(key: string, value: string): unknown;
  delete(key: string): boolean;
}
function rewrite(texts: Texts, wanted: ReadonlyMap<string, string>): void {
  const gone: string[] = [];
  texts.forEach((_value, key) => {
    if (!wanted.has(key)) gone.push(key);
  });
  for (const key of gone) texts.delete(key);
  for (const [key, value] of wanted) if (texts.get(key) !== value) texts.set(key, value);
}

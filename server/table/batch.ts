// One decision as everybody hears it: the public batch, and what differs for each seat.
import type { TableModel } from '../../shared/kernel/model.ts';
import { type BySeat, SEATS } from '../../shared/kernel/seat.ts';
import type { Happening, Viewer } from '../../shared/kernel/story.ts';
import { hear } from '../../shared/kernel/view.ts';
import type { PublicBatch } from '../../shared/protocol/messages.ts';
import { type PackedAsk, packAsk, packHeardAsk } from '../../shared/protocol/pack.ts';
import { codecFor, type WireHappening } from '../../shared/protocol/wire.ts';
import type { Run } from './run.ts';

export interface Batch {
  readonly open: PublicBatch;
  /** A seat's own form of a happening, by index, where it differs. */
  readonly own: BySeat<Readonly<Record<number, WireHappening>>>;
  readonly asks: BySeat<PackedAsk | null>;
  /** The table as it is shown with this batch: to the public, and to each seat. */
  readonly table: TableModel;
  readonly seen: BySeat<TableModel>;
}

/** Encodes what was told for the public and both seats, with the questions open now. */
export function batchOf(run: Run, base: number, told: readonly Happening[]): Batch {
  const codec = codecFor(run.game);
  const { match } = run;
  const wireFor = (viewer: Viewer) =>
    codec.encode(
      told.map((happening) => hear(match.state, happening, viewer)),
      base,
    );
  const open = wireFor('public');
  const ownOf = (seat: 0 | 1) => {
    const own: Record<number, WireHappening> = {};
    for (const [i, happening] of wireFor(seat).entries()) {
      if (JSON.stringify(happening) !== JSON.stringify(open[i])) own[i] = happening;
    }
    return own;
  };
  return {
    open: [run.seq, base, open, match.heardAsks('public').map(packHeardAsk)],
    own: [ownOf(0), ownOf(1)],
    asks: SEATS.map((seat) => {
      const ask = match.shownAsk(seat);
      // As it was asked: what its seat has registered since travels beside it.
      return ask === undefined
        ? null
        : packAsk({ ...ask, from: ask.from.slice(0, ask.from.length - match.addedTo(seat)) });
    }) as BySeat<PackedAsk | null>,
    table: match.view('public'),
    seen: [match.view(0), match.view(1)],
  };
}

// What one viewer sees, in words.
import type { Match } from '../../match.ts';
import type { Handle, TableModel } from '../../model.ts';
import type { BySeat, Seat } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import type { Viewer } from '../../story.ts';
import type { Naming } from './bench.ts';

export class Seen<S extends KernelState> {
  private readonly naming: Naming<S>;
  private readonly state: S;
  private readonly model: TableModel;

  constructor(naming: Naming<S>, match: Match<S>, viewer: Viewer) {
    this.naming = naming;
    this.state = match.state;
    this.model = match.view(viewer);
  }
  /** A zone: a number, or names (null for a hidden card), top first. */
  zone(seat: Seat, zone: string): number | (string | null)[] {
    const held = (this.model.zones as BySeat<TableModel['zones'][0]>)[seat][zone];
    if (held === undefined) throw new RangeError(`no zone is called ${zone}`);
    return typeof held === 'number'
      ? held
      : held.toReversed().map((handle) => (handle === null ? null : this.name(handle)));
  }
  /** Names of the cards that are looked at though their zone is hidden. */
  looks(): string[] {
    return this.model.looks.map((handle) => this.name(handle));
  }
  private name(handle: Handle): string {
    const face = this.model.cards[handle];
    return face === undefined ? '?' : this.naming.nameOfNo(this.state, face.no);
  }
}

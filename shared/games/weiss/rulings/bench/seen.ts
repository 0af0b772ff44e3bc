// What one viewer sees and hears, in words.
import type { AskSpec } from '../../../../kernel/ask.ts';
import type { Match } from '../../../../kernel/match.ts';
import type { Handle, TableModel } from '../../../../kernel/model.ts';
import type { BySeat, Seat } from '../../../../kernel/seat.ts';
import type { Viewer } from '../../../../kernel/story.ts';
import { hearAsk } from '../../../../kernel/view.ts';
import { dataOfNo } from '../../data-of.ts';
import type { Table } from '../../state.ts';
import { sight } from '../../view.ts';

/** A zone as somebody sees it: a number, or names (null for a hidden card), top first. */
export function seenZone(match: Match<Table>, viewer: Viewer, seat: Seat, zone: string): number | (string | null)[] {
  const model = match.view(viewer);
  const held = (model.zones as BySeat<TableModel['zones'][0]>)[seat][zone];
  if (held === undefined) throw new RangeError(`no zone is called ${zone}`);
  return typeof held === 'number'
    ? held
    : held.toReversed().map((handle) => (handle === null ? null : nameIn(match, model, handle)));
}
/** Names of the cards that somebody looks at though their zone is hidden. */
export function seenByLook(match: Match<Table>, viewer: Viewer): string[] {
  const model = match.view(viewer);
  return model.looks.map((handle) => nameIn(match, model, handle));
}
function nameIn(match: Match<Table>, model: TableModel, handle: Handle): string {
  const face = model.cards[handle];
  return face === undefined ? '?' : dataOfNo(match.state, face.no).name.en;
}

/** What a viewer hears of a question to somebody else. */
export const heardOf = (match: Match<Table>, spec: AskSpec, viewer: Viewer): string =>
  JSON.stringify(hearAsk(sight, match.state, spec, viewer));

// Folding what a viewer heard, as it came over the wire, gives exactly that viewer's view.

import { firstDifference, isSameData } from '../../difference.ts';
import { canonical } from '../../hash.ts';
import { fold as foldInto, type Heard, type TableModel } from '../../model.ts';
import type { KernelState } from '../../state.ts';
import { VIEWERS, type Viewer } from '../../story.ts';
import type { Run, Watcher } from './law.ts';

export function fold<S extends KernelState>({ codec, check }: Run<S>): Watcher<S> {
  const models = new Map<Viewer, TableModel>();
  const copy = (model: TableModel): TableModel => JSON.parse(JSON.stringify(model)) as TableModel;
  return {
    at: (now, step) => {
      for (const viewer of VIEWERS) {
        const model = models.get(viewer);
        if (step === undefined || model === undefined) {
          models.set(viewer, copy(now.view(viewer)));
          continue;
        }
        const decoded = codec.decode(now.batch(viewer), now.base);
        for (const heard of decoded) foldInto(model, heard);
        if (!now.isSampled) continue;
        const lost = lostField(now.heard(viewer), decoded);
        check(lost === undefined, () => `the wire loses ${lost}`);
        const view = now.view(viewer);
        const holds = isSameData(model, view);
        check(holds, () => `${viewer} folded ${firstDifference(canonical(model), canonical(view))} as viewed`);
        if (!holds) models.set(viewer, copy(view));
      }
    },
  };
}

/** A field that some happening had before it went over the wire, and has no longer. */
function lostField(told: readonly Heard[], heard: readonly Heard[]): string | undefined {
  for (const [i, { what }] of told.entries()) {
    const after = heard[i]?.what as Readonly<Record<string, unknown>> | undefined;
    for (const [field, value] of Object.entries(what)) {
      if (!isSameData(value ?? null, after?.[field] ?? null)) return `${field} of ${what.type}`;
    }
  }
  return undefined;
}

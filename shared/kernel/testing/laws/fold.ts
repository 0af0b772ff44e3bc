// Folding what a viewer heard, as it came over the wire, gives exactly that viewer's view.

import { canonical } from '../../hash.ts';
import { fold as foldInto, type TableModel } from '../../model.ts';
import type { KernelState } from '../../state.ts';
import { VIEWERS, type Viewer } from '../../story.ts';
import { firstDifference, isSameData } from './difference.ts';
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
        for (const heard of codec.decode(now.batch(viewer), now.base)) foldInto(model, heard);
        if (!now.isSampled) continue;
        const view = now.view(viewer);
        const holds = isSameData(model, view);
        check(holds, () => `${viewer} folded ${firstDifference(canonical(model), canonical(view))} as viewed`);
        if (!holds) models.set(viewer, copy(view));
      }
    },
  };
}

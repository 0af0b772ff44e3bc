// Everybody who could follow a match does: what each viewer folds of what it hears is its view.

import { firstDifference } from '../difference.ts';
import { canonical } from '../hash.ts';
import type { Match } from '../match.ts';
import { fold, type TableModel } from '../model.ts';
import type { KernelState } from '../state.ts';
import { type Happening, VIEWERS, type Viewer } from '../story.ts';
import { hear } from '../view.ts';

/** Follows a match for every viewer, as its clients do. */
export class Audience<S extends KernelState> {
  private readonly models: ReadonlyMap<Viewer, TableModel>;
  constructor(match: Match<S>) {
    this.models = new Map(VIEWERS.map((viewer) => [viewer, match.view(viewer)]));
  }

  /** Folds what was told; says where a viewer's table differs from its view. */
  follow(match: Match<S>, told: readonly Happening[]): string | undefined {
    for (const [viewer, model] of this.models) {
      for (const happening of told) fold(model, hear(match.state, happening, viewer));
      const [folded, viewed] = [canonical(model), canonical(match.view(viewer))];
      if (folded !== viewed) return `viewer ${viewer}: ${firstDifference(folded, viewed)}`;
    }
    return undefined;
  }
}

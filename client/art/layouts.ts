// Where people and motifs stand in a picture.
import type { Layout, Spot } from './artwork.ts';

const layout = (people: readonly Spot[], motif: Spot, front: boolean, ...aids: readonly Spot[]): Layout => ({
  people,
  motif,
  front,
  aids,
});

export const LAYOUTS = {
  right: layout([[0.35, 0.52, 0.4]], [0.73, 0.4, 0.58], false, [0.14, 0.22, 0.2], [0.88, 0.75, 0.24]),
  left: layout([[0.66, 0.52, 0.4]], [0.29, 0.44, 0.58], false, [0.84, 0.2, 0.2], [0.14, 0.8, 0.22]),
  high: layout([[0.42, 0.64, 0.36]], [0.6, 0.32, 0.6], false, [0.15, 0.5, 0.22], [0.87, 0.6, 0.22]),
  heldRight: layout([[0.38, 0.46, 0.42]], [0.74, 0.64, 0.52], true, [0.78, 0.19, 0.24], [0.1, 0.3, 0.2]),
  heldLeft: layout([[0.63, 0.46, 0.42]], [0.27, 0.65, 0.52], true, [0.24, 0.22, 0.24], [0.9, 0.26, 0.2]),
  giant: layout([[0.3, 0.62, 0.34]], [0.61, 0.43, 0.84], false, [0.14, 0.74, 0.26], [0.87, 0.7, 0.24]),
  crown: layout([[0.5, 0.62, 0.56]], [0.5, 0.26, 0.44], true, [0.16, 0.36, 0.32], [0.85, 0.4, 0.3]),
  pair: layout(
    [
      [0.24, 0.6, 0.35],
      [0.77, 0.58, 0.35],
    ],
    [0.5, 0.36, 0.56],
    false,
    [0.15, 0.2, 0.2],
    [0.87, 0.22, 0.18],
  ),
  hero: layout([], [0.5, 0.48, 0.76], false, [0.16, 0.24, 0.26], [0.85, 0.7, 0.28], [0.15, 0.8, 0.22]),
  rise: layout([], [0.55, 0.42, 0.72], false, [0.2, 0.74, 0.34], [0.86, 0.16, 0.22]),
  vista: layout([], [0.48, 0.52, 0.74], false, [0.18, 0.74, 0.3], [0.83, 0.74, 0.3], [0.84, 0.2, 0.18]),
  crest: layout([], [0.47, 0.5, 0.78], false, [0.2, 0.78, 0.32], [0.82, 0.78, 0.28], [0.15, 0.18, 0.18]),
} as const satisfies Readonly<Record<string, Layout>>;
export type LayoutName = keyof typeof LAYOUTS;

// What the pictures of a game's cards are made of: a file that is fetched once, beside the code. Without it faces have frames and skies only.
import type { BrushName } from './brushes.ts';

/** Something painted: what it is, then its measures; see brushes.ts. */
export type Stroke = readonly [BrushName, ...(string | number)[]];
/** A path in a colour, filled, or drawn in a line of this width. */
export type Layer = readonly [path: string, color: string, line?: number];
/** Where something stands: shares of the picture's width and height, and its size as a share of the shorter side. */
export type Spot = readonly [x: number, y: number, size: number];

export interface Figure {
  readonly parts: readonly string[];
  readonly colors: Readonly<Record<string, string>>;
  readonly lean: number;
  /** Mirrored. */
  readonly turned?: true;
}
export interface Layout {
  readonly people: readonly Spot[];
  readonly motif: Spot;
  /** Does the motif stand before the person? */
  readonly front: boolean;
  readonly aids: readonly Spot[];
}
export interface Composition {
  readonly scene: string;
  readonly sky: string;
  readonly layout: string;
  readonly motif: string;
  readonly aids: readonly string[];
  readonly figures: readonly Figure[];
}
export interface Icon {
  /** Outer outlines, and what is cut out of them, in a box of 512. */
  readonly outer: string;
  readonly inner: string;
  /** Light, body and shade; a fourth colour is the light it gives. */
  readonly stuff: readonly [string, string, string, string?];
}
/** What lies behind everybody, from back to front, and what lies before them. */
export interface Scene {
  readonly back: readonly Stroke[];
  readonly front: readonly Stroke[];
}
export interface Artwork {
  readonly icons: Readonly<Record<string, Icon>>;
  /** Above, in the middle, at the horizon, and the light in it. */
  readonly skies: Readonly<Record<string, readonly [string, string, string, string]>>;
  readonly scenes: Readonly<Record<string, Scene>>;
  readonly layouts: Readonly<Record<string, Layout>>;
  readonly parts: Readonly<Record<string, readonly Layer[]>>;
  readonly cards: Readonly<Record<string, Composition>>;
}

const fetched = new Map<string, Promise<Artwork | null>>();

/** Null where it cannot be had, and then asked for again the next time: a table without pictures is still a table. */
export function fetchArtwork(game: string): Promise<Artwork | null> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const artwork = fetch(new URL(`art/${game}.json`, document.baseURI))
    .then((answer): Promise<Artwork> => (answer.ok ? answer.json() : Promise.reject(answer.status)))
    .catch(() => {
      fetched.delete(game);
      return null;
    });
  fetched.set(game, artwork);
  return artwork;
}

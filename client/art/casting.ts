// What is on a card: its place and hour, where everything stands, its motifs, and who is there in what.
import type { LayoutName } from './layouts.ts';
import type { Wear } from './people.ts';

export interface Casting {
  readonly scene: string;
  readonly hour: string;
  readonly layout: LayoutName;
  readonly motif: string;
  readonly aids: readonly string[];
  readonly people: readonly string[];
  readonly wear: Wear;
}

/** `cast('quay dusk', 'right', 'anchor sailboat', 'Sela+Nell', 'scarf')`: place and hour, layout, the motif and its aids, people, their wear. */
export function cast(place: string, layout: LayoutName, motifs: string, people = '', wear: Wear = 'none'): Casting {
  const [scene = '', hour = ''] = place.split(' ');
  const [motif = '', ...aids] = motifs.split(' ');
  return { scene, hour, layout, motif, aids, people: people.split('+').filter(Boolean), wear };
}

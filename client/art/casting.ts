// What is on a card: its place and hour, where everything stands, its motifs, and who is there in what.
import type { LayoutName } from './layouts.ts';
import type { Wear } from './wear.ts';

/** Somebody on a card, and what only this card shows of them. */
export interface Appearance {
  readonly name: string;
  readonly traits: readonly string[];
}
export interface Casting {
  readonly scene: string;
  readonly hour: string;
  readonly layout: LayoutName;
  readonly motif: string;
  readonly aids: readonly string[];
  readonly people: readonly Appearance[];
}

function appearanceOf(text: string, wear: Wear): Appearance {
  const [name = '', ...traits] = text.split('.');
  return { name, traits: [...traits, wear] };
}
/**
 * `cast('quay dusk', 'right', 'anchor sailboat', 'Sela+Nell', 'scarf')`: place and hour, layout, the motif and its aids, people, their wear.
 * A name may be followed by what only this one does, as in `Nell.run.gasp`.
 */
export function cast(place: string, layout: LayoutName, motifs: string, people = '', wear: Wear = 'none'): Casting {
  const [scene = '', hour = ''] = place.split(' ');
  const [motif = '', ...aids] = motifs.split(' ');
  const appearances = people.split('+').filter(Boolean);
  return { scene, hour, layout, motif, aids, people: appearances.map((text) => appearanceOf(text, wear)) };
}

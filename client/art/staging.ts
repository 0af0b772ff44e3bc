// What a game brings for its pictures: who and what is on each card, and how all of that looks.
import type { Artwork } from './artwork.ts';
import type { Casting } from './casting.ts';
import type { Persona } from './persona.ts';
import type { Tone } from './tone.ts';

export interface Staging {
  /** By the number of the card. */
  readonly castings: Readonly<Record<string, Casting>>;
  /** By the names that castings use. */
  readonly personas: Readonly<Record<string, Persona>>;
  readonly scenes: Artwork['scenes'];
  /** By the colour of the card and the hour, as in `red.dusk`. */
  readonly skies: Artwork['skies'];
  toneOf(color: string): Tone;
  /** What people wear on cards of a colour: two cloths at least. */
  clothsOf(color: string): readonly string[];
}

// How somebody looks, the same on each of their cards.
import type { Being } from './beings.ts';
import type { Cut } from './cuts.ts';

interface Always {
  /** Cloth and trim; else what is worn on cards of the colour. */
  readonly dress?: readonly [cloth: string, trim: string];
  /** What is never taken off, and the usual mood. */
  readonly traits?: string;
}
export type Persona = Always &
  (
    | {
        readonly kind: 'person';
        readonly cut: Cut;
        readonly skin: string;
        readonly hair: string;
        readonly iris: string;
      }
    | { readonly kind: Being; readonly eyes: string; readonly body?: string; readonly edge?: string }
  );

const SKINS = { pale: '#f8dcc4', warm: '#f0c49c', olive: '#d49c6c', brown: '#a86c48', dark: '#7c4c36' } as const;

export const person = (
  cut: Cut,
  skin: keyof typeof SKINS,
  hair: string,
  iris: string,
  always: Always = {},
): Persona => ({ kind: 'person', cut, skin: SKINS[skin], hair, iris, ...always });

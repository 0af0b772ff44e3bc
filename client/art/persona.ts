// How somebody looks, the same on each of their cards.
import type { Being, Cut } from './people.ts';

export type Persona =
  | {
      readonly kind: 'person';
      readonly cut: Cut;
      readonly skin: string;
      readonly hair: string;
      readonly iris: string;
    }
  | { readonly kind: Being; readonly eyes: string; readonly body?: string };

const SKINS = { pale: '#f8dcc4', warm: '#f0c49c', olive: '#d49c6c', brown: '#a86c48', dark: '#7c4c36' } as const;

export const person = (cut: Cut, skin: keyof typeof SKINS, hair: string, iris: string): Persona => ({
  kind: 'person',
  cut,
  skin: SKINS[skin],
  hair,
  iris,
});

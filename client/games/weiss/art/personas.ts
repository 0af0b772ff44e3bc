// How everybody of the sets looks, the same on each of their cards.
import { diceOf, pickOf } from '../tones.ts';
import { CUT_NAMES } from './people.ts';

export type Looks =
  | {
      readonly kind: 'person';
      readonly cut: string;
      readonly skin: string;
      readonly hair: string;
      readonly iris: string;
    }
  | { readonly kind: 'Cat' | 'Machine' | 'Storm' | 'Spirit'; readonly eyes: string; readonly body?: string };

const person = (cut: string, skin: string, hair: string, iris: string): Looks => ({
  kind: 'person',
  cut,
  skin,
  hair,
  iris,
});
const [PALE, WARM, OLIVE, BROWN, DARK] = ['#f8dcc4', '#f0c49c', '#d49c6c', '#a86c48', '#7c4c36'] as const;

const LOOKS: Readonly<Record<string, Looks>> = {
  Sela: person('bob', WARM, '#7a4aa8', '#7c4cc8'),
  Marlo: person('short', OLIVE, '#5a3220', '#6a4420'),
  Ibbie: person('long', DARK, '#28365c', '#2c8c8c'),
  Tovi: person('spiky', OLIVE, '#2c5a8c', '#2c6cb4'),
  Nell: person('tail', BROWN, '#c4682c', '#3c8c4c'),
  Orrin: person('short', PALE, '#d8d4dc', '#44607c'),
  Drummer: person('buns', BROWN, '#2c2030', '#8c4c2c'),
  Corin: person('spiky', PALE, '#7c3040', '#5c6c2c'),
  Wren: person('spiky', WARM, '#2f7a5c', '#2c8c5c'),
  Kestrel: person('tail', WARM, '#c8402c', '#c86c1c'),
  Brandt: person('short', DARK, '#c8ccd4', '#5c4c3c'),
  Ilse: person('long', PALE, '#e8c878', '#3c6cc8'),
  Pell: person('spiky', BROWN, '#3c7c50', '#2c7c4c'),
  Vane: person('short', PALE, '#54409c', '#7c4cc8'),
  Wingman: person('bob', OLIVE, '#2c2c3c', '#5c6c8c'),
  Marshal: person('short', WARM, '#ecebf0', '#4c5c6c'),
  Tower: person('buns', DARK, '#4c2c5c', '#3c8cb4'),
  Dancer: person('long', PALE, '#7cc8e0', '#2c7cc8'),
  Hush: { kind: 'Cat', eyes: '#ffe27a' },
  Echo: { kind: 'Spirit', eyes: '#c8ffe0', body: '#1c6464' },
  Daughter: { kind: 'Spirit', eyes: '#0c4a5c', body: '#a8e4e4' },
  Keeper: { kind: 'Spirit', eyes: '#3c3428', body: '#dcdccc' },
  Lighthouse: { kind: 'Spirit', eyes: '#ffb65c', body: '#3c4064' },
  Magpie: { kind: 'Machine', eyes: '#8cf0ff' },
  Titan: { kind: 'Machine', eyes: '#ffb03c' },
  Imp: { kind: 'Storm', eyes: '#ffe45c' },
  Thunderhead: { kind: 'Storm', eyes: '#e8f4ff' },
};
const TWINS: readonly Looks[] = [
  person('buns', OLIVE, '#e0a02c', '#8c5c1c'),
  person('short', OLIVE, '#e0a02c', '#8c5c1c'),
];

/** The looks of somebody; whoever is not listed gets some that belong to the name. */
export function looksOf(name: string, index: number): Looks {
  const known = name === 'Twin' ? TWINS[index] : LOOKS[name];
  if (known !== undefined) return known;
  const dice = diceOf(name);
  return person(pickOf(dice, CUT_NAMES), pickOf(dice, [PALE, WARM, OLIVE, BROWN, DARK]), '#5a3220', '#5c4c3c');
}

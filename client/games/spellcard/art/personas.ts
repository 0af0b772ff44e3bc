// How everybody of Vesper Quay looks, the same on their card and on each of their spell cards.
import { type Persona, person } from '../../../art/persona.ts';

/** The Night Post: red, lantern gold, dust violet, sealing wax, and paper. */
const NIGHT_POST: Readonly<Record<string, Persona>> = {
  'Odile Marrow': person('wavy', 'pale', '#f0ecf4', '#b82c3c', {
    dress: ['#b42434', '#2c1824'],
    traits: 'frogs kepi stern',
  }),
  'Tobin Wick': person('tousled', 'warm', '#e8843c', '#3c7c5c', {
    dress: ['#4c5c44', '#f0b43c'],
    traits: 'freckles mailbag longScarf flatCap',
  }),
  'Corvin Sable': person('curtain', 'pale', '#2c2438', '#9c5cd0', {
    dress: ['#3c2c54', '#c8b4e0'],
    traits: 'coat tired monocle',
  }),
  'Pia Sealwright': person('buns', 'olive', '#d04c8c', '#7c2c74', {
    dress: ['#fff0e8', '#6c2c6c'],
    traits: 'apron sealPins loupe',
  }),
  'Nemo Blank': {
    kind: 'PaperFolk',
    eyes: '#2c2844',
    body: '#fbf6ea',
    edge: '#b4b0c4',
    dress: ['#fbf6ea', '#c8304c'],
  },
};

/** The harbour: lamp and midnight, ledger blue, oilskin, fire. */
const HARBOUR: Readonly<Record<string, Persona>> = {
  'Ysolde Farr': person('veil', 'dark', '#fff4d0', '#e0a02c', {
    dress: ['#2c3c74', '#1c2850'],
    traits: 'capelet beacon',
  }),
  'Nerys Undertow': person('long', 'pale', '#2c9ca8', '#2c5cb0', {
    dress: ['#e8f4fc', '#2c4c94'],
    traits: 'cardigan roundGlasses quillEar shellPin',
  }),
  'Mother Gannet': person('bigCurls', 'warm', '#f4f0ea', '#3c6ca8', {
    dress: ['#f0bc34', '#3c6c9c'],
    traits: 'wrinkles oilskin thinScarf oilHat',
  }),
  'Juno Ember': person('pigtails', 'brown', '#f0502c', '#f0b020', {
    dress: ['#a86c48', '#3c3444'],
    traits: 'tank goggles',
  }),
};

/** The clockwork orchard: straw and apples, brass, moss. */
const ORCHARD: Readonly<Record<string, Persona>> = {
  'Hark Pendle': person('cropped', 'olive', '#e4dccc', '#5c7c3c', {
    dress: ['#e8dcb8', '#4c7048'],
    traits: 'wrinkles overall beard strawHat',
  }),
  Brasswen: {
    kind: 'BrassEffigy',
    eyes: '#ffd24c',
    body: '#d89c3c',
    edge: '#4c2c18',
    dress: ['#54648c', '#6c3c54'],
  },
  'Linden Moss': person('braids', 'brown', '#5c9c4c', '#c8a02c', {
    dress: ['#7c9c5c', '#e8dcb0'],
    traits: 'dungarees headphones sprouts',
  }),
};

export const PERSONAS: Readonly<Record<string, Persona>> = { ...NIGHT_POST, ...HARBOUR, ...ORCHARD };

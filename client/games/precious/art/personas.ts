// How everybody of the three works looks, the same on each of their cards.
import { type Persona, person } from '../../../art/persona.ts';

/** Tidepool Radio. */
const TIDEPOOL: Readonly<Record<string, Persona>> = {
  'Nagisa Isobe': person('tail', 'warm', '#e87c4c', '#2c8c8c', { dress: ['#f6f8fc', '#2c5c9c'], traits: 'hairBow' }),
  'Fuyuki Tomari': person('curtain', 'pale', '#3c4458', '#5c7c9c', {
    dress: ['#d4dce8', '#34486c'],
    traits: 'glasses headphones',
  }),
  'Mio Shiomi': person('long', 'pale', '#3c3c7c', '#7c5cb4', { dress: ['#eef4fc', '#3c4c8c'] }),
  'Hotaru Ashiya': person('thickBraid', 'pale', '#8c6448', '#a8702c', {
    dress: ['#f6f4f0', '#44707c'],
    traits: 'sailor freckles',
  }),
  'Rintaro Kuga': person('shaggy', 'olive', '#f0cc7c', '#2c7c6c', { dress: ['#e8f4ec', '#1c7c74'] }),
  'Coco Barnett': person('bigCurls', 'brown', '#4c2c24', '#8c5c1c', {
    dress: ['#ffd86c', '#e0583c'],
    traits: 'flowers',
  }),
  'Kyoko Utsumi': person('wavy', 'warm', '#6c3c54', '#5c4c5c', {
    dress: ['#8cb49c', '#f4ead8'],
    traits: 'cardigan roundGlasses sleepy',
  }),
  'Genji Hamada': person('cropped', 'olive', '#f0eee8', '#4c6c8c', {
    dress: ['#24405c', '#d8b45c'],
    traits: 'wrinkles coat beard cap',
  }),
  Sardine: { kind: 'Pelican', eyes: '#2c2430', body: '#f6f2ea', edge: '#8c98a8' },
};

/** Last Bus to Vega. */
const VEGA: Readonly<Record<string, Persona>> = {
  'Oriel Tanner': person('bob', 'brown', '#2c2a3c', '#c88c2c', {
    dress: ['#2c3868', '#f0c04c'],
    traits: 'uniform cap',
  }),
  'Miki Sorano': person('buns', 'pale', '#f49cb4', '#5c4cb4', { dress: ['#34407c', '#f4ecd8'] }),
  Bolt: { kind: 'FareBox', eyes: '#7cf0d8', body: '#f0b44c', edge: '#4c5c7c' },
  Comet: { kind: 'Hound', eyes: '#3c2c5c', body: '#f4d89c', edge: '#e8a03c' },
  'Professor Lune': person('receding', 'pale', '#dce4f0', '#4c5c8c', {
    dress: ['#5c6ca8', '#e8dcc0'],
    traits: 'wrinkles moustache roundGlasses',
  }),
  Tamsin: person('tousled', 'warm', '#5c9c8c', '#3c6c4c', { dress: ['#f0a43c', '#e8503c'], traits: 'dungarees' }),
  'Sela Quill': person('windblown', 'dark', '#f0ece0', '#3c8cb4', {
    dress: ['#e8843c', '#3c5c8c'],
    traits: 'flight goggles',
  }),
  'Granny Moth': person('bun', 'pale', '#c8bcd8', '#6c4c84', {
    dress: ['#8474a4', '#f4e8d0'],
    traits: 'wrinkles apron feelers',
  }),
  'Ikaro Vance': person('curls', 'olive', '#7c2c3c', '#5c3c1c', {
    dress: ['#7c3448', '#f0d89c'],
    traits: 'waistcoat thinScarf',
  }),
  Noma: {
    kind: 'person',
    cut: 'veil',
    skin: '#e0eeff',
    hair: '#8cc8f4',
    iris: '#2c5cd0',
    dress: ['#5c7cd0', '#3c4ca8'],
    traits: 'fur furCap',
  },
};

/** The Marble Arcade. */
const MARBLE: Readonly<Record<string, Persona>> = {
  'Queen of Spades': person('straight', 'pale', '#241c2c', '#c8243c', {
    dress: ['#b8243c', '#24202c'],
    traits: 'ruffle crown',
  }),
  'Kendama Knight': {
    kind: 'CupKnight',
    eyes: '#2c1c24',
    body: '#d83c34',
    edge: '#6c1820',
    dress: ['#3c4c7c', '#34508c'],
    traits: 'spear',
  },
  'Roulette Rabbit': {
    kind: 'Rabbit',
    eyes: '#c82c44',
    body: '#fff6f0',
    edge: '#d83040',
    dress: ['#2c2834', '#a82434'],
  },
  'Sugoroku Imp': { kind: 'DieImp', eyes: '#5c1c3c', body: '#5cb47c', edge: '#1c4c34' },
  Pachi: { kind: 'SteelBall', eyes: '#5c3c7c', body: '#ccd8e4', edge: '#5c6c84' },
  Koma: person('buns', 'warm', '#b83c34', '#3c7c5c', { dress: ['#4c8c6c', '#f0c85c'], traits: 'crossover' }),
  Goma: person('buns', 'warm', '#3c3844', '#7c5c3c', { dress: ['#f4e4c4', '#5c4858'], traits: 'crossover' }),
  'Tsumugi Tamaki': person('sideBraid', 'warm', '#6c4430', '#3c7c54', {
    dress: ['#f8f4ea', '#3c7c64'],
  }),
  'Haruto Mitsuya': person('spiky', 'olive', '#2c3450', '#a8641c', { dress: ['#f0b83c', '#c8443c'], traits: 'grin' }),
  'Tama Tamaki': person('bun', 'warm', '#e4e0e4', '#5c6c4c', {
    dress: ['#5c7c64', '#a8506c'],
    traits: 'wrinkles spectacles calm',
  }),
  Yagura: person('short', 'warm', '#8c8890', '#5c4c3c', {
    dress: ['#f6f4f0', '#b83c3c'],
    traits: 'wrinkles waistcoat glasses moustache',
  }),
};

export const PERSONAS: Readonly<Record<string, Persona>> = { ...TIDEPOOL, ...VEGA, ...MARBLE };

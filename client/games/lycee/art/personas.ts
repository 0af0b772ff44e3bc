// How everybody of the sets looks, the same on each of their cards.
import { type Persona, person } from '../../../art/persona.ts';

/** Eleven Minutes Slow. */
const QUARTERFELL: Readonly<Record<string, Persona>> = {
  Mette: person('tousled', 'pale', '#dcc48c', '#5c7c9c', {
    dress: ['#3c4c7c', '#dc3c3c'],
    traits: 'coat longScarf sleepy',
  }),
  Corvin: person('curtain', 'pale', '#23212e', '#6c5c8c', { dress: ['#e8e4f0', '#3a2c5c'], traits: 'waistcoat loupe' }),
  Edda: person('bun', 'pale', '#c8ccd8', '#4c5c6c', {
    dress: ['#44547c', '#f4f0f8'],
    traits: 'wrinkles collar spectacles stern',
  }),
  Pim: person('thinBraid', 'warm', '#c8642c', '#3c8cb4', { dress: ['#8cc4e8', '#4c7cb4'], traits: 'collar' }),
  Pom: person('thickBraid', 'warm', '#c8642c', '#6c4ca4', { dress: ['#8c6cc8', '#54409c'], traits: 'collar' }),
  Pendulum: { kind: 'ChestCat', eyes: '#ffd83c', body: '#7c8094', edge: '#32344a' },
  Bruno: person('cropped', 'warm', '#7c4c30', '#4c6c7c', {
    dress: ['#a87c4c', '#7c5630'],
    traits: 'beard ice moustache fur furCap open',
  }),
  Fenna: person('sideBraid', 'pale', '#2c3c7c', '#7c8cdc', { dress: ['#5c4c84', '#c8a04c'], traits: 'tired cardigan' }),
  Quarter: { kind: 'Owl', eyes: '#ffc42c', body: '#f4f8ff', edge: '#8ca0c0', traits: 'pouch' },
  Joost: person('receding', 'pale', '#f0f0f4', '#4c546c', {
    dress: ['#4c4870', '#7c6c94'],
    traits: 'wrinkles moustache coat woolEars',
  }),
  Nil: person('veil', 'pale', '#dccff8', '#8c6cdc', { dress: ['#8c8aa8', '#6c5c9c'], traits: 'ruffle calm' }),
  Aurel: person('curls', 'olive', '#8c4c28', '#4c8c6c', { dress: ['#3c4470', '#9c2c4c'], traits: 'robe' }),
  Greta: person('tucked', 'warm', '#7c5c44', '#5c4c34', {
    dress: ['#8c5c6c', '#4c9c5c'],
    traits: 'flour apron kerchief cheer',
  }),
  Sander: person('short', 'warm', '#ecd08c', '#3c7cb4', { dress: ['#c8443c', '#34508c'], traits: 'goggles' }),
  Doorman: {
    kind: 'Automaton',
    eyes: '#fff0b0',
    body: '#d8a444',
    edge: '#6a4414',
    dress: ['#8c2c34', '#8c2c34'],
    traits: 'cap',
  },
  Cross: { kind: 'AlarmClock', eyes: '#2c2434', body: '#c89038', edge: '#5a3810' },
};

/** Stair Street Honey. */
const STAIR_STREET: Readonly<Record<string, Persona>> = {
  Mitsuki: person('bob', 'warm', '#b8742c', '#9c641c', {
    dress: ['#fffaf0', '#f0b040'],
    traits: 'overall veilHat calm',
  }),
  Toru: person('cropped', 'olive', '#f4f0ec', '#5c4430', {
    dress: ['#6c8cac', '#e0cfa4'],
    traits: 'wrinkles apron',
  }),
  Nao: person('pigtails', 'warm', '#2c3a30', '#4c8c3c', {
    dress: ['#fff0d8', '#4c7cac'],
    traits: 'freckles dungarees leafClip',
  }),
  Gaku: person('spiky', 'olive', '#b84c28', '#a8641c', { dress: ['#d49c6c', '#fff4e0'], traits: 'paint tank grin' }),
  Ume: person('curls', 'warm', '#b8b4bc', '#5c4c5c', {
    dress: ['#a86c8c', '#c84c5c'],
    traits: 'wrinkles apron kerchief',
  }),
  Tatebayashi: person('receding', 'warm', '#5c4c44', '#4c3c2c', {
    dress: ['#f0e2c0', '#b8442c'],
    traits: 'sweat moustache suit stern',
  }),
  Lili: person('straight', 'pale', '#262432', '#5c7c4c', {
    dress: ['#a8d8a4', '#6cac7c'],
    traits: 'cardigan flowers roundGlasses',
  }),
  Akane: person('shaggy', 'olive', '#f06c2c', '#c8501c', { dress: ['#fff0d0', '#3c8c8c'], traits: 'grin' }),
  Kanade: person('tail', 'pale', '#f4d070', '#3c8cb4', { dress: ['#c83c3c', '#f4ead0'], traits: 'frogs' }),
  Rookie: person('short', 'warm', '#4a3428', '#5c4430', { dress: ['#fffaf0', '#f4e8d0'], traits: 'overall strawHat' }),
  Novice: person('pigtails', 'olive', '#6c4430', '#5c6c2c', {
    dress: ['#fffaf0', '#f4e8d0'],
    traits: 'overall strawHat',
  }),
  Recruit: person('bob', 'pale', '#c8743c', '#3c8c6c', { dress: ['#fffaf0', '#f4e8d0'], traits: 'overall strawHat' }),
  Queen: { kind: 'Bee', eyes: '#3c1c2c', body: '#f0b83c', edge: '#4a2818', traits: 'crown' },
  Scout: { kind: 'Bee', eyes: '#2c2430', body: '#ffc83c', edge: '#4a2c18', traits: 'goggles' },
  Guard: { kind: 'Bee', eyes: '#2c2430', body: '#f0a82c', edge: '#3a2018', traits: 'helmet spear' },
  Bumble: { kind: 'Bumblebee', eyes: '#241a20', body: '#ffc44c', edge: '#5a3418' },
  Scarecrow: { kind: 'Scarecrow', eyes: '#5a2c1c', body: '#5c7c9c', edge: '#b8443c', traits: 'strawHat' },
};

/** Good Morning, Cumulus. */
const CUMULUS: Readonly<Record<string, Persona>> = {
  Lark: person('bigCurls', 'brown', '#33221f', '#8c4c1c', {
    dress: ['#f4b82c', '#e8503c'],
    traits: 'flight headphones grin',
  }),
  Juno: person('windblown', 'pale', '#7cc4ec', '#3c7cc8', { dress: ['#3c8c9c', '#f4d06c'], traits: 'raincoat' }),
  Teo: person('shaggy', 'olive', '#6a4630', '#5c4c3c', {
    dress: ['#e8e4dc', '#3c6c8c'],
    traits: 'stripes tape worried',
  }),
  Hattie: person('tucked', 'pale', '#9c3c24', '#3c6c5c', { dress: ['#24345c', '#24345c'], traits: 'uniform cap' }),
  Ansa: person('cropped', 'pale', '#f4f2ee', '#5c8cac', { dress: ['#f8dcc4', '#7c4c34'], traits: 'soot tank goggles' }),
  Finch: person('tousled', 'warm', '#d8b070', '#4c7c5c', { dress: ['#6cb4b0', '#a8744c'], traits: 'grin' }),
  'Sirocco Jane': person('wavy', 'pale', '#8c2434', '#2c8c7c', {
    dress: ['#1c7c80', '#f0c060'],
    traits: 'coat cupPatch',
  }),
  Ilo: person('short', 'olive', '#26222c', '#5c4420', { dress: ['#a86c3c', '#f4e8c8'], traits: 'thinScarf goggles' }),
  Zadie: person('braids', 'dark', '#44302c', '#a8641c', { dress: ['#a83c5c', '#f4c85c'], traits: 'frogs' }),
  Kettle: { kind: 'Kettle', eyes: '#ffd070', body: '#c87c48', edge: '#3a2420' },
  Latecomer: person('tousled', 'warm', '#4a3c34', '#5c4c3c', { dress: ['#5c7c8c', '#b8604c'], traits: 'glasses' }),
  Listener: person('short', 'warm', '#5c4c44', '#000000', { dress: ['#5c6474', '#b8a47c'], traits: 'away scarf' }),
  Sister: person('tail', 'warm', '#3c4c6c', '#3c6c8c', { dress: ['#f4f4ec', '#c8443c'], traits: 'flags' }),
  Twin: person('tail', 'warm', '#3c4c6c', '#3c6c8c', { dress: ['#24546c', '#f4d070'], traits: 'flags' }),
  Sheep: { kind: 'Sheep', eyes: '#1c1820', body: '#f0f6fa', edge: '#8cacb8' },
  Reader: {
    kind: 'Sheep',
    eyes: '#1c1820',
    body: '#fff4ec',
    edge: '#b0a49c',
    traits: 'glasses paper',
    dress: ['#6a6478', '#6a6478'],
  },
  Sparrow: { kind: 'Sparrow', eyes: '#1c1418', body: '#b8783c', edge: '#4a2c18' },
  Engine: { kind: 'Locomotive', eyes: '#fff4c0', body: '#2c6c7c', edge: '#d8904c', dress: ['#d88c4c', '#d8904c'] },
};

export const PERSONAS: Readonly<Record<string, Persona>> = { ...QUARTERFELL, ...STAIR_STREET, ...CUMULUS };

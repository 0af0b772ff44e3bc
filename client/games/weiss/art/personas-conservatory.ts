// How everybody of Winter Conservatory looks, the same on each of their cards.
import { type Persona, person } from '../../../art/persona.ts';

/** A former pupil who comes to play at night: pale through and through. */
const formerPupil = (
  cut: Extract<Persona, { kind: 'person' }>['cut'],
  hair: string,
  iris: string,
  dress: readonly [string, string],
  traits: string,
): Persona => ({ kind: 'person', cut, skin: '#d4e8f8', hair, iris, dress, traits });

export const CONSERVATORY_PERSONAS: Readonly<Record<string, Persona>> = {
  Linnet: person('sideBraid', 'warm', '#c4582c', '#2c8c5c', {
    dress: ['#22604c', '#f4dca0'],
    traits: 'freckles capelet',
  }),
  Bram: person('shaggy', 'brown', '#3c2a2c', '#8c5c2c', { dress: ['#2c5c70', '#f0c060'], traits: 'uniform' }),
  Thessaly: person('bun', 'dark', '#4c4450', '#a83044', {
    dress: ['#5c2438', '#f0e4d0'],
    traits: 'ruffle roundGlasses quillEar',
  }),
  Mossop: person('receding', 'olive', '#dcdcd8', '#5c6c5c', {
    dress: ['#5c6c48', '#c86c3c'],
    traits: 'wrinkles overall beard flatCap',
  }),
  PageTurner: person('bob', 'pale', '#ecd8a4', '#4c6c9c', { dress: ['#2c4c74', '#f4f0e4'], traits: 'collar glasses' }),
  Understudy: person('curtain', 'olive', '#5c4464', '#3c8c7c', { dress: ['#6c3c5c', '#f0dcb0'], traits: 'waistcoat' }),
  SixUpper: person('pigtails', 'dark', '#2c2438', '#8c5c3c', { dress: ['#7cb4a4', '#f8f4e4'], traits: 'pyjamas' }),
  SixLower: person('tousled', 'pale', '#e8b450', '#3c7c5c', { dress: ['#6c8cc0', '#f4f8ff'], traits: 'pyjamas' }),
  SixTwelfth: formerPupil('straight', '#e4f0ff', '#5c8cd0', ['#b8d0ec', '#f4faff'], 'pyjamas'),
  Aurel: formerPupil('tousled', '#9cb4e8', '#4c7cd0', ['#34487c', '#dcecff'], 'suit'),
  Fenna: formerPupil('veil', '#a4c4ec', '#3c6cc8', ['#5c74b4', '#e8f0ff'], 'ruffle'),
  TrioCello: formerPupil('bigCurls', '#b8d8e8', '#3c8ca4', ['#3c6478', '#e0f0f4'], 'frogs'),
  TrioViola: formerPupil('braids', '#c8c4f0', '#6c5cc8', ['#54508c', '#e8e4ff'], 'collar'),
  TrioOboe: formerPupil('cropped', '#e8f4f4', '#3c7c8c', ['#2c5470', '#d4ecf4'], 'suit moustache'),
  Icicle: { kind: 'Spirit', eyes: '#1c4c80', body: '#c0e4f8', edge: '#ffffff' },
  SnowHound: { kind: 'Hound', eyes: '#2c3c5c', body: '#f4f8fc', edge: '#8cacd0' },
};

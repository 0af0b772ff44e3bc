// Shops and aisles of the Marble Arcade, before which its people stand.
import type { Scene } from '../../../../art/artwork.ts';
import { DISC, shelfAt, short, tableAt } from '../../../../art/props.ts';
import { arcadeFrom, bulbs, lanternAt, marbleAt, SIGN, tilesFrom } from './marble-props.ts';

const JAR = 'M-26-50H26V-40Q38-34 38-20V40Q38 50 28 50H-28Q-38 50-38 40V-20Q-38-34-26-40z';
const DOLL = 'M0-50C22-50 26-30 20-16C40-6 40 50 26 50H-26C-40 50-40-6-20-16C-26-30-22-50 0-50z';
const POLE_STRIPES = 'M-20-30L20-50V-30L-20-10zM-20 10L20-10V10L-20 30zM-20 50L20 30V50z';
const MIRROR = 'M-40 50V-10A40 40 0 0 1 40-10V50z';
const SCREEN =
  'M-50-50H50V50H-50zM-44-44V-20H-4V-44zM4-44V-20H44V-44zM-44-14V14H-4V-14zM4-14V14H44V-14zM-44 20V44H-4V20zM4 20V44H44V20z';
const KEYHOLE = 'M-14-14A20 20 0 1 1 14-14L24 40H-24z';

const jars = (y: number, ...colors: readonly string[]): Scene['back'] =>
  colors.map((color, i) => ['form', JAR, color, short(0.1 + i * 0.2), y, 0.17]);

export const MARBLE_AISLES: Readonly<Record<string, Scene>> = {
  counter: {
    back: [
      ...arcadeFrom('#7c2c34', '#b8644c'),
      ...lanternAt(0.12, 0.2, 0.2, '#ffb84c', 1, 0.76),
      ['form', 'M-50-34H50V34H-50z', '#fff4e0', 0.1, 0.62, 0.2, 0, 1, 0.78],
      ['form', 'M0-30L24 10H4V26H-4V10H-24z', '#2c2430', 0.1, 0.62, 0.16],
      ['form', 'M0 26L-26-8Q-26-26 0-14Q26-26 26-8z', '#d8343c', 0.88, 0.62, 0.16],
      ...tableAt(0.84, '#7c3c2c'),
    ],
    front: [['bokeh', 10, 0, 0.8, '#ffd890']],
  },
  shutters: {
    back: [
      ['sun', 0.8, 0.14, 0.08],
      ['shafts', 0.8, 0.34],
      ['poly', '#d89c84', 0, 0.16, 0.62, 0.16, 0.62, 0.86, 0, 0.86],
      ['form', 'M-50 0H50', '#b8746c', 0.28, 0.24, 0.62, 2, 8, 0, 0.075],
      ['form', SIGN, '#c83c3c', 0.3, 0.1, 0.56],
      ['form', DISC, '#fff0d0', 0.12, 0.1, 0.08, 0, 3, 0.12],
      ['poly', '#e8b89c', 0.66, 0.3, 1, 0.2, 1, 0.9, 0.66, 0.82],
      ...tilesFrom(0.84, '#f4d8c0', '#d89880'),
    ],
    front: [['bokeh', 8, 0.2, 1, '#fff0e0']],
  },
  aislenine: {
    back: [
      ...arcadeFrom('#2c6858', '#8cb49c'),
      ['burst', 0.5, 0.46, 16, 0.3],
      ['form', 'M-40 50V-20A40 40 0 0 1 40-20V50z', '#fffbe0', 0.5, 0.46, 0.36],
      ['form', KEYHOLE, '#2c5c4c', 0.5, 0.44, 0.1],
      ['form', SIGN, '#f4e8b8', 0.5, 0.22, 0.2],
      ['form', 'M10-10A12 12 0 1 0 10 6L-6 40', '#3c5c3c', 0.5, 0.21, 0.1, 12],
      ...marbleAt(0.16, 0.88, 0.12, '#8ce0d0', '#fff8c0'),
      ...marbleAt(0.86, 0.92, 0.1, '#b4e8a4', '#3c9c8c'),
    ],
    front: [['bokeh', 16, 0.1, 0.9, '#f4ffd0']],
  },
  till: {
    back: [
      ['poly', '#8cac78', 0, 0, 1, 0, 1, 1, 0, 1],
      ...shelfAt(0.26, '#8c5c3c'),
      ...jars(0.17, '#f48c7c', '#ffd86c', '#8cd4c8', '#e8a4d0', '#a4d06c'),
      ...shelfAt(0.54, '#8c5c3c'),
      ...jars(0.45, '#7cb4e8', '#f4b06c', '#c8e884', '#f49ca4', '#ffe49c'),
      ...tableAt(0.8, '#a8683c'),
      ...marbleAt(0.12, 0.84, 0.1, '#7cd4e8', '#e8503c'),
      ...marbleAt(0.88, 0.86, 0.12, '#f4d06c', '#3c9c5c'),
    ],
    front: [['bokeh', 6, 0, 0.6, '#fff0c0']],
  },
  dollroom: {
    back: [
      ['poly', '#8cb8a0', 0, 0, 1, 0, 1, 1, 0, 1],
      ...shelfAt(0.32, '#7c5c44'),
      ['form', DOLL, '#e8745c', 0.08, 0.22, 0.2, 0, 3, 0.28],
      ['form', DOLL, '#f4c85c', 0.22, 0.24, 0.16, 0, 2, 0.28],
      ['form', DISC, '#fff0dc', 0.08, 0.16, 0.06, 0, 3, 0.28],
      ['form', DISC, '#fff0dc', 0.22, 0.19, 0.05, 0, 2, 0.28],
      ...shelfAt(0.62, '#7c5c44'),
      ['form', DOLL, '#5c84a8', 0.92, 0.51, 0.22],
      ['form', DISC, '#fff0dc', 0.92, 0.445, 0.07],
      ['cone', 0.5, 0, 0.4, 0.4],
      ...tableAt(0.84, '#98704c'),
    ],
    front: [],
  },
  backparlour: {
    back: [
      ['poly', '#c8b478', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', SCREEN, '#7c5434', 0.2, 0.3, 0.5, 0, 1, 0.62],
      ['form', 'M-44-44H44V44H-44z', '#fff8dc90', 0.2, 0.3, 0.5, 0, 1, 0.62],
      ['sun', 0.5, 0.1, 0.05, '#ffd890'],
      ...tilesFrom(0.72, '#b8b46c', '#98984c'),
      ...tableAt(0.84, '#7c4c30'),
      ['form', DISC, '#2c2428', 0.14, 0.86, 0.08, 0, 2, 0.08],
      ['form', DISC, '#fffaf0', 0.72, 0.86, 0.08, 0, 2, 0.08],
    ],
    front: [],
  },
  barber: {
    back: [
      ['poly', '#f4d4bc', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', MIRROR, '#a8503c', 0.56, 0.36, 0.66],
      ['form', MIRROR, '#dceef0', 0.56, 0.37, 0.58],
      ['form', 'M-30 30L10-40M0 40L34-16', '#ffffff', 0.56, 0.36, 0.5, 5],
      ['form', 'M-20-50H20V50H-20z', '#fffaf4', 0.1, 0.4, 0.6],
      ['form', POLE_STRIPES, '#d8343c', 0.1, 0.4, 0.6],
      ['form', 'M-24-56H24V-48H-24zM-24 48H24V56H-24z', '#b8c0c8', 0.1, 0.4, 0.6],
      ...shelfAt(0.72, '#b86c50'),
      ...tilesFrom(0.86, '#fff0e0', '#d8745c'),
    ],
    front: [],
  },
  palm: {
    back: [
      ...arcadeFrom('#3c7c6c', '#a4ccac'),
      ['burst', 0.5, 0.48, 22, 0.24],
      ['form', 'M-50 20Q-30-30 0-30Q30-30 50 20V50H-50z', '#f4d8a8', 0.5, 0.94, 0.9],
      ['form', 'M-24 0V-20M0-4V-26M24 0V-20', '#d8ac78', 0.5, 0.94, 0.9, 2],
    ],
    // A very small evening, within the marble.
    front: [
      ['form', DISC, '#f4a06c', 0.5, 0.48, 0.6],
      ['sun', 0.5, 0.48, 0.06, '#fff0b0'],
      ['form', 'M-49 4Q-30-16-16 0Q4-22 22 2Q36-12 49 4A49 49 0 0 1-49 4z', '#5c4c84', 0.5, 0.48, 0.6],
      ['form', 'M-46 18Q0 4 46 18A49 49 0 0 1-46 18z', '#2c5c64', 0.5, 0.48, 0.6],
      ['form', 'M-36-6Q-32-30-8-38', '#ffffffe0', 0.5, 0.48, 0.6, 7],
      ['bokeh', 14, 0, 1, '#f4fff0'],
    ],
  },
  cracker: {
    back: [
      ['poly', '#b84838', 0, 0, 1, 0, 1, 0.8, 0, 0.8],
      ...bulbs(0.06),
      ['form', 'M-50-30L-30-10H30L50-30V30L30 10H-30L-50 30z', '#f4c85c', 0.22, 0.86, 0.5],
      ['form', 'M-20-50L20 50', '#ffe8b0', 0.1, 0.2, 0.09, 30, 4, 0.2, 0.07],
      ['form', 'M20-50L-20 50', '#7cd8c8', 0.16, 0.34, 0.08, 30, 4, 0.19, 0.09],
      ['form', DISC, '#ffffff', 0.08, 0.62, 0.05, 0, 5, 0.17, -0.08],
      ['poly', '#8c3430', 0, 0.94, 1, 0.94, 1, 1, 0, 1],
    ],
    front: [['bokeh', 12, 0, 1, '#fff0c0']],
  },
  pavement: {
    back: [
      ...arcadeFrom('#98602c', '#e8c078'),
      ...lanternAt(0.12, 0.26, 0.16, '#e8603c', 1, 0.76),
      ['form', 'M-50 0Q-30-16 0-8Q34-20 50 4Q30 18 0 12Q-36 20-50 0z', '#b06cc0', 0.56, 0.9, 0.62],
      ['form', 'M-20-4Q0-12 20-2', '#e0b0ec', 0.5, 0.89, 0.4, 4],
    ],
    front: [],
  },
};

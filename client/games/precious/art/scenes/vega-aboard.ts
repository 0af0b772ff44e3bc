// The inside of the bus to Vega, before which its people stand.
import type { Scene } from '../../../../art/artwork.ts';
import { clockAt, DISC, floorFrom, SQUARE, STEAM, shelfAt, tableAt } from '../../../../art/props.ts';
import { BUS_PANE, busWall, PLATE, POLE, planetAt, ringedAt, SEAT, STAR, STRAP } from './vega-props.ts';

const DOOR_PANE = 'M-40-50H40V50H-40z';
const SUITCASE = 'M-14-40Q-14-50 0-50Q14-50 14-40V-34H50V40H-50V-34H-14z';

export const VEGA_ABOARD: Readonly<Record<string, Scene>> = {
  aisle: {
    back: [
      ...busWall('#5c6cb0', '#141440'),
      ...ringedAt(0.82, 0.34, 0.2, '#f4c46c', '#ffe8b8'),
      ...planetAt(0.14, 0.28, 0.12, '#6cc4c8'),
      ['form', POLE, '#f0c860', 0.08, 0.5, 1.1, 0, 1, 0.86],
      ['form', STRAP, '#fff0d0', 0.24, 0.1, 0.2, 0, 3, 0.18],
      ['form', SEAT, '#b84c6c', 0.1, 0.84, 0.4, 0, 1, 0.8],
      ['form', 'M-44-10H44M-30-46V50', '#d87c94', 0.1, 0.84, 0.4, 3, 1, 0.8],
    ],
    front: [['bokeh', 8, 0, 0.7, '#fff0c0']],
  },
  busdoor: {
    back: [
      ['poly', '#4c5898', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', DOOR_PANE, '#f0c860', 0.22, 0.42, 0.66],
      ['form', DOOR_PANE, '#1c1c50', 0.22, 0.42, 0.6],
      ['form', STAR, '#ffffff', 0.12, 0.22, 0.05, 0, 4, 0.05, 0.11],
      ...planetAt(0.3, 0.56, 0.16, '#e88c7c'),
      ['form', SQUARE, '#3c4880', 0.78, 0.3, 0.46],
      ['form', PLATE, '#ffe8b0', 0.78, 0.2, 0.36],
      ['form', 'M-50 0H50', '#8c6c3c', 0.78, 0.17, 0.2, 6, 2, 0, 0.04],
      ['form', POLE, '#f0c860', 0.5, 0.5, 1.2],
      ['poly', '#343c70', 0, 0.84, 1, 0.84, 1, 0.92, 0, 0.92],
      ['poly', '#e8b84c', 0, 0.82, 1, 0.82, 1, 0.84, 0, 0.84],
    ],
    front: [],
  },
  lecture: {
    back: [
      ['poly', '#54487c', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', BUS_PANE, '#8c6c54', 0.5, 0.3, 1],
      ['form', BUS_PANE, '#1c4444', 0.5, 0.3, 0.92],
      ['form', 'M-40-20L-16 10L8-14L34 6M-40-20L8-14', '#e8f4e8c0', 0.5, 0.24, 0.7, 1.6],
      ['form', STAR, '#fff8c8', 0.22, 0.11, 0.07],
      ['form', STAR, '#fff8c8', 0.39, 0.31, 0.06],
      ['form', STAR, '#fff8c8', 0.74, 0.28, 0.07],
      ['form', DISC, '#e8f4e8', 0.84, 0.14, 0.12, 3],
      ['form', SEAT, '#b86c7c', 0.1, 0.92, 0.3, 0, 4, 0.22],
    ],
    front: [['sun', 0.06, 0.06, 0.03, 'lamp']],
  },
  windowseat: {
    back: [
      ['poly', '#a4683c', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', BUS_PANE, '#ffd890', 0.54, 0.4, 1.1],
      ['form', BUS_PANE, '#2c1850', 0.54, 0.4, 1.02],
      ['stars', 50, 0.66],
      ['swirl', 0.2, 0.3, 3, '#c8643c'],
      ...planetAt(0.16, 0.52, 0.1, '#7cc8c0'),
      ['form', 'M-50 50L10-50M-10 50L30-14', '#ffffff30', 0.24, 0.4, 0.8, 8],
      ['form', DISC, '#ffffff40', 0.2, 0.66, 0.09, 0, 1, 0.6, 0.03],
      ...tableAt(0.84, '#b8703c'),
    ],
    front: [],
  },
  galley: {
    back: [
      ['poly', '#5c4878', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', BUS_PANE, '#d8a878', 0.5, 0.26, 0.7],
      ['form', BUS_PANE, '#1c1848', 0.5, 0.26, 0.62],
      ['stars', 24, 0.3],
      ['sun', 0.16, 0.1, 0.05, 'lamp'],
      ['sun', 0.84, 0.1, 0.05, 'lamp'],
      ['form', STEAM, '#fff4e4b0', 0.18, 0.56, 0.34],
      ['form', STEAM, '#fff4e4b0', 0.84, 0.5, 0.4],
      ...tableAt(0.8, '#a8743c'),
      ['form', 'M-50-30H50V30H-50z', '#d8ac64', 0.14, 0.78, 0.3, 0, 1, 0.72],
      ['form', 'M-50-10H50M-50 10H50', '#9c6c34', 0.14, 0.78, 0.3, 4, 1, 0.72],
    ],
    front: [['bokeh', 8, 0.3, 1, '#ffe0a0']],
  },
  backrow: {
    back: [
      ['poly', '#b06c3c', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', BUS_PANE, '#ffdc90', 0.5, 0.3, 0.96],
      ['form', BUS_PANE, '#341c50', 0.5, 0.3, 0.88],
      ['swirl', 0.5, 0.3, 4, '#f0a04c'],
      ['stars', 30, 0.5],
      ['form', SEAT, '#8c3c5c', 0.1, 0.8, 0.4, 0, 4, 0.2],
      ['form', 'M-44-14H44', '#c86c84', 0.1, 0.8, 0.4, 4, 4, 0.2],
      ['form', STRAP, '#fff0d0', 0.1, 0.08, 0.18, 0, 1, 0.8],
      ...floorFrom(0.94, '#6c4438'),
    ],
    front: [['bokeh', 8, 0, 1, '#ffe8a0']],
  },
  crammed: {
    back: [
      ...busWall('#b8883c', '#341c48'),
      ['form', STRAP, '#fff8e0', 0.1, 0.1, 0.2, 0, 5, 0.16],
      ['form', POLE, '#fff0c0', 0.34, 0.5, 1.2, 0, 1, 0.32],
      ['form', 'M-30 50C-34 0-20-30 0-30S34 0 30 50z', '#5c3c44', 0.06, 0.62, 0.5, 0, 5, 0.18, 0.02],
      ['form', DISC, '#5c3c44', 0.06, 0.44, 0.14, 0, 5, 0.18, 0.02],
    ],
    front: [],
  },
  onlyseat: {
    back: [
      ...busWall('#4c4080', '#181440'),
      ['cone', 0.5, 0, 0.4, 0.5],
      ['form', SUITCASE, '#a8684c', 0.1, 0.16, 0.2, 0, 4, 0.2],
      ...shelfAt(0.25, '#e0b860'),
      ...floorFrom(0.8, '#5c4468'),
    ],
    front: [['bokeh', 10, 0, 1, '#ffe8c0']],
  },
  hook: {
    back: [
      ['poly', '#6470ac', 0, 0, 1, 0, 1, 1, 0, 1],
      ['poly', '#54609c', 0, 0.62, 1, 0.62, 1, 1, 0, 1],
      ['poly', '#f0d090', 0, 0.6, 1, 0.6, 1, 0.625, 0, 0.625],
      ...clockAt(0.5, 0.22, 0.26, 11.82, '#e0b050'),
      ['form', 'M0-50V0Q0 30 24 20', '#f0c860', 0.2, 0.18, 0.2, 12, 1, 0.6],
      ['form', SQUARE, '#f8f0dc', 0.08, 0.84, 0.16, 0, 1, 0.84],
    ],
    front: [['bokeh', 6, 0, 1, '#fff0d0']],
  },
};

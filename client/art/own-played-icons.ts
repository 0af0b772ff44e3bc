// More motifs of our own: what is played, wound up or dug out.
import { box, disc, gap, hole, type Point, polar, solid } from './icon-shapes.ts';

const TUNING_FORK = [
  'M170 12H226V226Q226 262 256 262Q286 262 286 226V12H342V236Q342 300 286 318V452Q286 500 256 500Q226 500 226 452V318Q170 300 170 236z',
  'M112 60Q70 130 112 200L84 216Q32 130 84 44zM400 60Q442 130 400 200L428 216Q480 130 428 44z',
].join('');

const EARS: readonly Point[] = [
  [136, 124],
  [376, 124],
];
const WINDING_KEY = [
  ...EARS.map((at) => disc(118, at) + hole(58, at)),
  disc(60, [256, 150]),
  box(solid, 220, 196, 72, 250),
  box(solid, 190, 262, 132, 40),
  solid([292, 384], [372, 384], [372, 424], [340, 424], [340, 456], [372, 456], [372, 500], [220, 500], [220, 440]),
  hole(24, [256, 150]),
].join('');

const ICICLES = [
  solid(
    [14, 30],
    [498, 30],
    [498, 120],
    [462, 120],
    [430, 350],
    [394, 120],
    [348, 120],
    [300, 500],
    [248, 120],
    [206, 120],
    [172, 400],
    [136, 120],
    [104, 120],
    [78, 270],
    [50, 120],
    [14, 120],
  ),
  gap([276, 130], [294, 130], [302, 380]),
  gap([156, 130], [172, 130], [174, 300]),
  gap([412, 130], [426, 130], [430, 270]),
  box(gap, 30, 64, 452, 14),
].join('');

const STAVES = [104, 138, 172, 206].map((y) => box(gap, 104, y, 304, 9)).join('');
const MUSIC_STAND = [
  solid([64, 44], [448, 44], [476, 284], [36, 284]),
  STAVES,
  box(solid, 20, 292, 472, 34),
  box(solid, 238, 330, 36, 110),
  solid([238, 420], [274, 420], [408, 484], [392, 508], [256, 456], [120, 508], [104, 484]),
].join('');

const TEETH = Array.from({ length: 16 }, (_, i) => polar((i + 0.5) / 16, i % 4 < 2 ? 112 : 84, 0, [256, 240]));
const BRASS_HEART = [
  'M256 496L52 286C-30 190 22 44 150 48C204 50 242 84 256 124C270 84 308 50 362 48C490 44 542 190 460 286z',
  gap(...TEETH),
  disc(58, [256, 240]),
  hole(26, [256, 240]),
].join('');

const SINGING_DUNE = [
  'M8 452Q150 226 270 206Q232 300 356 452z',
  'M292 208Q380 232 504 452H382Q262 310 292 208z',
  'M40 180q36-52 72 0t72 0t72 0t72 0t72 0t72 0v34q-36 52-72 0t-72 0t-72 0t-72 0t-72 0t-72 0z',
  'M110 90q36-44 72 0t72 0t72 0t72 0v28q-36 44-72 0t-72 0t-72 0t-72 0z',
].join('');

const SHOVEL = [
  'M186 8H326Q346 8 346 28V52Q346 72 326 72H276V262H236V72H186Q166 72 166 52V28Q166 8 186 8z',
  'M136 262H376Q392 262 392 280V420Q392 504 256 504Q120 504 120 420V280Q120 262 136 262z',
  box(gap, 168, 306, 22, 136),
  box(gap, 322, 306, 22, 136),
  box(gap, 206, 28, 100, 20),
].join('');

export const PLAYED_ICONS = {
  'tuning-fork': TUNING_FORK,
  'winding-key': WINDING_KEY,
  icicles: ICICLES,
  'music-stand': MUSIC_STAND,
  'brass-heart': BRASS_HEART,
  'singing-dune': SINGING_DUNE,
  'snow-shovel': SHOVEL,
} as const;

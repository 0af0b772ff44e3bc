// More motifs of our own, of post, harbour and garden.
import { bar, box, disc, gap, hole, type Point, polar, solid } from './icon-shapes.ts';

const mirrored = (draw: typeof solid, ...points: readonly Point[]): string =>
  draw(...points) + draw(...points.map(([x, y]): Point => [512 - x, y]));
const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const CORE: Point = [256, 312];
const CLOCK_APPLE = [
  'M256 150C290 120 340 104 392 118C470 140 496 230 470 330C446 420 392 496 330 496C300 496 284 482 256 482C228 482 212 496 182 496C120 496 66 420 42 330C16 230 42 140 120 118C172 104 222 120 256 150z',
  'M246 140C244 90 262 50 296 20L322 40C296 66 280 100 278 144z',
  'M286 104C310 50 380 30 440 50C420 110 350 140 286 104z',
  hole(140, CORE) + disc(122, CORE),
  times(12, (i) => bar(gap, i / 12, i % 3 === 0 ? 84 : 96, 112, i % 3 === 0 ? 8 : 5, undefined, CORE)),
  bar(gap, 0.93, -14, 66, 9, 4, CORE) + bar(gap, 0.04, -16, 92, 7, 4, CORE),
].join('');

const LETTER_MOTH = [
  mirrored(solid, [240, 262], [196, 190], [50, 84], [8, 250], [116, 344], [240, 310]),
  mirrored(gap, [62, 108], [134, 244], [220, 262], [222, 276], [124, 258], [50, 114]),
  mirrored(gap, [30, 244], [104, 236], [108, 250], [36, 258]),
  mirrored(solid, [240, 322], [136, 358], [104, 452], [186, 486], [246, 392]),
  mirrored(gap, [214, 368], [150, 440], [162, 448], [222, 384]),
  'M256 150Q290 168 284 270L270 440L256 474L242 440L228 270Q222 168 256 150z',
  mirrored(solid, [250, 162], [180, 60], [150, 66], [154, 76], [176, 72], [240, 170]),
].join('');

const wave = (y: number): string => `M372 ${y}q34-34 68 0t68 0v28q-34 34-68 0t-68 0z`;
const ROUND: Point = [196, 256];
const POSTMARK = [
  disc(188, ROUND) + hole(162, ROUND) + disc(118, ROUND) + hole(98, ROUND),
  times(12, (i) => (i === 3 ? '' : bar(solid, i / 12, 128, 150, 8, undefined, ROUND))),
  box(solid, 128, 206, 136, 24) + box(solid, 112, 244, 168, 28) + box(solid, 140, 288, 112, 22),
  wave(150) + wave(214) + wave(278) + wave(342),
].join('');

const FOGHORN = [
  'M28 226L300 190C362 176 424 130 462 52L506 52V420L462 420C424 344 362 306 300 292L28 266z',
  gap([452, 112], [470, 84], [470, 388], [452, 360]),
  gap([96, 240], [300, 212], [300, 224], [96, 250]),
  solid([176, 296], [252, 296], [304, 500], [116, 500]),
  gap([206, 330], [222, 330], [250, 470], [170, 470]),
  box(solid, 4, 212, 40, 70),
].join('');

const DIVING_BIRD = [
  'M256 508L240 430C210 390 200 330 212 284L116 170L18 24L170 104L232 168L226 64L256 6L286 64L280 168L342 104L494 24L396 170L300 284C312 330 302 390 272 430z',
  mirrored(gap, [52, 60], [132, 110], [140, 150], [124, 160]),
  mirrored(gap, [150, 130], [214, 188], [206, 230], [158, 172]),
  hole(10, [238, 392]) + hole(10, [274, 392]),
  gap([244, 434], [268, 434], [256, 492]),
].join('');

const LANTERN_POLE = [
  solid([34, 490], [64, 508], [322, 54], [292, 36]),
  solid([292, 36], [314, 66], [420, 84], [426, 52]),
  solid([404, 70], [420, 70], [420, 110], [404, 110]),
  solid([412, 96], [486, 170], [338, 170]),
  box(solid, 354, 178, 116, 132) + box(gap, 370, 194, 34, 100) + box(gap, 420, 194, 34, 100),
  solid([338, 318], [486, 318], [460, 356], [364, 356]),
].join('');

const VEILED_HAT = [
  'M150 160C150 80 190 44 256 44C322 44 362 80 362 160z',
  'M26 190Q256 96 486 190Q496 214 452 216Q256 150 60 216Q16 214 26 190z',
  'M90 226Q256 172 422 226L462 478Q256 530 50 478z',
  times(20, (i) => {
    const [row, y] = [Math.floor(i / 5), 236 + Math.floor(i / 5) * 62];
    return box(gap, 110 - row * 9 + (i % 5) * (58 + row * 4), y, 34 + row * 2, 40);
  }),
].join('');

const slats = (x: number): string =>
  times(7, (i) => gap([x, 84 + i * 54], [x + 146, 84 + i * 54], [x + 146, 106 + i * 54], [x, 112 + i * 54]));
const SHUTTERS = [
  box(solid, 22, 34, 222, 446) + box(solid, 268, 34, 222, 446),
  slats(60) + slats(306),
  box(solid, 196, 238, 120, 34) + disc(30),
].join('');

const bag = (x: number, y: number): string =>
  `M${x} ${y}q0-72 60-72h110q60 0 60 72q0 68-60 68h-110q-60 0-60-68z${box(gap, x + 40, y - 10, 150, 12)}${box(gap, x + 60, y + 24, 110, 12)}`;
const SANDBAGS = bag(20, 424) + bag(262, 424) + bag(140, 276) + solid([230, 150], [290, 150], [300, 206], [220, 206]);

const TELEGRAPH_KEY = [
  box(solid, 14, 424, 484, 64) + box(gap, 40, 450, 432, 12),
  solid([50, 288], [430, 226], [434, 262], [56, 330]),
  box(solid, 366, 150, 124, 38) + box(solid, 406, 186, 44, 44),
  solid([196, 424], [226, 262], [286, 254], [326, 424]),
  box(solid, 392, 300, 64, 124) + times(4, (i) => box(gap, 392, 318 + i * 28, 64, 9)),
  box(solid, 66, 340, 70, 84),
  hole(16, [256, 330]),
].join('');

const HATCH = [
  solid([24, 292], [340, 292], [440, 492], [4, 492]),
  gap([72, 326], [316, 326], [378, 456], [56, 456]),
  solid([346, 288], [396, 20], [506, 108], [452, 488]),
  gap([372, 300], [412, 92], [470, 140], [438, 414]),
  solid([120, 342], [244, 350], [240, 430], [112, 420]) + gap([140, 356], [182, 392], [226, 364], [182, 406]),
].join('');

const edge = (side: 'h' | 'v', way: 1 | -1): string => {
  const [step, bite] = [22 * way, 28 * way];
  const one = side === 'h' ? `h${step}a14 14 0 0 0 ${bite} 0` : `v${step}a14 14 0 0 0 0 ${bite}`;
  return one.repeat(8) + side + step;
};
const BLANK_STAMP = [
  `M45 45${edge('h', 1)}${edge('v', 1)}${edge('h', -1)}${edge('v', -1)}z`,
  box(gap, 104, 104, 304, 304) + box(solid, 122, 122, 268, 268),
  gap(...Array.from({ length: 8 }, (_, i) => polar(i / 8, i % 2 === 0 ? 112 : 34))),
].join('');

const BORDERED_LETTER = [
  box(solid, 14, 96, 484, 330) + gap([62, 142], [450, 142], [450, 380], [62, 380]),
  solid([62, 142], [90, 142], [256, 268], [422, 142], [450, 142], [450, 152], [256, 300], [62, 152]),
  solid([62, 380], [62, 364], [190, 262], [202, 272], [82, 380]) +
    solid([450, 380], [450, 364], [322, 262], [310, 272], [430, 380]),
  disc(50, [256, 290]) + hole(22, [256, 290]),
].join('');

const SLATE = [
  box(solid, 50, 20, 412, 392) + gap([92, 62], [420, 62], [420, 370], [92, 370]),
  solid([130, 300], [260, 210], [268, 222], [140, 310]) + solid([220, 320], [372, 222], [378, 234], [230, 330]),
  solid([246, 412], [262, 412], [300, 470], [284, 476]),
  'M270 452Q340 430 372 462Q384 500 340 504L290 504Q250 496 270 452z',
].join('');

const nut = (x: number, y: number, r: number): string =>
  disc(r, [x, y]) + bar(gap, 0.1, r * 0.2, r * 0.72, r * 0.16, 2, [x, y]);
const PAPER_CONE = [
  nut(150, 176, 62) + nut(262, 110, 68) + nut(368, 172, 64) + nut(262, 206, 60),
  solid([60, 226], [452, 226], [290, 508], [222, 508]),
  gap([130, 244], [176, 244], [246, 490], [232, 490]) + gap([336, 244], [382, 244], [284, 490], [270, 490]),
].join('');

const BUNDLE = [
  box(solid, 30, 398, 452, 70) + box(solid, 46, 318, 420, 66),
  box(solid, 20, 60, 472, 244),
  gap([44, 76], [70, 76], [256, 206], [442, 76], [468, 76], [256, 234]),
  box(gap, 228, 250, 12, 230) + box(gap, 272, 250, 12, 230),
  disc(34, [256, 246]),
].join('');

const BATON = [
  bar(solid, 0.125, -230, 230, 46),
  times(3, (i) => bar(gap, 0.125, -150 + i * 130, -126 + i * 130, 46)),
  solid([86, 350], [30, 260], [60, 290], [70, 240], [140, 340]),
].join('');

const BOAT_HOOK = [
  bar(solid, 0.11, -290, 150, 15),
  solid([338, 122], [392, 90], [420, 10], [442, 98], [430, 132], [360, 160]),
  'M372 150Q470 140 486 210Q490 280 418 284L414 262Q458 252 452 216Q440 178 366 184z',
  bar(gap, 0.11, 60, 76, 15) + bar(gap, 0.11, 96, 110, 15),
].join('');

export const WORK_ICONS = {
  'clock-apple': CLOCK_APPLE,
  'letter-moth': LETTER_MOTH,
  postmark: POSTMARK,
  'signal-horn': FOGHORN,
  'diving-bird': DIVING_BIRD,
  'lantern-pole': LANTERN_POLE,
  'veiled-hat': VEILED_HAT,
  'louvred-shutters': SHUTTERS,
  sandbags: SANDBAGS,
  'telegraph-key': TELEGRAPH_KEY,
  'open-hatch': HATCH,
  'blank-stamp': BLANK_STAMP,
  'bordered-letter': BORDERED_LETTER,
  'slate-board': SLATE,
  'paper-cone': PAPER_CONE,
  'letter-bundle': BUNDLE,
  'relay-baton': BATON,
  'boat-hook': BOAT_HOOK,
} as const;

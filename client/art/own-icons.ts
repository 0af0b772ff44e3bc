// Motifs that game-icons lacks, or has only in much finer outlines: in a box of 512, what is cut out running the other way round.

import { bar, box, disc, gap, hole, MIDDLE, type Point, polar, solid } from './icon-shapes.ts';
import { PLAYED_ICONS } from './own-played-icons.ts';
import { WORK_ICONS } from './own-work-icons.ts';

/** A clock with so many hours; its hands are cut out. */
function dial(hours: number, short: number, long: number, r = 248, at = MIDDLE): string {
  const k = r / 248;
  const marks = Array.from({ length: hours }, (_, i) =>
    bar(gap, i / hours, 170 * k, 204 * k, i === 0 ? 13 : 7, undefined, at),
  );
  const hands = bar(gap, short, -20 * k, 104 * k, 12, 5, at) + bar(gap, long, 26 * k, 152 * k, 8, 4, at);
  return disc(r, at) + hole(r - 20, at) + disc(r - 32, at) + marks.join('') + hands;
}
const WATCH = `${dial(12, 0.14, 0.62, 196, [256, 306])}${box(solid, 232, 84, 48, 34)}${disc(50, [256, 52])}${hole(28, [256, 52])}`;

/** A hand of a clock, from its eye to its tip. */
function clockHand(turn: number, long: number, wide: number): string {
  const eye = polar(turn, -190);
  const ring = polar(turn, long - 160);
  const blade = solid(
    polar(turn, long),
    polar(turn, long - 110, wide),
    polar(turn, -170, wide * 0.5),
    polar(turn, -170, -wide * 0.5),
    polar(turn, long - 110, -wide),
  );
  return blade + disc(48, eye) + hole(20, eye) + disc(wide * 2.2, ring) + hole(wide, ring);
}

/** A spring that has come out of its watch: tight within, one end in the air. */
function coil(): string {
  const [inner, outer]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 84; i++) {
    const turn = (i / 84) * 3.6;
    const out = 30 + i * 1.66 + Math.max(0, i - 61) ** 1.55;
    inner.push(polar(turn, out - 10));
    outer.push(polar(turn, out + 10));
  }
  return solid(...outer.toReversed(), ...inner);
}

const slant = ([x, y]: Point): Point => [MIDDLE[0] + x * 0.93 + y * 0.36, MIDDLE[1] - x * 0.36 + y * 0.93];
const slanted = (...points: readonly Point[]): string => solid(...points.map(slant));
function ladder(): string {
  const rails = [-1, 1].map((s) =>
    slanted([-262, s * 62 - 14], [262, s * 62 - 14], [262, s * 62 + 14], [-262, s * 62 + 14]),
  );
  const rungs = [-210, -126, -42, 42, 126, 210].map((x) =>
    slanted([x - 13, -48], [x + 13, -48], [x + 13, 48], [x - 13, 48]),
  );
  return [...rails, ...rungs].join('');
}

/** A lamp box whose letters shine. */
function onAir(): string {
  const letters = [
    hole(44, [78, 256]) + disc(22, [78, 256]),
    gap(
      [136, 300],
      [136, 212],
      [158, 212],
      [186, 266],
      [186, 212],
      [206, 212],
      [206, 300],
      [184, 300],
      [156, 246],
      [156, 300],
    ),
    gap([252, 300], [284, 212], [306, 212], [338, 300], [314, 300], [308, 280], [282, 280], [276, 300]),
    box(gap, 352, 212, 22, 88),
    gap(
      [392, 300],
      [392, 212],
      [440, 212],
      [456, 226],
      [456, 250],
      [444, 262],
      [462, 300],
      [437, 300],
      [424, 268],
      [414, 268],
      [414, 300],
    ),
  ];
  const counters = [solid([288, 262], [295, 238], [302, 262]), box(solid, 414, 230, 20, 20)];
  const lugs = box(solid, 120, 104, 40, 46) + box(solid, 352, 104, 40, 46);
  const body = 'M40 150H472Q500 150 500 178V334Q500 362 472 362H40Q12 362 12 334V178Q12 150 40 150z';
  return [body, lugs, ...letters, ...counters].join('');
}

const SMOKER = [
  'M150 210L330 210L344 480L136 480z',
  box(gap, 160, 300, 168, 16),
  box(gap, 154, 420, 174, 16),
  'M164 196L316 196L262 108L330 60L300 26L206 92z',
  solid([352, 230], [430, 196], [486, 216], [486, 470], [430, 490], [358, 456]),
  gap([372, 250], [462, 240], [462, 258], [374, 282]),
  gap([374, 320], [462, 320], [462, 338], [374, 352]),
  gap([376, 390], [462, 400], [462, 418], [378, 416]),
].join('');

const VANE = [
  box(solid, 244, 150, 24, 350),
  solid(
    [20, 96],
    [120, 24],
    [120, 74],
    [392, 74],
    [440, 30],
    [500, 30],
    [462, 96],
    [500, 162],
    [440, 162],
    [392, 118],
    [120, 118],
    [120, 168],
  ),
  disc(34, [256, 214]),
  solid([96, 300], [244, 290], [244, 318], [96, 308]),
  solid([416, 300], [268, 290], [268, 318], [416, 308]),
  disc(26, [84, 304]),
  disc(26, [428, 304]),
  solid([170, 500], [342, 500], [300, 456], [212, 456]),
].join('');

const HEADPHONES = [
  'M256 30C110 30 40 130 40 262L84 262C84 160 142 76 256 76C370 76 428 160 428 262L472 262C472 130 402 30 256 30z',
  'M30 280Q30 262 60 262L110 262Q140 262 140 290L140 440Q140 468 110 468L60 468Q16 440 16 364Q16 300 30 280z',
  'M482 280Q482 262 452 262L402 262Q372 262 372 290L372 440Q372 468 402 468L452 468Q496 440 496 364Q496 300 482 280z',
  box(gap, 106, 286, 12, 158),
  box(solid, 394, 286, 12, 158),
].join('');

const spokes = Array.from({ length: 10 }, (_, i) => bar(solid, (i + 0.5) / 10, 66, 190, 11)).join('');
/** A driving wheel; its rod is not on it yet. */
const WHEEL = disc(240) + hole(196) + spokes + disc(62) + hole(22);
const LENS = `${disc(248)}${hole(206)}${disc(194)}${gap([120, 250], [170, 140], [226, 110], [168, 176])}${gap([142, 300], [152, 262], [176, 250], [168, 296])}`;
const GLASS_EYE = `${disc(236)}${hole(120, [290, 240])}${disc(104, [290, 240])}${hole(50, [296, 236])}${disc(20, [312, 220])}`;
const YARN = [
  disc(200, [256, 226]),
  gap([90, 190], [300, 44], [322, 60], [100, 216]),
  gap([78, 262], [376, 84], [394, 102], [92, 288]),
  gap([112, 330], [440, 148], [448, 172], [130, 352]),
  gap([330, 406], [206, 300], [226, 290], [350, 396]),
  gap([268, 424], [156, 328], [176, 316], [294, 420]),
  'M250 400L506 440L500 486L226 432z',
].join('');
const TAG = `${solid([60, 330], [196, 130], [264, 110], [446, 234], [296, 454])}${hole(30, [222, 178])}M226 150L330 20L352 38L250 166z${gap([170, 330], [318, 424], [306, 440], [160, 346])}${gap([206, 276], [354, 372], [342, 388], [196, 292])}`;
const BUCKET = `M70 200L442 200L390 490L122 490z${gap([104, 240], [408, 240], [404, 262], [108, 262])}${gap([124, 420], [380, 420], [376, 440], [128, 440])}M40 160Q256 130 472 160L472 190L40 190zM84 140C100-40 412-40 428 140L396 140C380 10 132 10 116 140z`;

const BOARD = `M256 8Q360 130 360 300Q360 440 256 504Q152 440 152 300Q152 130 256 8z${gap([248, 70], [264, 70], [264, 250], [248, 250])}${gap([168, 270], [344, 270], [342, 316], [170, 316])}${gap([248, 336], [264, 336], [264, 470], [248, 470])}`;
const FLASK_STAR = gap(...Array.from({ length: 10 }, (_, i) => polar(i / 10, i % 2 === 0 ? 66 : 28, 0, [256, 330])));
const FLASK = `${box(solid, 196, 8, 120, 88)}${box(solid, 172, 112, 168, 36)}M160 164H352V460Q352 504 308 504H204Q160 504 160 460z${FLASK_STAR}M368 190H420Q452 190 452 222V360Q452 392 420 392H368V356H400Q416 356 416 340V242Q416 226 400 226H368z`;
const PRONG: readonly Point[] = [
  [226, 186],
  [84, 290],
  [104, 436],
  [214, 504],
  [204, 466],
  [142, 416],
  [136, 312],
  [250, 234],
];
const CLAW = [
  box(solid, 238, 0, 36, 130),
  disc(56, [256, 172]),
  solid(...PRONG),
  solid(...PRONG.map(([x, y]): Point => [512 - x, y])),
  solid([236, 232], [276, 232], [270, 430], [256, 476], [242, 430]),
  hole(22, [256, 172]),
].join('');
const CUP_AND_BALL = [
  disc(112, [256, 120]),
  gap([158, 108], [354, 108], [354, 128], [158, 128]),
  solid([236, 236], [276, 236], [290, 504], [222, 504]),
  solid([90, 270], [228, 300], [228, 356], [90, 386], [64, 328]),
  solid([422, 270], [284, 300], [284, 356], [422, 386], [448, 328]),
  'M380 150Q470 200 400 262L388 252Q448 204 372 164z',
].join('');

const DRAWINGS = {
  'wall-clock': dial(12, 0.17, 0.86),
  'clock-of-thirteen': dial(13, 0.94, 0.06),
  'mended-watch': WATCH,
  'minute-hand': clockHand(0.1, 240, 22),
  'hour-hand': clockHand(0.9, 170, 34),
  'watch-spring': coil(),
  'slant-ladder': ladder(),
  'on-air': onAir(),
  'bee-smoker': SMOKER,
  'weather-vane': VANE,
  'copper-headphones': HEADPHONES,
  'driving-wheel': WHEEL,
  'great-lens': LENS,
  'glass-eye': GLASS_EYE,
  'yarn-ball': YARN,
  'luggage-tag': TAG,
  'plain-bucket': BUCKET,
  'long-board': BOARD,
  'vacuum-flask': FLASK,
  'crane-claw': CLAW,
  'cup-and-ball': CUP_AND_BALL,
  ...WORK_ICONS,
  ...PLAYED_ICONS,
} as const;

export const OWN_ICONS: Readonly<Record<string, { readonly body: string }>> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, path]) => [name, { body: `<path d="${path}"/>` }]),
);

// The manners in which a card goes from pose to pose: one line of numbers each, read by `motion.ts`.
import type { EaseName } from './easing.ts';

/** All shares are of the whole time of the motion. */
export interface Manner {
  /** Gathers itself before it leaves. */
  readonly wait: number;
  /** Settles after it has arrived. */
  readonly rest: number;
  readonly ease: EaseName;
  /** Height of the arc as a share of the way, upwards; below zero it sags. */
  readonly bow: number;
  /** How far it leaves the table at most: 1 is a hand's breadth. */
  readonly lift: number;
  /** Degrees of leaning into its direction at most. */
  readonly tilt: number;
  /** How flat it is pressed when it lands. */
  readonly squash: number;
  /** When a card whose face changes shows it. */
  readonly flip: readonly [from: number, to: number];
  /** Bends to the right of its way instead of upwards, so that two that change places pass each other. */
  readonly around?: true;
  /** Comes down so many times on its way. */
  readonly steps?: number;
  /** Goes below whatever lies above the place that it goes to. */
  readonly under?: true;
  /** Turns about its lower right corner instead of its centre. */
  readonly pivot?: true;
  /** Vanishes where it is and appears where it goes, for players who want no motion. */
  readonly fade?: true;
  /** Where it appears it opens from its middle to both sides. */
  readonly opens?: true;
}

const SLIDE: Manner = {
  wait: 0.06,
  rest: 0.16,
  ease: 'swift',
  bow: 0.05,
  lift: 0.4,
  tilt: 3,
  squash: 0.012,
  flip: [0.15, 0.7],
};
const PLAIN: Manner = { ...SLIDE, wait: 0, rest: 0, ease: 'out', bow: 0, lift: 0, tilt: 0, squash: 0 };
const FADE: Manner = { ...PLAIN, flip: [0.33, 0.34], fade: true };

export const MANNERS = {
  slide: SLIDE,
  /** Under the pointer, or closing up: no ceremony. */
  plain: PLAIN,
  /** Where no motion is wanted. */
  still: FADE,
  /** From the deck in an arc to the hand. */
  draw: { ...SLIDE, wait: 0.1, rest: 0.2, bow: 0.2, lift: 0.8, tilt: 6, flip: [0.22, 0.66] },
  /** Up from the hand, over the table, down with a thud. */
  play: {
    ...SLIDE,
    wait: 0.14,
    rest: 0.22,
    ease: 'fall',
    bow: 0.24,
    lift: 1.25,
    tilt: 5,
    squash: 0.03,
    flip: [0.2, 0.6],
  },
  /** Slowly up from the deck, turned over at the crest, held out to be seen. */
  reveal: {
    ...SLIDE,
    wait: 0.3,
    rest: 0.16,
    ease: 'inOut',
    bow: 0.1,
    lift: 1.9,
    tilt: 2,
    squash: 0.02,
    flip: [0.46, 0.78],
  },
  /** Dealt out of the deck face up, quickly. */
  deal: { ...SLIDE, wait: 0.06, rest: 0.18, bow: 0.14, lift: 0.9, tilt: 5, squash: 0.02, flip: [0.16, 0.6] },
  /** Turned face down on its way to a pile. */
  tuck: { ...SLIDE, wait: 0.1, rest: 0.2, bow: 0.12, lift: 0.7, tilt: 4, squash: 0.02, flip: [0.12, 0.55] },
  /** Swept along the table. */
  sweep: { ...SLIDE, wait: 0.05, rest: 0.14, bow: -0.06, lift: 0.3, tilt: 6 },
  /** Broken where it lies; what is left of it is found where it goes. */
  scatter: FADE,
  /** A ceremony upwards. */
  ascend: { ...SLIDE, wait: 0.22, rest: 0.2, ease: 'inOut', bow: 0.3, lift: 1.5, tilt: 0, squash: 0.03 },
  /** Off the stage, heavily. */
  leave: { ...SLIDE, wait: 0.16, rest: 0.12, ease: 'swift', bow: 0.06, lift: 0.5, tilt: 6, squash: 0.02 },
  /** Up and around another. */
  swap: { ...SLIDE, wait: 0.1, rest: 0.2, bow: 0.22, lift: 0.8, tilt: 5, squash: 0.02 },
  /** Out of the hand, and held out to be read. */
  present: { ...SLIDE, wait: 0.08, rest: 0.26, bow: 0.1, lift: 1.5, tilt: 4, squash: 0.02, flip: [0.12, 0.5] },
  /** To the next place, on foot. */
  walk: { ...SLIDE, wait: 0.06, rest: 0.14, ease: 'inOut', bow: 0, lift: 0.55, tilt: 4, squash: 0.02, steps: 2 },
  /** In one high leap over whatever lies between. */
  leap: { ...SLIDE, wait: 0.2, rest: 0.2, ease: 'inOut', bow: 0.55, lift: 1.8, tilt: 7, squash: 0.04 },
  /** One of two that change places, or about somebody in the way. */
  around: { ...SLIDE, wait: 0.08, rest: 0.18, ease: 'inOut', bow: 0.3, lift: 0.5, tilt: 3, around: true },
  /** Below what lies there. */
  slip: { ...SLIDE, wait: 0.08, rest: 0.18, ease: 'inOut', bow: 0, lift: 0, tilt: 0, squash: 0, under: true },
  /** Gone here, and unrolled there. */
  unroll: { ...FADE, opens: true, under: true },
  /** Hit off its feet, head over heels. */
  tumble: { ...SLIDE, wait: 0.14, rest: 0.14, bow: 0.2, lift: 1.3, tilt: 38, squash: 0.035 },
  /** From pile to pile, tossed so that its face is seen. */
  toss: {
    ...SLIDE,
    wait: 0.02,
    rest: 0.2,
    ease: 'inOut',
    bow: 0.5,
    lift: 1.9,
    tilt: 8,
    squash: 0.03,
    flip: [0.06, 0.42],
  },
  turn: { ...SLIDE, wait: 0, rest: 0.25, ease: 'swift', bow: 0, lift: 0.3, tilt: 0 },
  rest: { ...SLIDE, wait: 0.14, rest: 0.24, ease: 'swift', bow: 0, lift: 0.25, tilt: 0, squash: 0.012, pivot: true },
  stand: { ...SLIDE, wait: 0.1, rest: 0.26, ease: 'swift', bow: 0, lift: 0.35, tilt: 0, squash: 0.015, pivot: true },
  /** Half a turn with a small hop, hit off its feet. */
  topple: { ...SLIDE, wait: 0.24, rest: 0.2, ease: 'swift', bow: 0, lift: 0.9, tilt: 0, squash: 0.03 },
} as const satisfies Record<string, Manner>;
export type MannerName = keyof typeof MANNERS;

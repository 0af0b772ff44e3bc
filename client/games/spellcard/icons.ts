// The small signs of Spellcard: types of attack, values, stances, changes and kinds of cards; all in a box of 16 by 16.
import type { CardType, DamageType, ItemKind, Slot, Stance, State } from '../../../shared/games/spellcard/card-data.ts';
import type { Sign } from '../../scenes/paint.ts';

/** Bullets in a ring around one. */
function ring(): string {
  const dots = Array.from({ length: 7 }, (_, i) => {
    const way = (i * 2 * Math.PI) / 7 - Math.PI / 2;
    return dot(8 + 5.6 * Math.cos(way), 8 + 5.6 * Math.sin(way), 1.7);
  });
  return [...dots, dot(8, 8, 2.1)].join('');
}
const dot = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** A blade, a ring of bullets, a beam with its muzzle, a single ray. */
export const DAMAGE_SIGNS: Readonly<Record<DamageType, Sign>> = {
  strike: {
    path: 'M15 1 14 5.500 7.600 11.400l1.600 1.600-1.300 1.300-2.200-2.200L3 14.800 1.200 13l2.700-2.700-2.200-2.200L3 6.800l1.600 1.600L10.500 2Z',
    color: 0xe2703a,
  },
  danmaku: { path: ring(), color: 0xd0479a },
  bombard: { path: 'M1 6h3.500L15.500 3v10L4.500 10H1ZM1 3.500h2v1.300H1ZM1 11.200h2v1.300H1Z', color: 0x3f8fd8 },
  absolute: { path: 'M8 0 9.400 6.600 16 8 9.400 9.400 8 16 6.600 9.400 0 8 6.600 6.600Z', color: 0x8b8798 },
};
export const isDamage = (icon: string): icon is DamageType => icon in DAMAGE_SIGNS;

export const VALUES = ['atk', 'def', 'flight', 'regen'] as const;
export type ShownStat = (typeof VALUES)[number];
export const VALUE_SIGNS: Readonly<Record<ShownStat | 'hp' | 'spirit' | 'ward', Sign>> = {
  hp: {
    path: 'M8 14.600 2.300 8.900A3.700 3.700 0 0 1 7.500 3.600L8 4.100l.500-.500a3.700 3.700 0 0 1 5.200 5.300Z',
    color: 0xff7d86,
  },
  spirit: {
    path: 'M8.300.800q5 5.200 4.200 9.700Q11.700 15 8 15t-4.500-4.500q-.300-2.700 2-5 .200 2 1.300 2.800Q6.500 4.300 8.300.800Z',
    color: 0x6fd3ff,
  },
  atk: {
    path: 'M14.500 1.500 13.800 5 7.500 11.300l1.700 1.700-1.300 1.300-2.200-2.200-2.600 2.600-1.800-1.800 2.600-2.600-2.200-2.200L3 6.800l1.700 1.700L11 2.200Z',
    color: 0xffa67a,
  },
  def: { path: 'M8 1 14 3v5q0 4.500-6 7.500Q2 12.500 2 8V3Z', color: 0x9cc9ff },
  flight: {
    path: 'M1 12.500Q2 5 9 3q4-1 6.500-2-1 3-3 4.300l1.500.200q-1.500 2-3.600 2.600l1.200.600Q9 11 6 11q-3 0-5 1.500Z',
    color: 0xb7f0d0,
  },
  regen: {
    path: 'M8 2a6 6 0 0 1 5.700 4.200L16 5.500l-2.500 5L9 8l2.300-.900A3.600 3.600 0 0 0 4.700 6.500L2.500 5.700A6 6 0 0 1 8 2ZM2.500 7 7 9.300l-2.200.700a3.600 3.600 0 0 0 6.200 1l2.300.900A6 6 0 0 1 2.300 10.900L0 11.600Z',
    color: 0xe3d17c,
  },
  ward: {
    path: 'M8 1 14 3v5q0 4.500-6 7.500Q2 12.500 2 8V3ZM8 4.500 5 5.500V8q0 2.300 3 4.200Q11 10.300 11 8V5.500Z',
    color: 0xd9c8ff,
  },
};

/** A shield that is up, and one that is down. */
export const STANCE_SIGNS: Readonly<Record<Stance, Sign>> = {
  guard: { path: VALUE_SIGNS.def.path, color: 0x2f74c0 },
  busy: { path: 'M8 1a7 7 0 1 1-.1 0ZM7 4v4.600l3.600 2.700 1.100-1.500L9 7.700V4Z', color: 0x9a5a2a },
};
/** As its owner may be told by a sign: ready to act, on guard, busy. */
export const STATE_SIGNS: Readonly<Record<State, Sign>> = {
  ready: { path: 'M9.500 0 2.500 9h4.700L6 16l7.500-9.600H8.800Z', color: 0x3f9a5c },
  ...STANCE_SIGNS,
};
/** Has attacked or used its skill in this turn. */
export const ACTED: Sign = {
  path: 'M6.200 13.500 1 8.300 3.200 6l3 3L13 2.300l2.200 2.200Z',
  color: 0x566074,
};

const CROSS =
  'M2.800 1 8 6.200 13.200 1 15 2.800 9.800 8l5.200 5.200-1.800 1.800L8 9.800 2.800 15 1 13.200 6.200 8 1 2.800Z';
/** Poison, and what a character cannot do: silence is a struck-out card. */
export const CHANGE_SIGNS: Readonly<Record<string, Sign>> = {
  poison: {
    path: 'M8 .800q5.400 6.200 5.400 9.300a5.400 5.400 0 0 1-10.800 0Q2.600 7 8 .800ZM6 8a1.300 1.300 0 1 0 .1 0Zm4 0a1.300 1.300 0 1 0 .1 0Zm-3.500 4h3v1.300h-3Z',
    color: 0x8e4fb8,
  },
  'cannot.spell': {
    path: 'M3 1h8l2 2v10h-2.500L8.500 11H6.700L3 14.700ZM1 14 14 1l1.200 1.200L2.200 15.200Z',
    color: 0xb03c58,
  },
  'cannot.attack': { path: CROSS, color: 0xb03c3c },
  'cannot.skill': { path: CROSS, color: 0x7a5c2c },
  'cannot.dodge': { path: 'M7 1h2v6h5v2H9v6H7V9H2V7h5Z', color: 0x4f6684 },
};

/** A card of spells, a bolt of Power, a buckled plate, a phial. */
export const TYPE_SIGNS: Readonly<Record<Exclude<CardType, 'character'>, string>> = {
  spell: 'M3 1h10v14H3Zm1.500 1.500v11h7v-11ZM8 4l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z',
  power: 'M4 1h5.500Q14 1 14 5.300 14 9.500 9.500 9.500H7.200V15H4Zm3.200 2.800v3H9q1.700 0 1.700-1.500T9 3.800Z',
  equipment: 'M8 1 14 3v5q0 4.500-6 7.500Q2 12.500 2 8V3ZM4 4.500V7h8V4.500L8 3.200Z',
  item: 'M5.500 1h5v2h-1v3l4 6q1 3-2 3H4.500q-3 0-2-3l4-6V3h-1Z',
};
export const SLOT_SIGNS: Readonly<Record<Slot, string>> = {
  weapon: VALUE_SIGNS.atk.path,
  armour: 'M5 1.500 8 3l3-1.500L15 4l-1.500 4-1.500-.700V15H4V7.300L2.500 8 1 4Z',
};
export const ITEM_SIGNS: Readonly<Record<ItemKind, string>> = {
  once: TYPE_SIGNS.item,
  buff: 'M8 1 14 8h-3.500v7h-5V8H2Z',
  debuff: 'M8 15 2 8h3.500V1h5v7H14Z',
  terrain: 'M0 14 5.500 4l3 5 2-3L16 14Z',
  weather:
    'M4 9a3 3 0 0 1 .300-6A4 4 0 0 1 12 4a2.500 2.500 0 0 1 0 5ZM4 11h1.500l-1 4H3Zm4 0h1.500l-1 4H7Zm4 0h1.500l-1 4H11Z',
  barrierCharm: 'M8 0 16 8 8 16 0 8Zm0 3.500L3.500 8 8 12.500 12.500 8ZM8 6l2 2-2 2-2-2Z',
};
/** Rays around a hexagon: a ritual, and the ring of what is final or unique. */
export const KEYWORD_SIGNS: Readonly<Record<string, Sign>> = {
  ritual: {
    path: 'M8 0a8 8 0 1 1-.1 0ZM8 1.600a6.400 6.400 0 1 0 .1 0ZM8 2.500 12.800 11H3.200ZM8 13.500 3.200 5h9.600Z',
    color: 0x7a4fb0,
  },
  final: { path: 'M1 2h3v12H1Zm5 0 9 6-9 6Z', color: 0xa83a3a },
  unique: { path: 'M5 3.500 8.500 1H11v12h2v2H5v-2h2.700V4.500L5 5.700Z', color: 0x9a7410 },
  exclusive: { path: 'M8 1a3.500 3.500 0 1 1-.1 0ZM1.500 15q0-6.500 6.500-6.500T14.500 15Z', color: 0x3c6f94 },
  instant: { path: STATE_SIGNS.ready.path, color: 0xd08a18 },
};

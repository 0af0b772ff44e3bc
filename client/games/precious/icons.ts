// The small signs of Precious Memories that are no colour: types, values, keywords, and what bars a character from an approach.
import type { CardType, KeywordName, Value } from '../../../shared/games/precious/card-data.ts';
import type { Sign } from '../../scenes/paint.ts';

/** In a box of 16 by 16, as all that follow: a film frame, and a ribbon. */
export const TYPE_SIGNS = {
  event:
    'M1 2h14v12H1Zm1.500 1.500v1.800h1.800V3.500Zm0 3.600v1.800h1.800V7.100Zm0 3.600v1.800h1.800v-1.800Zm9.200-7.200v1.800h1.800V3.500Zm0 3.600v1.800h1.800V7.100Zm0 3.600v1.800h1.800v-1.800ZM5.600 3.500v9h4.800v-9Z',
  support:
    'M8 6.600Q4 1.500 1.500 3.500 0 6 6.200 7.600L3 15l3.600-1.800L8 9.600l1.400 3.600L13 15 9.800 7.600Q16 6 14.500 3.500 12 1.500 8 6.600Z',
} as const satisfies Record<Exclude<CardType, 'character'>, string>;

export const VALUE_SIGNS: Readonly<Record<Value, Sign>> = {
  ap: {
    path: 'M14.500 1.500 13.800 5 7.500 11.300l1.700 1.700-1.300 1.300-2.200-2.200-2.600 2.600-1.800-1.800 2.600-2.600-2.200-2.200L3 6.800l1.700 1.700L11 2.200Z',
    color: 0xff9c7a,
  },
  dp: { path: 'M8 1 14 3v5q0 4.500-6 7.500Q2 12.500 2 8V3Z', color: 0x8ec6ff },
};

/** Five petals around an empty middle. */
function flower(): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const way = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    const [x, y] = [8 + 4.5 * Math.cos(way), 8 + 4.5 * Math.sin(way)];
    return `M${(x - 3).toFixed(2)} ${y.toFixed(2)}a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z`;
  });
  return petals.join('');
}

export const KEYWORD_SIGNS: Readonly<Record<KeywordName, Sign>> = {
  active: { path: 'M9.500 0 2.500 9h4.700L6 16l7.500-9.600H8.800Z', color: 0xe08a1c },
  natural: { path: flower(), color: 0x2f8f55 },
  break: { path: 'M6.500 1h3l-.500 9h-2ZM8 11.500a1.700 1.700 0 1 1-.1 0Z', color: 0xd2452f },
  forcedApproach: {
    path: 'M2 1.500 8 6l6-4.500v4L8 10 2 5.500Zm0 5.500 6 4.500L14 7v4l-6 4.500L2 11Z',
    color: 0xa8447f,
  },
};
export const isKeyword = (icon: string): icon is KeywordName => icon in KEYWORD_SIGNS;
/** It may not: a ring with a bar. */
export const BARRED = {
  path: 'M8 1a7 7 0 1 1-.1 0ZM8 3.200a4.800 4.800 0 0 0-3.800 7.700l6.700-6.700A4.800 4.800 0 0 0 8 3.200Zm3.800 1.900-6.700 6.700a4.800 4.800 0 0 0 6.700-6.700Z',
};
/** It sleeps on: a moon. Its text is struck out. Nobody aims at it: cross-hairs. */
export const RESTRICTION_SIGNS = {
  wake: 'M10 1.500A6.800 6.800 0 1 0 14.500 11 5.800 5.800 0 0 1 10 1.500Z',
  useText: 'M2 2.500h12v2H2ZM0 7h16v2.200H0ZM2 11.700h8v2H2Z',
  target: 'M7 0h2v3.700H7ZM7 12.300h2V16H7ZM0 7h3.700v2H0ZM12.300 7H16v2h-3.700ZM8 4.800a3.200 3.200 0 1 1-.1 0Z',
} as const;
/** Only just entered: a bud with two leaves. Already out this turn: two footprints. */
export const ENTERED: Sign = {
  path: 'M7.200 15V9.500Q2 9.800 1.500 4q5 0 6.500 3.200Q9.500 2.500 14.500 2q0 6.500-5.700 7.300V15Z',
  color: 0x3d9a58,
};
export const APPROACHED: Sign = {
  path: 'M4.500 1q2.500 0 2.500 3.500Q7 7 6.300 8.500H3.200Q2 6.500 2 4.500 2 1 4.500 1ZM3.300 9.700h3q.200 2.600-1.500 2.600T3.300 9.700ZM11.500 3.700q2.500 0 2.500 3.500 0 2-1.200 4H9.700Q9 9.700 9 7.200q0-3.500 2.500-3.500Zm-1.800 8.700h3q.200 2.600-1.500 2.600t-1.500-2.600Z',
  color: 0x566074,
};

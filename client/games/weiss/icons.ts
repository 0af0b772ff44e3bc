// The icons printed on cards.
import { type Badge, paintBadge } from '../../art/badge.ts';

const ICONS: Readonly<Record<string, Badge>> = {
  soul: { path: 'M8 1.5 14 8 8 14.5 2 8Z', color: 0xc8402f },
  return: { path: 'M3 9 8 3v3c4 0 6 3 5 7-1-2-2-3-5-3v3Z', color: 0x3c8fd0 },
  pool: { path: 'M3 6h10l-1 8H4Zm2-1a3 3 0 0 1 6 0Z', color: 0x8f5fc4 },
  comeback: { path: 'M4 2h6v12H4Zm7 4.5h3l-3 4Z', color: 0xb0392b },
  draw: { path: 'M2 4q3-2 6 0 3-2 6 0v9q-3-2-6 0-3-2-6 0Z', color: 0x2f9560 },
  shot: { path: 'M8 1q5 5 4 9a4 4 0 0 1-8 0q0-2 2-4 0 2 1 3 2-3 1-8Z', color: 0xd9701f },
  treasure: { path: 'M2 7h12v7H2Zm1-1.2q5-5.5 10 0Z', color: 0xb58a12 },
  gate: { path: 'M2 14V7q6-8 12 0v7h-4V9.5q-2-2-4 0V14Z', color: 0x2f6fb4 },
  standby: { path: 'M8 2 14 8h-4v6H6V8H2Z', color: 0x1f9a94 },
  choice: { path: 'M8 1.5 10 6h4.6l-3.7 3 1.4 5L8 11.2 3.7 14l1.4-5L1.400 6H6Z', color: 0xc24d93 },
  chance: { path: 'M2 5 7.500 2.500v9L2 14ZM8.500 4.500 14 2v9L8.500 13.500Z', color: 0x5f8f2a },
  discovery: { path: 'M8 1 9.500 6.500 15 8 9.500 9.500 8 15 6.500 9.500 1 8 6.500 6.500Z', color: 0x0f7f8f },
  focus: { path: 'M8 5a3 3 0 1 1-.1 0ZM7 1h2v3H7ZM7 12h2v3H7ZM1 7h3v2H1ZM12 7h3v2h-3Z', color: 0x4b5fc0 },
  counter: { path: 'M9.500 1 3 9h4l-1.500 6L13 6.500H8.500Z', color: 0x39435c },
};
const UNKNOWN: Badge = { path: 'M8 2a6 6 0 1 1-.1 0Z', color: 0x666f85 };

/** Paints an icon into a round of diameter `d` around a point. */
export const paintIcon = (ctx: CanvasRenderingContext2D, icon: string, x: number, y: number, d: number): void =>
  paintBadge(ctx, ICONS[icon] ?? UNKNOWN, x, y, d);

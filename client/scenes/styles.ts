// The text styles of the board: every short text on the canvas is one of these.
import { CJK, familiesIn } from '../styles/cjk.ts';
import { palette } from '../styles/palette.ts';
import { cardLanguage } from '../text/card-text.ts';
import { css } from './colors.ts';

export const DISPLAY = `"Bricolage Grotesque Variable", ${CJK}, "Trebuchet MS", system-ui, sans-serif`;
export const BODY = `"Figtree Variable", ${CJK}, system-ui, -apple-system, "Segoe UI", sans-serif`;
/** Letters that Chinese and Japanese share have the forms of the language in which cards are read. */
export const inForms = (font: string): string => font.replace(CJK, familiesIn(cardLanguage.peek()));

export interface TextStyle {
  /** Logical units. */
  readonly size: number;
  readonly weight: number;
  readonly family: string;
  readonly color: string;
  readonly back?: string;
  readonly edge?: string;
  readonly padX?: number;
  readonly padY?: number;
  readonly minW?: number;
  readonly shape?: 'round' | 'diamond';
}

const plate = { family: DISPLAY, weight: 700, padX: 7, padY: 3, back: css(palette.nightDeep, 0.88) } as const;

export const TEXT_STYLES = {
  count: { ...plate, size: 20, color: css(palette.text), edge: css(palette.line), minW: 34 },
  hand: { ...plate, size: 24, color: css(palette.text), edge: css(palette.line), minW: 44, padY: 4 },
  life: { ...plate, size: 34, color: css(palette.text), edge: css(palette.line), minW: 66, padY: 4 },
  lifeLow: { ...plate, size: 34, color: css(palette.danger), edge: css(palette.danger), minW: 66, padY: 4 },
  power: { ...plate, size: 23, color: css(palette.text), edge: css(0xffffff, 0.22), minW: 72 },
  powerUp: { ...plate, size: 23, color: css(palette.good), edge: css(palette.good, 0.7), minW: 72 },
  powerDown: { ...plate, size: 23, color: css(palette.danger), edge: css(palette.danger, 0.7), minW: 72 },
  badge: {
    ...plate,
    size: 18,
    color: css(0xffffff),
    back: css(0xb4362b),
    edge: css(0xffd9c9, 0.8),
    shape: 'diamond',
    padX: 10,
    padY: 6,
  },
  badgeUp: {
    ...plate,
    size: 18,
    color: css(palette.onAccent),
    back: css(palette.accent),
    edge: css(0xffffff, 0.9),
    padX: 10,
    padY: 6,
    shape: 'diamond',
  },
  order: {
    ...plate,
    size: 20,
    color: css(palette.onAccent),
    back: css(palette.accent),
    edge: css(0xffffff, 0.9),
    minW: 34,
    padY: 5,
  },
  attackPlain: { ...plate, size: 22, color: css(0xffffff), back: css(0xa82a21), padX: 14, padY: 5 },
  attackBold: { ...plate, size: 22, color: css(palette.onAccent), back: css(palette.accent), padX: 14, padY: 5 },
  attackSly: { ...plate, size: 20, color: css(0xffffff), back: css(0x5f3f9c), padX: 12, padY: 5 },
  /** A name on the table itself, with so much ground of its own that it is read across an arrow. */
  chalk: { ...plate, size: 19, color: css(0xf0ecdf, 0.9), back: css(palette.nightDeep, 0.66), padX: 6, padY: 1 },
  attackHelp: { ...plate, size: 22, color: css(0x06281a), back: css(0x63cfa0), padX: 12, padY: 4 },
  markGood: {
    ...plate,
    size: 22,
    color: css(palette.good),
    back: css(palette.nightDeep, 0.94),
    edge: css(palette.good),
    padX: 12,
    padY: 8,
  },
  markBad: {
    ...plate,
    size: 22,
    color: css(palette.danger),
    back: css(palette.nightDeep, 0.94),
    edge: css(palette.danger),
    padX: 12,
    padY: 8,
  },
} as const satisfies Record<string, TextStyle>;
export type TextStyleName = keyof typeof TEXT_STYLES;

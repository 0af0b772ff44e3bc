// Draws what cards do to each other, done or foreseen: the arrow, what it says, and what becomes of the cards.
import { palette } from '../styles/palette.ts';
import { along, arrowOutline, boundsOfPoints } from './arrow.ts';
import { css, lighter } from './colors.ts';
import { meet } from './geometry.ts';
import type { ShownArrow } from './look.ts';
import { leaveOut } from './paint.ts';
import { type Plate, textPlate } from './plate-layer.ts';
import type { TextStyleName } from './styles.ts';

interface Tone {
  readonly color: number;
  readonly width: number;
  readonly z: number;
  readonly dash?: true;
}
/** Under the plates of values, which an arrow must not hide. */
const UNDER_VALUES = 44;
const TONES: Readonly<Record<ShownArrow['tone'], Tone>> = {
  plain: { color: 0xf0483c, width: 34, z: UNDER_VALUES },
  bold: { color: palette.accent, width: 46, z: UNDER_VALUES },
  sly: { color: 0xb48cf2, width: 24, z: UNDER_VALUES, dash: true },
  help: { color: 0x63cfa0, width: 22, z: UNDER_VALUES },
  thread: { color: 0xe8e2d2, width: 6, z: UNDER_VALUES },
  link: { color: 0xe8e2d2, width: 6, z: 59 },
};
const MARGIN = 16;

/** One that is only foreseen is fainter. */
export function arrowPlates(arrows: readonly ShownArrow[], text: number, foreseen: boolean): Plate[] {
  return arrows.flatMap((arrow) => {
    const { label, marks } = arrow;
    const key = `aim.${foreseen ? 'maybe.' : ''}${arrow.key}`;
    return [
      arrowPlate(`${key}.arrow`, arrow, foreseen ? 0.72 : 0.94),
      ...(label === '' ? [] : [labelPlate(`${key}.label`, arrow, text)]),
      ...marks.map(({ of, at, text: word, good }, i) => ({
        ...textPlate(`${key}.mark.${i}`, word, good ? 'markGood' : 'markBad', at, 95, 1, text),
        of,
      })),
    ];
  });
}
const LABELS = {
  plain: 'attackPlain',
  bold: 'attackBold',
  sly: 'attackSly',
  help: 'attackHelp',
  thread: 'count',
  link: 'count',
} as const satisfies Record<ShownArrow['tone'], TextStyleName>;

export const widthOf = ({ tone, width }: Pick<ShownArrow, 'tone' | 'width'>): number => width ?? TONES[tone].width;

export const labelPlate = (key: string, { label, tone, labelAt }: ShownArrow, text: number): Plate =>
  textPlate(key, label, LABELS[tone], labelAt, 94, 1, text);
function arrowPlate(key: string, arrow: ShownArrow, alpha: number): Plate {
  const { tone, path, below = [] } = arrow;
  const { color, z, dash } = TONES[tone];
  const outline = arrowOutline(path, widthOf(arrow));
  const box = boundsOfPoints(outline, MARGIN);
  const above = below.filter((one) => meet(one, box));
  const { x: left, y: top } = box;
  return {
    key,
    frame: `${key}:${Math.round(box.w)}x${Math.round(box.h)}`,
    signature: JSON.stringify([tone, path, above]),
    box,
    z,
    alpha,
    paint(ctx) {
      ctx.translate(-left, -top);
      leaveOut(ctx, box, above);
      ctx.beginPath();
      for (const point of outline) ctx.lineTo(point.x, point.y);
      ctx.closePath();
      const tail = along(path, 0);
      const tip = along(path, 1);
      const shade = ctx.createLinearGradient(tail.x, tail.y, tip.x, tip.y);
      shade.addColorStop(0, css(color, 0.12));
      shade.addColorStop(0.35, css(color, 0.85));
      shade.addColorStop(1, css(lighter(color, 0.25)));
      ctx.save();
      ctx.shadowColor = css(palette.nightDeep, 0.9);
      ctx.shadowBlur = 14;
      ctx.fillStyle = shade;
      ctx.fill();
      ctx.restore();
      ctx.lineWidth = 2;
      ctx.lineJoin = 'round';
      ctx.strokeStyle = css(lighter(color, 0.6), 0.9);
      if (dash) ctx.setLineDash([9, 6]);
      ctx.stroke();
    },
  };
}

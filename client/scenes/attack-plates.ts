// Draws attacks, made or foreseen: the arrow, its kind with its damage, and what becomes of both cards.
import { palette } from '../styles/palette.ts';
import { along, arrowOutline, boundsOfPoints } from './arrow.ts';
import { css, lighter } from './colors.ts';
import type { ShownAttack } from './look.ts';
import { type Plate, textPlate } from './plate-layer.ts';

const TONES: Readonly<
  Record<ShownAttack['tone'], { readonly color: number; readonly width: number; readonly dash: boolean }>
> = {
  plain: { color: 0xf0483c, width: 34, dash: false },
  bold: { color: palette.accent, width: 46, dash: false },
  sly: { color: 0xb48cf2, width: 24, dash: true },
};
const MARGIN = 16;

/** One that is only foreseen is fainter. */
export function attackPlates(attacks: readonly ShownAttack[], text: number, foreseen: boolean): Plate[] {
  return attacks.flatMap((attack) => {
    const key = `attack.${foreseen ? 'maybe.' : ''}${attack.kind}`;
    return [
      arrowPlate(key, attack, foreseen ? 0.72 : 0.94),
      textPlate(`${key}.label`, attack.label, KINDS[attack.tone], attack.labelAt, 94, 1, text),
      ...attack.marks.map(({ at, text: word, good }, i) =>
        textPlate(`${key}.mark.${i}`, word, good ? 'markGood' : 'markBad', at, 95, 1, text),
      ),
    ];
  });
}
const KINDS = { plain: 'attackPlain', bold: 'attackBold', sly: 'attackSly' } as const;

function arrowPlate(key: string, attack: ShownAttack, alpha: number): Plate {
  const { color, width, dash } = TONES[attack.tone];
  const outline = arrowOutline(attack.path, width);
  const box = boundsOfPoints(outline, MARGIN);
  const { x: left, y: top } = box;
  return {
    key: `${key}.arrow`,
    frame: `${key}.arrow:${Math.round(box.w)}x${Math.round(box.h)}`,
    signature: JSON.stringify(attack.path),
    box,
    // Under the plates of power and soul, which it must not hide.
    z: 44,
    alpha,
    paint(ctx) {
      ctx.translate(-left, -top);
      ctx.beginPath();
      for (const point of outline) ctx.lineTo(point.x, point.y);
      ctx.closePath();
      const tail = along(attack.path, 0);
      const tip = along(attack.path, 1);
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

// What stands on and beside the characters: their values, marks and changes, and the grey of those that have fallen.
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import { type Box, boxAround, type Size } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { paintMark, paintSign, roundRect, write } from '../../scenes/paint.ts';
import { type Plate, textPlate } from '../../scenes/plate-layer.ts';
import { DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { valueNow } from '../../table/shown.ts';
import { type Counted, paintStats } from './counters.ts';
import { VALUES } from './icons.ts';
import { type Badge, badgesOf, type Mark, marksOf } from './marks.ts';
import type { Places } from './places.ts';
import { lanesOf, poseOf, type Standing, standingOf } from './standing.ts';
import { badgeBoxes, fallenName, markBox, statsBox, WRITTEN_Z } from './written.ts';

type Ctx = CanvasRenderingContext2D;
export type PaintFace = (ctx: Ctx, size: Size, print: CardPrint) => void;
const Z = { fallen: 26, stats: WRITTEN_Z, out: WRITTEN_Z, mark: 46, badge: 47 } as const;

export interface View {
  readonly game: GameFront;
  readonly places: Places;
  readonly bottom: Seat;
  readonly words: Words;
  readonly paintFace: PaintFace;
}

export const characterPlates = (view: View, model: TableModel): Plate[] =>
  SEATS.flatMap((seat) =>
    lanesOf(model, seat).flatMap((handle) => {
      const standing = standingOf(view.places, model, view.bottom, handle);
      if (standing === undefined) return [];
      const at = { handle, standing };
      const plates = standing.out ? fallen(view, model, at) : standingPlates(view, model, at);
      return plates.map((plate): Plate => ({ ...plate, of: handle }));
    }),
  );
interface At {
  readonly handle: Handle;
  readonly standing: Standing;
}
const standingPlates = (view: View, model: TableModel, at: At): Plate[] => [
  statsPlate(view, model, at),
  ...marksOf(view.game, model, at.handle).map((mark, i) => markPlate(view.places, at, mark, i)),
  ...badgePlates(view.places, at, badgesOf(model, at.handle)),
];

function statsPlate({ game, places }: View, model: TableModel, { handle, standing }: At): Plate {
  const face = model.cards[handle] ?? { no: '' };
  const printed = game.print(face.no)?.numbers ?? {};
  const counted = (what: string): Counted => {
    const now = Math.max(0, valueNow(game, face, what) ?? 0);
    return { now, printed: printed[what] ?? now };
  };
  const counters = { hp: counted('hp'), spirit: counted('spirit') };
  const values = VALUES.map((what) => ({ what, ...counted(what) }));
  const box = statsBox(places, standing.lane, standing.own);
  return {
    key: `stats.${handle}`,
    frame: `stats.${handle}`,
    signature: JSON.stringify([counters, values]),
    box,
    z: Z.stats,
    paint: (ctx) => paintStats(ctx, box, counters, values),
  };
}

function markPlate(places: Places, { handle, standing }: At, { name, sign }: Mark, nth: number): Plate {
  const d = places.mark;
  return {
    key: `mark.${nth}.${handle}`,
    frame: `mark.${name}.${d}`,
    signature: '',
    box: markBox(places, standing, nth),
    z: Z.mark,
    paint: (ctx) => paintMark(ctx, sign, d),
  };
}

function badgePlates(places: Places, { handle, standing }: At, badges: readonly Badge[]): Plate[] {
  const boxes = badgeBoxes(places, standing, badges.length);
  return badges.map((one, i): Plate => {
    const box = boxes[i] as Box;
    return {
      key: `badge.${i}.${handle}`,
      frame: `badge.${one.name}.${one.by}.${one.turns}.${box.w}`,
      signature: '',
      box,
      z: Z.badge + i * 0.01,
      paint: (ctx) => paintBadge(ctx, box, one),
    };
  });
}
/** Its sign, by how much, and on a light tab how many turns are left. */
function paintBadge(ctx: Ctx, { w, h }: Size, { sign, by, good, turns, name }: Badge): void {
  const color = good ? palette.good : by === '' || name === 'poison' ? sign.color : palette.danger;
  roundRect(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, h * 0.3);
  ctx.fillStyle = css(darker(color, 0.84), 0.98);
  ctx.fill();
  const tab: Box = { x: w * 0.66, y: 2, w: w * 0.34 - 2, h: h - 4 };
  ctx.fillStyle = css(lighter(color, 0.72));
  roundRect(ctx, tab, h * 0.26);
  ctx.fill();
  roundRect(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, h * 0.3);
  ctx.strokeStyle = css(lighter(color, 0.1));
  ctx.lineWidth = 1.25;
  ctx.stroke();
  const written = { align: 'center', baseline: 'middle' } as const;
  const font = `750 ${Math.max(14, h * 0.6)}px ${DISPLAY}`;
  write(ctx, String(turns), tab.x + tab.w / 2, h * 0.53, {
    ...{ ...written, font, color: css(darker(color, 0.8)), room: tab.w - 2 },
  });
  const d = h * (by === '' ? 0.7 : 0.5);
  paintSign(ctx, sign.path, { x: by === '' ? tab.x / 2 : 3 + d / 2, y: h / 2 }, d, lighter(sign.color, 0.5));
  if (by === '') return;
  write(ctx, by, (3 + d + tab.x) / 2, h * 0.53, {
    ...{ ...written, font, color: css(lighter(color, 0.8)), room: tab.x - d - 4 },
  });
}

/** Its face without colour over the card that lies there, and a word across it. */
function fallen(
  { game, places, bottom, words, paintFace }: View,
  model: TableModel,
  { handle, standing }: At,
): Plate[] {
  const pose = poseOf(places, model, bottom, handle);
  const print = game.print(model.cards[handle]?.no ?? '');
  if (pose === undefined || print === undefined) return [];
  const box = boxAround(standing, pose);
  const { text } = places.format;
  return [
    {
      key: `fallen.${handle}`,
      frame: `fallen.${print.no}.${Math.round(box.w)}`,
      signature: '',
      box,
      z: Z.fallen,
      paint: (ctx) => paintFallen(ctx, box, print, paintFace),
    },
    fallenName(places, pose, handle, print),
    textPlate(`out.${handle}`, words('plate.out'), 'markBad', standing, Z.out, 0.9, text),
  ];
}
function paintFallen(ctx: Ctx, { w, h }: Size, print: CardPrint, paintFace: PaintFace): void {
  ctx.save();
  paintFace(ctx, { w, h }, print);
  ctx.restore();
  ctx.globalCompositeOperation = 'saturation';
  ctx.fillStyle = css(0x6b6b6b);
  ctx.fillRect(0, 0, w, h);
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = css(0x0a0d16, 0.5);
  ctx.fillRect(0, 0, w, h);
}

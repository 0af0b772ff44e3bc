// Draws what stands left of the mats: each player's plate, and between them the turn with its phases.
import type { Seat } from '../../shared/kernel/seat.ts';
import { palette } from '../styles/palette.ts';
import { css } from './colors.ts';
import type { Scene } from './compose.ts';
import type { Box } from './geometry.ts';
import type { Vital } from './look.ts';
import { roundRect, write } from './paint.ts';
import type { Plate } from './plate-layer.ts';
import { BODY, DISPLAY } from './styles.ts';
import { boardText } from './text.ts';

export function sidePlates(scene: Scene): Plate[] {
  const { bottom, format } = scene;
  const top: Seat = bottom === 0 ? 1 : 0;
  return [namePlate(scene, top, format.foe), turnPlate(scene), namePlate(scene, bottom, format.own)];
}

function namePlate({ table, shown, look, bottom, options, words }: Scene, seat: Seat, box: Box): Plate {
  const status = table.status.value;
  const name = options.seatName(seat);
  const active = shown.facts['turnPlayer'] === seat;
  const vitals = look.vitals(shown, seat);
  const tags = [
    ...(status.bots[seat] ? [boardText('board.bot')] : []),
    ...(status.awaySince[seat] === null ? [] : [boardText('board.away')]),
  ];
  const tone = seat === bottom ? palette.you : palette.foe;
  return {
    key: `name.${seat}`,
    frame: `name.${seat}`,
    signature: JSON.stringify([name, active, vitals, tags, tone]),
    box,
    z: 5,
    paint(ctx) {
      roundRect(ctx, { x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 14);
      ctx.fillStyle = css(active ? palette.panelRaised : palette.panel, 0.96);
      ctx.fill();
      ctx.strokeStyle = active ? css(tone) : css(palette.line);
      ctx.lineWidth = active ? 2.5 : 1.25;
      ctx.stroke();
      roundRect(ctx, { x: 16, y: 14, w: 5, h: 24 }, 2.5);
      ctx.fillStyle = css(tone);
      ctx.fill();
      const tag = tags.join(' · ');
      const quiet = `600 14px ${BODY}`;
      const tagW =
        tag === '' ? 0 : write(ctx, tag, box.w - 16, 33, { font: quiet, color: css(palette.muted), align: 'right' });
      write(ctx, name, 31, 34, { font: `700 23px ${DISPLAY}`, color: css(palette.text), room: box.w - 56 - tagW });
      vitals.forEach((vital, i) => {
        paintVital(ctx, vital, words(vital.key), { x: 16, y: 44 + i * 32, w: box.w - 32, h: 32 }, tone);
      });
    },
  };
}

function paintVital(ctx: CanvasRenderingContext2D, vital: Vital, label: string, box: Box, tone: number): void {
  const { x, y, w } = box;
  write(ctx, label, x, y + 22, { font: `600 16px ${BODY}`, color: css(palette.muted), room: 56 });
  const said = vital.of === undefined ? String(vital.value) : `${vital.value}/${vital.of}`;
  write(ctx, said, x + w, y + 24, { font: `750 24px ${DISPLAY}`, color: css(palette.text), align: 'right' });
  const dots = vital.of ?? 0;
  const each = 15;
  for (let i = 0; i < dots; i++) {
    roundRect(ctx, { x: x + 60 + i * each, y: y + 9, w: each - 3.5, h: 15 }, 3);
    ctx.fillStyle = i < vital.value ? css(vital.value >= dots - 1 ? palette.danger : tone) : css(palette.line, 0.75);
    ctx.fill();
  }
}

function turnPlate({ table, shown, look, bottom, options, words, format }: Scene): Plate {
  const { turn, turnPlayer, phase } = shown.facts;
  const box = format.turn;
  const seat = turnPlayer === 0 || turnPlayer === 1 ? turnPlayer : null;
  const mine = seat !== null && seat === table.seat;
  const name = seat === null ? '' : options.seatName(seat);
  const owner = seat === null ? '' : mine ? boardText('board.yourTurn') : boardText('board.theirTurn', { name });
  const started = typeof turn === 'number' && turn > 0;
  const tone = seat === bottom ? palette.you : palette.foe;
  const names = look.phases.map((id) => words(`phase.${id}.short`));
  const now = look.phases.indexOf(typeof phase === 'string' ? phase : '');
  const head = now < 0 && typeof phase === 'string' ? words(`phase.${phase}.short`) : '';
  return {
    key: 'turn',
    frame: `turn.${format.name}`,
    signature: JSON.stringify([turn ?? null, owner, names, now, head, tone]),
    box,
    z: 5,
    paint(ctx) {
      const title = started ? boardText('board.turn', { n: turn }) : head;
      const titleW = write(ctx, title, 16, 32, { font: `750 27px ${DISPLAY}`, color: css(palette.text) });
      if (started) {
        const room = box.w - 44 - titleW;
        write(ctx, owner, box.w - 14, 32, { font: `650 16px ${BODY}`, color: css(tone), align: 'right', room });
      }
      paintPhases(ctx, names, now, { x: 8, y: 48, w: box.w - 16, h: box.h - 50 }, box.columns, tone);
    },
  };
}

/** The phases in order, down the columns; the current one is lit. */
function paintPhases(
  ctx: CanvasRenderingContext2D,
  names: readonly string[],
  now: number,
  box: Box,
  columns: number,
  tone: number,
): void {
  const rows = Math.ceil(names.length / columns);
  const each = { w: box.w / columns, h: box.h / rows };
  names.forEach((name, i) => {
    const x = box.x + Math.floor(i / rows) * each.w;
    const y = box.y + (i % rows) * each.h;
    const row: Box = { x, y, w: each.w - (columns > 1 ? 4 : 0), h: each.h - 3 };
    const lit = i === now;
    roundRect(ctx, row, 7);
    ctx.fillStyle = lit ? css(tone) : css(palette.panel, i < now ? 0.35 : 0.7);
    ctx.fill();
    write(ctx, name, row.x + 13, row.y + row.h / 2 + 1, {
      font: `${lit ? 750 : 550} ${lit ? 17 : 15.5}px ${BODY}`,
      color: lit ? css(palette.nightDeep) : css(i < now ? palette.muted : palette.text, i < now ? 0.65 : 0.85),
      baseline: 'middle',
      room: row.w - 20,
    });
  });
}

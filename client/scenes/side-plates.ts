// Draws what stands left of the mats: each player's plate, and between them the turn with its phases.
import type { TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import { palette } from '../styles/palette.ts';
import type { BoardOptions, LiveTable } from '../table/live-table.ts';
import { css } from './colors.ts';
import type { Box } from './geometry.ts';
import type { TableLook, Vital, Words } from './look.ts';
import { roundRect, write } from './paint.ts';
import type { Plate } from './plate-layer.ts';
import { BODY, DISPLAY } from './styles.ts';
import { boardText } from './text.ts';

const X = 14;
const W = 252;
const NAME_H = 132;
const FOE_Y = 36;
const OWN_Y = 756 - NAME_H;
const PHASE_H = 31;

export function sidePlates(
  table: LiveTable,
  model: TableModel,
  look: TableLook,
  bottom: Seat,
  options: BoardOptions,
  words: Words,
): Plate[] {
  const top: Seat = bottom === 0 ? 1 : 0;
  return [
    namePlate(table, model, look, top, { x: X, y: FOE_Y, w: W, h: NAME_H }, false, options, words),
    turnPlate(table, model, look, bottom, options, words),
    namePlate(table, model, look, bottom, { x: X, y: OWN_Y, w: W, h: NAME_H }, true, options, words),
  ];
}

function namePlate(
  table: LiveTable,
  model: TableModel,
  look: TableLook,
  seat: Seat,
  box: Box,
  own: boolean,
  options: BoardOptions,
  words: Words,
): Plate {
  const status = table.status.value;
  const name = options.seatName(seat);
  const active = model.facts['turnPlayer'] === seat;
  const vitals = look.vitals(model, seat);
  const tags = [
    ...(status.bots[seat] ? [boardText('board.bot')] : []),
    ...(status.awaySince[seat] === null ? [] : [boardText('board.away')]),
  ];
  const tone = own ? palette.you : palette.foe;
  return {
    key: `name.${seat}`,
    frame: `name.${seat}`,
    signature: JSON.stringify([name, active, vitals, tags, own]),
    box,
    z: 5,
    paint(ctx) {
      roundRect(ctx, { x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 14);
      ctx.fillStyle = css(active ? palette.panelRaised : palette.panel, 0.96);
      ctx.fill();
      ctx.strokeStyle = active ? css(tone) : css(palette.line);
      ctx.lineWidth = active ? 2.5 : 1.25;
      ctx.stroke();
      ctx.fillStyle = css(tone);
      roundRect(ctx, { x: 16, y: 17, w: 5, h: 24 }, 2.5);
      ctx.fill();
      const tag = tags.join(' · ');
      const tagW =
        tag === ''
          ? 0
          : write(ctx, tag, box.w - 16, 36, { font: `600 14px ${BODY}`, color: css(palette.muted), align: 'right' });
      write(ctx, name, 31, 37, { font: `700 24px ${DISPLAY}`, color: css(palette.text), room: box.w - 56 - tagW });
      vitals.forEach((vital, i) => {
        paintVital(ctx, vital, words(vital.key), 16, 58 + i * 35, box.w - 32, tone);
      });
    },
  };
}

function paintVital(
  ctx: CanvasRenderingContext2D,
  vital: Vital,
  label: string,
  x: number,
  y: number,
  w: number,
  tone: number,
): void {
  write(ctx, label, x, y + 21, { font: `600 16px ${BODY}`, color: css(palette.muted) });
  const said = vital.of === undefined ? String(vital.value) : `${vital.value}/${vital.of}`;
  write(ctx, said, x + w, y + 23, { font: `750 24px ${DISPLAY}`, color: css(palette.text), align: 'right' });
  const dots = vital.of ?? 0;
  const each = Math.min(15, 100 / Math.max(1, dots));
  const first = x + 66;
  for (let i = 0; i < dots; i++) {
    const box = { x: first + i * each, y: y + 9, w: each - 3.5, h: 14 };
    roundRect(ctx, box, 3);
    ctx.fillStyle = i < vital.value ? css(vital.value >= dots - 1 ? palette.danger : tone) : css(palette.line, 0.75);
    ctx.fill();
  }
}

function turnPlate(
  table: LiveTable,
  model: TableModel,
  look: TableLook,
  bottom: Seat,
  options: BoardOptions,
  words: Words,
): Plate {
  const { turn, turnPlayer, phase } = model.facts;
  const h = 70 + look.phases.length * PHASE_H + 10;
  const box: Box = { x: X, y: (FOE_Y + NAME_H + OWN_Y) / 2 - h / 2, w: W, h };
  const seat = turnPlayer === 0 || turnPlayer === 1 ? turnPlayer : null;
  const mine = seat !== null && seat === table.seat;
  const owner =
    seat === null
      ? ''
      : mine
        ? boardText('board.yourTurn')
        : boardText('board.theirTurn', { name: options.seatName(seat) });
  const started = typeof turn === 'number' && turn > 0;
  const tone = seat === bottom ? palette.you : palette.foe;
  const names = look.phases.map((name) => words(`phase.${name}`));
  const now = look.phases.indexOf(typeof phase === 'string' ? phase : '');
  const head = now < 0 && typeof phase === 'string' ? words(`phase.${phase}`) : '';
  return {
    key: 'turn',
    frame: 'turn',
    signature: JSON.stringify([turn ?? null, owner, names, now, head, tone]),
    box,
    z: 5,
    paint(ctx) {
      const title = started ? boardText('board.turn', { n: turn }) : head;
      const titleW = write(ctx, title, 16, 32, { font: `750 28px ${DISPLAY}`, color: css(palette.text) });
      if (started) {
        write(ctx, owner, box.w - 14, 32, {
          font: `650 16px ${BODY}`,
          color: css(tone),
          align: 'right',
          room: box.w - 44 - titleW,
        });
      }
      names.forEach((name, i) => {
        const row: Box = { x: 8, y: 50 + i * PHASE_H, w: box.w - 16, h: PHASE_H - 3 };
        const lit = i === now;
        roundRect(ctx, row, 7);
        ctx.fillStyle = lit ? css(tone) : css(palette.panel, i < now ? 0.35 : 0.7);
        ctx.fill();
        write(ctx, name, row.x + 14, row.y + row.h / 2 + 1, {
          font: `${lit ? 750 : 550} ${lit ? 17 : 15.5}px ${BODY}`,
          color: lit ? css(palette.nightDeep) : css(i < now ? palette.muted : palette.text, i < now ? 0.6 : 0.82),
          baseline: 'middle',
        });
      });
    },
  };
}

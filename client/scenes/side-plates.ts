// Draws what stands in the corners: each player's plate, and the turn with its phases.
import type { TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import { palette } from '../styles/palette.ts';
import { css, lighter } from './colors.ts';
import type { Scene } from './compose.ts';
import type { Format } from './format.ts';
import type { Box } from './geometry.ts';
import type { Vital } from './look.ts';
import { roundRect, surface, write } from './paint.ts';
import type { Plate } from './plate-layer.ts';
import { BODY, DISPLAY } from './styles.ts';
import { boardText } from './text.ts';

type Ctx = CanvasRenderingContext2D;
const isOver = ({ facts }: TableModel): boolean => (facts['result'] ?? null) !== null;
/** Muted, but legible on a raised panel. */
const QUIET = css(lighter(palette.muted, 0.16));

export function sidePlates(scene: Scene): Plate[] {
  const { bottom, format } = scene;
  const top: Seat = bottom === 0 ? 1 : 0;
  return [namePlate(scene, top, format.foe), turnPlate(scene), namePlate(scene, bottom, format.own)];
}

/** Sizes of a player's plate, by how much room it has. */
type Sizes = (typeof LARGE | typeof SMALL) & Pick<Format, 'pad'>;
const LARGE = { name: 26, baseline: 40, tag: 16, label: 17, value: 26, gauged: 44, bar: 24 } as const;
const SMALL = { name: 19, baseline: 25, tag: 14, label: 15, value: 19, gauged: 26, bar: 16 } as const;

function namePlate({ table, shown, look, bottom, options, words, format }: Scene, seat: Seat, box: Box): Plate {
  const status = table.status.value;
  const name = options.seatName(seat);
  const active = shown.facts['turnPlayer'] === seat && !isOver(shown);
  const vitals = look.vitals(shown, seat, bottom);
  const tags = [
    ...(status.bots[seat] ? [boardText('board.bot')] : []),
    ...(status.awaySince[seat] === null ? [] : [boardText('board.away')]),
  ];
  const tone = seat === bottom ? palette.you : palette.foe;
  const set = { ...(format.name === 'low' ? SMALL : LARGE), pad: format.pad };
  return {
    key: `name.${seat}`,
    frame: `name.${seat}.${format.name}`,
    signature: JSON.stringify([name, active, vitals, tags, tone]),
    box,
    z: 5,
    paint(ctx) {
      surface(ctx, { x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 14, active ? palette.panelRaised : palette.panel);
      ctx.strokeStyle = active ? css(tone) : css(palette.line);
      ctx.lineWidth = active ? 2.5 : 1.25;
      ctx.stroke();
      roundRect(ctx, { x: set.pad, y: set.baseline - set.bar * 0.84, w: 5, h: set.bar }, 2.5);
      ctx.fillStyle = css(tone);
      ctx.fill();
      const tag = tags.join(' · ');
      const quiet = `600 ${set.tag}px ${BODY}`;
      const right = box.w - set.pad;
      const tagW =
        tag === '' ? 0 : write(ctx, tag, right, set.baseline - 1, { font: quiet, color: QUIET, align: 'right' });
      const room = right - set.pad - 14 - tagW - (tagW > 0 ? 8 : 0);
      const font = `700 ${set.name}px ${DISPLAY}`;
      write(ctx, name, set.pad + 14, set.baseline, { font, color: css(palette.text), room });
      for (const vital of vitals) paintVital(ctx, vital, words(vital.key), box, tone, set);
    },
  };
}

function paintVital(ctx: Ctx, vital: Vital, label: string, box: Box, tone: number, set: Sizes) {
  const { value, line, below, close } = vital;
  const gauged = below !== null && 'of' in below;
  const size = gauged ? set.gauged : set.value;
  const y = line - box.y + size * 0.74;
  const right = box.w - set.pad;
  const quiet = `600 ${set.label}px ${BODY}`;
  write(ctx, label, set.pad, y, { font: quiet, color: QUIET });
  const full = below === null ? 0 : gauged ? below.of : below.sockets.length;
  const ofW = full === 0 ? 0 : write(ctx, `/ ${full}`, right, y, { font: quiet, color: QUIET, align: 'right' }) + 8;
  write(ctx, String(value), right - ofW, y, {
    font: `750 ${size}px ${DISPLAY}`,
    color: css(close ? palette.danger : palette.text),
    align: 'right',
  });
  if (below === null) return;
  if ('sockets' in below) return paintSockets(ctx, below.sockets, box, tone);
  const bar: Box = { x: set.pad, y: y + set.label * 0.55, w: right - set.pad, h: set.label * 0.5 };
  paintGauge(ctx, bar, value / below.of, close ? palette.danger : tone);
}

function paintSockets(ctx: Ctx, sockets: readonly Box[], { x, y }: Box, tone: number): void {
  const last = sockets.length - 1;
  for (const [i, socket] of sockets.entries()) {
    roundRect(ctx, { ...socket, x: socket.x - x, y: socket.y - y }, 4);
    ctx.fillStyle = css(palette.nightDeep, 0.5);
    ctx.fill();
    ctx.strokeStyle = css(i === last ? palette.danger : tone, i === last ? 0.6 : 0.2);
    ctx.lineWidth = 1;
    ctx.stroke();
  }
}

/** How much there is left, as a bar. */
function paintGauge(ctx: Ctx, bar: Box, share: number, color: number): void {
  roundRect(ctx, bar, bar.h / 2);
  ctx.fillStyle = css(palette.nightDeep, 0.6);
  ctx.fill();
  if (share <= 0) return;
  roundRect(ctx, { ...bar, w: Math.max(bar.h, bar.w * Math.min(1, share)) }, bar.h / 2);
  ctx.fillStyle = css(color);
  ctx.fill();
}

function turnPlate({ table, shown, look, bottom, options, words, format }: Scene): Plate {
  const { turn, turnPlayer } = shown.facts;
  const phase = look.phaseOf(shown);
  const box = format.turn;
  const seat = turnPlayer === 0 || turnPlayer === 1 ? turnPlayer : null;
  const mine = seat !== null && seat === table.seat;
  const name = seat === null ? '' : options.seatName(seat);
  const owner = seat === null ? '' : mine ? boardText('board.yourTurn') : boardText('board.theirTurn', { name });
  const started = typeof turn === 'number' && turn > 0;
  const tone = seat === bottom ? palette.you : palette.foe;
  const names = look.phases.map((id) => words(`phase.${id}.short`));
  const over = isOver(shown);
  const now = over ? -1 : look.phases.indexOf(phase);
  const current = over || phase === '' ? '' : words(`phase.${phase}.short`);
  const small = box.brief;
  return {
    key: 'turn',
    frame: `turn.${format.name}`,
    signature: JSON.stringify([turn ?? null, over, owner, names, now, current, tone]),
    box,
    z: 5,
    paint(ctx) {
      const whose = over ? boardText('board.over') : started ? owner : current;
      const size = small ? 21 : 31;
      const numbered = started ? boardText('board.turn', { n: turn }) : '';
      const quiet = `600 ${small ? 15 : 17}px ${BODY}`;
      const numberW =
        numbered === '' ? 0 : write(ctx, numbered, box.w - 4, size, { font: quiet, color: QUIET, align: 'right' });
      write(ctx, whose, 4, size, {
        font: `750 ${size}px ${DISPLAY}`,
        color: css(started && !over ? tone : palette.text),
        room: box.w - 16 - numberW,
      });
      if (small) return paintTrack(ctx, names.length, now, started ? current : '', box, tone);
      paintPhases(ctx, names, now, { x: 0, y: 48, w: box.w, h: box.h - 48 }, tone);
    },
  };
}

/** Where there is no room for their names: the current phase and one mark each. */
function paintTrack(ctx: Ctx, count: number, now: number, current: string, box: Box, tone: number): void {
  const textW = write(ctx, current, 4, 50, { font: `650 17px ${BODY}`, color: css(palette.text) });
  const left = Math.max(84, textW + 14);
  const each = (box.w - left - 4) / count;
  for (let i = 0; i < count; i++) {
    roundRect(ctx, { x: left + i * each, y: 40, w: each - 3, h: 7 }, 3);
    ctx.fillStyle = i === now ? css(tone) : css(palette.line, i < now ? 1 : 0.5);
    ctx.fill();
  }
}

/** The phases in order along a thread of light; the current one is lit. */
function paintPhases(ctx: Ctx, names: readonly string[], now: number, box: Box, tone: number): void {
  const each = box.h / names.length;
  names.forEach((name, i) => {
    const row: Box = { ...box, y: box.y + i * each, h: each - 3 };
    const lit = i === now;
    const past = i < now;
    const dot = { x: row.x + 13, y: row.y + row.h / 2 };
    if (lit) {
      surface(ctx, row, 9, tone);
    } else if (i + 1 < names.length && i + 1 !== now) {
      ctx.fillStyle = css(past ? tone : palette.line, past ? 0.45 : 0.8);
      ctx.fillRect(dot.x - 0.75, dot.y + 6, 1.5, each - 12);
    }
    ctx.beginPath();
    ctx.arc(dot.x, dot.y, lit ? 5 : 3.5, 0, Math.PI * 2);
    ctx.fillStyle = css(lit ? palette.nightDeep : past ? tone : lighter(palette.line, 0.12));
    ctx.fill();
    write(ctx, name, row.x + 30, row.y + row.h / 2 + 1, {
      font: `${lit ? 750 : 550} ${lit ? 19 : 17}px ${BODY}`,
      color: css(lit ? palette.nightDeep : past ? palette.muted : palette.text),
      baseline: 'middle',
      room: row.w - 36,
    });
  });
}

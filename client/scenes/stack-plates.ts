// The paper of the tickets of a stack of declarations; what stands on it is the game's.
import type { GameFront } from '../../shared/kernel/game.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import { palette } from '../styles/palette.ts';
import { css } from './colors.ts';
import type { Words } from './look.ts';
import { roundRect, surface } from './paint.ts';
import type { Plate } from './plate-layer.ts';
import { TICKET_Z, type Ticket } from './stack.ts';

type Ctx = CanvasRenderingContext2D;

/** What the lines of a ticket are written from. */
export interface StackView<Places> {
  readonly game: GameFront;
  readonly places: Places;
  readonly bottom: Seat;
  readonly words: Words;
  readonly playerName: (seat: Seat) => string;
}
/** What every ticket says. */
export interface TicketLines {
  readonly kind: string;
  readonly who: string;
  readonly negated: boolean;
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A plate for each ticket, in the colour of whoever declared it. */
export const stackPlates = <Link, Lines extends TicketLines>(
  tickets: readonly Ticket<Link>[],
  bottom: Seat,
  linesOf: (ticket: Ticket<Link>) => Lines,
  write: (ctx: Ctx, ticket: Ticket<Link>, lines: Lines, tone: number) => void,
): Plate[] =>
  tickets.map((ticket, nth) => {
    const { box, newest, seat, key } = ticket;
    const lines = linesOf(ticket);
    const own = seat === bottom;
    const tone = own ? palette.you : palette.foe;
    return {
      key: `ticket.${key}`,
      frame: `ticket.${newest}.${Math.round(box.h)}.${key}`,
      signature: JSON.stringify([lines, own]),
      box,
      z: TICKET_Z - 2 + nth * 0.1,
      paint(ctx) {
        paintPaper(ctx, ticket, tone);
        write(ctx, ticket, lines, tone);
      },
    };
  });

function paintPaper(ctx: Ctx, { box: { w, h }, newest }: Ticket<unknown>, tone: number): void {
  surface(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, 10, newest ? palette.panelRaised : palette.panel, 0.97);
  ctx.strokeStyle = css(tone, newest ? 0.95 : 0.5);
  ctx.lineWidth = newest ? 2.5 : 1.25;
  ctx.stroke();
}

/** Negated: struck through with a pen. */
export function strikeOut(ctx: Ctx, { w, h, head }: { w: number; h: number; head: number }): void {
  ctx.strokeStyle = css(palette.danger, 0.9);
  ctx.lineWidth = 3;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(10, h - 8);
  ctx.lineTo(w - 10, head + 8);
  ctx.stroke();
  roundRect(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, 10);
  ctx.lineWidth = 2;
  ctx.stroke();
}

// Paints the tickets of declarations: what kind it is, its card's name, who declared it, and what has become of its attack.
import type { TableModel } from '../../../shared/kernel/model.ts';
import { css, lighter } from '../../scenes/colors.ts';
import { write } from '../../scenes/paint.ts';
import type { Plate } from '../../scenes/plate-layer.ts';
import { INSET } from '../../scenes/stack.ts';
import { type StackView, stackPlates, strikeOut, type TicketLines } from '../../scenes/stack-plates.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { nameOf } from '../../text/card-text.ts';
import type { Places } from './places.ts';
import { type Ticket, ticketsOf } from './tickets.ts';

export type View = StackView<Places>;

export const ticketPlates = (view: View, model: TableModel): Plate[] =>
  stackPlates(
    ticketsOf(view.places, model),
    view.bottom,
    (ticket) => linesOf(view, ticket),
    (ctx, ticket, lines, tone) => writeTicket(ctx, view.places, ticket, lines, tone),
  );

interface Lines extends TicketLines {
  readonly name: string;
  /** `+2 Power`, or how much weaker its attack has become. */
  readonly more: string;
}
export function linesOf({ game, words, playerName }: View, { link, seat, no }: Ticket): Lines {
  const kind = link === null ? 'ticket.declaring' : link.negated ? 'ticket.negated' : `ticket.${link.kind}`;
  const { boost = 0, weaker = 0 } = link ?? {};
  const more = [
    ...(boost > 0 ? [words('ticket.boost', { n: boost })] : []),
    ...(weaker > 0 ? [words('ticket.weaker', { n: weaker })] : []),
  ];
  return {
    ...{ kind: words(kind), name: no === undefined ? '' : nameOf(game, no).text, more: more.join(' ') },
    ...{ who: playerName(seat), negated: link?.negated === true },
  };
}

type Ctx = CanvasRenderingContext2D;

function writeTicket(ctx: Ctx, { format }: Places, ticket: Ticket, lines: Lines, tone: number): void {
  const { box, size, newest, head } = ticket;
  const { w, h } = box;
  const left = INSET + size.w + 8;
  const kind = css(lines.negated ? palette.danger : palette.text);
  const quiet = css(lighter(palette.muted, 0.4));
  if (newest)
    write(ctx, lines.kind, INSET + 2, head * 0.66, {
      font: `750 ${20 * format.text}px ${DISPLAY}`,
      ...{ color: kind, baseline: 'middle', room: w - 2 * INSET - 4 },
    });
  const below = [
    { said: lines.name, weight: 600, color: quiet },
    ...(newest ? [] : [{ said: lines.kind, weight: 700, color: kind }]),
    { said: lines.who, weight: 650, color: css(tone) },
    ...(lines.more === '' ? [] : [{ said: lines.more, weight: 700, color: css(palette.accent) }]),
  ];
  const each = 19 * format.text;
  const shown = below.slice(0, Math.max(1, Math.floor((h - head - 6) / each)));
  const top = head + (h - head) / 2 - ((shown.length - 1) * each) / 2;
  for (const [i, { said, weight, color }] of shown.entries())
    write(ctx, said, left, top + i * each, {
      font: `${weight} ${16 * format.text}px ${BODY}`,
      ...{ color, baseline: 'middle', room: w - left - INSET },
    });
  if (lines.negated) strikeOut(ctx, { w, h, head });
}

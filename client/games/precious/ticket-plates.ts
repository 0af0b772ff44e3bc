// Paints the tickets of declarations: what kind it is, its card's name, who declared it, and whether it was negated.
import type { TableModel } from '../../../shared/kernel/model.ts';
import { css, lighter } from '../../scenes/colors.ts';
import { write } from '../../scenes/paint.ts';
import type { Plate } from '../../scenes/plate-layer.ts';
import { INSET } from '../../scenes/stack.ts';
import { capital, type StackView, stackPlates, strikeOut, type TicketLines } from '../../scenes/stack-plates.ts';
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
  /** In one line or in two. */
  readonly name: readonly string[];
}
function linesOf({ game, words, playerName }: View, { link, seat, no, newest }: Ticket): Lines {
  const name = no === undefined ? '' : nameOf(game, no).text;
  const kind = link === null ? words('chain.declaring') : words(link.negated ? 'chain.negated' : `kind.${link.kind}`);
  return {
    kind: capital(kind),
    name: newest ? halves(name) : [name],
    who: playerName(seat),
    negated: link?.negated === true,
  };
}
/** A longer name in two lines of much the same length. */
export function halves(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/[ ・]/g)].map(({ index }) => index);
  const [at] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined || name.length < 12 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

type Ctx = CanvasRenderingContext2D;

function writeTicket(ctx: Ctx, { format }: Places, ticket: Ticket, lines: Lines, tone: number): void {
  const { box, size, newest, head } = ticket;
  const { w, h } = box;
  const left = INSET + size.w + 8;
  const kind = css(lines.negated ? palette.danger : palette.text);
  const big = `750 ${20 * format.text}px ${DISPLAY}`;
  if (newest)
    write(ctx, lines.kind, INSET + 2, head * 0.66, {
      font: big,
      color: kind,
      baseline: 'middle',
      room: w - 2 * INSET - 4,
    });
  const below: (readonly [string, number, string])[] = [
    ...(newest ? [] : [[lines.kind, 700, kind] as const]),
    ...lines.name.map((part) => [part, 600, css(lighter(palette.muted, 0.4))] as const),
    [lines.who, 650, css(tone)],
  ];
  const each = 19 * format.text;
  const shown = fitted(h - head, each, below, newest ? 0 : 1);
  const top = head + (h - head) / 2 - ((shown.length - 1) * each) / 2;
  for (const [i, [said, weight, color]] of shown.entries())
    write(ctx, said, left, top + i * each, {
      font: `${weight} ${16 * format.text}px ${BODY}`,
      ...{ color, baseline: 'middle', room: w - left - INSET },
    });
  if (lines.negated) strikeOut(ctx, { w, h, head });
}
/** As many lines as there is room for, those in front first; where that is a single one, the one that says most. */
export function fitted<T>(high: number, each: number, lines: readonly T[], telling: number): readonly T[] {
  const room = Math.floor((high - 6) / each);
  return room < 2 ? lines.slice(telling, telling + 1) : lines.slice(0, room);
}

// The chain as a stack of declarations beside the field: the newest on top, each with its card, its kind and who declared it.
import type { TableModel } from '../../../shared/kernel/model.ts';
import { css, lighter } from '../../scenes/colors.ts';
import type { LaidCard } from '../../scenes/look.ts';
import { roundRect, write } from '../../scenes/paint.ts';
import type { Plate } from '../../scenes/plate-layer.ts';
import { INSET, type Ticket as StackTicket, stackCards, ticketsOf as ticketsIn } from '../../scenes/stack.ts';
import { capital, type StackView, stackPlates, type TicketLines } from '../../scenes/stack-plates.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { nameOf } from '../../text/card-text.ts';
import { linksOf, type ShownLink } from './facts.ts';
import { keptBy } from './kept.ts';
import type { Places } from './places.ts';

export type Ticket = StackTicket<ShownLink>;

export const ticketsOf = ({ chain, newest, older }: Places, model: TableModel): Ticket[] =>
  ticketsIn({ zone: 'chain', box: chain, newest, older, head: 0 }, model, linksOf(model));
export const chainCards = (places: Places, model: TableModel): LaidCard[] =>
  stackCards('chain', model, ticketsOf(places, model));

type ChainView = StackView<Places>;

export const ticketPlates = (view: ChainView, model: TableModel): Plate[] =>
  stackPlates(
    ticketsOf(view.places, model),
    view.bottom,
    (ticket) => linesOf(view, ticket),
    (ctx, ticket, lines, tone) => writeTicket(ctx, view, ticket, lines, tone),
  );

interface Lines extends TicketLines {
  readonly name: string;
  /** What it keeps for its cost, empty where that is nothing; the name can be read on its card, too. */
  readonly kept: string;
}
function linesOf({ game, words, playerName }: ChainView, { link, seat, no }: Ticket): Lines {
  const name = no === undefined ? '' : nameOf(game, no).text;
  if (link === null) return { kind: words('chain.declaring'), name, kept: '', who: playerName(seat), negated: false };
  const { kind, ability, negated } = link;
  const basic = ability === null ? undefined : game.abilityName?.(ability.no, ability.path);
  return {
    kind: negated ? words('chain.negated') : capital(words(basic ?? `kind.${kind}`)),
    name,
    kept: keptBy(link, words),
    who: playerName(seat),
    negated,
  };
}

type Ctx = CanvasRenderingContext2D;
/** Heights of a ticket that hold all three lines, or two. */
const THREE_LINES = 62;
const TWO_LINES = 38;

function writeTicket(ctx: Ctx, { places }: ChainView, { box, size, newest }: Ticket, lines: Lines, tone: number): void {
  const { w, h } = box;
  const { text } = places.format;
  roundRect(ctx, { x: 1, y: 8, w: 4, h: h - 16 }, 2);
  ctx.fillStyle = css(tone);
  ctx.fill();
  const left = INSET + size.w + 10;
  const line = (said: string, y: number, font: string, color: number, room = w - left - 10, x = left): number =>
    write(ctx, said, x, h / 2 + y, { font, color: css(color), room, baseline: 'middle' });
  const kind = lines.negated ? palette.danger : palette.text;
  const quiet = lighter(palette.muted, 0.3);
  const scale = newest ? 1.1 * text : text;
  if (h >= THREE_LINES * text) {
    line(lines.kind, -19 * scale, `750 ${20 * scale}px ${DISPLAY}`, kind);
    line(lines.kept || lines.name, scale, `600 ${16.5 * scale}px ${BODY}`, quiet);
    line(lines.who, 19 * scale, `650 ${16.5 * scale}px ${BODY}`, tone);
    return;
  }
  const two = h >= TWO_LINES * text;
  const y = two ? -9 * text : 0;
  const used = line(lines.kind, y, `750 ${17 * text}px ${DISPLAY}`, kind, (w - left) * 0.5);
  const rest = left + used + 8;
  line((!two && lines.kept) || lines.who, y, `650 ${16 * text}px ${BODY}`, tone, w - rest - 10, rest);
  if (two) line(lines.kept || lines.name, 9 * text, `600 ${16 * text}px ${BODY}`, quiet);
}

// The chain as a stack of declarations beside the field: the newest on top, each with its card, its kind and who declared it.
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { css, lighter } from '../../scenes/colors.ts';
import { type Box, centreOf, type Point, type Size } from '../../scenes/geometry.ts';
import type { LaidCard, Words } from '../../scenes/look.ts';
import { roundRect, surface, write } from '../../scenes/paint.ts';
import type { Plate } from '../../scenes/plate-layer.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { cardsIn } from '../../table/shown.ts';
import { nameOf } from '../../text/card-text.ts';
import { linksOf, type ShownLink } from './facts.ts';
import { keptBy } from './kept.ts';
import type { Places } from './places.ts';

/** One that is still being declared, or an event that pays, lies in the chain before its link is told. */
interface Waiting {
  readonly key: string;
  readonly seat: Seat;
  readonly card: Handle | null;
  readonly no: string | undefined;
  readonly link: ShownLink | null;
}
/** A waiting declaration and its ticket. */
export interface Ticket extends Waiting {
  readonly box: Box;
  /** Of its card. */
  readonly size: Size;
  readonly newest: boolean;
}

function waitingIn(model: TableModel): Waiting[] {
  const links = linksOf(model);
  const declared = links.map((link): Waiting => {
    const { id, seat, card } = link;
    const no = card === null ? undefined : model.cards[card]?.no;
    return { key: `link.${id}`, seat, card, no: no ?? link.no, link };
  });
  const undeclared = SEATS.flatMap((seat) =>
    cardsIn(model.zones[seat]['chain'])
      .filter((card) => !links.some((link) => link.card === card))
      .map((card, i): Waiting => {
        const no = card === null ? undefined : model.cards[card]?.no;
        return { key: `link.${seat}.${i}`, seat, card, no, link: null };
      }),
  );
  return [...declared, ...undeclared];
}

const APART = 6;
const INSET = 8;
/** From the oldest to the newest, which lies uppermost; where there are many, the older ones shrink. */
export function ticketsOf({ chain, newest, older }: Places, model: TableModel): Ticket[] {
  const waiting = waitingIn(model);
  const last = waiting.length - 1;
  const head = newest.h + 2 * INSET;
  const step = Math.min(older.h + 2 * INSET + APART, (chain.h - head) / Math.max(1, last));
  const share = Math.min(1, (step - APART - 2) / (older.h + 2 * INSET));
  return waiting.map((one, i) => {
    const isNewest = i === last;
    const size = isNewest ? newest : { w: older.w * share, h: older.h * share };
    const y = isNewest ? chain.y : chain.y + head + APART + (last - 1 - i) * step;
    const h = isNewest ? head : (older.h + 2 * INSET) * share;
    return { ...one, box: { ...chain, y, h }, size, newest: isNewest };
  });
}

/** Where the card of a ticket lies. */
const cardPoint = ({ box, size }: Ticket): Point => ({
  x: box.x + INSET + size.w / 2,
  y: centreOf(box).y,
});
/** From where a thread goes out to what is named. */
export const threadFrom = ({ box }: Ticket): Point => ({ x: box.x + box.w - 4, y: centreOf(box).y });

/** From a declaration to an older one that it is aimed at, along the edge of the stack. */
export function threadBetween({ box }: Ticket, { box: aim }: Ticket): readonly Point[] {
  const x = box.x + box.w - 18;
  return [
    { x, y: box.y + box.h - 14 },
    { x, y: aim.y + aim.h / 2 },
  ];
}

/** The card of each declaration: that from the hand itself, and of what is used on the field an image. */
export const chainCards = (places: Places, model: TableModel): LaidCard[] =>
  ticketsOf(places, model).flatMap((ticket, i): LaidCard[] => {
    const { key, seat, card, no, size, newest, link } = ticket;
    if (no === undefined) return [];
    const lies = card !== null && cardsIn(model.zones[seat]['chain']).includes(card);
    const pose = { ...cardPoint(ticket), ...size, angle: 0, z: 60 + i };
    const nth = link === null ? {} : { nth: i + 1 };
    const detail = newest ? 'field' : 'mini';
    return [{ key: lies ? card : key, handle: card, no, pose, detail, seat, zone: 'chain', ...nth }];
  });

interface ChainView {
  readonly game: GameFront;
  readonly places: Places;
  readonly bottom: Seat;
  readonly words: Words;
  readonly playerName: (seat: Seat) => string;
}

export const ticketPlates = (view: ChainView, model: TableModel): Plate[] =>
  ticketsOf(view.places, model).map((ticket, i) => ticketPlate(view, ticket, i));

function ticketPlate(view: ChainView, ticket: Ticket, nth: number): Plate {
  const { box, newest, seat } = ticket;
  const lines = linesOf(view, ticket);
  const own = seat === view.bottom;
  const tone = own ? palette.you : palette.foe;
  return {
    key: `ticket.${ticket.key}`,
    frame: `ticket.${newest}.${Math.round(box.h)}.${ticket.key}`,
    signature: JSON.stringify([lines, own]),
    box,
    z: 58 + nth * 0.1,
    paint: (ctx) => paintTicket(ctx, view, ticket, lines, tone),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface Lines {
  readonly kind: string;
  readonly name: string;
  /** What it keeps for its cost, empty where that is nothing; the name can be read on its card, too. */
  readonly kept: string;
  readonly who: string;
  readonly negated: boolean;
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

function paintTicket(ctx: Ctx, { places }: ChainView, { box, size, newest }: Ticket, lines: Lines, tone: number): void {
  const { w, h } = box;
  const { text } = places.format;
  surface(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, 10, newest ? palette.panelRaised : palette.panel, 0.97);
  ctx.strokeStyle = css(tone, newest ? 0.95 : 0.5);
  ctx.lineWidth = newest ? 2.5 : 1.25;
  ctx.stroke();
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

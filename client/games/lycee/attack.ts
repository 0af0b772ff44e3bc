// What cards do to each other, as arrows: the battle and what is declared, and what a question lets one foresee of attacks and supports.
import type { DefenceCell } from '../../../shared/games/lycee/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { opponentOf, type Seat } from '../../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { centreOf, type Point } from '../../scenes/geometry.ts';
import type { ArrowMark, Foretold, ShownArrow, Words } from '../../scenes/look.ts';
import { placeOf } from '../../table/shown.ts';
import { type Ticket, threadBetween, threadFrom, ticketsOf } from './chain.ts';
import { columnsBefore, isDefenceCell } from './columns.ts';
import { battleOf, type ShownLink } from './facts.ts';
import { battlerOf, damageBy, fatesOf, hasPrinted, mayDefend, numberOf } from './outlook.ts';
import { cellAt, FIELD, type Places, partOf, STACKS, stackBox } from './places.ts';

export interface Sight {
  readonly game: GameFront;
  readonly places: Places;
  readonly model: TableModel;
  readonly bottom: Seat;
  readonly words: Words;
}

/** The battle under way, and what each waiting declaration is aimed at. */
export function arrowsOf(sight: Sight): ShownArrow[] {
  const tickets = ticketsOf(sight.places, sight.model);
  return [...battleArrow(sight), ...tickets.flatMap((ticket) => aimsOf(sight, ticket, tickets))];
}

function battleArrow(sight: Sight): ShownArrow[] {
  const { model } = sight;
  const battle = battleOf(model);
  if (battle?.attacker == null) return [];
  const { attacker, defender, cell } = battle;
  if (defender !== null && placeOf(model, FIELD, defender) === undefined) return [];
  const chosen = defender !== null || model.facts['step'] !== 'defender';
  return attackArrow(sight, { key: 'battle', attacker, cell, defenders: chosen ? [defender] : 'open' });
}

/** Aimed at a cell, with those who may defend: `open` while nobody has been chosen, [null] when nobody has. */
interface Aim {
  readonly key: string;
  readonly attacker: Handle;
  readonly cell: DefenceCell;
  readonly defenders: readonly [Handle | null] | 'open';
}
function attackArrow(sight: Sight, { key, attacker, cell, defenders }: Aim): ShownArrow[] {
  const { game, places, model, bottom, words } = sight;
  const from = placeOf(model, FIELD, attacker);
  const start = pointOf(sight, attacker);
  if (from === undefined || start === undefined) return [];
  const foe = opponentOf(from.seat);
  const target = cellAt(places, cell, foe === bottom);
  const able = defenders === 'open' ? mayDefend(model, foe, cell) : defenders[0];
  const values = {
    ap: numberOf(game, model, attacker, 'ap'),
    dp: able === null ? 0 : numberOf(game, model, able, 'dp'),
    n: damageBy(game, model, attacker),
  };
  const deck = values.n > 0 ? 'attack.deck' : 'attack.none';
  const said = able === null ? deck : defenders === 'open' ? 'attack.either' : 'attack.fight';
  const { h } = places.card;
  const up = from.seat === bottom ? -1 : 1;
  return [
    {
      key,
      tone: able === null ? 'bold' : 'plain',
      path: [
        { x: start.x, y: start.y + up * h * 0.24 },
        { x: target.x, y: target.y - up * h * (able === null ? 0 : 0.3) },
      ],
      label: words(said, values),
      labelAt: { x: (start.x + target.x) / 2, y: places.format.middle.y },
      marks: able === null ? [] : marksOf(sight, attacker, able),
    },
  ];
}

function marksOf(sight: Sight, attacker: Handle, defender: Handle): ArrowMark[] {
  const fates = fatesOf(sight.game, sight.model, attacker, defender);
  return (['attacker', 'defender'] as const).flatMap((role) => {
    const at = pointOf(sight, role === 'attacker' ? attacker : defender);
    const fate = fates[role];
    return at === undefined ? [] : [{ at, text: sight.words(`preview.${fate}`), good: fate === 'stays' }];
  });
}

/** Attacks and supports go from card to card; what else is declared has threads to all that it names. */
function aimsOf(sight: Sight, ticket: Ticket, tickets: readonly Ticket[]): ShownArrow[] {
  const { link } = ticket;
  if (link === null || link.negated) return [];
  const { kind, card, cell, targets } = link;
  if (kind === 'attack') {
    if (card === null || cell === null || !isDefenceCell(cell.cell)) return [];
    return attackArrow(sight, { key: ticket.key, attacker: card, cell: cell.cell, defenders: 'open' });
  }
  const [battler] = targets;
  if (kind === 'support' && card !== null && battler != null) return supportArrow(sight, ticket.key, card, battler);
  return threadsOf(sight, ticket, link, tickets);
}

function supportArrow(sight: Sight, key: string, supporter: Handle, battler: Handle): ShownArrow[] {
  const [from, to] = [pointOf(sight, supporter), pointOf(sight, battler)];
  if (from === undefined || to === undefined) return [];
  const at = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const n = numberOf(sight.game, sight.model, supporter, 'sp');
  const label = sight.words('support.adds', { n });
  return [{ key, tone: 'help', path: [at(0.16), at(0.78)], label, labelAt: at(0.46), marks: [] }];
}

function threadsOf(sight: Sight, ticket: Ticket, link: ShownLink, tickets: readonly Ticket[]): ShownArrow[] {
  const { places, bottom } = sight;
  const source = link.card === null ? undefined : pointOf(sight, link.card);
  const named = link.targets.flatMap((target) => (target === null ? [] : (pointOf(sight, target) ?? [])));
  const cell = link.cell === null ? [] : [cellAt(places, link.cell.cell, link.cell.seat === bottom)];
  const answered = tickets.find((other) => other.link !== null && other.link.id === link.answers);
  const quiet = { label: '', labelAt: threadFrom(ticket), marks: [] };
  const threads = [...named, ...cell].map(
    (end, i): ShownArrow => ({
      key: `${ticket.key}.${i}`,
      tone: 'thread',
      path: bent(source ?? threadFrom(ticket), end),
      ...quiet,
    }),
  );
  if (answered === undefined) return threads;
  return [...threads, { key: `${ticket.key}.link`, tone: 'link', path: threadBetween(ticket, answered), ...quiet }];
}
/** A thread swings a little, so that it is not taken for an edge. */
function bent(from: Point, to: Point): readonly Point[] {
  const aside = Math.hypot(to.x - from.x, to.y - from.y) * 0.12;
  return [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - aside }, to];
}

/** Where a card can be pointed at: of what lies under a character, the part that looks out. */
function pointOf({ places, model, bottom }: Sight, handle: Handle): Point | undefined {
  const at = placeOf(model, FIELD, handle);
  const part = at && partOf(at.zone);
  if (at !== undefined && part !== undefined) {
    const own = at.seat === bottom;
    const { x, y } = cellAt(places, part.cell, own);
    const { card, above, below } = places;
    const out = { character: 0, item: -(card.h + above) / 2, area: (card.h + below) / 2 }[part.what];
    return { x, y: y + (own ? out : -out) };
  }
  const piled = placeOf(model, STACKS, handle);
  return piled && centreOf(stackBox(places, piled.zone, piled.seat === bottom));
}

/** What the card under the pointer, or the one asked about, could do in battle. */
export function foretell(sight: Sight, ask: ShownAsk, hovered: Handle | null): Foretold | null {
  const arrows = foreseen(sight, ask, hovered);
  return arrows.length === 0 ? null : { arrows, note: sight.words('preview.note') };
}
function foreseen(sight: Sight, ask: ShownAsk, hovered: Handle | null): ShownArrow[] {
  if (ask.why === 'chooseColumn') {
    const attacker = ask.about?.card ?? null;
    const cells = ask.from.flatMap((one) => ('slot' in one && isDefenceCell(one.slot) ? [one.slot] : []));
    return attacker === null ? [] : attacks(sight, attacker, cells);
  }
  if (hovered === null) return [];
  const offered = ask.from.flatMap((one) => ('action' in one && one.action.card === hovered ? [one.action.do] : []));
  if (offered.includes('attack')) return attacks(sight, hovered, columnsOpenTo(sight, hovered));
  const battler = battlerOf(sight.model, ask.seat);
  const supports = offered.includes('support') || offered.includes('supporter');
  return supports && battler !== null ? supportArrow(sight, 'support', hovered, battler) : [];
}

const attacks = (sight: Sight, attacker: Handle, cells: readonly DefenceCell[]): ShownArrow[] =>
  cells.flatMap((cell) => attackArrow(sight, { key: `attack.${cell}`, attacker, cell, defenders: 'open' }));
/** Its own column, and with Side Attack those beside it; whether that can be paid the question will say. */
function columnsOpenTo({ model }: Sight, attacker: Handle): readonly DefenceCell[] {
  const columns = columnsBefore(placeOf(model, FIELD, attacker)?.zone ?? '');
  return hasPrinted(model, attacker, 'sideAttack') ? columns : columns.slice(0, 1);
}

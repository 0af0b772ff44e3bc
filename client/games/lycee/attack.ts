// What cards do to each other, as arrows: the battle and what is declared, and what a question lets one foresee of attacks and supports.
import type { DefenceCell } from '../../../shared/games/lycee/card-data.ts';
import { behind } from '../../../shared/games/lycee/queries.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import { opponentOf, type Seat } from '../../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { centreOf, type Point } from '../../scenes/geometry.ts';
import type { ArrowMark, Foretold, ShownArrow } from '../../scenes/look.ts';
import { type BoardSight, fateMarks } from '../../scenes/sight.ts';
import { bent, linkTo, threadFrom, threadsTo } from '../../scenes/stack.ts';
import { countOf, placeOf, signed } from '../../table/shown.ts';
import { type Ticket, ticketsOf } from './chain.ts';
import { columnsBefore, isDefenceCell } from './columns.ts';
import { battleOf, hasTrait, linksOf, type ShownLink, turnPlayerOf } from './facts.ts';
import { battlerOf, damageBy, fatesOf, mayDefend, numberOf } from './outlook.ts';
import { cellAt, FIELD, type Places, partOf, STACKS, stackBox } from './places.ts';

type Sight = BoardSight<Places>;

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
  const seat = opponentOf(turnPlayerOf(model));
  const arrows = attackArrow(sight, { key: 'battle', attacker, seat, cell, defenders: chosen ? [defender] : 'open' });
  // What would become of both cannot be said while support waits: its own arrow says what it would add.
  const isUndecided = linksOf(model).some(({ kind, negated }) => kind === 'support' && !negated);
  return isUndecided ? arrows.map((arrow) => ({ ...arrow, marks: [] })) : arrows;
}

/** Aimed at a cell, with those who may defend: `open` while nobody has been chosen, [null] when nobody has. */
interface Aim {
  readonly key: string;
  readonly attacker: Handle;
  readonly seat: Seat;
  readonly cell: DefenceCell;
  readonly defenders: readonly [Handle | null] | 'open';
  /** Of several that begin at one card, each says at its end what is not the same for all. */
  readonly isOneOfSeveral?: boolean;
}
function attackArrow(sight: Sight, aim: Aim): ShownArrow[] {
  const { game, places, model, bottom, words } = sight;
  const { key, attacker, seat, cell, defenders, isOneOfSeveral = false } = aim;
  const start = pointOf(sight, attacker);
  if (start === undefined) return [];
  const target = cellAt(places, cell, seat === bottom);
  const able = defenders === 'open' ? mayDefend(model, seat, cell) : defenders[0];
  const values = {
    ap: numberOf(game, model, attacker, 'ap'),
    dp: able === null ? 0 : numberOf(game, model, able, 'dp'),
    n: damageBy(game, model, attacker),
  };
  const { h } = places.card;
  const up = Math.sign(target.y - start.y);
  const tail = { x: start.x, y: start.y + up * h * 0.24 };
  const tip = { x: target.x, y: target.y - up * h * (able === null ? 0 : 0.3) };
  const before = cellAt(places, behind(cell), seat === bottom);
  const isInTheWay = !isOneOfSeveral && countOf(model.zones[seat][behind(cell)]) > 0 && before.x === start.x;
  return [
    {
      key,
      tone: able === null ? 'bold' : 'plain',
      path: isInTheWay ? past(places, tail, tip) : [tail, tip],
      label: words(isOneOfSeveral ? `${said(aim, able, values.n)}.short` : said(aim, able, values.n), values),
      labelAt: isOneOfSeveral
        ? { x: target.x, y: target.y - up * (h / 2 + ABOVE_TIP * places.format.text) }
        : { x: (start.x + target.x) / 2, y: places.format.middle.y },
      marks: able === null ? [] : marksOf(sight, attacker, able, isOneOfSeveral),
    },
  ];
}
/** Between the word on a defender and the values of whoever stands before it. */
const ABOVE_TIP = 16;

function said({ defenders }: Aim, able: Handle | null, damage: number): string {
  if (able !== null) return defenders === 'open' ? 'attack.either' : 'attack.fight';
  return damage > 0 ? 'attack.deck' : 'attack.none';
}

/** Whoever stands between the two is passed by, where two columns meet. */
function past({ cell, format }: Places, tail: Point, tip: Point): readonly Point[] {
  const inward = tail.x < format.middle.x ? 1 : -1;
  return [tail, { x: (tail.x + tip.x) / 2 + inward * cell.w, y: (tail.y + tip.y) / 2 }, tip];
}

/** What is said of the attacker would differ from arrow to arrow, so of several each speaks of its defender alone. */
function marksOf(sight: Sight, attacker: Handle, defender: Handle, isOneOfSeveral: boolean): ArrowMark[] {
  const fates = fatesOf(sight.game, sight.model, attacker, defender);
  const ofDefender = [defender, pointOf(sight, defender), fates.defender] as const;
  return fateMarks(
    sight.words,
    isOneOfSeveral ? [ofDefender] : [[attacker, pointOf(sight, attacker), fates.attacker], ofDefender],
  );
}

/** Attacks and supports go from card to card, what else is declared has threads to all that it names; and all have some to what is kept for them. */
function aimsOf(sight: Sight, ticket: Ticket, tickets: readonly Ticket[]): ShownArrow[] {
  const { link } = ticket;
  if (link === null) return [];
  const kept = keptThreads(sight, ticket, link);
  return link.negated ? kept : [...aimedAt(sight, ticket, link, tickets), ...kept];
}
function aimedAt(sight: Sight, ticket: Ticket, link: ShownLink, tickets: readonly Ticket[]): ShownArrow[] {
  const { kind, card, cell, targets } = link;
  if (kind === 'attack') {
    if (card === null || cell === null || !isDefenceCell(cell.cell)) return [];
    const aim = { seat: cell.seat, cell: cell.cell };
    return attackArrow(sight, { key: ticket.key, attacker: card, ...aim, defenders: 'open' });
  }
  const [battler] = targets;
  if (kind === 'support' && card !== null && battler != null) return supportArrow(sight, ticket.key, card, battler);
  return threadsOf(sight, ticket, link, tickets);
}

/** What is kept of field and dust box, and the character that will become acted, are seen by everybody (5.8). */
function keptThreads(sight: Sight, ticket: Ticket, { card, reserves, reservesTap }: ShownLink): ShownArrow[] {
  const thread = (key: string, end: Point, said: string): ShownArrow => {
    const path = bent(threadFrom(ticket), end);
    return { key: `${ticket.key}.${key}`, tone: 'thread', path, label: sight.words(said), labelAt: end, marks: [] };
  };
  const ends = pointsOf(sight, reserves);
  // Cards of one pile have one thread.
  const apart = ends.filter(({ x, y }, i) => ends.findIndex((end) => end.x === x && end.y === y) === i);
  return [
    ...apart.map((end, i) => thread(`kept.${i}`, end, 'chain.pays')),
    ...pointsOf(sight, reservesTap ? [card] : []).map((end) => thread('tap', end, 'chain.pays.tap')),
  ];
}

function supportArrow(sight: Sight, key: string, supporter: Handle, battler: Handle): ShownArrow[] {
  const [from, to] = [pointOf(sight, supporter), pointOf(sight, battler)];
  if (from === undefined || to === undefined) return [];
  const at = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const n = numberOf(sight.game, sight.model, supporter, 'sp');
  const label = sight.words('support.adds', { n: signed(n) });
  return [{ key, tone: 'help', path: [at(0.16), at(0.78)], label, labelAt: at(0.46), marks: [] }];
}

function threadsOf(sight: Sight, ticket: Ticket, link: ShownLink, tickets: readonly Ticket[]): ShownArrow[] {
  const { places, bottom } = sight;
  const source = link.card === null ? undefined : pointOf(sight, link.card);
  const named = pointsOf(sight, link.targets);
  const cell = link.cell === null ? [] : [cellAt(places, link.cell.cell, link.cell.seat === bottom)];
  const answered = tickets.find((other) => other.link !== null && other.link.id === link.answers);
  return [
    ...threadsTo(ticket, source, [...named, ...cell]),
    ...(answered === undefined ? [] : [linkTo(ticket, answered)]),
  ];
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

const pointsOf = (sight: Sight, handles: readonly (Handle | null)[]): Point[] =>
  handles.flatMap((handle) => (handle === null ? [] : (pointOf(sight, handle) ?? [])));

/** What the card under the pointer, or the one asked about, could do in battle. */
export function foretell(sight: Sight, ask: ShownAsk, hovered: Handle | null): Foretold | null {
  const arrows = foreseen(sight, ask, hovered);
  return arrows.length === 0 ? null : { arrows, note: sight.words('preview.note') };
}
function foreseen(sight: Sight, ask: ShownAsk, hovered: Handle | null): ShownArrow[] {
  if (ask.why === 'chooseColumn') {
    const attacker = ask.about?.card ?? null;
    const cells = ask.from.flatMap((one) => ('slot' in one && isDefenceCell(one.slot) ? [one.slot] : []));
    return attacker === null ? [] : attacks(sight, ask.seat, attacker, cells);
  }
  if (hovered === null) return [];
  const offered = ask.from.flatMap((one) => ('action' in one && one.action.card === hovered ? [one.action.do] : []));
  if (offered.includes('attack')) return attacks(sight, ask.seat, hovered, columnsOpenTo(sight, hovered));
  const battler = battlerOf(sight.model, ask.seat);
  const supports = offered.includes('support') || offered.includes('supporter');
  return supports && battler !== null ? supportArrow(sight, 'support', hovered, battler) : [];
}

const attacks = (sight: Sight, by: Seat, attacker: Handle, cells: readonly DefenceCell[]): ShownArrow[] => {
  const one = { attacker, seat: opponentOf(by), defenders: 'open', isOneOfSeveral: cells.length > 1 } as const;
  return cells.flatMap((cell) => attackArrow(sight, { ...one, key: `attack.${cell}`, cell }));
};
/** Its own column, and with Side Attack those beside it; whether that can be paid the question will say. */
function columnsOpenTo({ model }: Sight, attacker: Handle): readonly DefenceCell[] {
  const columns = columnsBefore(placeOf(model, FIELD, attacker)?.zone ?? '');
  return hasTrait(model, attacker, 'attacksSideways') ? columns : columns.slice(0, 1);
}

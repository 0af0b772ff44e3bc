// What is declared, the last barrier, rituals and equipment of Spellcard in words, for those who play from the list.
import type { Handle } from '../../../shared/kernel/model.ts';
import { SEATS } from '../../../shared/kernel/seat.ts';
import { seatName, type Worded } from '../../table/ask-text.ts';
import { fill, joined, type Part } from '../../table/log-text.ts';
import { cardsIn } from '../../table/shown.ts';
import { cardParts, dotted, type ToldLine } from '../../table/told-line.ts';
import { attackIn, powerOf } from './arrows.ts';
import { barrierOf, bearerOf, linksOf, ritualsOf, type ShownLink, type ShownRitual, turnsUntil } from './facts.ts';
import { type Duel, duelOf, isFirstTurn, type Priority, priorityOf } from './panel.ts';
import { BOARD_WORDS, LIST_WORDS } from './text.ts';

/** Who may answer or how the barrier stands; then declarations, the newest first, as they resolve; then rituals and equipment. */
export function underWay(table: Worded): readonly ToldLine[] {
  const model = table.model.value;
  const [links, duel, priority] = [linksOf(model), duelOf(model), priorityOf(model)];
  return [
    ...(isFirstTurn(model) ? [{ key: 'firstTurn', parts: [LIST_WORDS['list.firstTurn']] }] : []),
    ...(duel === null ? [] : [duelLine(table, duel)]),
    ...(priority === null ? [] : [priorityLine(table, priority)]),
    ...links.map((link) => declarationLine(table, link, links)).reverse(),
    ...ritualsOf(model).map((ritual) => ritualLine(table, ritual)),
    ...SEATS.flatMap((seat) => cardsIn(model.zones[seat]['gear'])).flatMap((card) => gearLine(table, card)),
  ];
}

type Places = Parameters<typeof fill>[1];
const listed = (key: keyof typeof LIST_WORDS, places: Places): Part[] => fill(LIST_WORDS[key], places);
const boardWords = (key: string, places: Places = {}): Part[] => fill(BOARD_WORDS[key] ?? '', places);

function priorityLine(table: Worded, { holder, passes, no, kind }: Priority): ToldLine {
  const title = boardWords('priority.title');
  const when = boardWords(`priority.refuse.${passes > 0 ? 'again' : 'both'}`);
  const what = boardWords(`priority.${kind}`, { card: [{ no }] });
  return {
    key: 'priority',
    parts: dotted([
      listed('list.priority', { title, seat: [seatName(table, holder)] }),
      listed('list.leads', { when, what }),
    ]),
  };
}

/** As on the panel: whose it is, what each has given, and what comes of giving nothing. */
function duelLine(table: Worded, { seat, holder, given }: Duel): ToldLine {
  const { victim = null, attacker = null } = barrierOf(table.model.value) ?? {};
  const end = [LIST_WORDS[holder === seat ? 'list.breaks' : 'list.holds']];
  return {
    key: 'barrier',
    parts: dotted([
      listed('list.barrier', { victim: cardParts(table, victim), attacker: cardParts(table, attacker) }),
      ...SEATS.map((side) => listed('list.given', { seat: [seatName(table, side)], n: [String(given[side])] })),
      listed('list.holder', { seat: [seatName(table, holder)], end }),
    ]),
  };
}

function declarationLine(table: Worded, link: ShownLink, links: readonly ShownLink[]): ToldLine {
  const { id, seat, kind, card, no, user, targets, boost, against, negated, weaker } = link;
  const answered = links.find((one) => one.id === against);
  const what = boardWords(`ticket.${kind}`);
  const type = attackIn({ game: table.game }, link);
  const power = powerOf({ game: table.game, model: table.model.value }, link);
  const notes = [
    ...(type === null
      ? []
      : [boardWords('aim.attack', { type: boardWords(`damage.${type}`), power: [String(power ?? '')] })]),
    ...(user === null || user === card ? [] : [listed('list.user', { card: cardParts(table, user) })]),
    ...(targets.length === 0
      ? []
      : [listed('list.targets', { cards: joined(targets.map((one) => cardParts(table, one))) })]),
    ...(answered === undefined ? [] : [listed('list.against', { card: [{ no: answered.no }] })]),
    ...(boost === 0 ? [] : [listed('list.boost', { n: [String(boost)] })]),
    ...(weaker === 0 ? [] : [listed('list.weaker', { n: [String(weaker)] })]),
    ...(negated ? [listed('list.negated', {})] : []),
  ];
  const places = { seat: [seatName(table, seat)], what, card: cardParts(table, card, no) };
  return { key: `link.${id}`, parts: dotted([listed('list.declared', places), ...notes]) };
}

function ritualLine(table: Worded, ritual: ShownRitual): ToldLine {
  const left = turnsUntil(table.model.value, ritual);
  const key = left === 0 ? 'list.thisTurn' : left === 1 ? 'list.nextTurn' : 'list.inTurns';
  const when = listed(key, { n: [String(left)] });
  const places = { card: cardParts(table, ritual.card), caster: cardParts(table, ritual.caster), when };
  return {
    key: `ritual.${ritual.card}`,
    parts: listed('list.ritual', { seat: [seatName(table, ritual.seat)], ...places }),
  };
}

function gearLine(table: Worded, card: Handle | null): ToldLine[] {
  const model = table.model.value;
  const bearer = card === null ? null : bearerOf(model, card);
  const no = card === null ? undefined : table.faceOf(card)?.no;
  const seat = SEATS.find((side) => cardsIn(model.zones[side]['gear']).includes(card));
  if (card === null || bearer === null || no === undefined || seat === undefined) return [];
  const places = { seat: [seatName(table, seat)], card: [{ no }], bearer: cardParts(table, bearer) };
  return [{ key: `gear.${card}`, parts: listed('list.gear', places) }];
}

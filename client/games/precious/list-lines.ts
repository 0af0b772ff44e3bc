// What is declared, the approach, priority and support cards of Precious Memories in words, for those who play from the list.
import type { Handle } from '../../../shared/kernel/model.ts';
import { opponentOf } from '../../../shared/kernel/seat.ts';
import { abilityLine, seatName, type Worded, zoneOfSeat } from '../../table/ask-text.ts';
import { fill, joined, type Part, sentence } from '../../table/log-text.ts';
import { placeOf } from '../../table/shown.ts';
import { cardParts, dotted, type ToldLine } from '../../table/told-line.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { approachOf, isMet, linksOf, type ShownApproach, type ShownLink, setCards, turnPlayerOf } from './facts.ts';
import { type Comparison, judgementOf, mayInterfere } from './outlook.ts';
import { type Priority, priorityOf } from './priority.ts';
import { BOARD_WORDS, LIST_WORDS } from './text.ts';

/**
 * Who may act; then the newest declaration first, as they resolve; then the approach in which they were made; and last on
 * whom each support card is set.
 */
export function underWay(table: Worded): readonly ToldLine[] {
  const model = table.model.value;
  const [links, approach, priority] = [linksOf(model), approachOf(model), priorityOf(model)];
  return [
    ...(priority === null ? [] : [priorityLine(table, priority)]),
    ...links.map((link, i) => declarationLine(table, link, links[i - 1])).reverse(),
    ...(approach === null ? [] : [approachLine(table, approach)]),
    ...setCards(model).flatMap(({ card, on }) => (card === null ? [] : [setLine(table, card, on)])),
  ];
}

type Places = Parameters<typeof fill>[1];
const listed = (key: keyof typeof LIST_WORDS, places: Places): Part[] => fill(LIST_WORDS[key], places);
const boardWords = (key: string, places: Places = {}): Part[] => fill(BOARD_WORDS[key] ?? '', places);

/** As on the plate of priority: whose it is, and what the passes that are still missing lead to. */
function priorityLine(table: Worded, { holder, passes, interrupts, leads, no }: Priority): ToldLine {
  const title = boardWords(interrupts ? 'priority.interrupt' : 'priority.title');
  const when = boardWords(`priority.${interrupts ? 'refuse' : 'pass'}.${passes > 0 ? 'again' : 'both'}`);
  const what = boardWords(`priority.${leads}`, { card: no === null ? [] : [{ no }] });
  return {
    key: 'priority',
    parts: dotted([
      listed('list.priority', { title, seat: [seatName(table, holder)] }),
      listed('list.leads', { when, what }),
    ]),
  };
}

function setLine(table: Worded, card: Handle, on: Handle | null): ToldLine {
  const no = table.faceOf(card)?.no;
  const seat = placeOf(table.model.value, ['set'], card)?.seat;
  return {
    key: `set.${card}`,
    parts: listed('list.set', {
      seat: [seat === undefined ? '' : seatName(table, seat)],
      card: no === undefined ? [t('log.aCard')] : [{ no }],
      bearer: cardParts(table, on),
    }),
  };
}

function declarationLine(table: Worded, link: ShownLink, before: ShownLink | undefined): ToldLine {
  const { game } = table;
  const { id, seat, kind, card, no, text, targets, area, negated } = link;
  const notes = [
    ...(area === null ? [] : [sentence(game, 'chain.area', { area: [zoneOfSeat(table, seat, area)] })]),
    ...(targets.length === 0
      ? []
      : [sentence(game, 'chain.targets', { cards: joined(targets.map((one) => cardParts(table, one))) })]),
    ...(before === undefined ? [] : [sentence(game, 'chain.against', { card: [{ no: before.no }] })]),
    ...(negated ? [sentence(game, 'chain.negated', {})] : []),
  ];
  const what = gameWord(game, `kind.${kind}`);
  const places = { seat: [seatName(table, seat)], what: [what], card: cardParts(table, card, no) };
  const detail = text === null ? undefined : abilityLine(game, no, text);
  return {
    key: `link.${id}`,
    parts: dotted([sentence(game, 'chain.declared', places), ...notes]),
    ...(detail && { detail }),
  };
}

/** Whoever has left the main area takes part no more, and is not told (6.2, 6.3). */
function approachLine(table: Worded, { approacher, interferer, points }: ShownApproach): ToldLine {
  const model = table.model.value;
  const told = (state: string, ends: readonly Part[][]): ToldLine => {
    const places = { approacher: cardParts(table, approacher), interferer: cardParts(table, interferer) };
    return { key: 'approach', parts: dotted([sentence(table.game, `approach.${state}`, places), ...ends]) };
  };
  if (approacher === null) return told('approacherLeft', []);
  if (interferer !== null) return told('interfered', judged(table, approacher, interferer));
  if (isMet(model)) return told('interfererLeft', []);
  const foe = opponentOf(turnPlayerOf(model));
  const isFree = mayInterfere(table.game, model, foe, approacher).length === 0;
  return told(isFree ? 'free' : 'open', [stakes(points)]);
}
const stakes = (points: number): Part[] => listed(points === 1 ? 'list.point' : 'list.points', { n: [String(points)] });

/** What the values now would come to in the exit judgement, as the arrows between the two say it. */
function judged(table: Worded, approacher: Handle, interferer: Handle): Part[][] {
  const model = table.model.value;
  const stands = (handle: Handle): boolean => placeOf(model, ['mainArea'], handle) !== undefined;
  if (!stands(approacher) || !stands(interferer)) return [];
  const judgement = judgementOf(table.game, model, approacher, interferer);
  return [fateOf(table, approacher, judgement.approacher), fateOf(table, interferer, judgement.interferer)];
}
const fateOf = (table: Worded, struck: Handle, { ap, dp, reaches, fate }: Comparison): Part[] =>
  listed('list.compared', {
    card: [{ no: table.faceOf(struck)?.no ?? '' }],
    fate: [LIST_WORDS[`list.${fate}`]],
    ...{ ap: [String(ap)], dp: [String(dp)], sign: [reaches ? '≥' : '<'] },
  });

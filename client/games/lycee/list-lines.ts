// The chain and the battle of Lycee in words, for those who play from the list.
import { opponentOf } from '../../../shared/kernel/seat.ts';
import { abilityLine, seatName, type Worded, zoneOfSeat } from '../../table/ask-text.ts';
import { joined, sentence } from '../../table/log-text.ts';
import { cardParts, dotted, type ToldLine } from '../../table/told-line.ts';
import { gameText, gameWord } from '../../text/i18n.ts';
import { battleOf, linksOf, phaseOf, type ShownBattle, type ShownLink, turnPlayerOf } from './facts.ts';
import { keptBy } from './kept.ts';

/** The newest declaration first, as they resolve, and last the battle in which they were made. */
export function underWay(table: Worded): readonly ToldLine[] {
  const model = table.model.value;
  const [links, battle] = [linksOf(model), battleOf(model)];
  return [
    ...links.toReversed().map((link) => declarationLine(table, link, links)),
    ...(battle === null ? [] : [battleLine(table, battle)]),
  ];
}

function declarationLine(table: Worded, link: ShownLink, links: readonly ShownLink[]): ToldLine {
  const { game } = table;
  const { id, seat, kind, card, no, ability, targets, cell, answers, negated } = link;
  const kept = keptBy(link, (key, values) => gameText(game, key, values) ?? '');
  const basic = ability === null ? undefined : game.abilityName(ability.no, ability.path);
  const what = gameWord(game, ...(basic === undefined ? [] : [basic]), `kind.${kind}`);
  const answered = links.find((other) => other.id === answers);
  const notes = [
    ...(cell === null ? [] : [sentence(game, 'chain.cell', { cell: [zoneOfSeat(table, cell.seat, cell.cell)] })]),
    ...(targets.length === 0
      ? []
      : [sentence(game, 'chain.targets', { cards: joined(targets.map((one) => cardParts(table, one))) })]),
    ...(answered === undefined ? [] : [sentence(game, 'chain.answers', { card: [{ no: answered.no }] })]),
    ...(kept === '' ? [] : [[kept]]),
    ...(negated ? [sentence(game, 'chain.negated', {})] : []),
  ];
  const places = { seat: [seatName(table, seat)], what: [what], card: cardParts(table, card, no) };
  const detail = ability === null ? undefined : abilityLine(game, ability.no, ability.path);
  return {
    key: `link.${id}`,
    parts: dotted([sentence(game, 'chain.declared', places), ...notes]),
    ...(detail && { detail }),
  };
}

function battleLine(table: Worded, { attacker, defender, cell }: ShownBattle): ToldLine {
  const model = table.model.value;
  const foe = opponentOf(turnPlayerOf(model));
  const state = defender !== null ? 'defended' : phaseOf(model) === 'defender' ? 'open' : 'undefended';
  return {
    key: 'battle',
    parts: sentence(table.game, `battle.${state}`, {
      attacker: cardParts(table, attacker),
      defender: cardParts(table, defender),
      cell: [zoneOfSeat(table, foe, cell)],
    }),
  };
}

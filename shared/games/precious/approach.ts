// An approach, from the character that sets out to its end (section 6). Each function is one stretch.
import { chooseCard, type Rule } from '../../kernel/ask.ts';
import { fail } from '../../kernel/assert.ts';
import { type CardId, cardAt, refOf } from '../../kernel/card.ts';
import { because } from '../../kernel/cause.ts';
import { opponentOf } from '../../kernel/seat.ts';
import { openWindow } from '../../kernel/windows.ts';
import { dataOf } from './data-of.ts';
import { type Outcome, tell } from './happening.ts';
import { roleOf } from './queries.ts';
import type { Approach, Table } from './state.ts';
import { endChanges, exit, givePoints, turn } from './table.ts';
import {
  apOf,
  dpOf,
  hasKeyword,
  isForbidden,
  mayStillApproach,
  naturalOf,
  pointsGivenBy,
  staticsInPlay,
} from './values.ts';

/** Nobody at all in the first turn; else active ones of the main area that did not enter in this turn, unless Active (3.3, 4.3, 6). */
export function legalApproachers(table: Table): CardId[] {
  if (table.turn === 1) return [];
  const inPlay = staticsInPlay(table);
  return table.zones[table.turnPlayer].mainArea.filter((card) => {
    const { state, entered } = cardAt(table, card);
    return (
      state === 'active' &&
      (!entered || hasKeyword(table, card, 'active', inPlay)) &&
      mayStillApproach(table, card, inPlay) &&
      !isForbidden(table, card, 'approach', inPlay)
    );
  });
}

/** The turn player rests a character that approaches, or ends the phase; whoever must approach does (6, step 1). */
export function* beginApproach(table: Table): Rule {
  const you = table.turnPlayer;
  if (table.phase !== 'approach') {
    table.phase = 'approach';
    tell(table, { type: 'phaseBegan', phase: 'approach', seat: you });
  }
  table.step = '';
  const able = legalApproachers(table);
  const forced = able.filter((card) => hasKeyword(table, card, 'forcedApproach'));
  const card =
    forced.length > 0
      ? yield* chooseCard(you, 'forcedApproacher', forced)
      : yield* chooseCard(you, 'approacher', able, { optional: true });
  if (card === undefined) {
    table.next = 'turnEnd';
    return;
  }
  cardAt(table, card).approaches += 1;
  table.approach = { approacher: refOf(table, card), interferer: null, left: [] };
  table.step = 'approached';
  const n = tell(table, { type: 'approached', approacher: card, seat: you });
  because(table, n, () => turn(table, [card], 'resting'));
  table.window = openWindow('approached', you, 'other');
  table.next = 'freeTiming';
}

/** Active ones of the main area; not against Natural X whose use cost is X or less (6, step 3, section 8). */
export function legalInterferers(table: Table, { approacher }: Approach): CardId[] {
  if (isForbidden(table, approacher.card, 'beInterfered')) return [];
  const natural = naturalOf(table, approacher.card);
  return table.zones[opponentOf(table.turnPlayer)].mainArea.filter(
    (card) =>
      cardAt(table, card).state === 'active' &&
      dataOf(table, card).cost > natural &&
      !isForbidden(table, card, 'interfere'),
  );
}
/** The opponent rests a character that interferes, or receives points at once (6, step 3). */
export function* interference(table: Table): Rule {
  const approach = table.approach ?? fail('an approach is interfered with');
  const { approacher } = approach;
  const foe = opponentOf(table.turnPlayer);
  table.step = 'interference';
  const about = { ref: approacher, no: cardAt(table, approacher.card).no };
  const card = yield* chooseCard(foe, 'interferer', legalInterferers(table, approach), { optional: true, about });
  if (card === undefined) {
    const n = tell(table, { type: 'notInterfered', approacher, seat: foe });
    because(table, n, () => givePoints(table, [foe], pointsGivenBy(table, approacher.card), approacher.card));
    return endApproach(table, 'points');
  }
  table.approach = { ...approach, interferer: refOf(table, card) };
  table.step = 'interfered';
  const n = tell(table, { type: 'interfered', approacher, interferer: card });
  because(table, n, () => turn(table, [card], 'resting'));
  table.window = openWindow('interfered', table.turnPlayer, 'other');
  table.next = 'freeTiming';
}

/** Both comparisons at once with the values of now; equality exits (6, step 5). */
export function judgement(table: Table): void {
  const { approacher, interferer } = table.approach ?? fail('a judgement is that of an approach');
  table.step = 'judgement';
  if (interferer === null || roleOf(table, interferer.card) === undefined) return endApproach(table, 'interfererLeft');
  const [one, other] = [approacher.card, interferer.card];
  const n = tell(table, { type: 'judged', approacher: one, interferer: other });
  const inPlay = staticsInPlay(table);
  const beats = (card: CardId, foe: CardId): boolean =>
    apOf(table, card, inPlay) >= dpOf(table, foe, inPlay) && !isForbidden(table, foe, 'exit', inPlay);
  const exits = [...(beats(one, other) ? [other] : []), ...(beats(other, one) ? [one] : [])];
  because(table, n, () => exit(table, exits, true));
  endApproach(table, 'judgement');
}

/** Has the approacher left the main area, before the judgement (6.2)? */
export const hasApproacherLeft = (table: Table): boolean =>
  table.approach !== null && roleOf(table, table.approach.approacher.card) === undefined;

/** Nobody takes part any more (6.1); then comes the free timing of step 6. */
export function endApproach(table: Table, how: Outcome): void {
  const { approacher } = table.approach ?? fail('an approach ends');
  table.approach = null;
  table.step = 'approachOver';
  table.window = openWindow('approachOver', table.turnPlayer, 'other');
  table.next = 'freeTiming';
  endChanges(table, (until) => until === 'endOfApproach');
  tell(table, { type: 'approachEnded', approacher, how });
}

// Changes that last: of values, and of everything else that a card or a player may have (7.4).
import { type CardId, cardAt, isStill, refOf } from '../../../kernel/card.ts';
import { opponentOf } from '../../../kernel/seat.ts';
import type { Effect, Gift } from '../ability-data.ts';
import { dataOfNo, pathTo } from '../data-of.ts';
import { isOnStage } from '../queries.ts';
import type { Table } from '../state.ts';
import { giveFor, modify, turn } from '../table.ts';
import { isForbidden } from '../values.ts';
import { amountOf } from './amounts.ts';
import type { Running } from './running.ts';
import { targetsOf } from './targets.ts';

type Step<Do extends Effect['do']> = Extract<Effect, { do: Do }>;
export function change(table: Table, step: Step<'power' | 'soul' | 'level'>, running: Running): void {
  const by = amountOf(table, running, step.by);
  const { no, path } = running.origin;
  for (const card of targetsOf(table, step.target, running)) {
    if (isOnStage(table, card))
      modify(table, refOf(table, card), step.do, step.set ? { set: by } : by, step.until, running.master, { no, path });
  }
}
/** Values among the gifts are changed by what they are now; all else is read from the text as long as it lasts. */
export function give(table: Table, step: Step<'give'>, running: Running): void {
  const { no, path: by } = running.origin;
  const path = pathTo(dataOfNo(table, no), step);
  const rest = { no, path, until: step.until };
  if (step.target === 'you' || step.target === 'opponent') {
    const player = step.target === 'you' ? running.seat : opponentOf(running.seat);
    return giveFor(table, { target: null, player, ...rest }, running.master);
  }
  const lasting = step.gives.some((gift) => !isValue(gift));
  for (const card of targetsOf(table, step.target, running)) {
    if (!isOnStage(table, card)) continue;
    const ref = refOf(table, card);
    for (const gift of step.gives) {
      if (isValue(gift))
        modify(table, ref, gift.what, amountOf(table, running, gift.by), step.until, running.master, { no, path: by });
    }
    if (lasting && isStill(table, ref)) giveFor(table, { target: ref, player: null, ...rest }, running.master);
  }
}
type Value = Extract<Gift, { what: 'power' | 'soul' | 'level' | 'cost' }> & { what: 'power' | 'soul' | 'level' };
export const isValue = (gift: Gift): gift is Value =>
  gift.what === 'power' || gift.what === 'soul' || gift.what === 'level';

export function turnTargets(table: Table, step: Step<'turn'>, running: Running): void {
  const cards = targetsOf(table, step.target, running).filter(
    (card) => isOnStage(table, card) && !(step.to === 'stand' && isForbidden(table, card, 'stand')),
  );
  turn(table, cards, step.to);
}
/** An effect of the other side cannot choose these (7.3). */
export const mayBeChosen = (table: Table, card: CardId, { master }: Running): boolean =>
  !isOnStage(table, card) || cardAt(table, card).seat === master || !isForbidden(table, card, 'beChosen');

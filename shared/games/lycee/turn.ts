// The turn (section 4): each function is one stretch; between stretches the state alone says what comes next.
import { chooseAction, chooseCards, type Rule } from '../../kernel/ask.ts';
import { fail } from '../../kernel/assert.ts';
import { answererOf } from '../../kernel/chain.ts';
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import { openWindow, windowStep } from '../../kernel/windows.ts';
import { defend, outcome, supportStep } from './battle.ts';
import { declare } from './declaring/declare.ts';
import { type Moment, offersFor } from './declaring/offers.ts';
import { duties, wakeUp, warmUp } from './duties.ts';
import { tell } from './happening.ts';
import { resolve } from './resolving.ts';
import { settle } from './settle.ts';
import { setUp } from './setup.ts';
import type { Stretch, Table } from './state.ts';
import { endChanges, forgetTurn, put } from './table.ts';
import { answerWindow, type WindowKind } from './window-kinds.ts';

const HAND_LIMIT = 7;

/** Runs the stretch that the state names. */
export function advance(table: Table): Rule {
  return STRETCH_RULES[table.next](table);
}
const STRETCH_RULES: Readonly<Record<Stretch, (table: Table) => Rule>> = {
  setUp,
  duties,
  wakeUp,
  warmUp,
  main: mainPhase,
  respond,
  resolve,
  defend,
  support: (table) => supportStep(table, (holder) => offer(table, holder, 'support', 'support')),
  outcome,
  end: endPhase,
};

/** One declaration of the turn player, or of the other player when that passes; two passes end the phase (4.4). */
function* mainPhase(table: Table): Rule {
  const you = table.turnPlayer;
  const window = table.window ?? openWindow('main', you, 'turnPlayer');
  table.window = yield* windowStep(window, you, (holder) =>
    holder === you ? offer(table, holder, 'main', null) : offer(table, holder, 'mainEnd', 'mainEnd'),
  );
  if (table.window === null) table.next = 'end';
}

/** The other player may answer the newest declaration; one refusal closes the chain (7.1, 7.3). */
function* respond(table: Table): Rule {
  const link = table.chain.at(-1) ?? fail('a response answers a declaration');
  const seat = answererOf(table.chain) ?? fail('somebody may answer');
  if (!(yield* offer(table, seat, 'respond', answerWindow(link.kind)))) table.next = 'resolve';
}

/**
 * Offers what may be declared. What one could do depends on the own hand: so the window is covert, and opened also
 * without an offer unless that is public since the hand is empty.
 */
function* offer(table: Table, seat: Seat, moment: Moment, window: WindowKind | null): Rule<boolean> {
  const offers = offersFor(table, seat, moment);
  if (window !== null && offers.length === 0 && table.zones[seat].hand.length === 0) return false;
  const top = table.chain.at(-1);
  const about = top && { ref: top.source, ...(top.ability ?? { no: top.no }) };
  const how = { ...(window && { covert: window }), ...(about && { about }) };
  const chosen = yield* chooseAction(seat, moment, offers, how);
  if (chosen === undefined) return false;
  yield* declare(table, seat, chosen);
  yield* settle(table);
  table.next = 'respond';
  return true;
}

/** The turn player's hand to seven; whatever is not lasting ends (4.5). */
function* endPhase(table: Table): Rule {
  const you = table.turnPlayer;
  table.phase = 'end';
  table.window = null;
  tell(table, { type: 'phaseBegan', phase: 'end', seat: you });
  yield* settle(table);
  const { hand } = table.zones[you];
  const amount = hand.length - HAND_LIMIT;
  if (amount > 0)
    put(table, yield* chooseCards(you, 'discardToLimit', hand.slice(), { min: amount, max: amount }), 'dustBox');
  endChanges(table, (until) => until !== 'lasting');
  forgetTurn(table);
  yield* settle(table);
  table.turnPlayer = opponentOf(you);
  table.turn++;
  table.next = 'duties';
}

// The turn (section 4): each function is one stretch; between stretches the state alone says what comes next.
import { chooseCards, type Rule } from '../../kernel/ask.ts';
import { fail } from '../../kernel/assert.ts';
import { cardAt } from '../../kernel/card.ts';
import { opponentOf } from '../../kernel/seat.ts';
import { openWindow, windowStep } from '../../kernel/windows.ts';
import { wakeTurn } from './abilities/wake.ts';
import { beginApproach, endApproach, hasApproacherLeft, interference, judgement } from './approach.ts';
import { offer } from './declaring/offering.ts';
import { checkEnd } from './ending.ts';
import { tell } from './happening.ts';
import { onField } from './queries.ts';
import { breaksNow, offerBreak, resolveNewest, resolvePending } from './resolving.ts';
import { setUp } from './setup.ts';
import type { Stretch, Table } from './state.ts';
import { draw, endChanges, forgetTurn, put, turn } from './table.ts';
import { isForbidden } from './values.ts';
import type { WindowKind } from './window-kinds.ts';

const HAND_LIMIT = 7;
const DRAWN = 2;
const DRAWN_FIRST = 1;

/** Runs what waits to resolve, else the stretch that the state names; then it is seen whether the match is over (9.2). */
export function* advance(table: Table): Rule {
  yield* waitingRule(table);
  yield* checkEnd(table);
}
function waitingRule(table: Table): Rule {
  if (table.pending.length > 0) return resolvePending(table);
  if (breaksNow(table).length > 0) return offerBreak(table);
  if (table.chain.length > 0) return resolveNewest(table);
  return STRETCH_RULES[table.next](table);
}
const STRETCH_RULES: Readonly<Record<Stretch, (table: Table) => Rule>> = {
  setUp,
  turnStart,
  *beginMain(table) {
    beginMain(table);
  },
  main: mainPhase,
  approach: beginApproach,
  freeTiming,
  interference,
  *judgement(table) {
    judgement(table);
  },
  *turnEnd(table) {
    turnEnd(table);
  },
  handLimit,
};

/** Draw, wake all own cards on the field, then what happens at the start of the turn; nobody has priority here (4.1). */
function* turnStart(table: Table): Rule {
  const you = table.turnPlayer;
  table.phase = 'start';
  tell(table, { type: 'turnBegan', seat: you, turn: table.turn });
  tell(table, { type: 'phaseBegan', phase: 'start', seat: you });
  draw(table, you, table.turn === 1 ? DRAWN_FIRST : DRAWN);
  yield* checkEnd(table);
  const resting = [...onField(table, you), ...table.zones[you].set].filter(
    (card) => cardAt(table, card).state === 'resting' && !isForbidden(table, card, 'wake'),
  );
  turn(table, resting, 'active');
  wakeTurn(table, 'turnBegins');
  table.next = 'beginMain';
}

/** A stretch of its own: what is told is told, and the first action of the phase may still be taken back. */
function beginMain(table: Table): void {
  table.phase = 'main';
  table.window = openWindow('main', table.turnPlayer, 'other');
  tell(table, { type: 'phaseBegan', phase: 'main', seat: table.turnPlayer });
  table.next = 'main';
}

/** One action or pass of whoever has priority; two passes in a row end the phase (4.2, 7.1). */
function* mainPhase(table: Table): Rule {
  const you = table.turnPlayer;
  const window = table.window ?? fail('the main phase is a window');
  table.window = yield* windowStep(window, you, (holder) =>
    holder === you ? offer(table, holder, 'main', null) : offer(table, holder, 'mainPriority', 'mainPriority'),
  );
  if (table.window === null) table.next = 'approach';
}

type FreeTiming = Extract<WindowKind, 'approached' | 'interfered' | 'approachOver'>;
const AFTER: Readonly<Record<FreeTiming, Stretch>> = {
  approached: 'interference',
  interfered: 'judgement',
  approachOver: 'approach',
};
/** One action or pass; an approacher that has left takes the approach to its end at once (6, 6.2). */
function* freeTiming(table: Table): Rule {
  if (hasApproacherLeft(table)) return endApproach(table, 'approacherLeft');
  const window = table.window ?? fail('a free timing is a window');
  const name = window.name as FreeTiming;
  table.window = yield* windowStep(window, table.turnPlayer, (holder) => offer(table, holder, name, name));
  if (table.window === null) table.next = AFTER[name];
}

/** What happens at the end of the turn comes first, in the order of the turn player (4.6). */
function turnEnd(table: Table): void {
  table.phase = 'end';
  table.step = '';
  table.window = null;
  tell(table, { type: 'phaseBegan', phase: 'end', seat: table.turnPlayer });
  wakeTurn(table, 'turnEnds');
  table.next = 'handLimit';
}
/** The turn player's hand to seven, then what is not lasting ends (4.6). */
function* handLimit(table: Table): Rule {
  const you = table.turnPlayer;
  const { hand } = table.zones[you];
  const amount = hand.length - HAND_LIMIT;
  if (amount > 0)
    put(table, yield* chooseCards(you, 'discardToLimit', hand.slice(), { min: amount, max: amount }), 'trash');
  endChanges(table, (until) => until !== 'lasting');
  forgetTurn(table);
  table.turnPlayer = opponentOf(you);
  table.turn++;
  table.next = 'turnStart';
}

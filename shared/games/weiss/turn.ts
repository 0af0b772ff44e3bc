// The turn, phase by phase (5.3 to 5.5). Each function is one stretch: between stretches the state alone says what is next.
import { ask, type Choosable, chooseAction, chooseCard, chooseCards, type Rule } from '../../kernel/ask.ts';
import { assert, fail } from '../../kernel/assert.ts';
import { type CardId, cardAt, refOf } from '../../kernel/card.ts';
import { opponentOf, SEATS, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { actsInMain, useAct, useAction } from './abilities/acts.ts';
import { attack, declareOrStop, legalAttackers } from './attack.ts';
import type { Phase, Slot } from './card-data.ts';
import { exchange, slotsFrom } from './exchange.ts';
import { knows } from './features.ts';
import { tell } from './happening.ts';
import { continuousInPlay, type InPlay } from './in-play.ts';
import { playableClimaxes, playableIn, playCharacter, playClimax, playEvent } from './playing.ts';
import { isSlot, onStage } from './queries.ts';
import { setUp } from './setup.ts';
import type { Stretch, Table } from './state.ts';
import { draw, endModifiers, put, turn } from './table.ts';
import { checkTiming } from './timing.ts';
import { isForbidden, seatGifts } from './values.ts';

const HAND_LIMIT = 7;

/** Runs the stretch that the state names. */
export function advance(table: Table): Rule {
  return STRETCH_RULES[table.next](table);
}
const STRETCH_RULES: Readonly<Record<Stretch, (table: Table) => Rule>> = {
  setUp,
  stand: standPhase,
  draw: drawPhase,
  clock: clockPhase,
  mainBegins,
  mainAction,
  climax: climaxPhase,
  attackBegins,
  declarationBegins,
  attack: declaration,
  attackSteps,
  encore: encoreStep,
  end: endPhase,
};

/** Every phase begins alike: what waits for its beginning, then a check timing (5.3). */
function* begin(table: Table, phase: Phase): Rule {
  table.phase = phase;
  tell(table, { type: 'phaseBegan', phase, seat: table.turnPlayer });
  yield* checkTiming(table);
}

/** All own characters stand (5.3). */
function* standPhase(table: Table): Rule {
  const you = table.turnPlayer;
  table.step = '';
  table.attacks = 0;
  tell(table, { type: 'turnBegan', seat: you, turn: table.turn });
  yield* begin(table, 'stand');
  const inPlay = continuousInPlay(table);
  turn(
    table,
    onStage(table, you).filter((card) => !isForbidden(table, card, 'stand', inPlay)),
    'stand',
  );
  yield* checkTiming(table);
  table.next = 'draw';
}
/** One card, also in the first turn (5.3). */
function* drawPhase(table: Table): Rule {
  yield* begin(table, 'draw');
  yield* draw(table, table.turnPlayer, 1);
  yield* checkTiming(table);
  table.next = 'clock';
}

/** One card to the clock, then two draws, or neither (5.3, SQ11); a level up comes before the draws. */
function* clockPhase(table: Table): Rule {
  const you = table.turnPlayer;
  yield* begin(table, 'clock');
  const clocked = yield* chooseCard(you, 'clock', table.zones[you].hand.slice(), { optional: true });
  if (clocked !== undefined) {
    yield* put(table, clocked, 'clock', { cause: 'rule' });
    yield* draw(table, you, 2);
  }
  yield* checkTiming(table);
  table.next = 'mainBegins';
}

function* mainBegins(table: Table): Rule {
  yield* begin(table, 'main');
  table.next = 'mainAction';
}

type MainAction = Extract<Choosable, { readonly action: unknown }>;
/** One action of the main phase, or its end (5.3 Main). */
function* mainAction(table: Table): Rule {
  const you = table.turnPlayer;
  const chosen = yield* chooseAction(you, 'main', mainActions(table, you));
  if (chosen === undefined) {
    table.next = 'climax';
    return;
  }
  const { do: what, card } = chosen.action;
  if (card === undefined) fail(`the action ${what} is about a card`);
  if (what === 'playCharacter') yield* playCharacter(table, you, card);
  else if (what === 'playEvent') yield* playEvent(table, you, card);
  else if (what === 'move') yield* moveCharacter(table, you, card);
  else yield* useAct(table, you, chosen.action);
  yield* checkTiming(table);
}
function mainActions(table: Table, seat: Seat): MainAction[] {
  const actions: MainAction[] = [];
  const inPlay = continuousInPlay(table);
  for (const card of playableIn(table, seat, 'character', inPlay))
    actions.push({ action: { do: 'playCharacter', card } });
  for (const card of playableIn(table, seat, 'event', inPlay)) actions.push({ action: { do: 'playEvent', card } });
  for (const offer of actsInMain(table, seat)) actions.push(useAction(offer));
  for (const card of onStage(table, seat)) {
    if (!knows(table, 'move') || canMove(table, seat, card, inPlay)) actions.push({ action: { do: 'move', card } });
  }
  return actions;
}
const canMove = (table: Table, seat: Seat, card: CardId, inPlay: readonly InPlay[]): boolean =>
  !isForbidden(table, card, 'move', inPlay) && slotsFrom(table, seat, cardAt(table, card).zone, inPlay).length > 0;
/** Swaps two own slots, or moves to an empty one; states travel along (5.3 Main c). */
function* moveCharacter(table: Table, seat: Seat, card: CardId): Rule {
  const from = cardAt(table, card).zone as Slot;
  const slots = slotsFrom(table, seat, from);
  const about = { ref: refOf(table, card), no: cardAt(table, card).no };
  const [position] = yield* ask({
    seat,
    why: 'moveTo',
    from: slots.map((slot) => ({ slot, seat })),
    min: 1,
    max: 1,
    about,
  });
  const to = slots[position as number];
  assert(to !== undefined && isSlot(from), 'a character moves from slot to slot');
  yield* exchange(table, seat, from, to);
}

/** At most one climax, in a covert window: whether one could be played is the player's secret (5.3 Climax). */
function* climaxPhase(table: Table): Rule {
  const you = table.turnPlayer;
  yield* begin(table, 'climax');
  if (table.zones[you].hand.length > 0) {
    const card = yield* chooseCard(you, 'climax', playableClimaxes(table, you), {
      optional: true,
      covert: 'climax',
    });
    if (card !== undefined) yield* playClimax(table, you, card);
    yield* checkTiming(table);
  }
  table.next = 'attackBegins';
}

/** At the beginning of the attack phase (6.1). */
function* attackBegins(table: Table): Rule {
  yield* begin(table, 'attack');
  table.step = 'declaration';
  table.next = 'declarationBegins';
}
/** Each declaration step begins with a check timing (6.1). */
function* declarationBegins(table: Table): Rule {
  yield* checkTiming(table);
  table.next = legalAttackers(table).length > 0 ? 'attack' : 'encore';
}
function* declaration(table: Table): Rule {
  const attacked = yield* declareOrStop(table);
  table.next = attacked ? 'attackSteps' : 'encore';
}
function* attackSteps(table: Table): Rule {
  yield* attack(table);
  table.next = 'declarationBegins';
}

/** Reversed characters leave one by one, the turn player's first, with a check timing after each, until there are none (5.4). */
function* encoreStep(table: Table): Rule {
  table.step = '';
  yield* begin(table, 'encore');
  while (SEATS.some((seat) => reversedOf(table, seat).length > 0)) {
    for (const seat of seatsFrom(table.turnPlayer)) yield* reversedLeave(table, seat);
  }
  table.next = 'end';
}
function* reversedLeave(table: Table, seat: Seat): Rule {
  for (let reversed = reversedOf(table, seat); reversed.length > 0; reversed = reversedOf(table, seat)) {
    const leaving = yield* chooseCard(seat, 'whichLeaves', reversed);
    if (leaving !== undefined) yield* put(table, leaving, 'waitingRoom', { cause: 'rule' });
    yield* checkTiming(table);
  }
}
const reversedOf = (table: Table, seat: Seat): CardId[] =>
  onStage(table, seat).filter((card) => cardAt(table, card).state === 'reverse');

/** Hand limit, climax, expiry, again while something new happens; then the turn passes (5.5). */
function* endPhase(table: Table): Rule {
  const you = table.turnPlayer;
  yield* begin(table, 'end');
  for (;;) {
    if (table.options.endPhaseOrder === 'climaxThenHand') yield* clearClimax(table, you);
    yield* discardToLimit(table, you);
    yield* clearClimax(table, you);
    yield* checkTiming(table);
    if (table.zones[you].hand.length > handLimit(table, you)) continue;
    const before = table.story.n;
    expireTurn(table);
    yield* checkTiming(table);
    if (table.story.n === before) break;
  }
  table.turnPlayer = opponentOf(you);
  table.turn++;
  table.next = 'stand';
}
/** Seven cards, unless abilities change it (5.5); nobody can have less than none. */
const handLimit = (table: Table, seat: Seat): number =>
  Math.max(
    0,
    seatGifts(table, seat).reduce((limit, gift) => (gift.what === 'handLimit' ? limit + gift.by : limit), HAND_LIMIT),
  );
function* discardToLimit(table: Table, seat: Seat): Rule {
  const { hand } = table.zones[seat];
  const amount = hand.length - handLimit(table, seat);
  if (amount <= 0) return;
  const away = yield* chooseCards(seat, 'discardToLimit', hand.slice(), { min: amount, max: amount });
  yield* put(table, away, 'waitingRoom', { cause: 'rule' });
}
function* clearClimax(table: Table, seat: Seat): Rule {
  yield* put(table, table.zones[seat].climax.slice(), 'waitingRoom', { cause: 'rule' });
}
/** Everything that lasts until the end of this turn ends at once (5.5). */
function expireTurn(table: Table): void {
  table.delayed = table.delayed.filter((one) => 'at' in one);
  table.uses = {};
  endModifiers(table, ({ lastTurn }) => lastTurn <= table.turn);
}

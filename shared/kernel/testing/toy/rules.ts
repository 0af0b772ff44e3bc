// The toy game's rules: draw, play up to two cards that the other side may answer, compare rows, score.
import {
  type AskSpec,
  ask,
  askBoth,
  chooseAction,
  chooseCard,
  chooseCards,
  chooseOption,
  type Rule,
} from '../../ask.ts';
import type { CardId } from '../../card.ts';
import type { Deck } from '../../deck.ts';
import { roll, shuffle } from '../../rng.ts';
import { type BySeat, opponentOf, SEATS, type Seat } from '../../seat.ts';
import { toldCard } from '../../view.ts';
import { toyData } from './cards.ts';
import { doesOf, fillSleeves, MOST_IN_ROW, MOST_PLAYS, powerOf, type ToyState } from './state.ts';
import { cardOf, draw, endLooks, look, move, shuffleDeck, type ToyTable, tell, top } from './table.ts';

const HAND = 5;

/** One stretch of the match. */
export function* advanceToy(table: ToyTable): Rule {
  const { state } = table;
  switch (state.next) {
    case 'choosing':
      return yield* choosing(table);
    case 'opening':
      return yield* opening(table);
    case 'turn':
      return beginTurn(table);
    case 'main':
      return yield* mainAction(table);
    case 'end':
      return table.fault === 'endlessStretch' && state.turn > 3 ? undefined : endTurn(table);
  }
}

/** Both choose a deck in secret and at once, and may register further ones meanwhile. */
function* choosing(table: ToyTable): Rule {
  const { state } = table;
  const rosters = state.rosters as BySeat<Deck[]>;
  const spec = <S extends Seat>(seat: S): AskSpec & { seat: S } => ({
    seat,
    why: 'chooseDeck',
    from: rosters[seat].map((deck) => ({ deck })),
    min: 1,
    max: 1,
    within: 60,
    registers: true,
  });
  const isAlone = SEATS.map((seat) => table.fault === 'skippedChoice' && rosters[seat].length === 1);
  const answers = isAlone.includes(true) ? [[0], [0]] : yield* askBoth([spec(0), spec(1)]);
  for (const seat of SEATS) fillSleeves(state, seat, rosters[seat][answers[seat]?.[0] as number] as Deck);
  state.next = 'opening';
  tell(table, () => ({ type: 'decksReady' }));
}

/** Both draw, and set cards aside in secret and at once. */
function* opening(table: ToyTable): Rule {
  const { state } = table;
  for (const seat of SEATS) draw(table, seat, HAND);
  const spec = <S extends Seat>(seat: S) => ({
    seat,
    why: 'setAside',
    from: state.zones[seat].hand.map((card) => ({ card })),
    min: 0,
    max: 2,
  });
  const hands = SEATS.map((seat) => [...state.zones[seat].hand]);
  const answers = yield* askBoth([spec(0), spec(1)]);
  for (const seat of SEATS) {
    const aside = answers[seat].map((position) => hands[seat]?.[position] as CardId);
    move(table, aside, seat, 'reserve');
  }
  state.next = 'turn';
}

function beginTurn(table: ToyTable): void {
  const { state } = table;
  const you = state.turnPlayer;
  state.turn++;
  state.plays = 0;
  tell(table, () => ({ type: 'turnBegan', seat: you, turn: state.turn }));
  if (state.zones[you].deck.length < 2) return end(table, opponentOf(you), 'deckOut');
  draw(table, you, 1);
  move(table, top(state, you, 'deck', 1), you, 'reserve');
  state.next = 'main';
}

/** One card is played, or the turn ends. */
function* mainAction(table: ToyTable): Rule {
  const { state } = table;
  const you = state.turnPlayer;
  const offer =
    state.plays < MOST_PLAYS
      ? state.zones[you].hand.filter((id) => canPlay(state, id)).map((card) => ({ action: { do: 'play', card } }))
      : [];
  const picked = yield* chooseAction(you, 'act', offer);
  if (picked === undefined) {
    state.next = 'end';
    return;
  }
  const { card } = picked.action;
  const at = toyData(cardOf(state, card).no).power === undefined ? 0 : yield* chooseEnd(table, card);
  yield* play(table, card, at);
}

function canPlay(state: ToyState, id: CardId): boolean {
  const { seat, no } = cardOf(state, id);
  const { power, cost, does } = toyData(no);
  if (does === 'nay' || state.zones[seat].reserve.length < cost) return false;
  return power === undefined || state.zones[seat].row.length < MOST_IN_ROW;
}

/** Nothing has been told yet: this question can be taken back. */
function* chooseEnd(table: ToyTable, card: CardId): Rule<number> {
  const { state, outside } = table;
  const { row } = state.zones[state.turnPlayer];
  if (row.length === 0) return 0;
  const key = `${state.rng.key.join()} ${state.story.n} ${card}`;
  const again = table.fault === 'changedPrompt' && outside.asked.has(key);
  outside.asked.add(key);
  const side = yield* chooseOption(state.turnPlayer, again ? 'sideAgain' : 'side', ['left', 'right']);
  return side === 'left' ? 0 : row.length;
}

/** Pay, announce, let the other side answer, then do what the card does. */
function* play(table: ToyTable, card: CardId, at: number): Rule {
  const { state } = table;
  const you = state.turnPlayer;
  state.plays++;
  const { cost, power, does } = toyData(cardOf(state, card).no);
  if (cost > 0) move(table, top(state, you, 'reserve', cost), you, 'discard');
  move(table, [card], you, 'stack');
  tell(table, () => ({ type: 'played', card: toldCard(table.sight, state, card) }));
  if (yield* isNegated(table, opponentOf(you))) {
    tell(table, () => ({ type: 'negated', card: toldCard(table.sight, state, card) }));
    if (table.fault === 'lostCard') state.zones[you].stack = [];
    else move(table, [card], you, 'discard');
    return;
  }
  if (table.fault === 'notPlain') {
    state.tally ??= new Map();
    state.tally.set(does ?? 'none', (state.tally.get(does ?? 'none') ?? 0) + 1);
  }
  if (power !== undefined) return move(table, [card], you, 'row', { at });
  yield* resolve(table, does);
  move(table, [card], you, 'discard');
}

/** Covert: asked of everybody with a hand, whatever is in it. */
function* isNegated(table: ToyTable, foe: Seat): Rule<boolean> {
  const { state } = table;
  const { hand } = state.zones[foe];
  const nays = hand.filter((id) => doesOf(state, id) === 'nay');
  if (hand.length === 0 || (table.fault === 'skippedWindow' && nays.length === 0)) return false;
  const nay = yield* chooseCard(foe, 'response', nays, { covert: 'response', optional: true });
  if (nay === undefined) return false;
  move(table, [nay], foe, 'discard');
  return true;
}

function* resolve(table: ToyTable, does: ReturnType<typeof toyData>['does']): Rule {
  const you = table.state.turnPlayer;
  if (does === 'scout') yield* search(table, you);
  if (does === 'thief') yield* steal(table, opponentOf(you));
  if (does !== 'dice') return;
  const value = roll(table.state.rng, 3);
  tell(table, () => ({ type: 'rolled', value }));
  const bonus = table.fault === 'outsideCounter' ? table.outside.count++ % 2 : 0;
  draw(table, you, Math.min(value + bonus, table.state.zones[you].deck.length));
}

/** Looks through the deck, may take and reveal one strong card, then shuffles. */
function* search(table: ToyTable, you: Seat): Rule {
  const { state } = table;
  const { deck } = state.zones[you];
  if (deck.length > 0) look(table, you, deck);
  const strong = deck.filter((id) => (toyData(cardOf(state, id).no).power ?? 0) >= 4);
  const how = table.fault === 'hastySearch' ? {} : { covert: 'search' };
  const [found] = yield* chooseCards(you, 'search', strong, { min: 0, max: 1 }, how);
  if (found !== undefined) {
    look(table, 'all', [found]);
    move(table, [found], you, 'hand');
  }
  endLooks(table);
  shuffleDeck(table, you);
}

/** A blind choice: backs in a fresh order, so that no place in the hand can be remembered. */
function* steal(table: ToyTable, foe: Seat): Rule {
  const { state } = table;
  const backs = [...state.zones[foe].hand];
  shuffle(state.rng, backs);
  const min = table.fault === 'deadEnd' ? backs.length + 1 : 1;
  if (backs.length === 0) return;
  const from = backs.map((card) => ({ card }));
  const [position] = yield* ask({ seat: opponentOf(foe), why: 'steal', from, min, max: min });
  move(table, [backs[position as number] as CardId], foe, 'discard');
}

/** The stronger row scores; a full row loses its leftmost card. */
function endTurn(table: ToyTable): void {
  const { state } = table;
  const you = state.turnPlayer;
  const strength = (seat: Seat): number => state.zones[seat].row.reduce((sum, id) => sum + powerOf(state, id), 0);
  if (strength(you) > strength(opponentOf(you))) {
    state.points[you]++;
    tell(table, () => ({ type: 'scored', seat: you }));
  }
  if (state.points[you] >= state.goal) return end(table, you, 'points');
  if (state.zones[you].row.length === MOST_IN_ROW) move(table, state.zones[you].row.slice(0, 1), you, 'discard');
  state.turnPlayer = opponentOf(you);
  state.next = 'turn';
}

function end(table: ToyTable, winner: Seat, reason: string): void {
  table.state.result = { winner, reason };
  tell(table, () => ({ type: 'ended', winner, reason }));
}

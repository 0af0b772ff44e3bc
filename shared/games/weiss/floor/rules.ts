// The floor of the bench: the turn of Weiß Schwarz with a dozen cards in plain mutable code.
// The same steps, checks and offers per decision, with random choices; but no question ever waits, nothing is told to anybody,
// and nothing can be forked, undone, stored or hidden. What the engine costs beside it is the price of all that.
import {
  cardsOf,
  choose,
  emit,
  type FloorCard,
  type FloorGame,
  type FloorOffer,
  type FloorSide,
  FRONT,
  fromDeck,
  move,
  newFloorTable,
  numbersTo,
  place,
  powerOf,
  roll,
  SLOTS,
  says,
  shuffle,
} from './table.ts';

const OPENING_HAND = 5;
const HAND_LIMIT = 7;
const LAST_LEVEL = 4;
const ENCORE = 3;

/** Plays a match with random choices; returns how many there were. */
export function playFloor(seed: number): number {
  const game = newFloorGame(seed);
  playOut(game);
  return game.decisions;
}

function newFloorGame(seed: number): FloorGame {
  const game = newFloorTable(seed);
  for (const side of game.sides) {
    shuffle(game, side.deck);
    choose(game, numbersTo(1, 'cut'), false);
    for (let i = 0; i < OPENING_HAND; i++) fromDeck(game, side, 'hand');
    const away = choose(game, numbersTo(OPENING_HAND + 1, 'mulligan'), false)?.at ?? 0;
    for (let i = 0; i < away; i++) move(game, side.hand[roll(game, side.hand.length)] as FloorCard, 'waitingRoom');
    for (let i = 0; i < away; i++) fromDeck(game, side, 'hand');
  }
  return game;
}

function playOut(game: FloorGame): void {
  for (; game.lost < 0; game.turn++) {
    const you = game.sides[game.turn % 2] as FloorSide;
    const foe = game.sides[(game.turn + 1) % 2] as FloorSide;
    begin(game, 'stand', you);
    for (const card of you.stage) if (card !== undefined) card.rested = false;
    begin(game, 'draw', you);
    fromDeck(game, you, 'hand');
    check(game);
    clockPhase(game, you);
    mainPhase(game, you);
    climaxPhase(game, you);
    attackPhase(game, you, foe);
    encoreStep(game, you, foe);
    endPhase(game, you, foe);
  }
}

function begin(game: FloorGame, phase: string, side: FloorSide): void {
  game.phase = phase;
  emit(game, { type: 'phase', phase, side });
  check(game);
}
/** What a rule book checks again and again: who has lost, who has no power left, and what waits. */
function check(game: FloorGame): void {
  for (;;) {
    for (const [seat, side] of game.sides.entries())
      if (side.level.length >= LAST_LEVEL && game.lost < 0) game.lost = seat;
    for (const side of game.sides) {
      for (const card of side.stage) {
        // No card of this deck takes power away while it is in play, so only a bonus below 0 can.
        if (card !== undefined && card.bonus < 0 && powerOf(game, card) <= 0) move(game, card, 'waitingRoom');
      }
    }
    if (game.waiting.length === 0) return;
    const at =
      game.waiting.length === 1 ? 0 : (choose(game, numbersTo(game.waiting.length, 'ability'), false)?.at ?? 0);
    const [does] = game.waiting.splice(at, 1);
    does?.();
  }
}

function canPlay(you: FloorSide, { print }: FloorCard): boolean {
  if (print.climax || print.level > you.level.length || print.cost > you.stock.length) return false;
  return print.level === 0 || hasColor(you, print.color);
}
const hasColor = (you: FloorSide, color: number): boolean =>
  you.level.some(({ print }) => print.color === color) || you.clock.some(({ print }) => print.color === color);
function pay(game: FloorGame, you: FloorSide, cost: number): void {
  for (let paid = 0; paid < cost; paid++) move(game, you.stock.at(-1) as FloorCard, 'waitingRoom');
}

function clockPhase(game: FloorGame, you: FloorSide): void {
  begin(game, 'clock', you);
  const chosen = choose(game, cardsOf(you.hand), true)?.card;
  if (chosen === undefined) return;
  move(game, chosen, 'clock');
  for (let i = 0; i < 2; i++) fromDeck(game, you, 'hand');
  check(game);
}
function mainPhase(game: FloorGame, you: FloorSide): void {
  begin(game, 'main', you);
  for (;;) {
    const offers: FloorOffer[] = [];
    for (const [at, card] of you.hand.entries()) if (canPlay(you, card)) offers.push({ do: 'play', card, at });
    for (const [at, card] of you.stage.entries()) if (card !== undefined) offers.push({ do: 'move', card, at });
    const chosen = choose(game, offers, true);
    if (chosen?.card === undefined) return;
    if (chosen.do === 'play') {
      const slot = choose(game, numbersTo(SLOTS, 'slot'), false)?.at ?? 0;
      pay(game, you, chosen.card.print.cost);
      place(game, chosen.card, slot, false);
    } else exchange(game, you, chosen.at);
    check(game);
  }
}
function exchange(game: FloorGame, you: FloorSide, from: number): void {
  const offers = numbersTo(SLOTS, 'slot').filter(({ at }) => at !== from);
  const to = choose(game, offers, false)?.at ?? from;
  const [here, there] = [you.stage[from], you.stage[to]];
  you.stage[to] = here;
  you.stage[from] = there;
  if (here !== undefined) here.slot = to;
  if (there !== undefined) there.slot = from;
  game.moves++;
}
function climaxPhase(game: FloorGame, you: FloorSide): void {
  begin(game, 'climax', you);
  const offers = cardsOf(you.hand).filter(({ card }) => card?.print.climax && hasColor(you, card.print.color));
  const chosen = choose(game, offers, true)?.card;
  if (chosen !== undefined) move(game, chosen, 'climax');
  check(game);
}

function attackPhase(game: FloorGame, you: FloorSide, foe: FloorSide): void {
  begin(game, 'attack', you);
  for (;;) {
    check(game);
    const attackers = you.stage.filter((card, slot) => card !== undefined && slot < FRONT && !card.rested);
    if (attackers.length === 0) return;
    const chosen = choose(game, cardsOf(attackers as FloorCard[]), true)?.card;
    if (chosen === undefined) return;
    attack(game, you, foe, chosen);
  }
}
function attack(game: FloorGame, you: FloorSide, foe: FloorSide, attacker: FloorCard): void {
  const facing = foe.stage[FRONT - 1 - attacker.slot];
  const frontal = facing !== undefined && choose(game, numbersTo(2, 'kind'), false)?.at === 0;
  attacker.rested = true;
  emit(game, { type: 'attacks', card: attacker });
  check(game);
  let soul = attacker.print.soul + (facing === undefined ? 1 : frontal ? 0 : -facing.print.level);
  soul += trigger(game, you);
  check(game);
  const backup = frontal ? counter(game, foe) : 0;
  damage(game, foe, soul);
  check(game);
  if (!frontal || facing === undefined || facing.zone !== 'stage' || attacker.zone !== 'stage') return;
  const lead = powerOf(game, attacker) - powerOf(game, facing) - backup;
  if (lead >= 0) reverse(game, facing);
  if (lead <= 0) reverse(game, attacker);
  check(game);
}
/** The deck's top card goes to the stock; its icons run. */
function trigger(game: FloorGame, you: FloorSide): number {
  const card = fromDeck(game, you, 'stock');
  if (card === undefined) return 0;
  emit(game, { type: 'triggered', card });
  let soul = 0;
  for (const icon of card.print.icons) {
    if (icon === 'soul') soul++;
    else if (icon === 'draw' && says(game, 'draw')) fromDeck(game, you, 'hand');
    else if (icon === 'comeback') {
      const back = choose(game, cardsOf(you.waitingRoom), true)?.card;
      if (back !== undefined) move(game, back, 'hand');
    }
  }
  return soul;
}
function counter(game: FloorGame, foe: FloorSide): number {
  const offers = cardsOf(foe.hand).filter(
    ({ card }) => card !== undefined && card.print.counter > 0 && canPlay(foe, card),
  );
  const chosen = choose(game, offers, true)?.card;
  if (chosen === undefined) return 0;
  move(game, chosen, 'waitingRoom');
  return chosen.print.counter;
}
/** Cards flip one by one; a climax among them cancels all of it. */
function damage(game: FloorGame, foe: FloorSide, amount: number): void {
  const dealt: FloorCard[] = [];
  for (let i = 0; i < amount && foe.deck.length > 0; i++) {
    const card = foe.deck.pop() as FloorCard;
    dealt.push(card);
    if (card.print.climax) break;
  }
  const to = dealt.at(-1)?.print.climax ? 'waitingRoom' : 'clock';
  for (const card of dealt) {
    foe.deck.push(card);
    move(game, card, to);
    game.moves++;
  }
}
function reverse(game: FloorGame, card: FloorCard): void {
  card.reversed = true;
  emit(game, { type: 'reversed', card });
}

/** Reversed characters leave; three stock bring one back. */
function encoreStep(game: FloorGame, you: FloorSide, foe: FloorSide): void {
  begin(game, 'encore', you);
  for (const side of [you, foe]) {
    for (const [slot, card] of side.stage.entries()) {
      if (!card?.reversed) continue;
      move(game, card, 'waitingRoom');
      check(game);
      if (side.stock.length < ENCORE || card.zone !== 'waitingRoom' || !says(game, 'encore')) continue;
      pay(game, side, ENCORE);
      if (card.zone === 'waitingRoom') place(game, card, slot, true);
    }
  }
}
function endPhase(game: FloorGame, you: FloorSide, foe: FloorSide): void {
  begin(game, 'end', you);
  while (you.hand.length > HAND_LIMIT) {
    move(game, choose(game, cardsOf(you.hand), false)?.card as FloorCard, 'waitingRoom');
  }
  for (const card of you.climax.slice()) move(game, card, 'waitingRoom');
  for (const side of [you, foe]) for (const card of side.stage) if (card !== undefined) card.bonus = 0;
  check(game);
}

// The floor of the bench: a mini card game in plain mutable code, with about as many moves and offers per decision as Weiß Schwarz.
// No questions, no story, no abilities, nothing undone: what a match costs when nothing but the playing is wanted.

interface FloorCard {
  level: number;
  cost: number;
  power: number;
  soul: number;
  climax: boolean;
  rested: boolean;
}
interface FloorSide {
  deck: FloorCard[];
  hand: FloorCard[];
  stock: FloorCard[];
  clock: FloorCard[];
  level: FloorCard[];
  waitingRoom: FloorCard[];
  climax: FloorCard[];
  stage: (FloorCard | undefined)[];
}
export interface FloorGame {
  sides: [FloorSide, FloorSide];
  turn: number;
  decisions: number;
  moves: number;
  seed: number;
}

const FRONT = 3;
const SLOTS = 5;
const HAND_LIMIT = 7;
const LEVEL_UP_AT = 7;
const LAST_LEVEL = 4;

/** A plain generator (xorshift): a number below `n`. */
function roll(game: FloorGame, n: number): number {
  let x = game.seed;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  game.seed = x;
  return (x >>> 0) % n;
}
/** One decision: a position of the offer, or -1 for none. */
function choose(game: FloorGame, offers: number, optional: boolean): number {
  game.decisions++;
  if (offers === 0 || (optional && roll(game, 2) === 0)) return -1;
  return roll(game, offers);
}

export function newFloorGame(seed: number): FloorGame {
  const game: FloorGame = { sides: [newSide(), newSide()], turn: 0, decisions: 0, moves: 0, seed: (seed * 2654435761) | 1 };
  for (const side of game.sides) {
    shuffle(game, side.deck);
    choose(game, side.deck.length, false);
    draw(game, side, 5);
    mulligan(game, side);
  }
  return game;
}
function newSide(): FloorSide {
  const deck: FloorCard[] = [];
  for (let i = 0; i < 50; i++) {
    const level = i < 17 ? 0 : i < 29 ? 1 : i < 36 ? 2 : 3;
    deck.push({ level, cost: level >> 1, power: 2000 + 2500 * level, soul: level < 3 ? 1 : 2, climax: i >= 42, rested: false });
  }
  return { deck, hand: [], stock: [], clock: [], level: [], waitingRoom: [], climax: [], stage: new Array(SLOTS).fill(undefined) };
}
function shuffle(game: FloorGame, list: FloorCard[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(game, i + 1);
    const held = list[i] as FloorCard;
    list[i] = list[j] as FloorCard;
    list[j] = held;
  }
}
function mulligan(game: FloorGame, side: FloorSide): void {
  const away = choose(game, side.hand.length + 1, false);
  for (let i = 0; i < away; i++) move(game, side.hand, roll(game, side.hand.length), side.waitingRoom);
  draw(game, side, away);
}

/** Plays to the end with random choices; returns the seat that lost. */
export function playFloorGame(game: FloorGame): number {
  for (;;) {
    const you = game.sides[game.turn % 2] as FloorSide;
    const foe = game.sides[(game.turn + 1) % 2] as FloorSide;
    for (const card of you.stage) if (card !== undefined) card.rested = false;
    draw(game, you, 1);
    clockPhase(game, you);
    mainPhase(game, you);
    climaxPhase(game, you);
    attackPhase(game, you, foe);
    endPhase(game, you);
    if (foe.level.length >= LAST_LEVEL) return (game.turn + 1) % 2;
    if (you.level.length >= LAST_LEVEL) return game.turn % 2;
    game.turn++;
  }
}

function move(game: FloorGame, from: FloorCard[], at: number, to: FloorCard[]): FloorCard {
  const [card] = from.splice(at, 1);
  to.push(card as FloorCard);
  game.moves++;
  return card as FloorCard;
}
function fromDeck(game: FloorGame, side: FloorSide, to: FloorCard[]): FloorCard {
  const card = move(game, side.deck, side.deck.length - 1, to);
  if (side.deck.length === 0) {
    side.deck.push(...side.waitingRoom);
    game.moves += side.waitingRoom.length;
    side.waitingRoom.length = 0;
    shuffle(game, side.deck);
  }
  return card;
}
function draw(game: FloorGame, side: FloorSide, amount: number): void {
  for (let i = 0; i < amount; i++) fromDeck(game, side, side.hand);
}
function levelUp(game: FloorGame, side: FloorSide): void {
  while (side.clock.length >= LEVEL_UP_AT) {
    move(game, side.clock, choose(game, LEVEL_UP_AT, false), side.level);
    for (let i = 1; i < LEVEL_UP_AT; i++) move(game, side.clock, 0, side.waitingRoom);
  }
}

function clockPhase(game: FloorGame, you: FloorSide): void {
  const card = choose(game, you.hand.length, true);
  if (card < 0) return;
  move(game, you.hand, card, you.clock);
  levelUp(game, you);
  draw(game, you, 2);
}
function mainPhase(game: FloorGame, you: FloorSide): void {
  for (;;) {
    const playable: number[] = [];
    for (let i = 0; i < you.hand.length; i++) {
      const { climax, level, cost } = you.hand[i] as FloorCard;
      if (!climax && level <= you.level.length && cost <= you.stock.length) playable.push(i);
    }
    const movable: number[] = [];
    for (let slot = 0; slot < SLOTS; slot++) if (you.stage[slot] !== undefined) movable.push(slot);
    const chosen = choose(game, playable.length + movable.length, true);
    if (chosen < 0) return;
    if (chosen < playable.length) playCard(game, you, playable[chosen] as number);
    else swap(game, you, movable[chosen - playable.length] as number);
  }
}
function playCard(game: FloorGame, you: FloorSide, at: number): void {
  const [card] = you.hand.splice(at, 1) as [FloorCard];
  for (let paid = 0; paid < card.cost; paid++) move(game, you.stock, you.stock.length - 1, you.waitingRoom);
  const slot = choose(game, SLOTS, false);
  leave(game, you, slot);
  card.rested = false;
  you.stage[slot] = card;
  game.moves++;
}
function swap(game: FloorGame, you: FloorSide, from: number): void {
  const to = (from + 1 + choose(game, SLOTS - 1, false)) % SLOTS;
  const held = you.stage[from];
  you.stage[from] = you.stage[to];
  you.stage[to] = held;
  game.moves++;
}
function leave(game: FloorGame, side: FloorSide, slot: number): void {
  const card = side.stage[slot];
  if (card === undefined) return;
  side.stage[slot] = undefined;
  side.waitingRoom.push(card);
  game.moves++;
}
function climaxPhase(game: FloorGame, you: FloorSide): void {
  const climaxes: number[] = [];
  for (let i = 0; i < you.hand.length; i++) if ((you.hand[i] as FloorCard).climax) climaxes.push(i);
  const chosen = choose(game, climaxes.length, true);
  if (chosen >= 0) move(game, you.hand, climaxes[chosen] as number, you.climax);
}

function attackPhase(game: FloorGame, you: FloorSide, foe: FloorSide): void {
  for (;;) {
    const attackers: number[] = [];
    for (let slot = 0; slot < FRONT; slot++) if (you.stage[slot]?.rested === false) attackers.push(slot);
    if (attackers.length === 0) return;
    const chosen = choose(game, attackers.length, true);
    if (chosen < 0) return;
    attack(game, you, foe, attackers[chosen] as number);
  }
}
function attack(game: FloorGame, you: FloorSide, foe: FloorSide, slot: number): void {
  const attacker = you.stage[slot] as FloorCard;
  const facing = foe.stage[FRONT - 1 - slot];
  attacker.rested = true;
  const frontal = facing !== undefined && choose(game, 2, false) === 0;
  const trigger = fromDeck(game, you, you.stock);
  let soul = attacker.soul + (you.climax.length > 0 ? 1 : 0) + (trigger.climax ? 1 : 0);
  if (facing === undefined) soul++;
  else if (!frontal) soul -= facing.level;
  damage(game, foe, soul);
  if (!frontal || facing === undefined) return;
  choose(game, foe.hand.length, true);
  if (attacker.power >= facing.power) leave(game, foe, FRONT - 1 - slot);
  if (attacker.power <= facing.power) leave(game, you, slot);
}
function damage(game: FloorGame, foe: FloorSide, amount: number): void {
  const dealt: FloorCard[] = [];
  for (let i = 0; i < amount; i++) {
    if (!fromDeck(game, foe, dealt).climax) continue;
    for (const card of dealt) foe.waitingRoom.push(card);
    game.moves += dealt.length;
    return;
  }
  for (const card of dealt) foe.clock.push(card);
  game.moves += dealt.length;
  levelUp(game, foe);
}
function endPhase(game: FloorGame, you: FloorSide): void {
  while (you.hand.length > HAND_LIMIT) move(game, you.hand, choose(game, you.hand.length, false), you.waitingRoom);
  while (you.climax.length > 0) move(game, you.climax, 0, you.waitingRoom);
}

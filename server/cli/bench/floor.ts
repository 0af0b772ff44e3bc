// The floor of the bench: a mini card game in plain mutable code, with about as many moves and offers per decision as Weiß Schwarz.
// It knows levels, colours, costs, assists, triggers, damage with cancel, counters and encore, and lists what may be chosen as
// plain code does; but no questions that wait, no story, no abilities as data, and nothing can be undone, stored or hidden.

interface FloorCard {
  level: number;
  color: number;
  cost: number;
  power: number;
  soul: number;
  icon: 'none' | 'soul' | 'draw';
  climax: boolean;
  counter: boolean;
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
/** Something that may be chosen. */
interface FloorOffer {
  do: 'card' | 'play' | 'move' | 'slot' | 'attack' | 'kind' | 'number';
  card?: FloorCard | undefined;
  at: number;
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
const ENCORE = 3;

/** A plain generator (xorshift): a number below `n`. */
function roll(game: FloorGame, n: number): number {
  let x = game.seed;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  game.seed = x;
  return (x >>> 0) % n;
}
/** One decision by chance: one of the offers, or undefined for none. */
function choose(game: FloorGame, offers: FloorOffer[], optional: boolean): FloorOffer | undefined {
  game.decisions++;
  if (offers.length === 0 || (optional && roll(game, 2) === 0)) return undefined;
  return offers[roll(game, offers.length)];
}
const cardsOf = (cards: FloorCard[]): FloorOffer[] => cards.map((card, at) => ({ do: 'card', card, at }));
const numbersTo = (n: number, what: FloorOffer['do']): FloorOffer[] => {
  const offers: FloorOffer[] = [];
  for (let at = 0; at < n; at++) offers.push({ do: what, at });
  return offers;
};

export function newFloorGame(seed: number): FloorGame {
  const game: FloorGame = {
    sides: [newSide(), newSide()],
    turn: 0,
    decisions: 0,
    moves: 0,
    seed: (seed * 2654435761) | 1,
  };
  for (const side of game.sides) {
    shuffle(game, side.deck);
    choose(game, numbersTo(1, 'number'), false);
    draw(game, side, 5);
    const away = choose(game, numbersTo(side.hand.length + 1, 'number'), false)?.at ?? 0;
    for (let i = 0; i < away; i++) move(game, side.hand, roll(game, side.hand.length), side.waitingRoom);
    draw(game, side, away);
  }
  return game;
}
function newSide(): FloorSide {
  const deck: FloorCard[] = [];
  for (let i = 0; i < 50; i++) {
    const level = i < 17 ? 0 : i < 29 ? 1 : i < 36 ? 2 : 3;
    const climax = i >= 42;
    deck.push({
      level,
      color: i % 2,
      cost: level >> 1,
      power: 2000 + 2500 * level,
      soul: level < 3 ? 1 : 2,
      icon: climax ? 'draw' : level > 1 ? 'soul' : 'none',
      climax,
      counter: i % 12 === 5,
      rested: false,
    });
  }
  const stage = new Array<FloorCard | undefined>(SLOTS).fill(undefined);
  return { deck, hand: [], stock: [], clock: [], level: [], waitingRoom: [], climax: [], stage };
}
function shuffle(game: FloorGame, list: FloorCard[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(game, i + 1);
    const held = list[i] as FloorCard;
    list[i] = list[j] as FloorCard;
    list[j] = held;
  }
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
  const [card] = from.splice(at, 1) as [FloorCard];
  to.push(card);
  game.moves++;
  return card;
}
/** The deck's top card; an empty deck is filled from the waiting room, for a point of damage. */
function fromDeck(game: FloorGame, side: FloorSide, to: FloorCard[]): FloorCard {
  const card = move(game, side.deck, side.deck.length - 1, to);
  if (side.deck.length > 0) return card;
  side.deck.push(...side.waitingRoom);
  game.moves += side.waitingRoom.length;
  side.waitingRoom.length = 0;
  shuffle(game, side.deck);
  move(game, side.deck, side.deck.length - 1, side.clock);
  levelUp(game, side);
  return card;
}
function draw(game: FloorGame, side: FloorSide, amount: number): void {
  for (let i = 0; i < amount; i++) fromDeck(game, side, side.hand);
}
function levelUp(game: FloorGame, side: FloorSide): void {
  while (side.clock.length >= LEVEL_UP_AT) {
    const kept = choose(game, cardsOf(side.clock.slice(0, LEVEL_UP_AT)), false);
    move(game, side.clock, kept?.at ?? 0, side.level);
    for (let i = 1; i < LEVEL_UP_AT; i++) move(game, side.clock, 0, side.waitingRoom);
  }
}

/** A character's power with the climax and the two behind it. */
function powerOf(side: FloorSide, slot: number): number {
  let power = side.stage[slot]?.power ?? 0;
  if (side.climax.length > 0) power += 1000;
  for (let back = FRONT; back < SLOTS; back++) {
    if (slot < FRONT && side.stage[back] !== undefined && Math.abs(back - FRONT - slot) <= 1) power += 500;
  }
  return power;
}
/** What a rule book checks again and again: who has no power left leaves. */
function check(game: FloorGame, side: FloorSide): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (side.stage[slot] !== undefined && powerOf(side, slot) <= 0) leave(game, side, slot);
  }
}
function canPlay(you: FloorSide, card: FloorCard): boolean {
  if (card.climax || card.level > you.level.length || card.cost > you.stock.length) return false;
  if (card.level === 0) return true;
  return you.level.some(({ color }) => color === card.color) || you.clock.some(({ color }) => color === card.color);
}

function clockPhase(game: FloorGame, you: FloorSide): void {
  const chosen = choose(game, cardsOf(you.hand), true);
  if (chosen === undefined) return;
  move(game, you.hand, chosen.at, you.clock);
  levelUp(game, you);
  draw(game, you, 2);
}
function mainPhase(game: FloorGame, you: FloorSide): void {
  for (;;) {
    const offers: FloorOffer[] = [];
    for (const [at, card] of you.hand.entries()) if (canPlay(you, card)) offers.push({ do: 'play', card, at });
    for (const [at, card] of you.stage.entries()) if (card !== undefined) offers.push({ do: 'move', card, at });
    const chosen = choose(game, offers, true);
    if (chosen === undefined) return;
    if (chosen.do === 'play') playCard(game, you, chosen.at);
    else swap(game, you, chosen.at);
    check(game, you);
  }
}
function playCard(game: FloorGame, you: FloorSide, at: number): void {
  const [card] = you.hand.splice(at, 1) as [FloorCard];
  pay(game, you, card.cost);
  const slot = choose(game, numbersTo(SLOTS, 'slot'), false)?.at ?? 0;
  leave(game, you, slot);
  enter(game, you, slot, card, false);
}
function pay(game: FloorGame, you: FloorSide, cost: number): void {
  for (let paid = 0; paid < cost; paid++) move(game, you.stock, you.stock.length - 1, you.waitingRoom);
}
function enter(game: FloorGame, side: FloorSide, slot: number, card: FloorCard, rested: boolean): void {
  card.rested = rested;
  side.stage[slot] = card;
  game.moves++;
}
function swap(game: FloorGame, you: FloorSide, from: number): void {
  const offers = numbersTo(SLOTS, 'slot').filter(({ at }) => at !== from);
  const to = choose(game, offers, false)?.at ?? from;
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
  const chosen = choose(
    game,
    cardsOf(you.hand).filter(({ card }) => card?.climax),
    true,
  );
  if (chosen !== undefined) move(game, you.hand, chosen.at, you.climax);
}

function attackPhase(game: FloorGame, you: FloorSide, foe: FloorSide): void {
  for (;;) {
    const offers: FloorOffer[] = [];
    for (let at = 0; at < FRONT; at++) {
      if (you.stage[at]?.rested === false) offers.push({ do: 'attack', card: you.stage[at], at });
    }
    if (offers.length === 0) return;
    const chosen = choose(game, offers, true);
    if (chosen === undefined) return;
    attack(game, you, foe, chosen.at);
    check(game, you);
    check(game, foe);
  }
}
function attack(game: FloorGame, you: FloorSide, foe: FloorSide, slot: number): void {
  const attacker = you.stage[slot] as FloorCard;
  const across = FRONT - 1 - slot;
  const facing = foe.stage[across];
  const frontal = facing !== undefined && choose(game, numbersTo(2, 'kind'), false)?.at === 0;
  attacker.rested = true;
  const trigger = fromDeck(game, you, you.stock);
  if (trigger.icon === 'draw' && choose(game, numbersTo(1, 'number'), true) !== undefined) draw(game, you, 1);
  let soul = attacker.soul + (you.climax.length > 0 ? 1 : 0) + (trigger.icon === 'soul' ? 1 : 0);
  if (facing === undefined) soul++;
  else if (!frontal) soul -= facing.level;
  const backup = frontal ? counter(game, foe) : 0;
  damage(game, foe, soul);
  if (!frontal || facing === undefined) return;
  const lead = powerOf(you, slot) - powerOf(foe, across) - backup;
  if (lead >= 0) reverse(game, foe, across);
  if (lead <= 0) reverse(game, you, slot);
}
function counter(game: FloorGame, foe: FloorSide): number {
  const offers = cardsOf(foe.hand).filter(({ card }) => card?.counter && card.level <= foe.level.length);
  const chosen = choose(game, offers, true);
  if (chosen === undefined) return 0;
  move(game, foe.hand, chosen.at, foe.waitingRoom);
  return 1500;
}
/** A reversed character leaves, or comes back for three stock. */
function reverse(game: FloorGame, side: FloorSide, slot: number): void {
  const card = side.stage[slot] as FloorCard;
  leave(game, side, slot);
  if (side.stock.length < ENCORE || choose(game, numbersTo(1, 'number'), true) === undefined) return;
  pay(game, side, ENCORE);
  side.waitingRoom.splice(side.waitingRoom.lastIndexOf(card), 1);
  enter(game, side, slot, card, true);
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
  while (you.hand.length > HAND_LIMIT) {
    move(game, you.hand, choose(game, cardsOf(you.hand), false)?.at ?? 0, you.waitingRoom);
  }
  while (you.climax.length > 0) move(game, you.climax, 0, you.waitingRoom);
}

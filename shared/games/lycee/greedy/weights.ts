// What things are worth to the greedy bot, in cards of a deck. Found by playing the bot against itself.
export const WEIGHTS = {
  /** A match. */
  win: 500,
  /** Damage counts double when so many cards are left. */
  lastCards: 12,
  /** A card in hand, whatever it is. */
  card: 1.5,
  /** More for one that is drawn, which may be anything. */
  drawn: 1,
  /** More for each point that it pays. */
  ex: 0.3,
  /** Of what its values would be on the field. */
  use: 0.35,
  /** A hand of so many is enough. */
  fullHand: 6,
  /** A character: to be there, and for each point of its values. */
  body: 1.5,
  ap: 0.6,
  dp: 0.5,
  sp: 0.4,
  /** How many turns somebody who enters will attack or defend. */
  rounds: 2.5,
  /** Of an attack or a defence that nobody is there for yet. */
  potential: 0.4,
  /** Of support for one neighbour. */
  support: 0.35,
  /** A special ability, an effect of Bonus or Deck Bonus. */
  ability: 0.8,
  bonus: 1.2,
  /** What is asked of a gain before it is worth the trouble. */
  least: 0.15,
  /** How far both sides go with supports. */
  contest: 0.5,
  /** A character that goes back to the hand. */
  tempo: 0.6,
  /** Of a character, to keep it for one more turn. */
  kept: 0.4,
  /** A card of the own dust box that goes out of the game. */
  dust: 0.1,
  /** A character of the foe's that changes sides. */
  takeOver: 1.7,
  /** A declaration whose worth the card does not tell. */
  declaration: 2.5,
} as const;

// What things are worth to the greedy bot, in cards of a hand. Found by playing the bot against itself.
export const WEIGHTS = {
  /** The match. */
  win: 100,
  /** A point to whoever receives it, by how many it has: the early ones pay for something, the last ones decide. */
  points: [1.3, 1.5, 1.8, 2.3, 3.2, 5.5],
  /** A card in hand, whatever it is, and more for each point that it pays. */
  card: 0.3,
  source: 0.25,
  /** Of what it would be on the field; an event, one that interrupts. */
  use: 0.15,
  event: 0.35,
  interrupt: 0.6,
  /** More for one that is drawn, which may be anything. */
  drawn: 0.35,
  /** How much less each further card of the hand is, and how many are enough. */
  glut: 0.1,
  fullHand: 7,
  /** A character: to be there, and for each point of its values. */
  body: 1.2,
  value: 0.042,
  /** A text, as long as its character stands. */
  text: 0.45,
  /** A text that may be used again and again by a character that has nothing else to do. */
  engine: 2.2,
  /** A text that gives something to others, whoever comes. */
  aura: 1.9,
  /** A face-up point, for each point that it pays. */
  faceUp: 0.4,
  /** What is asked of a gain before it is worth the trouble. */
  least: 0.1,
  /** What the other side may do in its next turn, against what happens now. */
  counter: 0.65,
  /** That an interferer rests for the rest of the turn. */
  guard: 0.1,
  /** To see what lies on top of the deck. */
  look: 0.2,
  /** A declaration whose worth the card does not tell. */
  declaration: 1.5,
  /** A character in the trash instead of nowhere. */
  trash: 0.05,
  /** Cards of a deck are nothing while so many are left. */
  lastCards: 6,
  /** Of a character that never wakes again, or never interferes. */
  lamed: 0.45,
  hobbled: 0.3,
} as const;

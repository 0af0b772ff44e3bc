// What things are worth to the greedy bot, in points of HP. Found by playing the bot against itself.
export const WEIGHTS = {
  /** To be in the battle line at all, by how many of that side are: without the last one the match is lost. */
  alive: [0, 40, 9, 6],
  /** Each point of HP, and more for the last ones. */
  hp: 0.8,
  lastHp: 1.2,
  /** Spirit: the first points count most; of what soon comes back little is lost. */
  spirit: 0.9,
  /** Cards of a hand. */
  power: 0.6,
  /** More for a Power card given to an attack while there are spell cards to be paid for. */
  needed: 0.5,
  spell: 0.95,
  /** More for the spell card that could save whoever is in danger. */
  saving: 0.4,
  charm: 1.1,
  other: 0.6,
  /** A spell card of one that has fallen: it pays. */
  spent: 0.35,
  drawn: 1,
  milled: 0.1,
  /** Whoever holds more draws less, so that further cards are worth less. */
  fullHand: 6,
  glut: 0.5,
  /** Of what the other side may do in its next turn, and with how many Power cards it is reckoned with. */
  guard: 0.4,
  threatBoost: 1,
  /** Each point of a value, for each turn in which it counts, and of one that lasts so many turns. */
  atk: 0.6,
  typed: 0.6,
  def: 0.45,
  flight: 0.4,
  ward: 0.8,
  regen: 0.35,
  lasting: 5,
  /** A turn in which one cannot do it. */
  cannotAttack: 1.6,
  cannotSkill: 0.8,
  cannotSpell: 1.3,
  cannotDodge: 0.5,
  /** Of what a ritual would bring: somebody may be silenced or gone by then. */
  ritual: 0.85,
  /** Chance that one hidden card of a hand feeds a barrier: of the defender, of the attacker. */
  feeds: 0.14,
  answers: 0.1,
  /** Asked of a gain before it is worth the trouble, and given to what prepares attacks, so that it comes before them. */
  least: 0.15,
  /** In so many turns whatever is kept for later, guards and cards, loses its worth, and no match goes on for ever. */
  patience: 40,
  first: 0.6,
  /** That an enemy is turned out of guard, besides the attacks that are left. */
  turned: 0.5,
  environment: 3,
} as const;

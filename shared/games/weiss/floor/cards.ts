// The floor's cards: fifty of one deck, with what they do written as plain functions.
import {
  cardsOf,
  choose,
  type FloorCard,
  type FloorEvent,
  type FloorGame,
  FRONT,
  fromDeck,
  move,
  says,
} from './table.ts';

export interface FloorPrint {
  name: string;
  level: number;
  color: number;
  cost: number;
  power: number;
  soul: number;
  icons: ('soul' | 'draw' | 'comeback')[];
  trait: string;
  climax: boolean;
  /** Power that a counter from hand gives. */
  counter: number;
  /** What it does about an event, if anything. */
  on?: (game: FloorGame, self: FloorCard, event: FloorEvent) => (() => void) | undefined;
  /** Power it gives to a card while it is in play. */
  gives?: (game: FloorGame, self: FloorCard, card: FloorCard) => number;
}

const plain: FloorPrint = {
  name: 'plain',
  level: 0,
  color: 0,
  cost: 0,
  power: 2500,
  soul: 1,
  icons: [],
  trait: 'crew',
  climax: false,
  counter: 0,
};
const isIn = (self: FloorCard, event: FloorEvent, type: FloorEvent['type']): boolean =>
  event.type === type && 'card' in event && event.card === self;

const scout: FloorPrint = {
  ...plain,
  name: 'scout',
  on: (game, self, event) =>
    isIn(self, event, 'placed') ? () => void (says(game, 'draw') && fromDeck(game, self.side, 'hand')) : undefined,
};
const raider: FloorPrint = {
  ...plain,
  name: 'raider',
  power: 1500,
  color: 1,
  on: (_game, self, event) =>
    isIn(self, event, 'attacks')
      ? () => {
          self.bonus += 1500;
        }
      : undefined,
};
const helper: FloorPrint = {
  ...plain,
  name: 'helper',
  level: 1,
  power: 3000,
  gives: (_game, self, card) =>
    self.slot >= FRONT &&
    card.side === self.side &&
    card.zone === 'stage' &&
    Math.abs(self.slot - FRONT - card.slot) <= 1
      ? 500
      : 0,
};
const fighter: FloorPrint = { ...plain, name: 'fighter', level: 1, color: 1, power: 5000 };
const returner: FloorPrint = {
  ...plain,
  name: 'returner',
  level: 1,
  cost: 1,
  power: 4500,
  on: (game, self, event) =>
    isIn(self, event, 'reversed')
      ? () => {
          const back = choose(game, cardsOf(self.side.waitingRoom), true)?.card;
          if (back !== undefined) move(game, back, 'hand');
        }
      : undefined,
};
const captain: FloorPrint = {
  ...plain,
  name: 'captain',
  level: 2,
  cost: 1,
  color: 1,
  power: 7000,
  icons: ['soul'],
  trait: 'captain',
  gives: (_game, self, card) => (card.side === self.side && card !== self && card.print.trait === 'crew' ? 500 : 0),
};
const hero: FloorPrint = {
  ...plain,
  name: 'hero',
  level: 3,
  cost: 2,
  power: 9500,
  soul: 2,
  icons: ['soul'],
  on: (game, self, event) =>
    isIn(self, event, 'placed') && self.side.clock.length > 0
      ? () => {
          const top = self.side.clock.at(-1);
          if (top !== undefined && says(game, 'heal')) move(game, top, 'waitingRoom');
        }
      : undefined,
};
const guard: FloorPrint = { ...plain, name: 'guard', level: 1, power: 2500, counter: 2000 };
const storm: FloorPrint = {
  ...plain,
  name: 'storm',
  power: 0,
  soul: 0,
  climax: true,
  icons: ['draw'],
  gives: (_game, self, card) => (card.side === self.side ? 1000 : 0),
};
const dawn: FloorPrint = { ...storm, name: 'dawn', color: 1, icons: ['comeback'] };

const copies = (print: FloorPrint, n: number): FloorPrint[] => Array.from({ length: n }, () => print);
export const DECK: readonly FloorPrint[] = [
  ...copies(plain, 6),
  ...copies(scout, 6),
  ...copies(raider, 5),
  ...copies(fighter, 5),
  ...copies(helper, 4),
  ...copies(returner, 3),
  ...copies(guard, 4),
  ...copies(captain, 4),
  ...copies(hero, 5),
  ...copies(storm, 4),
  ...copies(dawn, 4),
];

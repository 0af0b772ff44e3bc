// The toy game: as small as a card game can be and still have a hidden deck and hand, a search, a response, a bluff.

import type { Choosable } from '../../ask.ts';
import { assert } from '../../assert.ts';
import type { CardId } from '../../card.ts';
import { cardsOf, type Deck, type DeckFault } from '../../deck.ts';
import { type GameModule, inLanguage } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import { checkToyDeck, TOY_CARDS, TOY_STARTERS, TOY_TEXTS, toyData, toyPrint } from './cards.ts';
import { type FaultName, ROSTER_FAULTS } from './faults.ts';
import { advanceToy } from './rules.ts';
import { cloneToy, newToyState, type ToyState } from './state.ts';
import { type ToyTable, tell } from './table.ts';
import { toySight } from './view.ts';

/** The toy game with one planted fault, or without; where its seats bring rosters, they choose a deck as the match begins. */
export function toyWith(
  fault?: FaultName,
  hasRosters = fault !== undefined && ROSTER_FAULTS.includes(fault),
): GameModule<ToyState> {
  const sight = toySight(fault);
  const outside = { count: 0, asked: new Set<string>() };
  const tableOf = (state: ToyState): ToyTable => ({ state, sight, fault, outside });
  return {
    id: 'toy',
    languages: ['en', 'ja'],
    options: { goal: { values: [3, 5, 8], default: 5 } },
    sight,
    events: {
      decksReady: [],
      played: ['card'],
      negated: ['card'],
      rolled: ['value'],
      scored: ['seat'],
      turnBegan: ['seat', 'turn'],
      ended: ['winner', 'reason'],
    },
    starters: TOY_STARTERS,
    windows: ['response', 'search'],
    answerWindows: ['response'],
    prints: () => TOY_CARDS.map(toyPrint),
    print: (no) => TOY_CARDS.filter((card) => card.no === no).map(toyPrint)[0],
    text: (language) => inLanguage(TOY_TEXTS, language),
    keywords: (no) => (toyData(no).does === 'nay' ? ['nay'] : []),
    lineOf: (_no, path) => Number(path.split('.')[0]),
    abilityName: () => undefined,
    describe: (no, language) => {
      const { text } = toyData(no);
      return text === undefined ? [] : [inLanguage(text, language)];
    },
    checkDeck: (deck) => checkToyDeck(deck),
    ...(hasRosters ? { roster: 3, register: registerWith(fault) } : {}),
    fillOptions: (named) => ({ goal: 5, ...named }),
    setup: (setup, story) => {
      for (const deck of setup.decks) assert(checkToyDeck(deck).length === 0, `${deck.name} is no toy deck`);
      return newToyState(setup, story, hasRosters);
    },
    advance: (state) => advanceToy(tableOf(state)),
    clone: cloneToy,
    end: (state, result) => {
      state.result = result;
      tell(tableOf(state), () => ({ type: 'ended', ...result }));
    },
    census: (state) => {
      const held: CardId[] = state.zones.flatMap((side) => Object.values(side).flat());
      const of = (owner: number) =>
        held.filter((id) => state.cards[id]?.owner === owner).map((id) => state.cards[id]?.no ?? '');
      return [of(0), of(1)];
    },
    turnPlayer: (state) => state.turnPlayer,
    summary: (state) => ({ turns: state.turn, points: [...state.points] }),
  };
}

/** A deck that the seat has not got yet joins its roster. */
const registerWith =
  (fault: FaultName | undefined) =>
  (state: ToyState, seat: Seat, deck: Deck): Choosable | DeckFault[] => {
    const faults = checkToyDeck(deck);
    const roster = state.rosters?.[seat] ?? [];
    const isThere = roster.some((one) => cardsOf(one).join() === cardsOf(deck).join());
    if (isThere) faults.push({ rule: 'twice', values: {} });
    if (faults.length > 0) return faults;
    roster.push(deck);
    if (fault === 'scoredDeck') state.points[seat]++;
    return { deck };
  };

export const toy: GameModule<ToyState> = toyWith();
export const rosterToy: GameModule<ToyState> = toyWith(undefined, true);

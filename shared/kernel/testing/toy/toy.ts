// The toy game: as small as a card game can be and still have a hidden deck and hand, a search, a response, a bluff.
import { assert } from '../../assert.ts';
import type { CardId } from '../../card.ts';
import { type GameModule, inLanguage } from '../../game.ts';
import { checkToyDeck, TOY_CARDS, TOY_STARTERS, TOY_TEXTS, toyData, toyPrint } from './cards.ts';
import type { FaultName } from './faults.ts';
import { advanceToy } from './rules.ts';
import { cloneToy, newToyState, type ToyState } from './state.ts';
import { type ToyTable, tell } from './table.ts';
import { toySight } from './view.ts';

/** The toy game with one planted fault, or without. */
export function toyWith(fault?: FaultName): GameModule<ToyState> {
  const sight = toySight(fault);
  const outside = { count: 0, asked: new Set<string>() };
  const tableOf = (state: ToyState): ToyTable => ({ state, sight, fault, outside });
  return {
    id: 'toy',
    languages: ['en', 'ja'],
    options: { goal: { values: [3, 5, 8], default: 5 } },
    sight,
    events: {
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
    checkDeck: checkToyDeck,
    fillOptions: (named) => ({ goal: 5, ...named }),
    setup: (setup, story) => {
      for (const deck of setup.decks) assert(checkToyDeck(deck).length === 0, `${deck.name} is no toy deck`);
      return newToyState(setup, story);
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

export const toy: GameModule<ToyState> = toyWith();

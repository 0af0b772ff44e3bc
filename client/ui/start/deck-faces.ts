// The cards that stand for a deck: its grown characters and its last climax.
import type { Deck } from '../../../shared/kernel/deck.ts';
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';

export function facesOf(game: GameFront, deck: Pick<Deck, 'cards'>, count: number): readonly CardPrint[] {
  const prints = Object.keys(deck.cards).flatMap((no) => game.print(no) ?? []);
  const characters = prints
    .filter(({ type }) => type === 'character')
    .sort((a, b) => (b.numbers['level'] ?? 0) - (a.numbers['level'] ?? 0));
  const others = prints.filter(({ type }) => type !== 'character');
  return [...characters.slice(0, 2), ...others.slice(-1), ...characters.slice(2)].slice(0, count);
}

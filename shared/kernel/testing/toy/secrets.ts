// Who may know what in the toy game, in its own words: deck and reserve nobody, a hand its owner, a roster who has brought it.
import { cardsOf, type Deck } from '../../deck.ts';
import { type Rng, roll, shuffle } from '../../rng.ts';
import { SEATS } from '../../seat.ts';
import { type Secrets, type SeenBy, secretsByZone } from '../secrets.ts';
import { TOY_CARDS } from './cards.ts';
import type { ToyState, ToyZone } from './state.ts';

const byZone: Secrets<ToyState> = secretsByZone({
  deck: 'nobody',
  hand: 'owner',
  reserve: 'nobody',
  row: 'everybody',
  stack: 'everybody',
  discard: 'everybody',
} satisfies Record<ToyZone, SeenBy>);

/** Some legal deck: two of each number, and a third of four of them. */
function someDeck(rng: Rng): Deck {
  const numbers = TOY_CARDS.map((_, i) => i);
  shuffle(rng, numbers);
  const thrice = numbers.slice(0, 4);
  return { name: 'Some', cards: Object.fromEntries(TOY_CARDS.map(({ no }, i) => [no, thrice.includes(i) ? 3 : 2])) };
}
const isSame = (a: Deck, b: Deck): boolean => cardsOf(a).join() === cardsOf(b).join();

export const toySecrets: Secrets<ToyState> = {
  ...byZone,
  adjust: ({ rosters }, seat, rng) => {
    const deck = someDeck(rng);
    return rosters?.[seat].some((one) => isSame(one, deck)) ? undefined : deck;
  },
  exchangeMore: (twin, viewer, rng) => {
    if (twin.rosters === undefined || twin.next !== 'choosing') return false;
    for (const seat of SEATS) {
      if (seat === viewer) continue;
      twin.rosters[seat] = Array.from({ length: 1 + roll(rng, 3) }, () => someDeck(rng));
    }
    return true;
  },
};

// Rulings on the verbs that look, reveal, search and put back: such cards stay deck cards until they are moved.
import { test } from 'vitest';
import type { Effect } from '../card-data.ts';
import { character, drawing, event, plain, source } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const doing = (...effect: Effect[]) => event('doing', effect);
const look: Effect = { do: 'lookTop', amount: 3, as: 'top' };
const take: Effect = { do: 'choose', as: 'it', from: { who: 'you', where: 'looked' } };
const toHand: Effect = { do: 'move', target: { bound: 'it' }, to: 'hand' };
const deck = plain('a', 'b', 'c', 'd');

ruling('lookTop: the user alone sees the top cards, while the effect lasts', (r) => {
  r.table({ at: 'main', A: { hand: [doing(look, take, toHand)], deck } });
  r.at('chooseTarget', [['main', 'play doing']], (there) => {
    there.expectSeen('A', { looks: ['a', 'b', 'c'] });
    for (const viewer of ['B', 'public'] as const) there.expectSeen(viewer, { looks: [], 'A.deck': 4 });
    there.expect({ A: { deck: ['a', 'b', 'c', 'd'] } });
  });
  r.act('play doing', ['chooseTarget', 'b']);
  r.expect({ A: { hand: ['b'], deck: ['a', 'c', 'd'] } });
  for (const viewer of ['A', 'B', 'public'] as const) r.expectSeen(viewer, { looks: [] });
});
ruling('lookTop: others do not hear which card was taken', (r) => {
  r.table({ at: 'main', A: { hand: [doing(look, take, toHand)], deck }, B: { hand: 1 } });
  r.at('chooseTarget', [['main', 'play doing']], (there, spec) => {
    const heard = there.hears('B', spec);
    if (/test\/[abcd]-/.test(heard)) throw new Error(`B hears ${heard}`);
    if (!there.hears('A', spec).includes('chooseTarget')) throw new Error('A does not hear its own question');
  });
});
ruling('lookTop: of a kind only such cards are offered', (r) => {
  const some: Effect = { do: 'choose', as: 'it', from: { who: 'you', where: 'looked', color: 'blue' }, upTo: true };
  const top = [drawing('red'), drawing('blue', 1, { color: 'blue' }), drawing('other'), ...plain(9)];
  r.table({ at: 'main', A: { hand: [doing(look, some, toHand)], deck: top } });
  r.offers('chooseTarget', ['blue'], ['main', 'play doing']);
});
ruling('lookTop: as many as there are', (r) => {
  r.table({ at: 'main', A: { hand: [doing(look, take, toHand)], deck: plain('a', 'b') } });
  r.offers('chooseTarget', ['a', 'b'], ['main', 'play doing']);
});
ruling('revealTop: everybody sees the top cards', (r) => {
  const show = doing({ do: 'revealTop', amount: 2, as: 'top' }, take, toHand);
  r.table({ at: 'main', A: { hand: [show], deck } });
  r.at('chooseTarget', [['main', 'play doing']], (there) => {
    for (const viewer of ['A', 'B', 'public'] as const) there.expectSeen(viewer, { looks: ['a', 'b'] });
  });
  r.act('play doing', ['chooseTarget', 'a']);
  r.expectSeen('B', { looks: [], 'A.hand': 1 });
});
ruling('revealTop: what was revealed decides', (r) => {
  const judge = doing(
    { do: 'revealTop', amount: 1, as: 'top' },
    {
      do: 'if',
      if: [{ bound: 'top', is: { type: 'character' }, atLeast: 1 }],
      then: [{ do: 'move', target: { bound: 'top' }, to: 'hand' }],
    },
  );
  r.table({ at: 'main', A: { hand: [judge], deck: [character('X'), ...plain('a')] } });
  r.act('play doing');
  r.expect({ A: { hand: ['X'], deck: ['a'] } });
  r.table({ at: 'main', A: { hand: [judge], deck: plain('a', 'b') } });
  r.act('play doing');
  r.expect({ A: { hand: 0, deck: ['a', 'b'] } });
});

const back = (to: 'deckTop' | 'deckBottom' | 'trash', except?: string): Effect => ({
  do: 'putBack',
  bound: 'top',
  to,
  ...(except !== undefined && { except }),
});
ruling('putBack: on top in an order that the user picks, the first picked uppermost', (r) => {
  r.table({ at: 'main', A: { hand: [doing(look, back('deckTop'))], deck } });
  r.offers('orderBack', ['a', 'b', 'c'], ['main', 'play doing']);
  r.act('play doing', ['orderBack', 'c', 'a', 'b']);
  r.expect({ A: { deck: ['c', 'a', 'b', 'd'] } });
});
ruling('putBack: at the bottom, the first picked uppermost of them', (r) => {
  r.table({ at: 'main', A: { hand: [doing(look, back('deckBottom'))], deck } });
  r.act('play doing', ['orderBack', 'c', 'a', 'b']);
  r.expect({ A: { deck: ['d', 'c', 'a', 'b'] } });
});
ruling('putBack: away, to the trash', (r) => {
  r.table({ at: 'main', A: { hand: [doing(look, back('trash'))], deck } });
  r.neverAsks('orderBack', ['main', 'play doing']);
  r.act('play doing');
  r.expect({ A: { deck: ['d'], trash: ['doing', 'c', 'b', 'a'] } });
});
ruling('putBack: but for what was chosen, and for what has been moved already', (r) => {
  r.table({ at: 'main', A: { hand: [doing(look, take, back('deckBottom', 'it'))], deck } });
  r.act('play doing', ['chooseTarget', 'b'], ['orderBack', 'a', 'c']);
  r.expect({ A: { deck: ['b', 'd', 'a', 'c'] } });
  r.table({ at: 'main', A: { hand: [doing(look, take, toHand, back('deckBottom'))], deck } });
  r.act('play doing', ['chooseTarget', 'b'], ['orderBack', 'c', 'a']);
  r.expect({ A: { hand: ['b'], deck: ['d', 'c', 'a'] } });
});
ruling('putBack: a single card asks no order, and nobody hears where the cards lie', (r) => {
  const one: Effect = { do: 'lookTop', amount: 1, as: 'top' };
  r.table({ at: 'main', A: { hand: [doing(one, back('deckBottom'))], deck } });
  r.neverAsks('orderBack', ['main', 'play doing']);
  r.act('play doing');
  r.expect({ A: { deck: ['b', 'c', 'd', 'a'] } });
  r.expectSeen('A', { 'A.deck': 4, looks: [] });
});

const search = (amount: number): Effect => ({ do: 'search', as: 'it', card: { color: 'blue' }, amount });
const blues = [source(1, 'blue'), drawing('red'), source(2, 'blue'), ...plain(5)];
ruling('search: up to so many of a kind, and none is always allowed', (r) => {
  const A = { hand: [doing(search(1), toHand)], deck: blues };
  r.table({ at: 'main', A });
  r.offers('A.searchDeck', ['blue 1', 'blue 2'], ['main', 'play doing']);
  r.illegal(['main', 'play doing'], ['searchDeck', 'blue 1', 'blue 2']);
  r.act('play doing', ['searchDeck', 'blue 2']);
  r.expect({ A: { hand: ['blue 2'], deck: 7 } });
  r.table({ at: 'main', A });
  r.act('play doing', ['searchDeck']);
  r.expect({ A: { hand: 0, deck: 8 } });
});
ruling('search: it is asked also where there is nothing to find, since nobody else may know', (r) => {
  r.table({ at: 'main', A: { hand: [doing(search(2), toHand)], deck: 5 } });
  r.offers('searchDeck', [], ['main', 'play doing']);
});
ruling('search: only the user sees the deck, and the text shuffles it', (r) => {
  r.table({ at: 'main', A: { hand: [doing(search(1), toHand, { do: 'shuffle' })], deck: blues }, shuffles: [7] });
  r.at('searchDeck', [['main', 'play doing']], (there) => {
    there.expectSeen('B', { looks: [], 'A.deck': 8 });
    there.expectSeen('A', {
      looks: ['blue 1', 'blue 2', 'plain', 'plain', 'plain', 'plain', 'plain', 'red'],
    });
  });
  r.act('play doing', ['searchDeck', 'blue 1']);
  r.expectSeen('A', { looks: [] });
  r.happened({ shuffled: 1 });
});
ruling('reveal: everybody sees the card while the effect lasts', (r) => {
  const show = doing(search(1), { do: 'reveal', target: { bound: 'it' } }, toHand, { do: 'may', then: [] });
  r.table({
    at: 'main',
    A: {
      hand: [
        doing(
          { do: 'choose', as: 'it', from: { who: 'you', where: 'hand' } },
          { do: 'reveal', target: { bound: 'it' } },
          { do: 'may', then: [] },
        ),
        ...plain('secret', 'other'),
      ],
    },
  });
  r.at(
    'mayDo',
    [
      ['main', 'play doing'],
      ['chooseTarget', 'secret'],
    ],
    (there) => {
      for (const viewer of ['B', 'public'] as const) there.expectSeen(viewer, { looks: ['secret'] });
    },
  );
  r.act('play doing', ['chooseTarget', 'secret']);
  r.expectSeen('B', { looks: [], 'A.hand': 2 });
  r.table({ at: 'main', A: { hand: [show], deck: blues } });
  r.act('play doing', ['searchDeck', 'blue 1']);
  r.because('looked', 'resolved');
});
ruling('shuffle: the own deck, in a new order that nobody knows', (r) => {
  r.table({ at: 'main', A: { hand: [doing({ do: 'shuffle' })], deck }, shuffles: [[3, 1, 0, 2]] });
  r.act('play doing');
  r.expect({ A: { deck: ['d', 'b', 'a', 'c'] } });
  r.happened({ shuffled: 1 });
});

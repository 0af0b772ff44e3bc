// Rulings on looking, revealing and searching, and on who sees what (7.3, section 2).
import { test } from 'vitest';
import type { Effect } from '../ability-data.ts';
import { act, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const take: Effect[] = [
  { do: 'choose', as: 'one', from: { who: 'you', where: 'looked', type: 'character' }, upTo: true },
  { do: 'reveal', target: { bound: 'one' } },
  { do: 'move', target: { bound: 'one' }, to: 'hand' },
];

ruling("who looks at the deck's top sees those cards, and nobody else does", (r) => {
  r.table({
    at: 'main',
    A: { hand: [spell({ do: 'lookTop', amount: 2, as: 'seen' }, ...take)], deck: plain('a', 'b', 'c') },
  });
  r.at('chooseTarget', [cast], (there) => {
    there.expectSeen('A', { looks: ['a', 'b'], 'A.deck': 3 });
    there.expectSeen('B', { looks: [], 'A.deck': 3 });
    there.expectSeen('public', { looks: [], 'A.deck': 3 });
  });
});
ruling('looked-at cards are deck cards until they are moved, and those not taken stay on top in their order', (r) => {
  r.table({
    at: 'main',
    A: { hand: [spell({ do: 'lookTop', amount: 3, as: 'seen' }, ...take)], deck: plain('a', 'b', 'c', 'd') },
  });
  r.run(cast, ['chooseTarget', 'b']);
  r.expect({ A: { hand: ['b'], deck: ['a', 'c', 'd'] } });
  r.expectSeen('A', { looks: [], 'A.deck': 3 });
});
ruling('a card that is taken without being shown is seen by its player alone', (r) => {
  const quiet: Effect[] = [
    { do: 'lookTop', amount: 2, as: 'seen' },
    { do: 'choose', as: 'one', from: { who: 'you', where: 'looked' } },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
    { do: 'draw', amount: 1, upTo: true },
  ];
  r.table({ at: 'main', A: { hand: [spell(...quiet)], deck: plain('a', 'b', 'c') } });
  r.at('mayDraw', [cast, ['chooseTarget', 'b']], (there) => {
    there.expectSeen('A', { 'A.hand': ['b'] });
    there.expectSeen('B', { 'A.hand': 1, looks: [] });
  });
});
ruling('revealed cards are seen by everybody until the effect is over', (r) => {
  const show = spell({ do: 'revealTop', amount: 1, as: 'shown' }, { do: 'draw', amount: 1, upTo: true });
  r.table({ at: 'main', A: { hand: [show], deck: plain('a', 'b') } });
  r.at('mayDraw', [cast], (there) => {
    there.expectSeen('B', { looks: ['a'] });
    there.expectSeen('public', { looks: ['a'] });
  });
  r.run(cast);
  r.expectSeen('B', { looks: [] });
  r.expect({ A: { deck: ['a', 'b'] } });
});
ruling('a revealed deck card starts no refresh: it is still in the deck', (r) => {
  const show = spell({ do: 'revealTop', amount: 1, as: 'shown' });
  r.table({ at: 'main', A: { hand: [show], deck: plain('a'), waitingRoom: 3 } });
  r.run(cast);
  r.expect({ A: { deck: ['a'] } });
  r.happened({ refreshed: 0 });
});
ruling('looking at more cards than the deck has looks at all of them', (r) => {
  r.table({
    at: 'main',
    A: { hand: [spell({ do: 'lookTop', amount: 5, as: 'seen' }, ...take)], deck: plain('a', 'b'), waitingRoom: 2 },
  });
  r.offers('chooseTarget', ['a', 'b'], cast);
});
ruling('"look at up to n" goes card by card and may stop before each', (r) => {
  const peek = spell({ do: 'lookTop', amount: 3, as: 'seen', upTo: true }, ...take);
  r.table({ at: 'main', A: { hand: [peek], deck: plain('a', 'b', 'c', 'd') } });
  r.at('lookMore', [cast, ['lookMore', 'yes']], (there) => there.expectSeen('A', { looks: ['a'] }));
  r.offers('chooseTarget', ['a', 'b'], cast, ['lookMore', 'yes'], ['lookMore', 'yes'], ['lookMore']);
});
ruling('looked-at cards go back on top in the order that the player picks, the first on top', (r) => {
  const sort = spell({ do: 'lookTop', amount: 3, as: 'seen' }, { do: 'putBack', bound: 'seen', to: 'deckTop' });
  r.table({ at: 'main', A: { hand: [sort], deck: plain('a', 'b', 'c', 'd') } });
  r.run(cast, ['orderBack', 'c', 'a', 'b']);
  r.expect({ A: { deck: ['c', 'a', 'b', 'd'] } });
});
ruling('looked-at cards may go to the bottom in the order that the player picks, the first on top', (r) => {
  const sink = spell({ do: 'lookTop', amount: 2, as: 'seen' }, { do: 'putBack', bound: 'seen', to: 'deckBottom' });
  r.table({ at: 'main', A: { hand: [sink], deck: plain('a', 'b', 'c', 'd') } });
  r.run(cast, ['orderBack', 'a', 'b']);
  r.expect({ A: { deck: ['c', 'd', 'a', 'b'] } });
});
ruling('the rest of the looked-at cards may go to the waiting room, for everybody to see', (r) => {
  const dig = spell({ do: 'lookTop', amount: 3, as: 'seen' }, ...take, {
    do: 'putBack',
    bound: 'seen',
    to: 'waitingRoom',
    except: 'one',
  });
  r.table({ at: 'main', A: { hand: [dig], deck: plain('a', 'b', 'c', 'd') } });
  r.run(cast, ['chooseTarget', 'b']);
  r.expect({ A: { hand: ['b'], deck: ['d'] } });
  r.expectSeen('B', { 'A.waitingRoom': ['spell', 'c', 'a'] });
});
ruling('a search sees the whole deck, in no order that tells where the cards lie, and may find nothing', (r) => {
  const search = spell(
    { do: 'search', as: 'one', card: { name: 'b' }, amount: 1 },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
    { do: 'shuffle' },
  );
  r.table({ at: 'main', A: { hand: [search], deck: plain('c', 'a', 'b') }, shuffles: [3] });
  r.at('searchDeck', [cast], (there) => {
    there.expectSeen('A', { looks: ['a', 'b', 'c'] });
    there.expectSeen('B', { looks: [] });
  });
  r.run(cast, ['searchDeck']);
  r.expect({ A: { hand: 0, deck: 3 } });
  r.expectSeen('A', { looks: [] });
});
ruling('a search finds what it is for, and the deck is shuffled after it', (r) => {
  const search = spell(
    { do: 'search', as: 'one', card: { name: 'b' }, amount: 1 },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
    { do: 'shuffle' },
  );
  r.table({ at: 'main', A: { hand: [search], deck: plain('a', 'b', 'c') }, shuffles: [[1, 0]] });
  r.offers('searchDeck', ['b'], cast);
  r.run(cast, ['searchDeck', 'b']);
  r.expect({ A: { hand: ['b'], deck: ['c', 'a'] } });
});
ruling('what a search finds is offered in no order that tells where the cards lie', (r) => {
  const search = spell({ do: 'search', as: 'one', card: { type: 'character' }, amount: 1 }, { do: 'shuffle' });
  r.table({ at: 'main', A: { hand: [search], deck: plain('c', 'a', 'b') }, shuffles: [3] });
  r.at('searchDeck', [cast], (there, { from }) => {
    const found = from.map((one) => ('card' in one ? there.state.cards[one.card]?.no : ''));
    if (found.join() !== 'a,b,c') throw new Error(`A is offered ${found}`);
  });
  r.run(cast);
});
ruling('a search that finds nothing of its kind asks all the same', (r) => {
  const search = spell({ do: 'search', as: 'one', card: { name: 'nobody' }, amount: 1 }, { do: 'shuffle' });
  r.table({ at: 'main', A: { hand: [search], deck: plain('a', 'b') }, shuffles: [2] });
  r.offers('searchDeck', [], cast);
  r.run(cast);
});
const NAMES = ['s', 't', 'u', 'v', 'w', 'x', 'y', 'z'];
ruling("who chooses among the opponent's hand cards sees backs, shuffled for each choice", (r) => {
  const rob = spell(
    { do: 'choose', as: 'one', from: { who: 'opponent', where: 'hand' } },
    { do: 'move', target: { bound: 'one' }, to: 'waitingRoom' },
  );
  r.table({ at: 'main', A: { hand: [rob] }, B: { hand: plain(...NAMES) } });
  r.at('chooseTarget', [cast], (there) => {
    there.expectSeen('A', { 'B.hand': NAMES.length, looks: [] });
    const shown = there.match.shownAsk(there.seatOf('A'));
    if (JSON.stringify(shown?.from) !== JSON.stringify(NAMES.map((_, back) => ({ back }))))
      throw new Error(`A sees ${JSON.stringify(shown?.from)}`);
    const from = there.match.askOf(there.seatOf('A'))?.spec.from ?? [];
    const order = from.map((one) => ('card' in one ? one.card : -1));
    const { hand } = there.state.zones[there.seatOf('B')];
    if (JSON.stringify(order.toSorted((a, b) => a - b)) !== JSON.stringify(hand))
      throw new Error('the hand is offered');
    if (JSON.stringify(order) === JSON.stringify(hand)) throw new Error('the backs lie as the hand does');
  });
  r.run(cast, ['chooseTarget', 'u']);
  r.expect({ B: { hand: NAMES.filter((name) => name !== 'u'), waitingRoom: ['u'] } });
});
ruling('a card that is put onto the stock is seen by nobody any more', (r) => {
  const charger = fighter(1, { name: 'charger', abilities: [act([], [{ do: 'stockCharge', amount: 1 }])] });
  r.table({ at: 'main', A: { frontLeft: charger, deck: plain('a', 'b') } });
  r.act('use charger');
  r.expectSeen('A', { 'A.stock': 1, 'A.deck': 1 });
  r.expect({ A: { stock: ['a'] } });
});
ruling('memory, level, clock, climax and waiting room are seen by everybody', (r) => {
  const zones = {
    memory: plain('m'),
    level: plain('l'),
    clock: plain('c'),
    climax: [],
    waitingRoom: plain('w2', 'w1'),
  };
  r.table({ at: 'main', A: zones });
  r.expectSeen('public', {
    'A.memory': ['m'],
    'A.level': ['l'],
    'A.clock': ['c'],
    'A.climax': [],
    'A.waitingRoom': ['w2', 'w1'],
  });
});
ruling('shuffling the deck ends every look into it at once', (r) => {
  const search = spell(
    { do: 'search', as: 'one', card: { name: 'b' }, amount: 1 },
    { do: 'shuffle' },
    { do: 'draw', amount: 1, upTo: true },
  );
  r.table({ at: 'main', A: { hand: [search], deck: plain('a', 'b') }, shuffles: [2] });
  r.at('mayDraw', [cast], (there) => there.expectSeen('A', { looks: [] }));
  r.run(cast);
});

// Rulings on set-up (section 3): trios and decks in secret, the first player, cut and opening hands.
import { test } from 'vitest';
import type { Deck, DeckFault } from '../../../kernel/deck.ts';
import { TOGETHER } from '../../../kernel/scenario/together.ts';
import type { GameRuling } from '../../../kernel/testing/ruling/ruling.ts';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { STARTERS } from '../cards/starters.ts';
import type { Table } from '../state.ts';
import { plain } from './bench/cards.ts';
import type { Expectation } from './bench/expectation.ts';
import type { TableSpec } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
type There = GameRuling<Table, TableSpec, Expectation>;

const starter = (id: string): Deck => {
  const found = STARTERS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no starter ${id}`);
  return { name: found.name, cards: found.cards };
};
const [post, clock] = [starter('last-collection'), starter('clock-harvest')];
const [harbour, lost] = [starter('closed-harbour'), starter('undelivered')];
const namesOf = (...numbers: string[]): string[] => numbers.map((n) => CATALOGUE.get(`sc/C${n}`)?.name.en ?? '');
const trio = (...numbers: string[]): string => namesOf(...numbers).join(TOGETHER);
const OF_POST = trio('01', '02', '06');
const OF_CLOCK = trio('04', '07', '11');
const OF_HARBOUR = trio('05', '08', '09');
const OF_LOST = trio('06', '08', '12');
/** Five spell cards of each of these characters, and Power. */
const deckFor = (name: string, ...numbers: string[]): Deck => {
  const spells = numbers.flatMap((who) => [1, 2, 3, 4, 5].map((n) => [`sc/S${who}-${n}`, 1] as const));
  return { name, cards: { ...Object.fromEntries(spells), 'sc/P01': 60 - spells.length } };
};
const WIDE = deckFor('Wide', '01', '02', '03', '06');

const brought: TableSpec = { at: 'chooseTrios', A: { roster: [post, clock] }, B: { roster: [harbour, lost] } };
const trios: readonly Entry[] = [
  ['A.chooseTrio', OF_POST],
  ['B.chooseTrio', OF_LOST],
];

ruling('each side chooses three characters for whom its roster holds a legal deck, and no others', (r) => {
  r.table(brought);
  r.offers('A.chooseTrio', [OF_POST, OF_CLOCK]);
  r.offers('B.chooseTrio', [OF_HARBOUR, OF_LOST]);
  r.run(...trios);
  r.expect({ A: { line: namesOf('01', '02', '06'), lineup: 0 }, B: { line: namesOf('06', '08', '12'), lineup: 0 } });
  r.expect({ next: 'adjustDecks', phase: 'setup' });
});
ruling('a deck with spell cards of four characters is legal for any three of them', (r) => {
  r.table({ ...brought, A: { roster: [WIDE] } });
  r.offers('A.chooseTrio', [
    trio('01', '02', '03'),
    trio('01', '02', '06'),
    trio('01', '03', '06'),
    trio('02', '03', '06'),
  ]);
});
ruling('what several decks are legal for is offered once', (r) => {
  r.table({ ...brought, A: { roster: [post, WIDE, post] } });
  r.at('A.chooseTrio', [], (_, spec) => {
    const offered = spec.from.map((one) => ('prints' in one ? one.prints.join() : ''));
    if (offered.length !== 4 || new Set(offered).size !== 4) throw new Error(offered.join(' '));
  });
});
ruling('spellsPerCharacter: fewer spell cards make more trios', (r) => {
  const three = { name: 'Three', cards: { ...WIDE.cards, 'sc/S06-1': 0, 'sc/S06-2': 0, 'sc/P01': 42 } };
  r.table({ ...brought, A: { roster: [three] } });
  r.offers('A.chooseTrio', [trio('01', '02', '03')]);
  r.table({ ...brought, A: { roster: [three] }, options: { spellsPerCharacter: 3 } });
  r.at('A.chooseTrio', [], (_, { from }) => {
    if (from.length !== 4) throw new Error(`${from.length} trios`);
  });
});
ruling('both sides may choose the same character', (r) => {
  r.table({ ...brought, A: { roster: [lost] } });
  r.run(['A.chooseTrio', OF_LOST], ['B.chooseTrio', OF_LOST]);
  r.expect({ A: { line: namesOf('06', '08', '12') }, B: { line: namesOf('06', '08', '12') } });
});

/** All that somebody else can know. */
const known = (there: There, viewer: 'A' | 'B' | 'public'): string => {
  const who = viewer === 'public' ? viewer : there.seatOf(viewer);
  return JSON.stringify([there.match.view(who), there.match.heardAsks(who)]);
};
/** What is known before anybody has answered, and after one has, is the same; by whichever way. */
function nobodyNotices(r: Ruling, why: string, answers: Readonly<Record<'A' | 'B', string>>): void {
  const at = (asked: 'A' | 'B', entries: readonly Entry[], viewer: 'A' | 'B' | 'public'): string => {
    let found = '';
    r.at(`${asked}.${why}`, entries, (there) => {
      found = known(there, viewer);
    });
    return found;
  };
  for (const viewer of ['public', 'A', 'B'] as const) {
    const ways = [
      at('A', [], viewer),
      at('B', [[`A.${why}`, answers.A]], viewer),
      at('A', [[`B.${why}`, answers.B]], viewer),
    ];
    if (new Set(ways).size !== 1) throw new Error(`${viewer} notices who has answered ${why}`);
  }
}
ruling('the trios are chosen in secret: nobody hears who has answered first, nor what', (r) => {
  r.table(brought);
  nobodyNotices(r, 'chooseTrio', { A: OF_POST, B: OF_LOST });
  r.at('B.chooseTrio', [['A.chooseTrio', OF_POST]], (there) => {
    there.expectSeen('B', { 'A.line': [], 'A.lineup': 3 });
    there.expectSeen('public', { 'A.line': [], 'A.lineup': 3 });
  });
});
ruling('the trios come to the same whoever answers first', (r) => {
  for (const order of [trios, trios.toReversed()]) {
    r.table(brought);
    r.run(...order);
    r.expect({ A: { line: namesOf('01', '02', '06') }, B: { line: namesOf('06', '08', '12') } });
  }
});
ruling('both trios are shown together, by one happening, and are not changed afterwards', (r) => {
  r.table(brought);
  r.run(...trios);
  r.happened({ triosShown: 1 });
  r.causedBy('triosShown', 'moved', 2);
  r.expectSeen('public', { 'A.lineup': 0, 'B.lineup': 0 });
  r.neverAsks('chooseTrio', ...decks);
});
ruling('all characters begin with full HP and full spirit, and guard', (r) => {
  r.table(brought);
  r.run(...trios);
  const [one, two, three] = ['01', '02', '06'].map((n) => {
    const data = CATALOGUE.get(`sc/C${n}`);
    if (data?.type !== 'character') throw new Error('a character');
    return { hp: data.hp, spirit: data.spirit, state: 'guard' as const, done: [] };
  });
  const [a = '', b = '', c = ''] = namesOf('01', '02', '06');
  r.expect({ A: { line: { [a]: one ?? {}, [b]: two ?? {}, [c]: three ?? {} } } });
});

const LINES = { A: ['sc/C01', 'sc/C02', 'sc/C06'], B: ['sc/C06', 'sc/C08', 'sc/C12'] } as const;
const lines = (
  A: readonly Deck[],
  B: readonly Deck[] = [harbour, lost],
  options: TableSpec['options'] = {},
): TableSpec => ({
  at: 'adjustDecks',
  A: { line: LINES.A, roster: A },
  B: { line: LINES.B, roster: B },
  options,
});
const decks: readonly Entry[] = [
  ['A.chooseDeck', post.name],
  ['B.chooseDeck', lost.name],
];
ruling('each side chooses among its decks that are legal for its three, the first of its roster first', (r) => {
  r.table(lines([clock, WIDE, post]));
  r.offers('A.chooseDeck', [WIDE.name, post.name]);
  r.offers('B.chooseDeck', [lost.name]);
  r.at('A.chooseDeck', [], (_, { from: [first] }) => {
    if (first === undefined || !('deck' in first) || first.deck.name !== WIDE.name) throw new Error('not the first');
  });
});
ruling('the chosen decks are laid as they are, and the others are forgotten', (r) => {
  r.table(lines([WIDE, post]));
  r.run(...decks);
  const { rosters, zones, cards } = r.state;
  const count: Record<string, number> = {};
  for (const card of zones[r.seatOf('A')].deck) {
    const no = cards[card]?.no ?? '';
    count[no] = (count[no] ?? 0) + 1;
  }
  if (JSON.stringify(Object.entries(count).sort()) !== JSON.stringify(Object.entries(post.cards).sort()))
    throw new Error('another deck');
  if (rosters.some((roster) => roster.length > 0)) throw new Error('rosters are kept');
  r.expect({ A: { deck: 60, hand: 0 }, B: { deck: 60, hand: 0 }, next: 'setUp' });
  r.happened({ decksReady: 1, moved: 0 });
});
ruling('the decks are chosen in secret: nobody hears who has answered first, nor which', (r) => {
  r.table(lines([WIDE, post]));
  nobodyNotices(r, 'chooseDeck', { A: post.name, B: lost.name });
  r.run(...decks.toReversed());
  r.expectSeen('public', { 'A.deck': 60, 'B.deck': 60 });
  r.expectSeen('A', { 'A.deck': 60, 'B.deck': 60 });
});
ruling('adjustSeconds: a deck is to be chosen within that time, and the characters without one', (r) => {
  r.table(lines([post]));
  r.at('A.chooseDeck', [], (there) => {
    if (there.match.timed?.within !== 300) throw new Error(`within ${there.match.timed?.within}`);
  });
  r.table(lines([post], [lost], { adjustSeconds: 60 }));
  r.at('B.chooseDeck', [decks[0] as Entry], (there, { within }) => {
    if (within !== 60 || there.match.timed?.within !== 60) throw new Error(`within ${within}`);
  });
  r.table(brought);
  r.at('A.chooseTrio', [], (there) => {
    if (there.match.timed !== undefined) throw new Error('it is timed');
  });
});

const shuffles = [60, 60];
const agreed: readonly Entry[] = [
  ['A.chooseFirst', 'A'],
  ['B.chooseFirst', 'A'],
];

const register = (there: There, deck: Deck, who: 'A' | 'B' = 'A'): unknown => {
  const seat = there.seatOf(who);
  return there.match.register(seat, there.match.askOf(seat)?.id ?? 0, deck);
};
const holds = (r: Ruling, no: string): boolean =>
  r.state.cards.some((card) => card.owner === r.seatOf('A') && card.no === no);
const OWN = deckFor('My own', '01', '02', '06', '09');
ruling('a deck that is registered now is one more choice, the last one, and may be chosen', (r) => {
  r.table({ ...lines([WIDE, post]), shuffles });
  r.stop('A.chooseDeck');
  if (register(r, OWN) !== undefined) throw new Error('refused');
  const offered = r.match.askOf(r.seatOf('A'))?.spec.from.map((one) => ('deck' in one ? one.deck.name : ''));
  if (offered?.join() !== [WIDE.name, post.name, OWN.name].join()) throw new Error(`offered ${offered}`);
  r.run(['A.chooseDeck', OWN.name], ['B.chooseDeck', lost.name], ...agreed);
  if (!holds(r, 'sc/S09-5')) throw new Error('another deck');
  r.expect({ A: { deck: 55, hand: 5 }, next: 'turnStart' });
});
ruling('a deck that is registered and not chosen changes nothing', (r) => {
  r.table({ ...lines([post]), shuffles });
  r.stop('A.chooseDeck');
  register(r, OWN);
  r.run(...decks, ...agreed);
  if (holds(r, 'sc/S09-5') || !holds(r, 'sc/S01-5')) throw new Error('another deck');
  r.expect({ next: 'turnStart' });
});
ruling('the other side notices nothing of a registered deck', (r) => {
  r.table(lines([post]));
  r.stop('A.chooseDeck');
  const before = [known(r, 'B'), known(r, 'public')].join();
  register(r, OWN);
  if ([known(r, 'B'), known(r, 'public')].join() !== before) throw new Error('somebody notices');
  if (r.match.listen().length > 0) throw new Error('it is told');
});
/** What is wrong with a deck that A registers for its three, in words; with none it is offered. */
function faultsOf(r: Ruling, deck: Deck): string {
  r.table(lines([post]));
  let rules = '';
  r.at('A.chooseDeck', [], (there) => {
    rules = ((register(there, deck) ?? []) as readonly DeckFault[]).map(({ rule }) => rule).join();
    const offered = there.match.askOf(there.seatOf('A'))?.spec.from.length;
    if (offered !== (rules === '' ? 2 : 1)) throw new Error(`${offered} decks are offered`);
  });
  return rules;
}
const expectFaults = (r: Ruling, deck: Deck, expected: string): void => {
  const is = faultsOf(r, deck);
  if (is !== expected) throw new Error(`${deck.name}: ${is || 'no fault'} instead of ${expected || 'none'}`);
};
ruling('a registered deck with faults comes back with them, and is no choice', (r) => {
  expectFaults(r, clock, 'notForTrio');
  expectFaults(r, deckFor('Two', '01', '02'), 'noTrio');
  expectFaults(r, deckFor('Another three', '01', '02', '03'), 'notForTrio');
});
ruling('T49: 61 cards are no deck, nor 60 with five copies of one item; 60 with thirty Power are one', (r) => {
  const items = { 'sc/I01': 4, 'sc/I02': 4, 'sc/I03': 4, 'sc/I04': 3, 'sc/P01': 30 };
  const { cards } = deckFor('Spells', '01', '02', '06');
  const thirty: Deck = { name: 'Thirty', cards: { ...cards, ...items } };
  expectFaults(r, { ...thirty, cards: { ...thirty.cards, 'sc/P01': 31 } }, 'deckSize');
  expectFaults(r, { ...thirty, cards: { ...thirty.cards, 'sc/I01': 5, 'sc/P01': 29 } }, 'copies');
  expectFaults(r, thirty, '');
});

const FIVE = ['a', 'b', 'c', 'd', 'e'];
const NEXT = ['f', 'g', 'h', 'i', 'j'];
const named = () => [...plain(...FIVE, ...NEXT), ...plain(50)];
ruling('both decks are shuffled and may be cut, both draw five, and turn 1 begins without a mulligan', (r) => {
  r.table({ at: 'setUp', shuffles, A: { deck: named() } });
  r.run(...agreed);
  r.expect({ A: { hand: FIVE.toReversed(), deck: 55 }, B: { hand: 5, deck: 55 }, next: 'turnStart', turn: 1 });
  r.happened({ shuffled: 2, cut: 2, firstPlayerChosen: 1, moved: 2 });
});
ruling('the hands come from decks that have been shuffled', (r) => {
  const order = [...Array.from({ length: 59 }, (_, i) => i + 1), 0];
  r.table({ at: 'setUp', shuffles: [order, order], A: { deck: [...plain('top'), ...plain(59)] } });
  r.run(...agreed);
  r.expect({ A: { hand: Array(5).fill('plain') } });
});
ruling('the opponent may cut the shuffled deck', (r) => {
  r.table({ at: 'setUp', shuffles, A: { deck: named() } });
  r.run(...agreed, ['B.cut', 5]);
  r.expect({ A: { hand: NEXT.toReversed() } });
});
ruling('it is decided who is first before the hands are dealt', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.at('A.chooseFirst', [], (there) => there.expect({ A: { hand: 0 }, B: { hand: 0 } }));
  r.run(...agreed);
  r.expect({ turnPlayer: 'A' });
});
ruling('firstPlayer agree: both name the first player in secret, and a lot decides where they differ', (r) => {
  r.table({ at: 'setUp', shuffles });
  nobodyNotices(r, 'chooseFirst', { A: 'A', B: 'B' });
  r.run(['A.chooseFirst', 'B'], ['B.chooseFirst', 'B']);
  r.expect({ turnPlayer: 'B' });
  for (const who of ['A', 'B'] as const) {
    r.table({ at: 'setUp', shuffles, rolls: [who] });
    r.run(['A.chooseFirst', 'A'], ['B.chooseFirst', 'B']);
    r.expect({ turnPlayer: who });
  }
});
ruling('firstPlayer random: a coin decides who is first, and nobody is asked', (r) => {
  for (const who of ['A', 'B'] as const) {
    r.table({ at: 'setUp', shuffles, options: { firstPlayer: 'random' }, rolls: [who] });
    r.neverAsks('chooseFirst');
    r.run();
    r.expect({ turnPlayer: who, A: { hand: 5 }, B: { hand: 5 } });
  }
});
ruling('firstPlayer rockPaperScissors: hands are thrown until they differ, and the winner chooses', (r) => {
  r.table({ at: 'setUp', shuffles, options: { firstPlayer: 'rockPaperScissors' } });
  r.run(
    ['A.rockPaperScissors', 'paper'],
    ['B.rockPaperScissors', 'paper'],
    ['A.rockPaperScissors', 'paper'],
    ['B.rockPaperScissors', 'scissors'],
    ['B.chooseFirst', 'A'],
  );
  r.expect({ turnPlayer: 'A' });
  r.happened({ throwMade: 2 });
});
ruling('from the trios to turn 1: whoever is first draws one card, and its characters are ready', (r) => {
  r.table({ ...brought, shuffles });
  r.run(...trios);
  r.run(...decks);
  r.run(['A.chooseFirst', 'B'], ['B.chooseFirst', 'B']);
  r.startTurn();
  r.expect({ turn: 1, turnPlayer: 'B', A: { hand: 5, deck: 55 }, B: { hand: 6, deck: 54 } });
  r.expectSeen('A', { 'B.hand': 6, 'B.deck': 54, 'A.deck': 55 });
});

// Decks registered while a sealed question is open, and questions that end by themselves.
import { describe, expect, test } from 'vitest';
import { type AskSpec, ask, askBoth } from './ask.ts';
import { cardsOf, type Deck } from './deck.ts';
import { applyRow, type LogRow, replay } from './log.ts';
import { Match, MOST_REGISTERED, type Position } from './match.ts';
import { SEATS, type Seat } from './seat.ts';
import { VIEWERS } from './story.ts';
import { bareMatch } from './testing/bare.ts';
import { stateText } from './testing/laws/moment.ts';
import { newMatch, setupOf } from './testing/play.ts';
import type { ToyState } from './testing/toy/state.ts';
import { rosterToy, toy } from './testing/toy/toy.ts';

/** Legal decks, each with a name and a count of its own. */
const deckOf = (n: number): Deck => {
  const [a, b] = [n % 5, Math.floor(n / 5)];
  const rest = 20 - a - b - 2 * 3;
  const cards = { 'TOY-1': a, 'TOY-2': b, 'TOY-3': 3, 'TOY-4': 3, 'TOY-5': Math.min(5, rest) };
  const left = rest - cards['TOY-5'];
  const all = { ...cards, 'TOY-6': Math.min(5, left), 'TOY-7': Math.max(0, left - 5) };
  return { name: `Own ${n}`, cards: Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0)) };
};
const OWN = deckOf(0);
const BAD: Deck = { name: 'Bad', cards: { 'TOY-1': 1 } };

const idOf = (match: Match<ToyState>, seat: Seat): number => match.askOf(seat)?.id ?? 0;
const give = (match: Match<ToyState>, seat: Seat, at: number) => match.submit(seat, idOf(match, seat), [at]);
const register = (match: Match<ToyState>, seat: Seat, deck: Deck = OWN) =>
  match.register(seat, idOf(match, seat), deck);
const decksIn = (match: Match<ToyState>, seat: Seat) => match.shownAsk(seat)?.from ?? [];
const everything = (match: Match<ToyState>): string =>
  JSON.stringify([stateText(match.state), match.position(), SEATS.map((seat) => match.shownAsk(seat))]);
const cardsHeld = (match: Match<ToyState>, seat: Seat) => toy.census(match.state)[seat].toSorted();

describe('a registered deck', () => {
  test('is the last choice of its question, which keeps its id, and can be picked', () => {
    const match = newMatch(rosterToy, 1);
    const id = idOf(match, 1);
    const before = decksIn(match, 1);
    expect(register(match, 1)).toBeUndefined();
    expect(idOf(match, 1)).toBe(id);
    expect(decksIn(match, 1)).toEqual([...before, { deck: OWN }]);
    expect(SEATS.map((seat) => match.addedTo(seat))).toEqual([0, 1]);
    give(match, 0, 0);
    expect(give(match, 1, before.length)).toBeUndefined();
    expect(cardsHeld(match, 1)).toEqual(cardsOf(OWN));
  });

  test('is heard of by nobody else, and tells nothing', () => {
    const match = newMatch(rosterToy, 1);
    match.listen();
    const ofOthers = () =>
      JSON.stringify([
        match.shownAsk(0),
        match.timed,
        VIEWERS.map((viewer) => [match.view(viewer), match.heardAsks(viewer)]),
      ]);
    const before = ofOthers();
    register(match, 1);
    expect(ofOthers()).toBe(before);
    expect(match.listen()).toEqual([]);
    expect(match.canCancel(1)).toBe(false);
  });

  test('with faults comes back with them and changes nothing', () => {
    const match = newMatch(rosterToy, 1);
    const before = everything(match);
    expect(register(match, 0, BAD)).toEqual([{ rule: 'deckSize', values: { size: 1, wanted: 20 } }]);
    expect(everything(match)).toBe(before);
  });

  test('is refused for the question of another, an older one, one that is answered, and one that takes none', () => {
    const match = newMatch(rosterToy, 1);
    const [id, other] = [idOf(match, 0), idOf(match, 1)];
    give(match, 0, 0);
    const before = everything(match);
    expect(match.register(0, id, OWN)).toBe('stale');
    expect(match.register(0, other, OWN)).toBe('stale');
    expect(match.register(1, id, OWN)).toBe('stale');
    expect(everything(match)).toBe(before);
    give(match, 1, 0);
    expect(match.askOf(0)?.spec.why).toBe('setAside');
    expect(register(match, 0)).toBe('illegal');
    expect(match.register(0, id, OWN)).toBe('stale');
    match.end({ winner: 0, reason: 'points' });
    expect(match.register(0, id, OWN)).toBe('over');
  });

  test('is one of twenty at most for each seat', () => {
    const match = newMatch(rosterToy, 1);
    for (let i = 0; i < MOST_REGISTERED; i++) expect(register(match, 0, deckOf(i))).toBeUndefined();
    expect(register(match, 0, deckOf(MOST_REGISTERED))).toBe('illegal');
    expect(register(match, 1)).toBeUndefined();
    expect(match.addedTo(0)).toBe(MOST_REGISTERED);
  });

  test('is there again after a restart and in a fork, with its question and the answer of the other seat', () => {
    const match = newMatch(rosterToy, 1);
    const at = decksIn(match, 0).length;
    register(match, 0);
    give(match, 1, 0);
    register(match, 0, deckOf(1));
    const position = JSON.parse(JSON.stringify(match.position())) as Position<ToyState>;
    for (const again of [match.fork(), new Match(match.game, position)]) {
      expect(idOf(again, 0)).toBe(idOf(match, 0));
      expect(again.shownAsk(0)).toEqual(match.shownAsk(0));
      expect(again.addedTo(0)).toBe(2);
      give(again, 0, at + 1);
      expect(cardsHeld(again, 0)).toEqual(cardsOf(deckOf(1)));
    }
  });

  test('is what an undo takes back if it came last', () => {
    const match = newMatch(rosterToy, 1);
    const before = decksIn(match, 0);
    give(match, 1, 0);
    register(match, 0);
    const back = match.undo() as Match<ToyState>;
    expect(decksIn(back, 0)).toEqual(before);
    expect(back.askOf(1)).toBeUndefined();
    expect(back.undo()?.askOf(1)?.spec.why).toBe('chooseDeck');
    expect(idOf(back, 0)).toBeGreaterThan(idOf(match, 0));
  });

  test('cannot be changed afterwards by who gave it', () => {
    const match = newMatch(rosterToy, 1);
    const cards: Record<string, number> = { ...OWN.cards };
    register(match, 0, { name: OWN.name, cards });
    cards['TOY-3'] = 9;
    expect(decksIn(match, 0).at(-1)).toEqual({ deck: OWN });
    expect(decksIn(match.fork(), 0).at(-1)).toEqual({ deck: OWN });
  });

  test('stands in the log, and a log with a faulted one is found out', () => {
    const match = newMatch(rosterToy, 1);
    const header = { format: 'playmat-log-1', game: 'toy', version: 'test', setup: setupOf(rosterToy, 1) } as const;
    const [first, second] = [idOf(match, 0), idOf(match, 1)];
    const rows: LogRow[] = [
      { seat: 1, ask: second, answer: [0] },
      { seat: 0, ask: first, register: OWN },
      { seat: 0, ask: first, answer: [decksIn(match, 0).length] },
    ];
    for (const row of rows) expect(applyRow(match, row)).toBeUndefined();
    const again = replay(rosterToy, { header, rows });
    expect(again.divergence).toBeUndefined();
    expect(stateText(again.match.state).replace(/^\d+/, '')).toBe(stateText(match.state).replace(/^\d+/, ''));
    const wrong = replay(rosterToy, { header, rows: rows.with(1, { seat: 0, ask: first, register: BAD }) });
    expect(wrong.divergence).toEqual({ row: 1, why: 'the deck is faulted: deckSize' });
  });
});

describe('a timed question', () => {
  test('stays the same until both have answered, whoever answers first', () => {
    for (const first of SEATS) {
      const match = newMatch(rosterToy, 3);
      const { timed } = match;
      expect(timed).toEqual({ id: idOf(match, 0), within: 60 });
      give(match, first, 0);
      expect(match.timed).toEqual(timed);
      give(match, first === 0 ? 1 : 0, 0);
      expect(match.timed).toBeUndefined();
    }
  });

  test('is a sealed one, as is one that takes decks, and its first choice is an answer', () => {
    const asking = (spec: Partial<AskSpec>) =>
      bareMatch(function* () {
        yield* ask({ seat: 0, why: 'open', from: [{ option: 'a' }], min: 1, max: 1, ...spec });
      });
    expect(() => asking({ registers: true })).toThrow('only a sealed question');
    expect(() => asking({ within: 3 })).toThrow('only a sealed question');
    const none = { why: 'none', from: [], min: 0, max: 0, within: 3 };
    const sealed = () =>
      bareMatch(function* () {
        yield* askBoth([
          { seat: 0, ...none },
          { seat: 1, ...none },
        ]);
      });
    expect(sealed).toThrow('no answer');
  });
});

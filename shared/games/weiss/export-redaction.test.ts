// The redaction of exports, case by case, on tables where a stretch asks just what the case needs.
import { describe, expect, test } from 'vitest';
import { type Answer, chooseCard, chooseCards, chooseOption, type Rule } from '../../kernel/ask.ts';
import type { CardId } from '../../kernel/card.ts';
import { Match } from '../../kernel/match.ts';
import { seedFromNumber } from '../../kernel/rng.ts';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Step } from '../../kernel/scenario/types.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Viewer } from '../../kernel/story.ts';
import type { Zone } from './card-data.ts';
import { weiss } from './game.ts';
import { optionsFrom } from './options.ts';
import { weissBench } from './scenario.ts';
import { addCard, emptyTable } from './setup.ts';
import type { Table } from './state.ts';
import { put, turn } from './table.ts';

const PRINTS = weiss.prints().filter(({ name }, i, all) => all.findIndex((other) => other.name.en === name.en) === i);
const noOf = (nth: number): string => PRINTS[nth]?.no ?? '';
const nameOf = (nth: number): string => PRINTS[nth]?.name.en ?? '';
const [TARGET, OTHER, IN_HAND, IN_DECK] = [0, 1, 2, 3];

/** Decks and hands on both sides, two characters of A on the stage. */
function laid(): Table {
  const table = emptyTable(seedFromNumber(1), optionsFrom({}), true);
  for (const seat of [0, 1] as const) {
    for (let n = 0; n < 6; n++) addCard(table, seat, noOf(IN_DECK), 'deck');
    for (let n = 0; n < 2; n++) addCard(table, seat, noOf(IN_HAND), 'hand');
  }
  addCard(table, 0, noOf(TARGET), 'frontLeft');
  addCard(table, 0, noOf(OTHER), 'frontRight');
  return Object.assign(table, { turn: 1, next: 'mainAction', phase: 'main' });
}
/** The steps of a reader’s export after these answers of A; the stretch ends with a question that stays open. */
function stepsFor(
  viewer: Viewer,
  rules: (table: Table) => Rule<unknown>,
  answers: readonly Answer[],
  table = laid(),
): readonly Step[] {
  const game: typeof weiss = {
    ...weiss,
    *advance(state) {
      yield* rules(state);
      yield* chooseOption(1, 'attack', ['frontal', 'side']);
    },
  };
  const match = Match.start(game, table);
  for (const answer of answers) expect(match.submit(0, match.askOf(0)?.id ?? 0, answer)).toBeUndefined();
  return exportScenario({ ...weissBench, game }, match, viewer).steps;
}
const topOf = (table: Table, seat: Seat, zone: Zone): CardId => table.zones[seat][zone]?.at(-1) ?? -1;
/** Something that everybody hears. */
const tell = (table: Table): Rule => put(table, topOf(table, 0, 'deck'), 'waitingRoom', { cause: 'rule' });
const OPEN_TO_B = { expect: { question: { seat: 'B', is: 'attack' } } };
const B_WAS_ASKED = { note: 'B was asked attack' };
const OTHERS = [1, 'public'] as const;

test('a card that its own chooser cannot see is not named to it', () => {
  function* rules({ zones }: Table): Rule {
    yield* chooseCard(0, 'discard', zones[1].hand, { hidden: true });
  }
  expect(stepsFor(0, rules, [[0]])).toEqual([{ note: 'A answered discard' }, B_WAS_ASKED]);
});

describe.each(['hand', 'deck'] as const)('a card that went from the waiting room to a %s', (hidden) => {
  test.each(OTHERS)('is another one when a card of its name comes back, for %s', (viewer) => {
    const stepsWhere = (isSame: boolean): readonly Step[] => {
      const table = laid();
      const namesake = addCard(table, 0, noOf(TARGET), hidden);
      const gone = addCard(table, 0, noOf(TARGET), 'waitingRoom');
      function* rules(state: Table): Rule {
        yield* put(state, gone, hidden, { cause: 'rule' });
        yield* put(state, isSame ? gone : namesake, 'waitingRoom', { cause: 'rule' });
        yield* tell(state);
        yield* chooseCard(0, 'discard', state.zones[0].waitingRoom);
      }
      return stepsFor(viewer, rules, [[0]], table);
    };
    expect(stepsWhere(true)).toEqual([{ note: 'A answered discard' }, B_WAS_ASKED]);
    expect(stepsWhere(false)).toEqual(stepsWhere(true));
  });
});

describe.each(OTHERS)('to %s', (viewer) => {
  test('a question that nobody heard and that offered hidden cards was never there', () => {
    function* rules(table: Table): Rule {
      yield* chooseOption(0, 'main', ['frontal', 'side']);
      yield* chooseCard(0, 'discard', table.zones[0].hand, { hidden: true });
      yield* tell(table);
    }
    for (const answer of [[0], [1]])
      expect(stepsFor(viewer, rules, [[0], answer])).toEqual([
        { seat: 'A', question: 'main', choose: 'frontal' },
        OPEN_TO_B,
      ]);
  });

  test('declining says the same whether hidden cards were offered, picked or not there', () => {
    const rulesWith = (offered: number) =>
      function* rules(table: Table): Rule {
        yield* tell(table);
        yield* chooseCards(0, 'discard', table.zones[0].hand.slice(0, offered), { min: 0, max: 1 }, { hidden: true });
      };
    const said = [{ note: 'A answered discard' }, B_WAS_ASKED];
    expect(stepsFor(viewer, rulesWith(2), [[]])).toEqual(said);
    expect(stepsFor(viewer, rulesWith(2), [[1]])).toEqual(said);
    expect(stepsFor(viewer, rulesWith(0), [[]])).toEqual(said);
  });

  test('a pick that nobody heard of is told only by what came of it', () => {
    const rulesWith = (then: (table: Table, picked: CardId) => Rule) =>
      function* rules(table: Table): Rule {
        const [left, right] = [topOf(table, 0, 'frontLeft'), topOf(table, 0, 'frontRight')];
        yield* chooseOption(0, 'main', ['frontal', 'side']);
        const picked = yield* chooseCard(0, 'discard', [left, right]);
        yield* then(table, picked as CardId);
        yield* tell(table);
      };
    function* rest(table: Table, picked: CardId): Rule {
      turn(table, [picked], 'rest');
    }
    const nothing = (table: Table): Rule => tell(table);
    const first = { seat: 'A', question: 'main', choose: 'frontal' };
    expect(stepsFor(viewer, rulesWith(nothing), [[0], [1]])).toEqual([first, OPEN_TO_B]);
    expect(stepsFor(viewer, rulesWith(rest), [[0], [1]])).toEqual([
      first,
      { seat: 'A', question: 'discard', choose: nameOf(OTHER) },
      OPEN_TO_B,
    ]);
  });

  test('the steps end at the first answer that it cannot follow', () => {
    function* rules(table: Table): Rule {
      yield* tell(table);
      yield* chooseOption(0, 'main', ['frontal', 'side']);
      yield* chooseCard(0, 'discard', table.zones[0].hand, { hidden: true });
      yield* chooseOption(0, 'attack', ['frontal', 'side']);
    }
    expect(stepsFor(viewer, rules, [[0], [0], [1]])).toEqual([
      { seat: 'A', question: 'main', choose: 'frontal' },
      { note: 'A answered discard' },
      B_WAS_ASKED,
    ]);
  });
});

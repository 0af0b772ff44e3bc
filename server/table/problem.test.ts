// Problem reports of matches that ended by no rule: what the log still knows of them.
import { expect, test } from 'vitest';
import { benchOf } from '../../shared/games/benches.ts';
import { FIRST_GAME, GAMES } from '../../shared/games/index.ts';
import { secretsOf } from '../../shared/games/secrets.ts';
import { BrokenInvariant } from '../../shared/kernel/assert.ts';
import type { Deck } from '../../shared/kernel/deck.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import type { Scenario } from '../../shared/kernel/scenario/types.ts';
import { VIEWERS } from '../../shared/kernel/story.ts';
import { newMatch, randomStep, type Step } from '../../shared/kernel/testing/play.ts';
import { answerOnce, stage, testRng } from '../testing/toy-tables.ts';
import { problemOf, writtenFor } from './problem.ts';
import { isDenied } from './tables.ts';

const { id } = FIRST_GAME;
const DECK = { name: 'Deck', cards: FIRST_GAME.starters[0]?.cards ?? {} };

test('a match whose rules broke says at which answer, and its log is run again once', async () => {
  const breaking: GameModule = {
    ...FIRST_GAME,
    advance: (state) => {
      if ('phase' in state && state.phase === 'main') throw new BrokenInvariant('a planted fault');
      return FIRST_GAME.advance(state);
    },
  };
  const { tables, store, errors } = await stage({ games: { [id]: breaking }, benches: { [id]: benchOf(id) } });
  const made = await tables.create({ game: id, name: 'Ann', deck: DECK, options: {}, opponent: 'person' });
  if (isDenied(made)) throw new Error(made.why);
  await tables.takeSeat(made.code, { name: 'Ben', deck: DECK });
  const host = await tables.host(made.code);
  if (host === undefined) throw new Error('the table is gone');
  const rng = testRng(6);
  while (host.status.status !== 'over') await answerOnce(host, rng);
  expect(errors).toHaveLength(2);

  let read = 0;
  const { match } = store;
  store.match = (code) => {
    read++;
    return match.call(store, code);
  };
  const reports = [await tables.problem(made.code, made.token), await tables.problem(made.code, undefined)];
  expect(reports[0]).toEqual(reports[1]);
  expect((reports[0] as Scenario).steps.slice(-2)).toEqual([
    { note: expect.stringMatching(/^The rules broke at an answer: [AB], \w+: /) },
    { note: 'The match ended here: none (noResult).' },
  ]);
  expect(read).toBe(1);
});

const WITH_ROSTERS = Object.values(GAMES).filter(({ roster }) => roster !== undefined);
test.each(WITH_ROSTERS)(
  '$id: a registered deck is in no report of others, and in its own once it is picked',
  (game) => {
    const match = newMatch(game, 3);
    const rng = testRng(3);
    const ask = () => match.askOf(0);
    while (ask()?.spec.registers === undefined) {
      const { seat, id, answer } = randomStep(match, rng) as Step;
      match.submit(seat, id, answer);
    }
    const reports = () =>
      VIEWERS.map((viewer) =>
        JSON.stringify(problemOf(benchOf(game.id), writtenFor(benchOf(game.id), match, viewer, {}))),
      );
    const before = reports();
    const deck = { ...(secretsOf(game.id).adjust?.(match.state, 0, rng) as Deck), name: 'Very Own' };
    expect(match.register(0, ask()?.id ?? 0, deck)).toBeUndefined();
    expect(reports()).toEqual(before);
    match.submit(0, ask()?.id ?? 0, [(ask()?.spec.from.length ?? 0) - 1]);
    expect(match.isSealed).toBe(true);
    expect(reports().map((report) => report.includes('Very Own'))).toEqual(VIEWERS.map((viewer) => viewer === 0));
    expect(reports().slice(1)).toEqual(before.slice(1));
  },
);

// Every bot answers every question legally, and never plays for ever.
import { describe, expect, inject, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { GameModule } from '../kernel/game.ts';
import { Match } from '../kernel/match.ts';
import { newMatch, playerRng, randomSteps, setupOf } from '../kernel/testing/play.ts';
import type { Bot } from './bot.ts';
import { BOTS } from './bots.ts';
import { isLegal } from './greedy.ts';

const { propertyRuns } = inject('counts');
/** Random positions a bot is asked in. */
const POSITIONS = Math.max(500, propertyRuns);
/** Decisions in which a match of bots is over by far. */
const MOST = 2000;

const cases = Object.values(GAMES).flatMap((game) =>
  Object.entries(BOTS).map(([name, bot]): [string, string, GameModule, Bot] => [name, game.id, game, bot]),
);

describe.each(cases)('%s at %s', (name, _id, game, bot) => {
  test('answers every question of random positions legally', () => {
    let asked = 0;
    for (let seed = 1; asked < POSITIONS; seed++) {
      const match = newMatch(game, seed, false);
      const rng = playerRng(seed);
      for (const step of randomSteps(match, rng)) {
        const ask = match.shownAsk(step.seat);
        if (ask === undefined) break;
        const answer = bot(game, match.view(step.seat), ask, step.seat, rng);
        expect(isLegal(ask, answer), `${name}, seed ${seed}: ${JSON.stringify({ ask, answer })}`).toBe(true);
        asked++;
        match.submit(step.seat, step.id, step.answer);
      }
    }
  });

  test('plays matches against itself to their end', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const match = Match.start(game, game.setup(setupOf(game, seed), false));
      const rng = playerRng(seed);
      let decisions = 0;
      for (; match.result === null && decisions < MOST; decisions++) {
        const seat = match.askedSeats[0] ?? 0;
        const ask = match.shownAsk(seat);
        if (ask === undefined) break;
        match.submit(seat, ask.id, bot(game, match.view(seat), ask, seat, rng));
      }
      expect(match.result, `seed ${seed} after ${decisions} decisions`).not.toBeNull();
    }
  });
});

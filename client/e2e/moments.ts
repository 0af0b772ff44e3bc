// Named moments of a match that a bot plays through the page, so that each can be looked at when it comes.
import type { Page } from 'playwright-core';
import { BOTS } from '../../shared/bots/bots.ts';
import { gameOf } from '../../shared/games/index.ts';
import type { TableModel } from '../../shared/kernel/model.ts';
import { rngFrom, seedFromNumber } from '../../shared/kernel/rng.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { ExposedState } from '../scenes/test-window.ts';

export interface Moment {
  readonly name: string;
  is(state: ExposedState): boolean;
}
export const isOver = ({ model }: { readonly model: TableModel }): boolean => (model.facts['result'] ?? null) !== null;

/** The declarations that wait to resolve, where a game has them. */
export function chainOf({ model }: { readonly model: TableModel }): readonly unknown[] {
  const { chain } = model.facts;
  return Array.isArray(chain) ? chain : [];
}

/** A covert window without an offer is the host's to answer. */
export const isHosts = ({ covert, from }: ShownAsk): boolean => covert !== undefined && from.length === 0;

export const stateOf = (page: Page): Promise<ExposedState | undefined> =>
  page.evaluate(() => window.playmatBoard?.state());

/** Opens a match against a bot, the same for the same seed: a small number, or the seed in full. */
export async function dealAgainstBot(page: Page, url: string, seed: number | string, game?: string): Promise<void> {
  await page.goto(`${url}?seed=${typeof seed === 'number' ? seedFromNumber(seed) : seed}`);
  if (game !== undefined) await chooseGame(page, game);
  await page.getByText('A bot').click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
}

export const chooseGame = (page: Page, game: string): Promise<void> =>
  page.locator('.game-tile', { has: page.locator(`input[value="${game}"]`) }).click();

/**
 * Plays match `seed` of game `id` with a bot's answers, and lets `look` look at each moment once, in the order in which
 * they come, until all came or the match is over; gives the names of those that did not come.
 */
export async function playMoments(
  page: Page,
  id: string,
  seed: number,
  moments: readonly Moment[],
  look: (moment: Moment) => Promise<void>,
): Promise<readonly string[]> {
  const game = gameOf(id);
  const bot = BOTS['greedy'];
  if (bot === undefined) throw new Error('there is no greedy bot');
  const chance = rngFrom(seedFromNumber(seed + 1000));
  const open = [...moments];
  let asked = 0;
  for (let idle = 0; open.length > 0 && idle < 1500; ) {
    const state = await stateOf(page);
    const due = state === undefined ? -1 : open.findIndex((moment) => moment.is(state));
    const [moment] = due < 0 ? [] : open.splice(due, 1);
    if (moment !== undefined) {
      await look(moment);
      continue;
    }
    const waits = state?.ask == null || state.ask.id === asked || isHosts(state.ask);
    if (waits || state === undefined || state.ask === null || state.seat === null) {
      if (state !== undefined && isOver(state)) break;
      idle++;
      await page.waitForTimeout(20);
      continue;
    }
    idle = 0;
    asked = state.ask.id;
    const answer = [...bot(game, state.model, state.ask, state.seat, chance)];
    await page.evaluate(([of, given]) => window.playmatBoard?.answer(of, given), [asked, answer] as const);
  }
  return open.map(({ name }) => name);
}

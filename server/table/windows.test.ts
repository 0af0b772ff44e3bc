// Covert windows of every game, from a table at which each opens: who is stopped, and that nobody else can tell (D06).
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../shared/games/index.ts';
import { WINDOW_SCENES } from '../../shared/games/window-scenes.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import type { Position } from '../../shared/kernel/match.ts';
import { opponentOf, type Seat } from '../../shared/kernel/seat.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import type { WindowMode } from '../../shared/protocol/messages.ts';
import { listen, seated, stage } from '../testing/toy-tables.ts';
import { TIMING } from './timing.ts';

type At = Position<KernelState>;

/** A table that stands at a window, with this setting of the seat for every kind of them, before anybody has waited. */
async function standing(game: GameModule, at: At, seat: Seat, mode: WindowMode) {
  const staged: GameModule = { ...game, setup: () => game.clone(at.state), checkDeck: () => [] };
  const scene = await stage({ games: { [game.id]: staged } });
  const { host } = await seated(scene, { game: game.id });
  for (const kind of game.windows) await host.window(seat, kind, mode);
  for (const given of at.since) {
    if ('register' in given) continue;
    const ask = host.match?.askOf(given.seat)?.id ?? 0;
    expect(await host.submit(given.seat, [{ ask, answer: given.answer }])).toEqual({ ok: true });
  }
  return { ...scene, host };
}

/** All that others hear from then on, and when, with what is left to come. */
async function heardByOthers(game: GameModule, at: At, seat: Seat, mode: WindowMode): Promise<unknown[]> {
  const { host, clock } = await standing(game, at, seat, mode);
  const other = opponentOf(seat);
  const { batches } = listen(host);
  const heard: unknown[] = [];
  // Who is always stopped declines at once, as somebody in a hurry does.
  const ask = host.match?.askOf(seat)?.id ?? 0;
  const declined = mode === 'alwaysStop' && host.submit(seat, [{ ask, answer: [] }]);
  const begin = clock.now();
  const step = TIMING.covertPauseMs / 3;
  for (let n = 0; n < 12; n++) {
    await clock.pass(step);
    for (const { open, own, asks, seen } of batches.splice(0))
      heard.push({ at: clock.now() - begin, open, own: own[other], ask: asks[other], table: seen[other] });
    heard.push({ waiting: clock.waiting });
  }
  if (declined !== false) expect(await declined).toEqual({ ok: true });
  return heard;
}

for (const game of Object.values(GAMES)) {
  const scenes = WINDOW_SCENES[game.id] ?? [];
  describe(game.id, () => {
    test('there is a table for every kind of window', () => {
      expect([...new Set(scenes.map(({ kind }) => kind))].sort()).toEqual([...game.windows].sort());
    });

    describe.each(scenes)('in the window $kind of seat $seat', ({ kind, seat, able, unable }) => {
      test('a seat that stops if it can is stopped where it can declare something', async () => {
        const { host, clock } = await standing(game, able, seat, 'stopIfCan');
        const { batches } = listen(host);
        await clock.pass(20 * TIMING.covertPauseMs);
        expect(batches).toEqual([]);
        expect(host.match?.askOf(seat)?.spec).toMatchObject({ covert: kind });
      });

      test.each(unable.map((at, i) => [i, at] as const))(
        'and is not stopped where it cannot, or cannot pay for it (%i)',
        async (_i, at) => {
          const { host, clock, store } = await standing(game, at, seat, 'stopIfCan');
          const ask = host.match?.askOf(seat)?.id;
          const { batches } = listen(host);
          await clock.pass(TIMING.covertPauseMs - 1);
          expect(batches).toEqual([]);
          await clock.pass(1);
          expect(batches).toHaveLength(1);
          const { rows } = await store.match(host.table.code);
          expect(rows).toContainEqual({ seat, ask, answer: [], byHost: true });
        },
      );

      test.each(['alwaysPass', 'alwaysStop'] as const)(
        'with a seat on %s that declines others hear the same at the same times, whatever it holds',
        async (mode) => {
          const heard = await heardByOthers(game, able, seat, mode);
          expect(heard.filter((one) => JSON.stringify(one).includes('"open"')).length).toBeGreaterThan(0);
          for (const at of unable) expect(await heardByOthers(game, at, seat, mode)).toEqual(heard);
        },
      );
    });
  });
}

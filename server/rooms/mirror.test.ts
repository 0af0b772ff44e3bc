// The mirror over real sockets: every viewer's table is exactly its view, with one frame per viewer and decision, however it came.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sample } from '../../shared/kernel/ask/limit.ts';
import { seedFromNumber } from '../../shared/kernel/rng.ts';
import type { Host } from '../table/host.ts';
import { type LiveServer, liveServer, liveTable } from '../testing/live-server.ts';
import { LiveViewer } from '../testing/live-viewer.ts';
import { asked, TOY, testRng } from '../testing/toy-tables.ts';

const { mirrorDecisions } = inject('counts');
let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(async () => {
  await server.close();
});

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const hostOf = async (code: string): Promise<Host> => {
  const host = await server.tables.host(code);
  if (host === undefined) throw new Error(`no table ${code}`);
  return host;
};

test('two seats, a spectator, a late joiner and both ways of coming back hold the exact view at every decision', async () => {
  const rng = testRng(11);
  const spectatorBytes: number[] = [];
  const askedBytes: number[] = [];
  const firstBytes: number[] = [];
  let decisions = 0;
  for (let round = 0; decisions < mirrorDecisions; round++) {
    const { code, tokens } = await liveTable(server, { seed: seedFromNumber(round + 100) });
    const host = await hostOf(code);
    const join = async (viewer: 0 | 1 | 'public') => {
      const live = await LiveViewer.join(
        server.at,
        TOY,
        code,
        viewer,
        viewer === 'public' ? undefined : tokens[viewer],
      );
      firstBytes.push(live.stateFrames[0]?.length ?? 0);
      return live;
    };
    const viewers = [await join(0), await join(1), await join('public')];
    const inStep = async () => {
      await Promise.all(viewers.map((viewer) => viewer.until(() => viewer.state.seq === host.batch?.open[0])));
      for (const viewer of viewers) {
        expect(viewer.model).toEqual(host.match?.view(viewer.viewer));
        if (viewer.viewer === 'public') continue;
        // A sealed answer makes no frame: the seat hears by message that the question is done.
        if (host.sealedOf(viewer.viewer) !== null) expect(viewer.batch.ask?.id).toBe(host.sealedOf(viewer.viewer));
        else expect(viewer.batch.ask).toEqual(host.match?.shownAsk(viewer.viewer) ?? null);
      }
    };
    // The frames that tell who is here go out before decisions are counted.
    const calm = async () => {
      const told = (viewer: LiveViewer) => JSON.stringify(viewer.status) === JSON.stringify(host.status);
      await Promise.all(viewers.map((viewer) => viewer.until(() => told(viewer), 'the status')));
    };
    await calm();
    for (let i = 1; decisions < mirrorDecisions && host.match?.result === null; i++) {
      if (i % 25 === 10) viewers.push(await join('public'));
      if (i % 25 === 15) {
        const [dropped] = viewers as [LiveViewer];
        const back = new Promise<void>((resolve) => dropped.room.onReconnect(() => resolve()));
        dropped.drop();
        await back;
        await dropped.until(() => dropped.model.cards !== undefined);
      }
      if (i % 25 === 20) {
        viewers[1] = await join(1);
      }
      if ([10, 15, 20].includes(i % 25)) await calm();
      await inStep();
      const open = asked(host);
      const spec = open && host.match?.askOf(open.seat)?.spec;
      if (open === undefined || spec === undefined) break;
      const before = viewers.map((viewer) => viewer.stateFrames.length);
      const seq = host.batch?.open[0] ?? 0;
      const waiting = viewers[open.seat] as LiveViewer;
      const byHost = spec.covert !== undefined && spec.from.length === 0;
      if (!byHost) await waiting.answer(open.ask, sample(spec, rng) ?? []);
      if (host.match?.askOf(open.seat)?.id === open.ask) await waiting.until(() => asked(host)?.ask !== open.ask);
      if (host.sealedOf(open.seat) !== null) continue;
      await inStep();
      // The host may have answered a covert window in the meantime: that is a decision too.
      const settled = (host.batch?.open[0] ?? 0) - seq;
      decisions += settled;
      for (const [at, viewer] of viewers.entries()) {
        const frames = viewer.stateFrames.slice(before[at]);
        expect(frames, `frames of viewer ${at} (${viewer.viewer}) at decision ${i}`).toHaveLength(settled);
        if (settled !== 1) continue;
        if (viewer.viewer === 'public') spectatorBytes.push(frames[0]?.length ?? 0);
        else if (viewer.batch.ask !== null) askedBytes.push(frames[0]?.length ?? 0);
      }
    }
    for (const viewer of viewers) await viewer.leave();
  }
  console.log(
    `mirror over ${decisions} decisions: spectator frame median ${median(spectatorBytes)} B, asked seat ${median(askedBytes)} B, ` +
      `first state at most ${Math.max(...firstBytes)} B`,
  );
  expect(decisions).toBeGreaterThanOrEqual(mirrorDecisions);
  expect(median(spectatorBytes)).toBeLessThanOrEqual(200);
  expect(median(askedBytes)).toBeLessThanOrEqual(450);
  expect(Math.max(...firstBytes)).toBeLessThanOrEqual(6000);
  expect(server.errors).toEqual([]);
});

// A live table played at random through real sockets, with every viewer kept in step.
import { sample } from '../../shared/kernel/ask/limit.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import { type Rng, seedFromNumber } from '../../shared/kernel/rng.ts';
import type { Viewer } from '../../shared/kernel/story.ts';
import type { Host } from '../table/host.ts';
import { type LiveServer, type LiveTable, liveTable } from './live-server.ts';
import { LiveViewer } from './live-viewer.ts';
import { asked, testRng } from './toy-tables.ts';

export class LivePlay {
  readonly server: LiveServer;
  readonly game: GameModule;
  readonly table: LiveTable;
  readonly host: Host;
  readonly viewers: LiveViewer[] = [];
  readonly rng: Rng;

  private constructor(server: LiveServer, game: GameModule, table: LiveTable, host: Host, seed: number) {
    this.server = server;
    this.game = game;
    this.table = table;
    this.host = host;
    this.rng = testRng(seed);
  }
  /** A new table with both seats and a spectator connected. */
  static async begin(server: LiveServer, game: GameModule, seed: number): Promise<LivePlay> {
    const table = await liveTable(server, { seed: seedFromNumber(seed) }, game);
    const host = await server.tables.host(table.code);
    if (host === undefined) throw new Error('the table is gone');
    const play = new LivePlay(server, game, table, host, seed);
    for (const viewer of [0, 1, 'public'] as const) play.viewers.push(await play.join(viewer));
    return play;
  }

  get seq(): number {
    return this.host.batch?.open[0] ?? 0;
  }
  get isOver(): boolean {
    return this.host.match?.result !== null;
  }
  seat(seat: 0 | 1): LiveViewer {
    return this.viewers[seat] as LiveViewer;
  }
  join(viewer: Viewer): Promise<LiveViewer> {
    const token = viewer === 'public' ? undefined : this.table.tokens[viewer];
    return LiveViewer.join(this.server.at, this.game, this.table.code, viewer, token);
  }
  /** Resolves when every viewer has the newest batch. */
  async inStep(): Promise<void> {
    await Promise.all(this.viewers.map((viewer) => viewer.until(() => viewer.state.seq === this.seq)));
  }
  /** Resolves when every viewer has the newest status too: nothing but decisions is on its way. */
  async calm(): Promise<void> {
    const told = (viewer: LiveViewer) => JSON.stringify(viewer.status) === JSON.stringify(this.host.status);
    await Promise.all(this.viewers.map((viewer) => viewer.until(() => told(viewer), 'the status')));
    await this.inStep();
  }
  /** One random answer of whoever is asked, or of the host where it answers; false when the match is over. */
  async step(): Promise<boolean> {
    const open = asked(this.host);
    const spec = open && this.host.match?.askOf(open.seat)?.spec;
    if (open === undefined || spec === undefined) return false;
    const viewer = this.seat(open.seat);
    const byHost = spec.covert !== undefined && spec.from.length === 0;
    if (!byHost) await this.give(viewer, open.ask, sample(spec, this.rng) ?? []);
    await viewer.until(() => asked(this.host)?.ask !== open.ask, 'the next question');
    if (this.host.sealedOf(open.seat) === null) await this.inStep();
    return true;
  }
  /** Answers as often as it takes: a test is quicker than a person may be. */
  private async give(viewer: LiveViewer, ask: number, answer: readonly number[]): Promise<void> {
    for (;;) {
      const reply = await viewer.answer(ask, answer);
      if (reply.ok) return;
      if (reply.why !== 'tooFast') throw new Error(`question ${ask} is refused as ${reply.why}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  async end(): Promise<void> {
    for (const viewer of this.viewers) await viewer.leave();
  }
}

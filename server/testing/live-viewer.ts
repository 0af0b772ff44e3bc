// A viewer on a real socket for tests: the SDK as the page uses it, with every frame counted and kept.
import { matchMaker } from '@colyseus/core';
import { Client, type Room } from '@colyseus/sdk';
import type { GameModule } from '../../shared/kernel/game.ts';
import type { TableModel } from '../../shared/kernel/model.ts';
import type { Viewer } from '../../shared/kernel/story.ts';
import {
  type JoinOptions,
  type Reply,
  type SeatMessages,
  type TableStatus,
  WIRE_VERSION,
} from '../../shared/protocol/messages.ts';
import { type MirrorState, type ReadBatch, readBatch, readMirror, readStatus } from '../../shared/protocol/mirror.ts';
import { codecFor } from '../../shared/protocol/wire.ts';

interface Socket {
  readonly events: { onmessage: (event: { data: ArrayBuffer }) => void };
}
/** First byte of Colyseus' frames that carry the state, whole or in part. */
const STATE_FRAMES = [14, 15];

export class LiveViewer {
  readonly room: Room;
  readonly viewer: Viewer;
  readonly frames: Uint8Array[] = [];
  /** What the state was after each of its frames. */
  readonly seqs: number[] = [];
  /** What the room has told this seat alone. */
  readonly told: SeatMessages['seat'][] = [];
  private readonly game: GameModule;
  private tapped: Socket['events']['onmessage'] | undefined;

  private constructor(game: GameModule, viewer: Viewer, room: Room) {
    this.game = game;
    this.viewer = viewer;
    this.room = room;
    room.reconnection.minUptime = 0;
    room.reconnection.minDelay = 10;
    this.tap();
    room.onReconnect(() => this.tap());
    room.onMessage('seat', (told: SeatMessages['seat']) => this.told.push(told));
    room.onStateChange(() => this.seqs.push(this.state.seq));
  }
  static async join(at: string, game: GameModule, code: string, viewer: Viewer, token?: string): Promise<LiveViewer> {
    const options: JoinOptions = { wire: WIRE_VERSION, ...(token === undefined ? {} : { token }) };
    const room = await new Client(at).joinById(code, options);
    const live = new LiveViewer(game, viewer, room);
    await live.until(() => live.seqs.length > 0);
    return live;
  }

  get state(): MirrorState {
    return this.room.state as unknown as MirrorState;
  }
  get model(): TableModel {
    return readMirror(this.game.sight, this.state, this.viewer);
  }
  get batch(): ReadBatch {
    return readBatch(codecFor(this.game), this.state, this.viewer);
  }
  get status(): TableStatus {
    return readStatus(this.state);
  }
  get stateFrames(): Uint8Array[] {
    return this.frames.filter((frame) => STATE_FRAMES.includes(frame[0] as number));
  }
  request(kind: string, body: unknown): Promise<Reply> {
    return this.room.request(kind, body) as Promise<Reply>;
  }
  answer(ask: number, answer: readonly number[]): Promise<Reply> {
    return this.request('answer', { ask, answer });
  }
  /** The connection breaks without a word: the server's end of it is cut. */
  drop(): void {
    const client = matchMaker.getLocalRoomById(this.room.roomId).clients.get(this.room.sessionId);
    if (client === undefined) throw new Error('nobody is connected here');
    (client.ref as unknown as { terminate(): void }).terminate();
  }
  async leave(): Promise<void> {
    await this.room.leave(true);
  }
  async until(holds: () => boolean, what = 'the viewer'): Promise<void> {
    const end = Date.now() + 10_000;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited too long for ${what} at batch ${this.seqs.at(-1)}`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  /** Counts every frame; a reconnection keeps the handlers of the connection or brings new ones. */
  private tap(): void {
    const { events } = this.room.connection as unknown as Socket;
    if (events.onmessage === this.tapped) return;
    const { onmessage } = events;
    this.tapped = (event) => {
      this.frames.push(new Uint8Array(event.data).slice());
      onmessage.call(events, event);
    };
    events.onmessage = this.tapped;
  }
}

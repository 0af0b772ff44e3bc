// The sockets: Colyseus' WebSocket transport with our limits, and a way to end it that waits for nobody long.
import type { Server } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';

/** Larger messages end their socket before anybody reads them. */
const MOST_MESSAGE_BYTES = 4096;
const PING_MS = 5_000;

export class TableTransport extends WebSocketTransport {
  constructor(server: Server) {
    super({ server, maxPayload: MOST_MESSAGE_BYTES, pingInterval: PING_MS });
  }
  /** Ends when every socket has closed, or after `ms` without waiting for the rest. */
  async end(ms: number): Promise<void> {
    const sockets = [...this.wss.clients];
    const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, ms).unref())]);
    for (const socket of sockets) socket.terminate();
    this.shutdown();
  }
}

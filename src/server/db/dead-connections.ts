import type { Socket } from 'node:net';
import pg from 'pg';

interface Watched {
  readonly socket: Socket;
  /** The server's process ID for the connection, once known. */
  readonly findPid: () => unknown;
  isWaiting: boolean;
  bytesRead: number;
  silentTicks: number;
}

/** The connections whose query the server does not have, or whose response it cannot send. */
const STUCK = `SELECT pid FROM pg_stat_activity
  WHERE pid = ANY($1) AND (state IN ('idle', 'idle in transaction', 'idle in transaction (aborted)')
    OR wait_event_type = 'Client')`;

/**
 * Finds dead connections while others work. A silent connection has either a slow query, on which the server works,
 * or is dead: another connection asks the server which.
 */
export class DeadConnections {
  readonly #watched = new Set<Watched>();

  /** Creates a pool's connection class; `openSocket` opens each connection's socket. */
  clientClass(openSocket: () => Socket): typeof pg.Client {
    const watch = (client: pg.Client, socket: Socket) => this.#watch(client, socket);
    return class WatchedClient extends pg.Client {
      constructor(config: pg.ClientConfig = {}) {
        const socket = openSocket();
        super({ ...config, stream: () => socket });
        watch(this, socket);
      }
    };
  }

  tick(): void {
    for (const watched of this.#watched) {
      const isSilent = watched.isWaiting && watched.socket.bytesRead === watched.bytesRead;
      watched.silentTicks = isSilent ? watched.silentTicks + 1 : 0;
      watched.bytesRead = watched.socket.bytesRead;
    }
  }

  /** Ends the connections that have been silent for that many ticks while the server does not work on their query. */
  async endStuck(
    ticks: number,
    ask: (text: string, values: unknown[]) => Promise<{ rows: { pid: number }[] }>,
  ): Promise<void> {
    const silent = new Map<unknown, Watched>();
    for (const watched of this.#watched) {
      if (watched.silentTicks >= ticks) silent.set(watched.findPid(), watched);
    }
    if (silent.size === 0) return;
    const { rows } = await ask(STUCK, [[...silent.keys()]]);
    for (const { pid } of rows) {
      const watched = silent.get(pid);
      // It works if data arrived meanwhile.
      if (watched !== undefined && watched.silentTicks >= ticks) watched.socket.destroy(new DeadConnectionError());
    }
  }

  #watch(client: pg.Client, socket: Socket): void {
    const findPid = () => Reflect.get(client, 'processID');
    const watched: Watched = { socket, findPid, isWaiting: false, bytesRead: 0, silentTicks: 0 };
    this.#watched.add(watched);
    socket.once('close', () => this.#watched.delete(watched));
    client.on('drain', () => {
      watched.isWaiting = false;
    });
    client.query = new Proxy(client.query, {
      apply(query, self, args) {
        if (!watched.isWaiting) watched.silentTicks = 0;
        watched.isWaiting = true;
        return Reflect.apply(query, self, args);
      },
    });
  }
}

class DeadConnectionError extends Error {
  override readonly name = 'DeadConnectionError';
  /** SQLSTATE of a connection failure. */
  readonly code = '08006';

  constructor() {
    super('the line of this connection is dead');
  }
}

import type { Socket } from 'node:net';
import pg from 'pg';

interface Watched {
  readonly socket: Socket;
  /** The server's number of the connection, once there is one. */
  readonly findPid: () => unknown;
  isWaiting: boolean;
  bytesRead: number;
  silentTicks: number;
}

/** Of these connections, those whose question the server does not have, or whose answer it cannot send. */
const STUCK = `SELECT pid FROM pg_stat_activity
  WHERE pid = ANY($1) AND (state IN ('idle', 'idle in transaction', 'idle in transaction (aborted)')
    OR wait_event_type = 'Client')`;

/**
 * Finds single connections whose line is dead while others work. A connection that waits in silence is either a slow query,
 * on which the server works, or dead: the server, asked on another connection, tells which.
 */
export class DeadConnections {
  readonly #watched = new Set<Watched>();

  /** Makes the class of a pool's connections; `openSocket` opens the socket of each. */
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

  /** Ends the connections that have been silent for so many ticks and on whose question the server does not work. */
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
      // Heard in the meantime, it works.
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

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

/**
 * The connection to the database passes everything; is cut and refused; or swallows all data in both directions without
 * closing. A connection that has lost data this way never works again.
 */
export type LineState = 'pass' | 'refuse' | 'swallow';

export interface FaultProxy {
  /** The database's address through the line, as DATABASE_URL. */
  readonly url: string;
  set(state: LineState): Promise<void>;
  /**
   * From now on, swallows only a connection that has sent this text: including the text, or from the response to it.
   */
  swallowAlone(text: string, from: 'question' | 'answer'): void;
  /** New connections lead to another server from now on. */
  pointTo(connection: pg.PoolConfig): void;
  close(): Promise<void>;
}

/** Puts a faulty line in front of a PostgreSQL server: a local port. */
export async function openFaultProxy(connection: pg.PoolConfig): Promise<FaultProxy> {
  let target = readTarget(connection);
  const sockets = new Set<Socket>();
  let state: LineState = 'pass';
  let alone: { readonly text: string; readonly from: 'question' | 'answer' } | undefined;
  const follow = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    follow(client);
    const upstream = state === 'pass' ? connect(target.address) : undefined;
    if (upstream === undefined) {
      client.resume();
      return;
    }
    follow(upstream);
    let isBroken = false;
    const carry = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        const isMarked = alone !== undefined && bytes.includes(alone.text);
        isBroken ||= state === 'swallow' || (isMarked && alone?.from === 'question');
        if (!isBroken) to.write(bytes);
        isBroken ||= isMarked;
      });
      // That one end has closed is swallowed as well.
      from.once('close', () => state === 'swallow' || to.destroy());
    };
    carry(client, upstream);
    carry(upstream, client);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  return {
    url: target.urlAt(port),
    async set(next) {
      const before = state;
      state = next;
      if (next === 'refuse' && before !== 'refuse') await cut();
      if (next !== 'refuse' && before === 'refuse') await listen(port);
    },
    swallowAlone: (text, from) => {
      alone = { text, from };
    },
    pointTo: (other) => {
      target = readTarget(other);
    },
    close: async () => (state === 'refuse' ? undefined : cut()),
  };
}

/** Where a server is, and how to reach it through a local port. */
export function readTarget({ connectionString, host = '', port = 5432, user = '', database = '' }: pg.PoolConfig) {
  if (connectionString === undefined) {
    return {
      address: { path: `${host}/.s.PGSQL.${port}` },
      urlAt: (proxyPort: number) => `postgres://${user}@127.0.0.1:${proxyPort}/${database}`,
    };
  }
  const url = new URL(connectionString);
  const address = { host: url.hostname, port: Number(url.port || 5432) };
  const urlAt = (proxyPort: number) => {
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(proxyPort);
    return through.href;
  };
  return { address, urlAt };
}

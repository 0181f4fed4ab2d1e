import { openConnection } from './connection.ts';

export interface CallLoad {
  /** Where to ask: the clients take these in turn. */
  readonly ports: readonly number[];
  readonly clients: number;
  readonly seconds: number;
  /** The next request of a client, as it goes over the wire. */
  readonly next: (client: number) => string;
}

/** Bounds the memory of prepared requests; those beyond are written while measuring. */
const PREPARED_MAX = 60_000;
/** Calls answered a second by the last measurement of the same requests. */
const lastRates = new WeakMap<CallLoad['next'], number>();

/**
 * Calls answered a second: each client makes one after the other over a kept connection. Requests
 * are written before the clock starts, as many as the last measurement took: signing them would use the processor that the
 * product and its database need. @throws when one is refused.
 */
export async function measureCalls({ ports, clients, seconds, next }: CallLoad): Promise<number> {
  const connections = await Promise.all(
    Array.from({ length: clients }, (_, client) => openConnection(ports[client % ports.length] ?? 0)),
  );
  const prepared = prepare({ clients, seconds, next });
  const began = performance.now();
  const deadline = began + seconds * 1000;
  try {
    const counts = await Promise.all(
      connections.map(async (connection, client) => {
        let answered = 0;
        for (; performance.now() < deadline; answered += 1) {
          await connection.ask(prepared[client]?.pop() ?? next(client));
        }
        return answered;
      }),
    );
    const rate = counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
    lastRates.set(next, rate);
    return rate;
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** The requests of each client, the first one last. */
function prepare({ clients, seconds, next }: Omit<CallLoad, 'ports'>): string[][] {
  const expected = Math.min(PREPARED_MAX, 1.2 * seconds * (lastRates.get(next) ?? 0));
  const each = Math.ceil(expected / clients);
  return Array.from({ length: clients }, (_, client) => Array.from({ length: each }, () => next(client)).reverse());
}

/** Answers these requests one after the other, and then from the first on. */
export function inTurn(requests: readonly string[]): () => string {
  let turn = 0;
  return () => requests[turn++ % requests.length] ?? '';
}

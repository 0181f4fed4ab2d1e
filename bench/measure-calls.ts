import { openConnection } from './connection.ts';
import { hasWrk } from './wrk.ts';
import { sendWithWrk } from './wrk-calls.ts';

/** Writes the next request of a client, as it goes over the wire. */
export type WriteNext = (client: number) => string;

export interface CallLoad {
  /** Where to ask: the clients take these in turn. */
  readonly ports: readonly number[];
  readonly clients: number;
  readonly seconds: number;
  /** A new request each time, or those that all clients send in turn, again and again. */
  readonly requests: WriteNext | readonly string[];
}

/** Bounds the memory of prepared requests. */
const PREPARED_MAX = 100_000;
/** How much faster a measurement may be than the last one before its requests run out. */
const RESERVE = 2;
/** Calls answered a second by the last measurement of the same requests. */
const lastRates = new WeakMap<WriteNext, number>();

/**
 * Calls answered a second: each client makes one after the other over a kept connection. New requests are written before
 * the clock starts, as many as the last measurement took, and sent by wrk where it is installed: signing and sending them
 * here would use the processor that the product and its database need. @throws when one is refused.
 */
export async function measureCalls(load: CallLoad): Promise<number> {
  const { requests, ...rest } = load;
  if (typeof requests !== 'function') {
    if (!(await hasWrk())) return sendHere({ ...rest, requests: inTurn(requests) });
    const ofClients = Array.from({ length: load.clients }, (_, client) => rotate(requests, client));
    return (await sendWithWrk({ ...rest, requests: ofClients })).rate;
  }
  const prepared = prepare(load, requests);
  if (prepared === undefined || !(await hasWrk())) return sendHere({ ...rest, requests }, prepared);
  const { rate, missing } = await sendWithWrk({ ...rest, requests: prepared });
  lastRates.set(requests, rate);
  return missing === 0 ? rate : measureCalls(load);
}

/** The requests of each client; undefined if it is unknown how many there should be, or if these are too many. */
function prepare({ clients, seconds }: CallLoad, next: WriteNext): string[][] | undefined {
  const each = Math.ceil((RESERVE * seconds * (lastRates.get(next) ?? 0)) / clients);
  if (each === 0 || each * clients > PREPARED_MAX) return undefined;
  return Array.from({ length: clients }, (_, client) => Array.from({ length: each }, () => next(client)));
}

/** The same, sent by sockets of this process. */
export async function sendHere(
  { ports, clients, seconds, requests }: CallLoad & { readonly requests: WriteNext },
  prepared: readonly (readonly string[])[] = [],
): Promise<number> {
  const connections = await Promise.all(
    Array.from({ length: clients }, (_, client) => openConnection(ports[client % ports.length] ?? 0)),
  );
  const began = performance.now();
  const deadline = began + seconds * 1000;
  try {
    const counts = await Promise.all(
      connections.map(async (connection, client) => {
        let answered = 0;
        for (; performance.now() < deadline; answered += 1) {
          await connection.ask(prepared[client]?.[answered] ?? requests(client));
        }
        return answered;
      }),
    );
    const rate = counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
    lastRates.set(requests, rate);
    return rate;
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** These requests one after the other, and then from the first on. */
export function inTurn(requests: readonly string[]): () => string {
  let turn = 0;
  return () => requests[turn++ % requests.length] ?? '';
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

import { openConnection } from './connection.ts';

export interface CallLoad {
  /** Where to ask: the clients take these in turn. */
  readonly ports: readonly number[];
  readonly clients: number;
  readonly seconds: number;
  /** The next request of a client, as it goes over the wire. */
  readonly next: (client: number) => string;
}

/** Calls answered a second: each client makes one after the other over a kept connection. @throws when one is refused. */
export async function measureCalls({ ports, clients, seconds, next }: CallLoad): Promise<number> {
  const connections = await Promise.all(
    Array.from({ length: clients }, (_, client) => openConnection(ports[client % ports.length] ?? 0)),
  );
  const began = performance.now();
  const deadline = began + seconds * 1000;
  try {
    const counts = await Promise.all(
      connections.map(async (connection, client) => {
        let answered = 0;
        for (; performance.now() < deadline; answered += 1) await connection.ask(next(client));
        return answered;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** Answers these requests one after the other, and then from the first on. */
export function inTurn(requests: readonly string[]): () => string {
  let turn = 0;
  return () => requests[turn++ % requests.length] ?? '';
}

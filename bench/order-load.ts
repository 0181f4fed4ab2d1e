import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { HEADERS } from '#contract/limits.ts';
import type { LedgerTarget } from './ledger-server.ts';

let keys = 0;

/**
 * Exchanges a second: each client, a player of its own, places one order after the other over a kept connection, each
 * under a new key. @throws when an order is refused.
 */
export async function placeOrders(
  target: LedgerTarget,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number> {
  const deadline = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: clients }, async (_, number) => {
      const socket = connect({ host: '127.0.0.1', port: target.port, noDelay: true });
      await once(socket, 'connect');
      return orderUntil(deadline, { socket, target, number });
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

interface OrderClient {
  readonly socket: Socket;
  readonly target: LedgerTarget;
  readonly number: number;
}

async function orderUntil(deadline: number, { socket, target, number }: OrderClient): Promise<number> {
  const body = JSON.stringify({ ...target.order, currency: 'TWD', quantity: 1 });
  const headers = {
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...target.players[number % target.players.length],
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  let placed = 0;
  while (performance.now() < deadline) {
    keys += 1;
    socket.write(`POST /api/order HTTP/1.1\r\n${head.join('')}${HEADERS.idempotency}: bench-${keys}\r\n\r\n${body}`);
    await readAnswer(socket);
    placed += 1;
  }
  socket.destroy();
  return placed;
}

/** Reads one answer of a kept connection. @throws when it is none of success. */
async function readAnswer(socket: Socket): Promise<void> {
  let answer = '';
  for (;;) {
    const [chunk]: Buffer[] = await once(socket, 'data');
    answer += chunk?.toString('latin1') ?? '';
    const headEnd = answer.indexOf('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(answer)?.[1];
    if (headEnd < 0 || length === undefined || answer.length < headEnd + 4 + Number(length)) continue;
    if (!answer.startsWith('HTTP/1.1 200')) throw new Error(answer);
    return;
  }
}

import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from '../../../bench/memory.ts';
import { makeDataFolder } from '../../crash/data-folder.ts';
import { signInProgram } from '../../crash/ledger/shop-client.ts';
import { quantile } from '../../crash/restarts/steady-load.ts';
import { memoryRow, noneRow, type PartContext, type PartReport } from '../part.ts';
import { startStore } from '../start-store.ts';
import { type Answer, databaseCalls, keptPage, watchCalls } from '../watch-calls.ts';

const SECONDS = { full: 120, short: 20 } as const;
const CONNECTIONS = 1_000;
const WARM_UP_MS = 10_000;
/** One byte of a head or a body each second. */
const BYTE_EVERY_MS = 1_000;
const TIMES_MAX = 2;
/** Below this, times are noise. */
const LEAST_MS = 50;
const KINDS = ['head', 'body', 'idle'] as const;

/** Keeps a thousand slow connections while others are served. */
export async function soakConnections({ isFull, sizes, say }: PartContext): Promise<PartReport> {
  const seconds = sizes.seconds ?? (isFull ? SECONDS.full : SECONDS.short);
  const count = sizes.connections ?? CONNECTIONS;
  const store = await startStore(makeDataFolder());
  try {
    const token = await signInProgram(store.origin, 'mei@example.com');
    const calls = watchCalls({ ...databaseCalls(store.origin, token), kept: keptPage(store.origin) });
    await sleep(WARM_UP_MS);
    const phase = async (name: string) => {
      const from = calls.answers.length;
      await sleep(seconds * 1000);
      const answers = calls.answers.slice(from);
      say(`${name}: ${answers.length} calls, 99 of 100 within ${Math.round(quantile(answers, 0.99))} ms`);
      return answers;
    };
    const alone = await phase('alone');
    const beforeMb = await residentMb(store.pid);
    const slow = openSlowConnections(store.port, count);
    const crowded = await phase(`with ${count} slow connections`);
    const duringMb = await residentMb(store.pid);
    const open = slow.countOpen();
    slow.close();
    const after = await phase('afterwards');
    await calls.stop();
    const limitMs = TIMES_MAX * Math.max(LEAST_MS, quantile(alone, 0.99), quantile(after, 0.99));
    const failed = ({ status }: Answer) => status !== 200;
    return {
      done: `${count} connections sent a byte of a head or of a body each second, or stayed idle after a request, a third each, for ${seconds} s, and were opened again whenever the store ended one (${slow.countEnded()} times), while others were served.`,
      rows: [
        { wanted: `${count} connections are open`, measured: String(open), holds: open >= count * 0.9 },
        noneRow('others: no call fails', crowded.filter(failed)),
        {
          wanted: `others: 99 of 100 within ${Math.round(limitMs)} ms (${TIMES_MAX} times as long as without)`,
          measured: `${Math.round(quantile(crowded, 0.99))} ms; without, ${Math.round(quantile(alone, 0.99))} ms before and ${Math.round(quantile(after, 0.99))} ms after; the median ${Math.round(quantile(crowded, 0.5))} ms, ${Math.round(quantile(alone, 0.5))} ms before`,
          holds: quantile(crowded, 0.99) <= limitMs,
        },
        noneRow('no unexpected failure in the log', store.failures),
        memoryRow(beforeMb, duringMb),
      ],
    };
  } finally {
    await store.stop();
  }
}

const HEADS = {
  head: 'GET /en-US HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ',
  body: 'POST /api/order HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
  idle: 'GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
} as const;

function openSlowConnections(port: number, count: number) {
  const sockets = new Set<Socket>();
  let ended = 0;
  let isOver = false;
  const open = (kind: (typeof KINDS)[number]) => {
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    const timer = setInterval(() => kind !== 'idle' && socket.write('x'), BYTE_EVERY_MS);
    socket.on('connect', () => socket.write(HEADS[kind]));
    socket.on('error', () => undefined).resume();
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      if (isOver) return;
      ended += 1;
      setTimeout(() => isOver || open(kind), BYTE_EVERY_MS);
    });
  };
  for (let number = 0; number < count; number += 1) open(KINDS[number % KINDS.length] ?? 'idle');
  return {
    countOpen: () => sockets.size,
    countEnded: () => ended,
    close() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR } from '#contract/errors/errors.ts';
import { openFaultProxy } from '#tests/database/open-fault-proxy.ts';
import { residentMb } from '../../../bench/memory.ts';
import { makeDataFolder } from '../../crash/data-folder.ts';
import { checkBooks } from '../../crash/ledger/check-books.ts';
import { compareWithShop } from '../../crash/ledger/compare-with-shop.ts';
import { openJournal } from '../../crash/ledger/journal.ts';
import { signInProgram } from '../../crash/ledger/shop-client.ts';
import { withShoppers } from '../../crash/ledger/with-shoppers.ts';
import { memoryRow, noneRow, type PartContext, type PartReport, type Row } from '../part.ts';
import { createPostgresServer } from '../postgres-server.ts';
import { signInOperator, startStore } from '../start-store.ts';
import { type Answer, databaseCalls, keptPage, watchCalls } from '../watch-calls.ts';

const SECONDS = { full: 30, short: 8 } as const;
const WARM_UP_MS = 8_000;
const SHOPPERS = 4;
const ANSWERED_WITHIN_MS = 3_000;
const WELL_WITHIN_MS = 5_000;
const GIVE_UP_MS = 60_000;

/** Stops the database, freezes it, and has its line swallow everything. */
export async function soakDatabase({ isFull, sizes, say }: PartContext): Promise<PartReport> {
  const seconds = sizes.seconds ?? (isFull ? SECONDS.full : SECONDS.short);
  const dataDir = makeDataFolder();
  const server = await createPostgresServer(makeDataFolder());
  const line = await openFaultProxy({ connectionString: server.url });
  const outages = {
    stopped: { begin: () => server.stop(), end: () => server.start() },
    frozen: {
      begin: async () => sendAll(server.processes(), 'SIGSTOP'),
      // The server process first stopped, and first to wake.
      end: async () => sendAll(server.processes(), 'SIGCONT'),
    },
    'half open': { begin: () => line.set('swallow'), end: () => line.set('pass') },
  };
  const store = await startStore(dataDir, { DATABASE_URL: line.url });
  try {
    const journal = openJournal(join(dataDir, 'journal.jsonl'));
    const token = await signInProgram(store.origin, 'mei@example.com');
    const calls = watchCalls(databaseCalls(store.origin, token));
    const pages = watchCalls({ kept: keptPage(store.origin) });
    const rows: Row[] = [];
    let beforeMb = 0;
    const clients = await withShoppers({ origin: store.origin, journal, count: SHOPPERS }, async () => {
      await sleep(WARM_UP_MS);
      beforeMb = await residentMb(store.pid);
      for (const [name, { begin, end }] of Object.entries(outages)) {
        const startedMs = performance.now();
        await begin();
        const awayMs = performance.now();
        await sleep(seconds * 1000);
        const during = (all: readonly Answer[], from = awayMs) => all.filter(({ askedMs }) => askedMs >= from);
        const [refused, kept] = [during(calls.answers), during(pages.answers)];
        await end();
        const backMs = await calls.untilWell(performance.now(), GIVE_UP_MS);
        rows.push(...judge(name, during(calls.answers, startedMs), refused, kept), backRow(name, backMs));
        say(`${name}: ${refused.length} calls refused, ${kept.length} kept pages, back after ${Math.round(backMs)} ms`);
        await sleep(2_000);
      }
    });
    await Promise.all([calls.stop(), pages.stop()]);
    const wrong = await compareWithShop(clients, journal);
    const { isBalanced, findings } = await checkBooks(await signInOperator(store.origin));
    return {
      done: `PostgreSQL was stopped, frozen (SIGSTOP) and cut off without a word (half open) for ${seconds} s each, while ${SHOPPERS} clients topped up and spent and ${Object.keys(databaseCalls(store.origin, token)).length} kinds of calls were watched.`,
      rows: [
        ...rows,
        noneRow('0 operations lost, 0 doubled', wrong),
        { ...noneRow('books balanced, no finding', findings), holds: isBalanced && findings.length === 0 },
        noneRow('no unexpected failure in the log', store.failures),
        memoryRow(beforeMb, await residentMb(store.pid)),
      ],
    };
  } finally {
    await store.stop();
    await line.close();
    await server.stop();
  }
}

function sendAll(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) process.kill(pid, signal);
}

/** A call that began before the outage may still succeed; one that is refused says why, in time. */
function judge(name: string, all: readonly Answer[], refused: readonly Answer[], kept: readonly Answer[]): Row[] {
  const slowest = all.reduce((most, answer) => (answer.ms > most.ms ? answer : most));
  const isClear = ({ status, code }: Answer) =>
    status === 200 || (status === 503 && [undefined, ERROR.databaseBusy].includes(code as never));
  const codes = refused.filter(({ name: call }) => call !== 'readiness' && call !== 'page');
  const unclear = refused.filter((answer) => !isClear(answer));
  return [
    {
      wanted: `${name}: every call answered within ${ANSWERED_WITHIN_MS / 1000} s`,
      measured: `${all.length} calls, the slowest ${Math.round(slowest.ms)} ms (${slowest.name})`,
      holds: slowest.ms <= ANSWERED_WITHIN_MS,
    },
    {
      wanted: `${name}: 503 with 10001, nothing else`,
      measured: `${codes.filter(({ code }) => code === ERROR.databaseBusy).length} times 10001; otherwise ${unclear.length}${describe(unclear)}`,
      holds: unclear.length === 0 && codes.some(({ code }) => code === ERROR.databaseBusy),
    },
    {
      wanted: `${name}: kept pages are served`,
      measured: `${kept.filter(({ status }) => status === 200).length} of ${kept.length}`,
      holds: kept.length > 0 && kept.every(({ status }) => status === 200),
    },
  ];
}

function describe(answers: readonly Answer[]): string {
  const kinds = [...new Set(answers.map(({ name, status, code }) => `${name} ${status}/${code ?? '–'}`))];
  return kinds.length === 0 ? '' : ` (${kinds.slice(0, 5).join(', ')})`;
}

function backRow(name: string, backMs: number): Row {
  return {
    wanted: `${name}: back within ${WELL_WITHIN_MS / 1000} s`,
    measured: Number.isFinite(backMs) ? `${(backMs / 1000).toFixed(1)} s` : 'not within a minute',
    holds: backMs <= WELL_WITHIN_MS,
  };
}

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
import { memoryRow, noneRow, type PartContext, type PartReport } from '../part.ts';
import { createPostgresServer, createReplica, type PostgresServer } from '../postgres-server.ts';
import { signInOperator, startStore } from '../start-store.ts';
import { databaseCalls, watchCalls } from '../watch-calls.ts';

const ROUNDS = { full: 10, short: 2 } as const;
const SHOPPERS = 8;
/** How long clients work before a failover. */
const WORK_MS = { min: 3_000, max: 6_000 } as const;
/** A cluster manager takes a moment to decide; meanwhile the address leads to a server that only reads. */
const DECIDE_MS = 2_000;
const WELL_WITHIN_MS = 5_000;
const GIVE_UP_MS = 60_000;
const LOOK_MS = 50;

/** Kills the primary and promotes its synchronous replica, again and again. */
export async function soakFailover({ isFull, sizes, chance, say }: PartContext): Promise<PartReport> {
  const rounds = sizes.rounds ?? (isFull ? ROUNDS.full : ROUNDS.short);
  const dataDir = makeDataFolder();
  let primary = await createPostgresServer(makeDataFolder());
  const line = await openFaultProxy({ connectionString: primary.url });
  const servers: PostgresServer[] = [primary];
  const store = await startStore(dataDir, { DATABASE_URL: line.url });
  try {
    const journal = openJournal(join(dataDir, 'journal.jsonl'));
    const token = await signInProgram(store.origin, 'mei@example.com');
    const calls = watchCalls(databaseCalls(store.origin, token));
    const times: number[] = [];
    let beforeMb = 0;
    const clients = await withShoppers({ origin: store.origin, journal, count: SHOPPERS }, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const replica = await createReplica(primary, makeDataFolder());
        servers.push(replica);
        await replicateSynchronously(primary);
        await sleep(chance.between(WORK_MS.min, WORK_MS.max));
        if (round === 0) beforeMb = await residentMb(store.pid);
        line.pointTo({ connectionString: replica.url });
        await primary.kill();
        await sleep(DECIDE_MS);
        await replica.query('SELECT pg_promote()');
        const backMs = await calls.untilWell(performance.now(), GIVE_UP_MS);
        times.push(backMs);
        say(`round ${round + 1} of ${rounds}: served again ${Math.round(backMs)} ms after the promotion`);
        primary = replica;
      }
    });
    await calls.stop();
    const wrong = await compareWithShop(clients, journal);
    const { isBalanced, findings } = await checkBooks(await signInOperator(store.origin));
    const acknowledged = journal.read().acknowledgements.filter(({ orderId }) => orderId !== null).length;
    const odd = calls.answers.filter(
      ({ name, status, code }) =>
        status !== 200 &&
        (status !== 503 || (code !== undefined && code !== ERROR.databaseBusy && name !== 'readiness')),
    );
    return {
      done: `${rounds} times, the primary was killed with everything that it had not sent, while its address led to a replica (synchronous streaming, synchronous_standby_names = '*') that was promoted ${DECIDE_MS / 1000} s later; ${SHOPPERS} clients topped up and spent.`,
      rows: [
        noneRow(`0 of ${acknowledged} acknowledged operations lost, 0 doubled`, wrong),
        { ...noneRow('books balanced, no finding', findings), holds: isBalanced && findings.length === 0 },
        {
          wanted: `serves within ${WELL_WITHIN_MS / 1000} s of the promotion`,
          measured: times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', '),
          holds: times.every((ms) => ms <= WELL_WITHIN_MS),
        },
        noneRow(
          'every refusal is 503 with 10001, nothing else',
          odd.map(({ name, status, code }) => `${name} ${status}/${code ?? '–'}`),
        ),
        noneRow('no unexpected failure in the log', store.failures),
        memoryRow(beforeMb, await residentMb(store.pid)),
      ],
    };
  } finally {
    await store.stop();
    await line.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** From then on a commit waits until the replica has written it. */
async function replicateSynchronously(primary: PostgresServer): Promise<void> {
  await primary.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await primary.query('SELECT pg_reload_conf()');
  const deadline = performance.now() + GIVE_UP_MS;
  for (;;) {
    const rows = await primary.query<{ sync_state: string }>('SELECT sync_state FROM pg_stat_replication');
    if (rows.some(({ sync_state }) => sync_state === 'sync')) return;
    if (performance.now() > deadline) throw new Error('the replica does not stream');
    await sleep(LOOK_MS);
  }
}

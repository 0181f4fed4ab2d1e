import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ERROR } from '#contract/errors/errors.ts';
import { readPostmaster } from '#server/db/embedded/postmaster-file.ts';
import { connectionTo } from '#server/db/embedded/server-connection.ts';
import { residentMb } from '../../../bench/memory.ts';
import { clusterOf, makeDataFolder } from '../../crash/data-folder.ts';
import { checkBooks } from '../../crash/ledger/check-books.ts';
import { compareWithShop } from '../../crash/ledger/compare-with-shop.ts';
import { openJournal } from '../../crash/ledger/journal.ts';
import { signInProgram } from '../../crash/ledger/shop-client.ts';
import { withShoppers } from '../../crash/ledger/with-shoppers.ts';
import { fillDisk, mountDisk, unmountDisks } from '../fill-disk.ts';
import { memoryRow, noneRow, type PartContext, type PartReport, type Row } from '../part.ts';
import { sendPictures } from '../send-pictures.ts';
import { signInOperator, startStore } from '../start-store.ts';
import { databaseCalls, keptPage, watchCalls } from '../watch-calls.ts';

const SECONDS = { full: 30, short: 8 } as const;
const MEGABYTES = { files: 256, data: 512, wal: 768 } as const;
const SHOPPERS = 8;
const WARM_UP_MS = 8_000;
const WELL_WITHIN_MS = 5_000;
const GIVE_UP_MS = 90_000;
/** What needs room: rows of a table, and pieces of the journal. Files need it without help. */
const NEEDS = {
  data: `CREATE TABLE IF NOT EXISTS filling (text text);
    INSERT INTO filling SELECT md5(n::text) FROM generate_series(1, 10000) n`,
  files: undefined,
  WAL: 'SELECT pg_switch_wal(), pg_logical_emit_message(false, $$soak$$, repeat($$x$$, 1000000))',
} as const;
const PRESS_EVERY_MS = 100;
const CLEAR: readonly unknown[] = [ERROR.databaseBusy, undefined];

/** Fills the disk of the data, of the files and of the journal in turn. */
export async function soakDisk({ isFull, sizes, say }: PartContext): Promise<PartReport> {
  const seconds = sizes.seconds ?? (isFull ? SECONDS.full : SECONDS.short);
  const dataDir = makeDataFolder();
  const outside = makeDataFolder();
  const postgres = join(dataDir, 'postgres');
  const wal = join(clusterOf(dataDir), 'pg_wal');
  // The limit that refuses uploads early would keep the disk from filling up.
  const settings = { MIN_FREE_DISK_MB: '0' };
  const made = await startStore(dataDir, settings);
  await made.stop();
  try {
    mountDisk(dataDir, MEGABYTES.files);
    mountDisk(postgres, MEGABYTES.data);
    mountDisk(wal, MEGABYTES.wal);
    const store = await startStore(dataDir, settings);
    try {
      const journal = openJournal(join(outside, 'journal.jsonl'));
      const token = await signInProgram(store.origin, 'mei@example.com');
      const calls = watchCalls(databaseCalls(store.origin, token));
      const pages = watchCalls({ kept: keptPage(store.origin) });
      const pictures = await sendPictures(store.origin, token);
      const rows: Row[] = [];
      let beforeMb = 0;
      const clients = await withShoppers({ origin: store.origin, journal, count: SHOPPERS }, async () => {
        await sleep(WARM_UP_MS);
        beforeMb = await residentMb(store.pid);
        for (const [name, folder] of Object.entries({ data: postgres, files: dataDir, WAL: wal })) {
          const fullMs = performance.now();
          const [sent, served] = [pictures.answers.length, pages.answers.length];
          const filling = fillDisk(folder);
          const full = await press(dataDir, NEEDS[name as keyof typeof NEEDS], seconds);
          filling.free();
          const backMs = await calls.untilWell(performance.now(), GIVE_UP_MS);
          const answers = [
            ...calls.answers.filter(({ askedMs }) => askedMs >= fullMs),
            ...pictures.answers.slice(sent),
          ];
          const odd = answers.filter(({ status, code }) => status !== 200 && (status !== 503 || !CLEAR.includes(code)));
          const kept = pages.answers.slice(served);
          const refused = answers.filter(({ status }) => status === 503).length;
          rows.push(
            {
              ...noneRow(
                `${name}: 200 or 503 with 10001, nothing else`,
                odd.map(
                  (answer) =>
                    `${'name' in answer ? answer.name : answer.action} ${answer.status}/${answer.code ?? '–'}`,
                ),
              ),
            },
            {
              wanted: `${name}: kept pages are served`,
              measured: `${kept.filter(({ status }) => status === 200).length} of ${kept.length}; ${refused} of ${answers.length} other calls refused${full}`,
              holds: kept.every(({ status }) => status === 200),
            },
            {
              wanted: `${name}: back within ${WELL_WITHIN_MS / 1000} s of free space`,
              measured: `${(backMs / 1000).toFixed(1)} s`,
              holds: backMs <= WELL_WITHIN_MS,
            },
          );
          say(`${name}: ${refused} of ${answers.length} calls refused, back after ${Math.round(backMs)} ms`);
          await sleep(2_000);
        }
      });
      await Promise.all([calls.stop(), pages.stop()]);
      const damaged = await pictures.stop();
      const wrong = await compareWithShop(clients, journal);
      const { isBalanced, findings } = await checkBooks(await signInOperator(store.origin));
      return {
        done: `The disk of the database, of the files and of the journal was full for ${seconds} s each, while ${SHOPPERS} clients topped up and spent and pictures were sent.`,
        rows: [
          ...rows,
          noneRow('0 operations lost, 0 doubled', wrong),
          { ...noneRow('books balanced, no finding', findings), holds: isBalanced && findings.length === 0 },
          noneRow(`each of ${pictures.accepted.size} accepted pictures is there, unchanged`, damaged),
          noneRow('no unexpected failure in the log', store.failures),
          memoryRow(beforeMb, await residentMb(store.pid)),
        ],
      };
    } finally {
      await store.stop();
    }
  } finally {
    unmountDisks();
  }
}

/** Has the database need room for a while; says how often it had none. */
async function press(dataDir: string, statement: string | undefined, seconds: number): Promise<string> {
  const deadline = performance.now() + seconds * 1000;
  const reasons = new Map<string, number>();
  while (performance.now() < deadline) {
    const reason = statement === undefined ? undefined : await tryStatement(dataDir, statement);
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    await sleep(PRESS_EVERY_MS);
  }
  return [...reasons]
    .map(([reason, count]) => `; PostgreSQL ${count} times: ${reason}`)
    .join('')
    .slice(0, 300);
}

/** Why the database could not run a statement. */
async function tryStatement(dataDir: string, statement: string): Promise<string | undefined> {
  const socketFolder = readPostmaster(clusterOf(dataDir))?.socketFolder;
  if (socketFolder === undefined) return 'is not running';
  const client = new pg.Client({ ...connectionTo(socketFolder), connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
    return undefined;
  } catch (error) {
    return error instanceof pg.DatabaseError ? `${error.code}` : 'is not running';
  } finally {
    await client.end().catch(() => undefined);
  }
}

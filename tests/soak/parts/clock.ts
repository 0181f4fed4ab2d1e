import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { getUserProfile, updateUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getTime } from '#contract/system/endpoints.ts';
import { projectRoot } from '#server/project-root.ts';
import { residentMb } from '../../../bench/memory.ts';
import { signedHeaders } from '../../../bench/sign.ts';
import { buildRequest } from '../../../src/client/build-request.ts';
import { makeDataFolder } from '../../crash/data-folder.ts';
import { checkBooks } from '../../crash/ledger/check-books.ts';
import { compareWithShop } from '../../crash/ledger/compare-with-shop.ts';
import { openJournal } from '../../crash/ledger/journal.ts';
import { signInProgram } from '../../crash/ledger/shop-client.ts';
import { withShoppers } from '../../crash/ledger/with-shoppers.ts';
import { memoryRow, noneRow, type PartContext, type PartReport, type Row } from '../part.ts';
import { createPostgresServer } from '../postgres-server.ts';
import { signInOperator, startStore } from '../start-store.ts';
import { ask, databaseCalls, watchCalls } from '../watch-calls.ts';

const SECONDS = { full: 60, short: 6 } as const;
const HOUR_SECONDS = 3600;
const SHIFTS = { ahead: HOUR_SECONDS, 'right again': 0, behind: -HOUR_SECONDS, 'right at last': 0 } as const;
const SHOPPERS = 4;
const WARM_UP_MS = 6_000;
const HEARD_WITHIN_MS = 5_000;
const FAKETIME = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
  .find((path) => existsSync(path));

/** Sets the clock of the store an hour ahead and an hour back; that of the database stays right. */
export async function soakClock({ isFull, sizes, say }: PartContext): Promise<PartReport> {
  const seconds = sizes.seconds ?? (isFull ? SECONDS.full : SECONDS.short);
  const dataDir = makeDataFolder();
  const clockFile = join(dataDir, 'clock');
  const shift = (ahead: number) => writeFileSync(clockFile, `${ahead < 0 ? '' : '+'}${ahead}s\n`);
  shift(0);
  const server = await createPostgresServer(makeDataFolder());
  const clock: Readonly<Record<string, string>> = FAKETIME
    ? {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: clockFile,
        FAKETIME_NO_CACHE: '1',
        DONT_FAKE_MONOTONIC: '1',
      }
    : { NODE_OPTIONS: `--import ${join(projectRoot(), 'tests/soak/shift-clock.ts')}`, CLOCK_FILE: clockFile };
  const store = await startStore(dataDir, { DATABASE_URL: server.url, ...clock });
  // The same database, with signatures and its own clock.
  const strict = await startStore(dataDir, { DATABASE_URL: server.url, SIGN_ENFORCE: 'on', ...clock });
  try {
    const journal = openJournal(join(dataDir, 'journal.jsonl'));
    const token = await signInProgram(store.origin, 'mei@example.com');
    const calls = watchCalls(databaseCalls(store.origin, token));
    const rows: Row[] = [];
    let beforeMb = 0;
    const clients = await withShoppers({ origin: store.origin, journal, count: SHOPPERS }, async () => {
      await sleep(WARM_UP_MS);
      beforeMb = await residentMb(store.pid);
      for (const [name, ahead] of Object.entries(SHIFTS)) {
        shift(ahead);
        const off = await awaitClock(strict.origin, ahead);
        // A sign-in that began by another clock is refused.
        const fromMs = performance.now();
        const signed = await trySignatures(strict.origin, token, off);
        await sleep(seconds * 1000);
        const answers = calls.answers.filter(({ askedMs }) => askedMs >= fromMs);
        const refused = answers.filter(({ status }) => status !== 200);
        rows.push(
          noneRow(
            `${name}: sessions, sign-ins, reads, writes and pages go on`,
            refused.map((answer) => `${answer.name} ${answer.status}/${answer.code ?? '–'}`),
          ),
          {
            wanted: `${name}: a call signed by the store's clock passes once; one an hour off is refused with ${ERROR.invalidTokenTime}`,
            measured: signed.text,
            holds: signed.holds,
          },
        );
        say(`${name}: ${answers.length} calls, ${refused.length} refused; ${signed.text}`);
      }
    });
    await calls.stop();
    const wrong = await compareWithShop(clients, journal);
    const { isBalanced, findings } = await checkBooks(await signInOperator(store.origin));
    const jobs = await countJobs(server.url);
    return {
      done: `The clock of two processes was set an hour ahead, back, an hour behind and back (${FAKETIME ? 'libfaketime' : 'a hook in Node.js'}), ${seconds} s each, while ${SHOPPERS} clients topped up and spent; the database kept the right time.`,
      rows: [
        ...rows,
        noneRow('0 operations lost, 0 doubled', wrong),
        { ...noneRow('books balanced, no finding', findings), holds: isBalanced && findings.length === 0 },
        {
          wanted: 'jobs: none failed, none overdue by the clock of the database',
          measured: `${jobs.failed} failed, ${jobs.overdue} overdue, ${jobs.waiting} not due yet`,
          holds: jobs.failed === 0 && jobs.overdue === 0,
        },
        noneRow('no unexpected failure in the log', [...store.failures, ...strict.failures]),
        memoryRow(beforeMb, await residentMb(store.pid)),
      ],
    };
  } finally {
    await Promise.all([store.stop(), strict.stop()]);
    await server.stop();
  }
}

/** Waits until the store shows the new time; returns its lead over the true one in milliseconds. */
async function awaitClock(origin: string, aheadSeconds: number): Promise<number> {
  const deadline = performance.now() + HEARD_WITHIN_MS;
  for (;;) {
    const response = await ask(origin, getTime, {});
    const offMs = Date.parse(response.headers.get('date') ?? '') - Date.now();
    if (Math.abs(offMs - aheadSeconds * 1000) < 5_000) return aheadSeconds * 1000;
    if (performance.now() > deadline)
      throw new Error(`the clock of the store is ${offMs} ms off, not ${aheadSeconds} s`);
    await sleep(50);
  }
}

async function trySignatures(origin: string, token: string, offMs: number) {
  const send = async (headers: Readonly<Record<string, string>>, params: object) => {
    const { body } = buildRequest(updateUserProfile, params);
    const response = await fetch(origin + updateUserProfile.path, {
      method: 'PUT',
      body: String(body),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    });
    return response.ok ? 200 : (await response.json()).error?.code;
  };
  const params = { nickname: `Mei${Math.abs(offMs)}` };
  const headers = signedHeaders(params, Date.now() + offMs);
  const first = await send(headers, params);
  const again = await send(headers, params);
  const wrong = await send(signedHeaders(params, Date.now() + offMs + HOUR_SECONDS * 1000), params);
  const read = await ask(origin, getUserProfile, {}, token);
  const text = `first ${first}, again ${again}, an hour off ${wrong}, unsigned ${read.status}`;
  return {
    text,
    holds: first === 200 && again === ERROR.invalidTokenTime && wrong === ERROR.invalidTokenTime && read.status !== 200,
  };
}

/** Jobs by the clock of the database; those that are done are deleted. */
async function countJobs(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ failed: number; overdue: number; waiting: number }>(
    `SELECT count(*) FILTER (WHERE state = 'failed')::int AS failed,
       count(*) FILTER (WHERE state IN ('created', 'retry', 'active') AND start_after < now() - interval '30 seconds')::int AS overdue,
       count(*) FILTER (WHERE start_after > now())::int AS waiting
     FROM jobs.job`,
  );
  await client.end();
  return rows[0] ?? { failed: Number.NaN, overdue: Number.NaN, waiting: Number.NaN };
}

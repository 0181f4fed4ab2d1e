import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { TAGS } from '#contract/values/tags.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { relateAllGames } from '#server/features/related/relate-games.ts';
import { fillCatalogue } from '#tests/database/fill-catalogue.ts';
import type { Report } from './report.ts';
import { withDataFolder } from './temporary-folder.ts';

const GAMES = Number(process.env.RELATED_GAMES ?? 10_000);
const PLAYS = Number(process.env.RELATED_PLAYS ?? 1_000_000);
const PLAYS_OF_PLAYER = 15;
const GAMES_OF_DEVELOPER = 5;
const LOOK_EVERY_MS = 500;
const TICKS_A_SECOND = 100;
const FILLER = 'filler';
/** Ten million plays in less than ten minutes of one processor. */
const MOST_SECONDS = 60;
const MOST_MB = 1024;
const log = { info: () => undefined, warn: console.warn, error: console.error };

/** The nightly comparison of all games, from plays that are as unequal as those of players and games are. */
export async function measureRelated(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const database = await openDatabase({ dataDir: folder, log });
    try {
      await migrateToLatest(database.db);
      const plays = await fill(database);
      await waitForFiller(database);
      const first = await compare(database);
      const again = await compare(database);
      const millions = plays / 1_000_000;
      report.add({
        name: 'related',
        values: [first.processorSeconds / millions],
        unit: `s of a processor for a million plays, ${GAMES} games and ${plays} plays`,
        target: { atMost: MOST_SECONDS },
        digits: 1,
      });
      report.add({
        name: 'related, memory',
        values: [Math.max(first.megabytes, again.megabytes)],
        unit: 'MB of the database and this process together, at most',
        target: { atMost: MOST_MB },
        digits: 0,
      });
      const { rows } = await database.pool.query<{ pairs: number; games: number }>(
        'SELECT count(*) AS pairs, count(DISTINCT application_id) AS games FROM related_applications',
      );
      report.note(`first night ${wordTimes(first)}; the next, with nothing new, ${wordTimes(again)}`);
      report.note(`${rows[0]?.pairs} pairs of ${rows[0]?.games} games`);
    } finally {
      await database.close();
    }
  });
}

/** What has filled the database counts as the server's time once its process has ended. */
async function waitForFiller({ pool }: Database): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [FILLER]);
    await sleep(LOOK_EVERY_MS);
    if (rowCount === 0) return;
  }
}

/** Fills an empty database; returns the number of plays. */
async function fill({ connection }: Database): Promise<number> {
  // The product's own pool cancels what takes longer than fifteen seconds.
  const pool = new pg.Pool({ ...connection, max: 1, application_name: FILLER });
  // If filling fails, its own error is reported, not that the server then ends its connection.
  pool.on('error', () => undefined);
  const players = Math.ceil(PLAYS / PLAYS_OF_PLAYER);
  try {
    await fillCatalogue(pool, GAMES);
    await pool.query('SELECT setseed(0.5)');
    await pool.query(`INSERT INTO users (account) SELECT 'maker' || n FROM generate_series(1, $1::integer) n`, [
      Math.ceil(GAMES / GAMES_OF_DEVELOPER),
    ]);
    // Without triggers: each row would count and announce what nobody reads here.
    await pool.query('SET session_replication_role = replica');
    await pool.query(
      `UPDATE applications a SET developer_id = (SELECT min(id) FROM users WHERE account LIKE 'maker%') + a.id / $1::integer,
         play_count = floor(100000 * power(random(), 4)), category = 101 + floor(19 * random()),
         tags = ARRAY(SELECT tag FROM unnest($2::text[]) AS tag WHERE hashtext(tag || a.id) % 12 = 0 LIMIT 10)`,
      [GAMES_OF_DEVELOPER + 1, [...TAGS]],
    );
    await pool.query('RESET session_replication_role');
    await pool.query(`INSERT INTO users (account) SELECT 'player' || n FROM generate_series(1, $1::integer) n`, [
      players,
    ]);
    // Few players have played much and few games are played much; each player likes some part of the store.
    const { rowCount } = await pool.query(
      `INSERT INTO library_plays (application_id, user_id, first_played_at, last_played_at)
       SELECT application_id, user_id, at, at FROM (
         SELECT (SELECT min(id) FROM users WHERE account LIKE 'player%') + floor($1::integer * power(random(), 1.5))::integer AS user_id,
           random() AS taste, random() AS popular, '2026-01-01'::timestamptz + random() * interval '300 days' AS at
         FROM generate_series(1, $2::integer)
       ) plays, LATERAL (
         SELECT (SELECT min(id) FROM applications) + CASE WHEN taste < 0.7
           THEN (user_id::bigint * 7919 + floor(200 * power(popular, 2))::integer) % $3::integer
           ELSE floor($3::integer * power(popular, 3))::integer END AS application_id
       ) chosen
       ON CONFLICT DO NOTHING`,
      [players, PLAYS, GAMES],
    );
    await pool.query('VACUUM ANALYZE');
    return rowCount ?? 0;
  } finally {
    await pool.end();
  }
}

/** Processor time, because other work on the machine delays the job without making it larger. */
function wordTimes({ processorSeconds, seconds }: Comparison): string {
  return `${processorSeconds.toFixed(1)} s of a processor, ${seconds.toFixed(1)} s in all`;
}

interface Comparison {
  readonly processorSeconds: number;
  readonly seconds: number;
  readonly megabytes: number;
}

async function compare({ db, pool }: Database): Promise<Comparison> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid IS NOT NULL');
  const server = await readServer(rows.map(({ pid }) => pid));
  let megabytes = 0;
  const look = async () => {
    megabytes = Math.max(megabytes, (await readOwnMemory([process.pid, ...rows.map(({ pid }) => pid)])) / 1024);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const began = performance.now();
  const usedBefore = await readProcessorSeconds(server);
  await relateAllGames(db);
  const seconds = (performance.now() - began) / 1000;
  const processorSeconds = (await readProcessorSeconds(server)) - usedBefore;
  clearInterval(timer);
  await look();
  return { processorSeconds, seconds, megabytes };
}

interface ServerProcesses {
  readonly backends: readonly number[];
  /** Counts the workers that have ended. */
  readonly parent: number;
}

async function readServer(backends: readonly number[]): Promise<ServerProcesses> {
  const [parent = 0] = await readStat(backends[0] ?? 0, [1]);
  return { backends, parent };
}

/** The processor time of a database server in seconds; Linux only. */
async function readProcessorSeconds({ backends, parent }: ServerProcesses): Promise<number> {
  const used = await Promise.all([readStat(parent, [13, 14]), ...backends.map((pid) => readStat(pid, [11, 12]))]);
  return used.flat().reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;
}

/** Fields of a process behind its name, from 0; none for one that has ended. */
async function readStat(pid: number, fields: readonly number[]): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const values = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return text === '' ? [] : fields.map((field) => Number(values[field]));
}

/** The proportional memory of processes in kB, shared buffers counted once; Linux only. */
async function readOwnMemory(pids: readonly number[]): Promise<number> {
  const known = new Set(await readdir('/proc').catch(() => []));
  const sizes = await Promise.all(
    pids
      .filter((pid) => known.has(String(pid)))
      .map((pid) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')),
  );
  return sizes.reduce((sum, text) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0), 0);
}

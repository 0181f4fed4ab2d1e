import pg from 'pg';
import { migrateToLatest } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { fillGames } from './fill-games.ts';
import { median, type Report } from './report.ts';
import { roundsOf } from './rounds-of.ts';
import { signedHeaders } from './sign.ts';
import { startProduct } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

const SMALL = 100;
const LARGE = 100_000;
const ROUNDS = roundsOf(15);
const REQUESTS_A_ROUND = 8;
const quiet = { info: () => undefined, warn: console.warn, error: console.error };

interface Store {
  /** Milliseconds until the response has arrived, with every cache empty. */
  time(path: string): Promise<number>;
  close(): Promise<void>;
}

/** How much slower the hall and its search are at a thousand times as many applications. */
export async function measureGrowth(report: Report): Promise<void> {
  await withDataFolder((smallFolder) =>
    withDataFolder(async (largeFolder) => {
      const small = await openStore(smallFolder, SMALL);
      const large = await openStore(largeFolder, LARGE);
      try {
        await measurePaths(report, { small, large });
      } finally {
        await Promise.all([small.close(), large.close()]);
      }
    }),
  );
}

const PATHS = [
  { name: 'growth, hall', path: () => '/', atMost: 1.3 },
  { name: 'growth, filtered hall', path: () => '/?price=free&tags=puzzle,retro&gameSortType=6', atMost: 1.3 },
  { name: 'growth, filtered search', path: () => '/?searchWord=common&tags=cute', atMost: 1.3 },
  { name: 'growth, search, rare word', path: (turn: number) => `/?searchWord=${rareWord(turn)}`, atMost: 1.3 },
  { name: 'growth, search, common word', path: () => '/?searchWord=common', atMost: 1.3 },
  {
    name: 'growth, suggestions, rare word',
    path: (turn: number) => `/api/public/app/suggest?search=${rareWord(turn)}&lang=zh-TW&limit=6`,
    atMost: 2,
  },
  {
    name: 'growth, suggestions, common word',
    path: () => '/api/public/app/suggest?search=common&lang=zh-TW&limit=6',
    atMost: 2,
  },
] as const;

/** The word of one game among all of them, whatever their number. */
function rareWord(turn: number): string {
  return `unique${1 + (turn % SMALL)}x`;
}

async function measurePaths(report: Report, { small, large }: { small: Store; large: Store }): Promise<void> {
  for (const { name, path, atMost } of PATHS) {
    const rounds: { small: number; large: number }[] = [];
    for (let round = -3; round < ROUNDS; round += 1) {
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      for (let turn = 0; turn < REQUESTS_A_ROUND; turn += 1) {
        const address = path((round + 3) * REQUESTS_A_ROUND + turn);
        times.small.push(await small.time(address));
        times.large.push(await large.time(address));
      }
      // Rounds below zero warm up.
      if (round >= 0) rounds.push({ small: median(times.small), large: median(times.large) });
    }
    report.add({
      name,
      values: rounds.map((round) => round.large / round.small),
      unit: `times as slow with ${LARGE} applications as with ${SMALL}`,
      target: { atMost },
    });
    const middle = (size: 'small' | 'large') => median(rounds.map((round) => round[size])).toFixed(1);
    report.note(`${middle('small')} ms, then ${middle('large')} ms`);
  }
}

async function openStore(folder: string, size: number): Promise<Store> {
  const database = await openDatabase({ dataDir: folder, log: quiet });
  await migrateToLatest(database.db);
  await fillGames(database, size);
  const product = await startProduct(folder, { DEMO: 'off', PAGE_CACHE: 'off' });
  const notifier = new pg.Client(database.connection);
  await notifier.connect();
  let turns = 0;
  return {
    async time(path) {
      // A change of one game, which drops all caches.
      await notifier.query(`NOTIFY catalogue, 'application:${1 + (turns++ % size)}'`);
      // The product receives the event on another connection.
      await new Promise((resolve) => setTimeout(resolve, 5));
      // A page ignores the signature that a call needs.
      const url = new URL(path, product.origin);
      const headers = signedHeaders(Object.fromEntries(url.searchParams));
      const startedAt = performance.now();
      const response = await fetch(url, { headers });
      const text = await response.text();
      const time = performance.now() - startedAt;
      if (!response.ok || !text.includes('Common'))
        throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
      return time;
    },
    async close() {
      await notifier.end();
      await product.stop();
      await database.close();
    },
  };
}

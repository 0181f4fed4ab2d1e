import type { ClientBase } from 'pg';
import { openDatabase } from '#server/db/open-database.ts';
import { median, type Report } from './report.ts';
import { signInForCookies } from './sign-in.ts';
import { startProduct } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 15;
const REQUESTS_A_ROUND = 10;
const quiet = { info: () => undefined, warn: console.warn, error: console.error };

const PAGES = [
  { name: 'records, top-ups', path: '/store/deposit', shown: 'DBENCH' },
  { name: 'records, exchanges', path: '/store/record', shown: 'PBENCH' },
] as const;

/** How much slower the pages of records are for a player with a thousand times as many. */
export async function measureRecords(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const product = await startProduct(folder, { DEMO: 'off' });
    const database = await openDatabase({ dataDir: folder, log: quiet });
    try {
      const fetchPage = (request: Request) => fetch(request);
      const few = await signInForCookies(fetchPage, product.origin, 'few@example.com');
      const many = await signInForCookies(fetchPage, product.origin, 'many@example.com');
      const client = await database.pool.connect();
      await client.query('SET statement_timeout = 0');
      await fillRecords(client, 'few@example.com', FEW);
      await fillRecords(client, 'many@example.com', MANY);
      await client.query('VACUUM ANALYZE');
      client.release(true);
      for (const page of PAGES) await measurePage(report, { ...page, origin: product.origin, few, many });
    } finally {
      await database.close();
      await product.stop();
    }
  });
}

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** How the order numbers on the page begin. */
  readonly shown: string;
  readonly origin: string;
  /** Cookies of the two players. */
  readonly few: string;
  readonly many: string;
}

async function measurePage(report: Report, { name, path, shown, origin, few, many }: MeasuredPage): Promise<void> {
  const time = async (cookie: string) => {
    const startedAt = performance.now();
    const response = await fetch(origin + path, { headers: { cookie } });
    const text = await response.text();
    const passed = performance.now() - startedAt;
    if (!response.ok || !text.includes(shown)) throw new Error(`${path}: ${response.status} without records`);
    return passed;
  };
  const rounds: { few: number; many: number }[] = [];
  for (let round = -3; round < ROUNDS; round += 1) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let turn = 0; turn < REQUESTS_A_ROUND; turn += 1) {
      times.few.push(await time(few));
      times.many.push(await time(many));
    }
    // Rounds below zero warm up.
    if (round >= 0) rounds.push({ few: median(times.few), many: median(times.many) });
  }
  report.add({
    name,
    values: rounds.map((round) => round.many / round.few),
    unit: `times as slow with ${MANY} records as with ${FEW}`,
    target: { atMost: 1.3 },
  });
  const middle = (whose: 'few' | 'many') => median(rounds.map((round) => round[whose])).toFixed(1);
  report.note(`${middle('few')} ms, then ${middle('many')} ms`);
}

/** Gives an account top-ups and orders over three years, all paid; the ledger is not measured here. */
async function fillRecords(client: ClientBase, email: string, count: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM users WHERE email = $1', [email]);
  const userId = rows[0]?.id ?? 0;
  const made = `timestamptz '2026-11-01' - number * interval '3 years' / ${count}`;
  await client.query(
    `INSERT INTO deposits (order_id, user_id, payment_method, provider, currency, amount_minor, status, language, created_at,
       paid_at, updated_at)
     SELECT 'DBENCH' || lpad((${userId} * 1000000 + number)::text, 11, '0'), ${userId}, 'credit_card', 'sandbox', 'TWD',
       100 + number % 900, 1, 'en-US', ${made}, ${made}, ${made}
     FROM generate_series(1, ${count}) AS number`,
  );
  await client.query(
    `INSERT INTO orders (order_id, user_id, application_id, app_id, application_names, product_id, product_names, seller_id,
       seller, lang, currency, price_minor, quantity, amount_minor, created_at)
     SELECT 'PBENCH' || lpad((${userId} * 1000000 + number)::text, 11, '0'), ${userId}, 1, 'com.bench.game', names, 'coin',
       names, 1, 'Bench', 'en-US', 'TWD', 10, 1, 10, ${made}
     FROM generate_series(1, ${count}) AS number,
       jsonb_build_object('zh-TW', 'Bench', 'zh-CN', 'Bench', 'vi-VN', 'Bench', 'en-US', 'Bench') AS names`,
  );
}

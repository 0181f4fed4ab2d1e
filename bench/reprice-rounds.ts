/** Child of reprice.ts: the service from its sources, repricing a large game; tells its parent how long it took. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Endpoint } from '#contract/endpoint.ts';
import { getProductJob, repriceProducts } from '#contract/product/developer-endpoints.ts';
import { createApp } from '#server/app.ts';
import { createFindSession } from '#server/features/account/find-session.ts';
import { openProduct } from '#server/open-product.ts';
import { parseConfig } from '../src/config.ts';
import { fillGame, type LargeGame, setRates } from './reprice-game.ts';
import { roundsOf } from './rounds-of.ts';
import { signedHeaders } from './sign.ts';
import { signInProgram } from './sign-in.ts';

/** Seconds, one entry a round. */
export interface RepriceRates {
  readonly products: number;
  readonly prices: number;
  readonly changed: number;
  readonly insertedPerSecond: number;
  readonly rounds: readonly { readonly call: number; readonly floor: number }[];
}

const ROUNDS = roundsOf(5);
const LOOK_EVERY_MS = 50;
const DEVELOPER = 'developer@example.com';

const config = parseConfig({ ...process.env, DEMO: 'off' });
const product = await openProduct({ config, render: () => () => Promise.reject(new Error('no pages here')) });
const { pages, secrets, services } = product;
const { db } = services.database;
const app = createApp({ pages, signSecret: secrets.sign, findSession: createFindSession(services) });
const fetchCall = async (request: Request) => app.fetch(request);

await signInProgram(fetchCall, DEVELOPER);
const game = await fillGame(db, DEVELOPER);
const token = await signInProgram(fetchCall, DEVELOPER);
const rounds: { call: number; floor: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  await setRates(db, round % 2 === 0 ? 1.1 : 1);
  await tidyTables();
  const call = await measure(() => reprice(game));
  await tidyTables();
  rounds.push({ call, floor: await measure(updateBare) });
}
await product.close();
process.send?.({ ...game, rounds } satisfies RepriceRates, () => process.exit());

async function measure(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}

/** The whole of it: what changes is found, compared and written, its history and audit included; by a job where it is much. */
async function reprice({ applicationId, changed }: LargeGame): Promise<void> {
  const answer = await send(repriceProducts, { applicationId, apply: true });
  const { priceCount } = 'job' in answer ? await waitForJob(applicationId) : answer;
  if (priceCount !== changed) throw new Error(`${priceCount} of ${changed} prices`);
}

async function waitForJob(applicationId: string): Promise<{ readonly priceCount: number }> {
  for (;;) {
    const { job } = await send(getProductJob, { applicationId });
    if (job.state === 'done') return job.repricing;
    if (['refused', 'failed', 'canceled'].includes(job.state)) throw new Error(`the job is ${job.state}`);
    await sleep(LOOK_EVERY_MS);
  }
}

async function send({ path, method }: Endpoint, params: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...signedHeaders(params) };
  const isRead = method === 'GET';
  const query = isRead
    ? `?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`
    : '';
  const init = { method, headers, ...(isRead ? {} : { body: JSON.stringify(params) }) };
  const response = await fetchCall(new Request(`http://127.0.0.1${path}${query}`, init));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/**
 * The same rows, and as many lines of history, in two statements without triggers; the rows get the price that they have,
 * so that no round moves another.
 */
async function updateBare(): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`
      UPDATE product_prices r SET price_minor = r.price_minor FROM products p
      WHERE p.id = r.product_id AND p.default_currency <> r.currency`.execute(trx);
    await sql`
      INSERT INTO product_price_changes (product_id, country, old_currency, old_price_minor, new_currency,
        new_price_minor, is_manual, cause, changed_at)
      SELECT r.product_id, r.country, r.currency, r.price_minor, r.currency, r.price_minor, r.is_manual, 'reprice', now()
      FROM product_prices r JOIN products p ON p.id = r.product_id WHERE p.default_currency <> r.currency`.execute(trx);
  });
}

/** What the turn before has left behind would be the next one's to look past. */
async function tidyTables(): Promise<void> {
  await sql`SET statement_timeout = 0`.execute(db);
  for (const table of ['product_prices', 'product_price_changes', 'products']) {
    await sql`VACUUM ANALYZE ${sql.table(table)}`.execute(db);
  }
}

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SHELF } from '#contract/values/states.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { givePoints } from '#tests/factories/give-points.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { listBalances } from '../ledger/wallet-queries.ts';
import { findShop } from '../product/public.ts';
import { draftOrder } from './draft-order.ts';
import { type Exchange, exchange } from './exchange.ts';
import { exchangeSet } from './exchange-set.ts';
import { findOffer, type OrderRequest } from './find-offer.ts';
import { presentOrder } from './present-order.ts';

const AT = new Date('2026-03-01T04:00:00.123Z');
const COINS = { 'zh-TW': '星幣', 'zh-CN': '星币', 'vi-VN': 'Xu sao', 'en-US': 'Star coins' };

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof buildShop>>;

beforeAll(async () => {
  database = await createTestDatabase();
  // As in `openDatabase`: a broken connection is no error of the process.
  database.pool.on('connect', (client) => client.on('error', () => undefined));
  shop = await buildShop();
});

afterAll(() => database.drop());

async function buildShop(prices?: Parameters<typeof buildProduct>[1]['prices']) {
  const sellerId = await buildProvider(database.db, { name: '"Aurora" \\ Games' });
  const application = await buildApplication(database.db, { developer_id: sellerId });
  const product = await buildProduct(database.db, { application_id: application.id, ...(prices && { prices }) });
  await sql`SELECT ledger_open_accounts(ARRAY[${sellerId}::integer], ARRAY['sales'], ARRAY['TWD'])`.execute(
    database.db,
  );
  return {
    sellerId,
    applicationRow: application.id,
    applicationId: application.appId,
    productRow: product.id,
    ...product,
  };
}

/** A player with star coins; without any, one without accounts. */
async function makePlayer(coins = 0): Promise<number> {
  const userId = 10_000 + nextNumber();
  if (coins > 0) await givePoints(database.db, { userId, amountMinor: coins });
  return userId;
}

interface Wish extends Partial<OrderRequest> {
  readonly key?: string;
  readonly of?: Pick<typeof shop, 'applicationId' | 'productId'>;
}

/** Drafts an exchange as `createOrder` does. */
async function want(userId: number, { key = `key-${nextNumber()}`, of = shop, ...wish }: Wish = {}): Promise<Exchange> {
  const { applicationId, productId } = of;
  const base = { applicationId, productId, currency: 'TWD', quantity: 1, lang: 'zh-TW', testMode: false } as const;
  const request: OrderRequest = { country: undefined, price: undefined, ...base, ...wish };
  const offer = findOffer(
    await findShop(database.db, { appId: applicationId, productId: request.productId, nowMs: AT.getTime() }),
    request,
    { pointNames: COINS, atMs: AT.getTime() },
  );
  if ('code' in offer) throw new Error(`no offer: ${offer.code}`);
  const { quantity, testMode, lang } = request;
  const order = draftOrder({ offer, userId, quantity, testMode, lang, at: AT, random: randomBytes(10) });
  const call = { userId, key, call: 'createOrder', requestHash: randomBytes(32), at: AT };
  return { call, offer, order, answer: presentOrder(order, lang), traceparent: undefined };
}

/** Posts a set; an error that it failed with is thrown. */
async function postAll(set: readonly Exchange[]): Promise<boolean[]> {
  const paid = await exchangeSet(database.pool, set, (error) => {
    throw error;
  });
  return set.map((one) => paid.has(one));
}

async function pointsOf(userId: number): Promise<number> {
  return (await listBalances(database.db, userId)).find(({ currency }) => currency === 'TWD')?.points ?? 0;
}

/** Everything that an exchange writes, without the numbers that differ between any two. */
async function readTraces({ order }: Exchange) {
  const { order_id, user_id } = order;
  const { id: _, ...stored } = await database.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const entries = await database.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .select(['owner_id', 'ledger_accounts.kind', 'ledger_entries.currency', 'amount', 'balance_after', 'posted_at'])
    .select('ledger_transactions.kind as posting')
    .where('reference', '=', `order:${order_id}`)
    .orderBy('amount')
    .execute();
  const keys = await database.db.selectFrom('idempotency_keys').selectAll().where('user_id', '=', user_id).execute();
  const days = await sql<object>`SELECT record, day::text, currency, status, count, amount_minor, refunded_minor
    FROM record_days WHERE user_id = ${user_id} AND record = 'order'`.execute(database.db);
  return { stored, entries, keys, days: days.rows };
}

async function countTraces(set: readonly Exchange[]): Promise<number> {
  const numbers = set.map(({ order }) => order.order_id);
  const players = set.map(({ order }) => order.user_id);
  const { rows } = await sql<{ count: number }>`SELECT
    (SELECT count(*) FROM orders WHERE order_id = ANY (${numbers}))
    + (SELECT count(*) FROM idempotency_keys WHERE user_id = ANY (${players}))
    + (SELECT count(*) FROM record_days WHERE record = 'order' AND user_id = ANY (${players}))
    + (SELECT count(*) FROM ledger_transactions WHERE kind = 'exchange' AND substr(reference, 7) = ANY (${numbers}))
    AS count`.execute(database.db);
  return rows[0]?.count ?? 0;
}

describe('a set of exchanges', () => {
  it('writes for each exactly what an exchange of its own writes', async () => {
    const [one, other] = [await makePlayer(100), await makePlayer(100)];
    const single = await want(one, { quantity: 2, lang: 'vi-VN', key: 'same' });
    const twin = await want(other, { quantity: 2, lang: 'vi-VN', key: 'same' });
    expect(await exchange(database.pool, single)).toBe(true);
    expect(await postAll([await want(await makePlayer(30)), twin])).toEqual([true, true]);
    const [expected, found] = [await readTraces(single), await readTraces(twin)];
    expect(found).toEqual({
      stored: { ...expected.stored, order_id: twin.order.order_id, user_id: other },
      entries: expected.entries.map((entry) => (entry.kind === 'points' ? { ...entry, owner_id: other } : entry)),
      keys: [{ ...expected.keys[0], user_id: other, request_hash: twin.call.requestHash, answer: twin.answer }],
      days: expected.days,
    });
    expect(found.entries).toHaveLength(2);
  });

  it('is one transaction of the database', async () => {
    const set = await Promise.all([1, 2, 3].map(async () => want(await makePlayer(30))));
    await postAll(set);
    const { rows } = await sql<{ count: number }>`SELECT count(DISTINCT written_in) AS count FROM ledger_transactions
      WHERE substr(reference, 7) = ANY (${set.map(({ order }) => order.order_id)})`.execute(database.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('pays for all that are covered, and leaves nothing of a neighbor whose balance is too low', async () => {
    const [rich, poor, exact] = [await makePlayer(1000), await makePlayer(29), await makePlayer(30)];
    const set = [await want(rich), await want(poor), await want(exact)] as const;
    expect(await postAll(set)).toEqual([true, false, true]);
    expect([await pointsOf(rich), await pointsOf(poor), await pointsOf(exact)]).toEqual([970, 29, 0]);
    expect(await countTraces([set[1]])).toBe(0);
  });

  it('does not pay for a key twice, in this set or after it', async () => {
    const [again, fresh] = [await makePlayer(100), await makePlayer(100)];
    expect(await postAll([await want(again, { key: 'once' })])).toEqual([true]);
    expect(await postAll([await want(again, { key: 'once' }), await want(fresh, { key: 'once' })])).toEqual([
      false,
      true,
    ]);
    expect([await pointsOf(again), await pointsOf(fresh)]).toEqual([70, 70]);
  });

  it('leaves out players and sellers without accounts, unless it is free', async () => {
    const unpaid = await buildShop();
    const free = await buildShop([['MY', 'MYR', 0]]);
    const rich = await makePlayer();
    await givePoints(database.db, { userId: rich, amountMinor: 900, currency: 'MYR' });
    const newSeller = await want(rich, { of: unpaid, currency: 'MYR' });
    const set = [
      newSeller,
      await want(await makePlayer()),
      await want(await makePlayer(), { of: free, currency: 'MYR' }),
    ];
    expect(await postAll(set)).toEqual([false, false, true]);
    expect(await countTraces(set.slice(0, 2))).toBe(0);
  });

  it('sells star coins themselves', async () => {
    const player = await makePlayer(40);
    const set = [await want(player, { productId: 'point', quantity: 40 }), await want(await makePlayer(30))];
    expect(await postAll(set)).toEqual([true, true]);
    expect(await pointsOf(player)).toBe(0);
  });

  it('queues a message for a webhook of the application that asks for purchases', async () => {
    const watched = await buildShop();
    const webhook = { application_id: watched.applicationRow, url: 'https://example.com', secret: 's' };
    const times = { created_at: AT, updated_at: AT };
    await database.db
      .insertInto('webhooks')
      .values({ ...webhook, ...times, events: ['purchase.completed'] })
      .execute();
    const set = [await want(await makePlayer(30), { of: watched }), await want(await makePlayer(30))] as const;
    expect(await postAll(set)).toEqual([true, true]);
    const messages = await database.db
      .selectFrom('webhook_messages')
      .select(['order_id', 'type', 'created_at'])
      .execute();
    expect(messages).toEqual([{ order_id: set[0].order.order_id, type: 'purchase.completed', created_at: AT }]);
  });
});

describe('an offer that has changed meanwhile', () => {
  const CHANGES: Readonly<Record<string, (of: typeof shop) => Promise<unknown>>> = {
    'closed game': ({ applicationRow }) =>
      database.db.updateTable('applications').set({ is_open: false }).where('id', '=', applicationRow).execute(),
    'game off the shelf': ({ applicationRow }) =>
      database.db
        .updateTable('applications')
        .set({ status: SHELF.offShelf })
        .where('id', '=', applicationRow)
        .execute(),
    'product off the shelf': ({ productRow }) =>
      database.db.updateTable('products').set({ status: SHELF.offShelf }).where('id', '=', productRow).execute(),
    'other price': ({ productRow }) =>
      sql`UPDATE product_prices SET price_minor = 29, default_price_minor = 29 WHERE product_id = ${productRow} AND country = 'TW'`.execute(
        database.db,
      ),
  };

  it.each(Object.entries(CHANGES))('is not paid for, unlike its neighbors: %s', async (_, change) => {
    const changed = await buildShop();
    const set = [await want(await makePlayer(100), { of: changed }), await want(await makePlayer(100))] as const;
    await change(changed);
    expect(await postAll(set)).toEqual([false, true]);
    expect(await countTraces([set[0]])).toBe(0);
  });
});

describe('another transaction', () => {
  it('that uses a wallet does not hold up the others', async () => {
    const [used, unused] = [await makePlayer(100), await makePlayer(100)];
    const set = [await want(used), await want(unused)] as const;
    await database.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM ledger_accounts WHERE owner_id = ${used} FOR NO KEY UPDATE`.execute(trx);
      expect(await postAll(set)).toEqual([false, true]);
    });
    expect([await exchange(database.pool, set[0]), await pointsOf(used)]).toEqual([true, 70]);
  });

  it('that holds a key makes the set fail soon, as a whole and without a trace', async () => {
    const set = [await want(await makePlayer(100)), await want(await makePlayer(100), { key: 'held' })] as const;
    await database.db.transaction().execute(async (trx) => {
      const { user_id } = set[1].order;
      const held = { user_id, key: 'held', call: 'other', request_hash: randomBytes(32), created_at: AT };
      await trx.insertInto('idempotency_keys').values(held).execute();
      const failures = vi.fn();
      expect(await exchangeSet(database.pool, set, failures)).toEqual(new Set());
      expect(failures).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: '55P03' }));
      expect(await countTraces(set)).toBe(0);
      // The limit is that of the set alone.
      const limit = await sql<{ lock_timeout: string }>`SHOW lock_timeout`.execute(database.db);
      expect(limit.rows).toEqual([{ lock_timeout: '0' }]);
    });
    expect(await postAll(set)).toEqual([true, false]);
  });

  it('of the same players never spends more than there is', async () => {
    const players = await Promise.all([95, 60, 30, 29].map(makePlayer));
    const sets = await Promise.all(
      Array.from({ length: 12 }, async (_, turn) => {
        const order = turn % 2 === 0 ? players : players.toReversed();
        return Promise.all(order.map((player) => want(player)));
      }),
    );
    const post = async (set: readonly Exchange[]) => {
      const paid = await exchangeSet(database.pool, set, () => undefined);
      const rest = set.filter((one) => !paid.has(one));
      const alone = await Promise.allSettled(rest.map((one) => exchange(database.pool, one)));
      return [...paid, ...rest.filter((_, index) => alone[index]?.status === 'fulfilled')];
    };
    const paid = (await Promise.all(sets.map(post))).flat();
    expect(players.map((player) => paid.filter(({ order }) => order.user_id === player).length)).toEqual([3, 2, 1, 0]);
    expect(await Promise.all(players.map(pointsOf))).toEqual([5, 0, 0, 29]);
  });

  it('may end the connection before the commit: nothing is written, and each is paid once afterwards', async () => {
    const set = [await want(await makePlayer(100)), await want(await makePlayer(100))] as const;
    const failures = vi.fn();
    await database.db.transaction().execute(async (trx) => {
      // The set is done but for this player's totals of the day, which come last.
      await sql`INSERT INTO record_days VALUES (${set[1].order.user_id}, 'order', '2026-03-01', 'TWD', 1, 0, 0, 0)`.execute(
        trx,
      );
      const posting = exchangeSet(database.pool, set, failures);
      await expect
        .poll(
          async () => {
            const { rows } = await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(trx);
            return rows.length;
          },
          { interval: 1 },
        )
        .toBe(1);
      expect(await posting).toEqual(new Set());
      expect(failures).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: '57P01' }));
    });
    expect(await countTraces([set[0]])).toBe(0);
    expect(await Promise.all(set.map((one) => exchange(database.pool, one)))).toEqual([true, true]);
    expect(await Promise.all(set.map(({ order }) => pointsOf(order.user_id)))).toEqual([70, 70]);
  });
});

it('pays for none if the database refuses one, so that each can be posted alone', async () => {
  const first = await want(await makePlayer(100));
  const broken = await want(await makePlayer(100));
  const last = await want(await makePlayer(100));
  const refused = { ...broken, order: { ...broken.order, quantity: 0 } };
  const failures = vi.fn();
  expect(await exchangeSet(database.pool, [first, refused, last], failures)).toEqual(new Set());
  expect(failures).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: '23514' }));
  expect(await countTraces([first, broken, last])).toBe(0);
  expect(await postAll([first, last])).toEqual([true, true]);
});

it('leaves books that balance', async () => {
  const { checks } = await reconcile(database.db, AT.getTime());
  // `givePoints` credits without a deposit.
  const others = checks.filter(({ check }) => check !== 'deposits');
  expect(others.flatMap(({ findings }) => findings)).toEqual([]);
});

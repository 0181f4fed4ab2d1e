import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '#server/db/schema.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { exchangePosting } from '#tests/factories/exchange-posting.ts';
import { NotEnoughPoints, postTransaction } from './ledger-queries.ts';
import { creditTopUp, holdForRefund, listBalances, releaseHold, returnSpent, takeBackTopUp } from './wallet-queries.ts';

const AT = new Date('2026-03-01T04:00:00Z');
const SELLER = 900;

let database: TestDatabase;
let userId = 0;
let orders = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(() => {
  userId += 1;
});

afterAll(() => database.drop());

function write<Result>(work: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result> {
  return database.db.transaction().execute(work);
}

function move(amountMinor: number, currency: 'TWD' | 'MYR' = 'TWD') {
  orders += 1;
  return { userId, currency, amountMinor, orderId: `T${orders}`, at: AT };
}

function topUp(amountMinor: number, currency?: 'TWD' | 'MYR'): Promise<void> {
  return write((trx) => creditTopUp(trx, move(amountMinor, currency)));
}

function spend(amountMinor: number): Promise<void> {
  orders += 1;
  const posting = exchangePosting('TWD', { userId, sellerUserId: SELLER }, amountMinor);
  return write((trx) => postTransaction(trx, posting, { reference: `order:T${orders}`, at: AT }));
}

async function balanceOf(currency: 'TWD' | 'MYR' = 'TWD') {
  const balances = await listBalances(database.db, userId);
  return balances.find((balance) => balance.currency === currency);
}

it('R1.18 R1.19 credits top-ups one to one, and separates currencies', async () => {
  await topUp(150);
  await topUp(30_00, 'MYR');
  expect(await listBalances(database.db, userId)).toEqual([
    { currency: 'TWD', points: 150, owed: 0 },
    { currency: 'MYR', points: 30, owed: 0 },
  ]);
});

describe('refunds of top-ups', () => {
  it('take back the available balance and record the rest as a debt, which the next top-up settles', async () => {
    await topUp(100);
    await spend(70);
    expect(await write((trx) => takeBackTopUp(trx, move(100)))).toEqual({ takenMinor: 30, owedMinor: 70 });
    expect(await balanceOf()).toEqual({ currency: 'TWD', points: 0, owed: 70 });
    await topUp(50);
    expect(await balanceOf()).toEqual({ currency: 'TWD', points: 0, owed: 20 });
    await topUp(50);
    expect(await balanceOf()).toEqual({ currency: 'TWD', points: 30, owed: 0 });
  });

  it('hold the available balance while they wait, and release or take it', async () => {
    await topUp(100);
    const { heldMinor } = await write((trx) => holdForRefund(trx, move(60)));
    expect(heldMinor).toBe(60);
    await expect(spend(41)).rejects.toThrow(NotEnoughPoints);
    await write((trx) => releaseHold(trx, move(60)));
    expect(await balanceOf()).toMatchObject({ points: 100 });
    await write((trx) => holdForRefund(trx, move(60)));
    await write((trx) => takeBackTopUp(trx, { ...move(60), heldMinor: 60 }));
    expect(await balanceOf()).toMatchObject({ points: 40 });
  });

  it('of an order settle debts before anything can be spent again', async () => {
    await topUp(100);
    await spend(100);
    await write((trx) => takeBackTopUp(trx, move(30)));
    await write((trx) => returnSpent(trx, { ...move(100), sellerUserId: SELLER }));
    expect(await balanceOf()).toEqual({ currency: 'TWD', points: 70, owed: 0 });
  });
});

describe('the database refuses', () => {
  it('a balance below zero', async () => {
    await topUp(10);
    await expect(spend(11)).rejects.toThrow(NotEnoughPoints);
    expect(await balanceOf()).toMatchObject({ points: 10 });
  });

  it('a transaction that does not sum to zero, at commit', async () => {
    const posting = {
      kind: 'top_up',
      currency: 'TWD',
      lines: [{ account: { kind: 'points', userId }, amountMinor: 5 }],
    } as const;
    const writing = write((trx) => postTransaction(trx, posting, { reference: 'deposit:LOPSIDED', at: AT }));
    await expect(writing).rejects.toMatchObject({ constraint: 'ledger_entries_sum_check' });
  });

  it('the same top-up twice', async () => {
    const once = move(10);
    await write((trx) => creditTopUp(trx, once));
    const again = write((trx) => creditTopUp(trx, once));
    await expect(again).rejects.toMatchObject({ constraint: 'ledger_transactions_once' });
  });

  const TAMPERING = {
    'a balance set by hand': () => sql`UPDATE ledger_accounts SET balance = balance + 1 WHERE owner_id = ${userId}`,
    'an account that begins with something': () =>
      sql`INSERT INTO ledger_accounts (owner_id, kind, currency, balance) VALUES (${userId}, 'points', 'EUR', 5)`,
    'an account of the house that belongs to a user': () =>
      sql`INSERT INTO ledger_accounts (owner_id, kind, currency) VALUES (${userId}, 'issued', 'TWD')`,
    'a wallet without a balance': () =>
      sql`INSERT INTO ledger_accounts (owner_id, kind, currency) VALUES (${userId}, 'points', 'EUR')`,
    'a wallet of an unknown kind': () =>
      sql`INSERT INTO ledger_accounts (owner_id, kind, currency, balance) VALUES (${userId}, 'gifts', 'TWD', 0)`,
    'an entry that leaves the balance of its wallet alone': () => sql`
      WITH posted AS (
        INSERT INTO ledger_transactions (kind, reference, posted_at) VALUES ('hold', 'deposit:W', now()) RETURNING id
      )
      INSERT INTO ledger_entries (transaction_id, account_id, currency, amount)
      SELECT posted.id, a.id, a.currency, -1 FROM posted, ledger_accounts a WHERE a.owner_id = ${userId}`,
    'an account removed': () => sql`DELETE FROM ledger_accounts`,
    'an entry changed': () => sql`UPDATE ledger_entries SET amount = amount + 1`,
    'an entry removed': () => sql`DELETE FROM ledger_entries`,
    'all entries removed': () => sql`TRUNCATE ledger_entries`,
    'a transaction changed': () => sql`UPDATE ledger_transactions SET reference = 'deposit:X'`,
    'an entry in an old transaction': () => sql`
      INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
      SELECT t.id, a.id, a.currency, 1, a.balance + 1
      FROM (SELECT min(id) AS id FROM ledger_transactions) t, ledger_accounts a
      WHERE a.owner_id = ${userId} AND a.kind = 'owed'`,
    'an entry in another currency': () => sql`
      WITH posted AS (
        INSERT INTO ledger_transactions (kind, reference, posted_at) VALUES ('hold', 'deposit:Y', now()) RETURNING id
      )
      INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
      SELECT posted.id, a.id, 'EUR', 1, a.balance + 1 FROM posted, ledger_accounts a
      WHERE a.owner_id = ${userId} AND a.kind = 'points'`,
  };

  it('two entries of an account in one statement with the same balance', async () => {
    await topUp(1);
    const writing = sql`
      WITH posted AS (
        INSERT INTO ledger_transactions (kind, reference, posted_at)
        VALUES ('hold', 'deposit:Z1', now()), ('hold', 'deposit:Z2', now()) RETURNING id
      )
      INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
      SELECT posted.id, a.id, a.currency, line.amount, a.balance + line.amount
      FROM posted, ledger_accounts a JOIN (VALUES ('points', -1), ('held', 1)) AS line (kind, amount) USING (kind)
      WHERE a.owner_id = ${userId}`;
    await write(async (trx) => holdForRefund(trx, move(1)));
    await topUp(1);
    await expect(writing.execute(database.db)).rejects.toMatchObject({ code: '23514' });
    expect(await balanceOf()).toMatchObject({ points: 1 });
  });

  it.each(Object.entries(TAMPERING))('%s', async (_, makeStatement) => {
    await topUp(1);
    const tampering = makeStatement().execute(database.db);
    await expect(tampering).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23503|23514)$/) });
  });
});

it('accepts only one of many concurrent calls', async () => {
  await topUp(10);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => spend(10)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf()).toMatchObject({ points: 0 });
});

it('creates the wallet once for concurrent first top-ups', async () => {
  await Promise.all([topUp(10), topUp(20), topUp(30)]);
  expect(await balanceOf()).toMatchObject({ points: 60 });
});

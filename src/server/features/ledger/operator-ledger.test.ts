import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportDeposits, listDeposits } from '#contract/deposit/endpoints.ts';
import { listAllDeposits } from '#contract/deposit/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listWinningInvoices } from '#contract/invoice/endpoints.ts';
import { getPoints } from '#contract/ledger/endpoints.ts';
import {
  exportDailyClose,
  getDailyClose,
  getLedgerReport,
  listLedgerAccounts,
  listLedgerEntries,
  makeLedgerReport,
} from '#contract/ledger/operator-endpoints.ts';
import { exportOrders, listOrders } from '#contract/order/endpoints.ts';
import { listAllOrders } from '#contract/order/operator-endpoints.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { exchangePosting } from '#tests/factories/exchange-posting.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { closeDays } from './close-queries.ts';
import { postTransaction } from './ledger-queries.ts';
import { creditTopUp, takeBackTopUp } from './wallet-queries.ts';

let product: TestProduct;
let operator: Readonly<Record<string, string>>;

beforeAll(async () => {
  product = await openTestProduct();
  ({ headers: operator } = await signIn(product, { email: 'operator@starhall.test' }));
});

afterAll(() => product.close());

it("R7.41 R1.19 returns the caller's own star coins per currency", async () => {
  const { headers } = await makeBuyer(product, { TWD: 150, MYR: 30_00 });
  expect(await product.call(getPoints, {}, { headers })).toEqual({
    list: [
      { currency: 'TWD', points: 150, owed: 0 },
      { currency: 'MYR', points: 30, owed: 0 },
    ],
  });
  const { headers: other } = await makeBuyer(product);
  expect(await product.call(getPoints, {}, { headers: other })).toEqual({ list: [] });
  expect(await product.refuse(getPoints, {})).toMatchObject({ status: 401, code: ERROR.authorizationMissing });
});

it('shows operators the accounts of a user and of the house, and their entries, the newest first', async () => {
  const { userId } = await makeBuyer(product, { SGD: 12_50 });
  await product.db.transaction().execute(async (trx) => {
    const spending = exchangePosting('SGD', { userId, sellerUserId: 900 }, 2_50);
    await postTransaction(trx, spending, { reference: 'order:PTEST', at: new Date(product.clock.now()) });
  });
  const accounts = await product.call(listLedgerAccounts, { userId }, { headers: operator });
  expect(accounts.list.find(({ kind }) => kind === 'points')).toEqual({
    userId,
    kind: 'points',
    currency: 'SGD',
    balance: 10,
    entries: 2,
  });
  const house = await product.call(listLedgerAccounts, {}, { headers: operator });
  expect(house.list.find(({ kind, currency }) => kind === 'issued' && currency === 'SGD')?.balance).toBe(-12.5);
  const entries = await product.call(
    listLedgerEntries,
    { userId, kind: 'points', currency: 'SGD', limit: 1 },
    { headers: operator },
  );
  expect(entries).toMatchObject({
    count: 2,
    list: [{ transaction: 'exchange', reference: 'order:PTEST', amount: -2.5, balanceAfter: 10 }],
  });
});

it('is accessible to operators only', async () => {
  const { headers } = await makeBuyer(product);
  for (const endpoint of [listLedgerAccounts, getLedgerReport, makeLedgerReport, getDailyClose, exportDailyClose]) {
    expect(await product.refuse(endpoint, {}, { headers })).toMatchObject({
      status: 403,
      code: ERROR.permissionDenied,
    });
  }
});

it('finds differences from the underlying records, and stores the report', async () => {
  const { userId } = await makeBuyer(product);
  const at = new Date(product.clock.now());
  const ghost = { userId, currency: 'EUR', amountMinor: 500, orderId: 'DGHOST', at } as const;
  await product.db.transaction().execute((trx) => creditTopUp(trx, ghost));
  const { report } = await product.call(makeLedgerReport, {}, { headers: operator });
  const findingsOf = (name: string) => report.checks.find(({ check }) => check === name)?.findings;
  expect(report.isBalanced).toBe(false);
  expect(findingsOf('deposits')).toContain('deposit DGHOST over 0 was credited with 500');
  for (const sound of ['balances', 'sums', 'circulation', 'claims', 'recordDays'])
    expect(findingsOf(sound)).toEqual([]);
  const kept = await product.call(getLedgerReport, {}, { headers: operator });
  expect(kept.report).toEqual(report);
});

it('closes finished days once, and computes the current one', async () => {
  const { userId } = await makeBuyer(product);
  const day = (number: number) => new Date(Date.parse('2027-01-01T04:00:00Z') + number * DAY_MS);
  const move = (amountMinor: number, orderId: string, at: Date) => {
    return { userId, currency: 'EUR', amountMinor, orderId, at } as const;
  };
  const before = await circulation();
  await product.db.transaction().execute(async (trx) => {
    await creditTopUp(trx, move(10_00, 'DCLOSE1', day(0)));
    await creditTopUp(trx, move(5_00, 'DCLOSE2', day(0)));
    const spending = exchangePosting('EUR', { userId, sellerUserId: 900 }, 4_00);
    await postTransaction(trx, spending, { reference: 'order:PCLOSE', at: day(0) });
    await takeBackTopUp(trx, move(12_00, 'DCLOSE1', day(1)));
  });
  const nowMs = day(1).getTime();
  await closeDays(product.db, nowMs);
  await closeDays(product.db, nowMs);
  const rows = await product.db.selectFrom('daily_closes').select('day').where('day', '>=', '2027-01-01').execute();
  expect(rows.map((row) => row.day)).toEqual(rows.map(() => '2027-01-01'));
  product.clock.advance(nowMs - product.clock.now());
  const { headers } = await signIn(product, { email: 'operator@starhall.test' });
  const { list } = await product.call(getDailyClose, { beginAt: '2027-01-01' }, { headers });
  const inEuro = list.filter(({ currency }) => currency === 'EUR');
  expect(inEuro).toEqual([
    expect.objectContaining({ day: '2027-01-02', topUpCount: 0, refundAmount: 12, circulation: before + 4 }),
    expect.objectContaining({
      day: '2027-01-01',
      topUpCount: 2,
      topUpAmount: 15,
      orderCount: 1,
      orderAmount: 4,
      circulation: before + 15,
    }),
  ]);
  const table = await product.send(exportDailyClose, { beginAt: '2027-01-01', endAt: '2027-01-01' }, { headers });
  expect(await table.text()).toContain('\r\n2027-01-01,EUR,2,15,0,1,4,0,');
  const backwards = { beginAt: '2027-01-02', endAt: '2027-01-01' };
  expect(await product.refuse(getDailyClose, backwards, { headers })).toMatchObject({ code: ERROR.parameterError });
});

/** The Euro star coins currently in circulation. */
async function circulation(): Promise<number> {
  const { list } = await product.call(getDailyClose, {}, { headers: operator });
  return list.find(({ currency }) => currency === 'EUR')?.circulation ?? 0;
}

const FAR_BOUNDS = [
  { endAt: '9999-12-31' },
  { endAt: 253_402_271_999 },
  { endAt: 253_402_300_799 },
  { beginAt: 253_402_300_799 },
  { beginAt: '0001-01-01' },
  { endAt: '0001-01-01' },
] as const;

it.each(FAR_BOUNDS)('accepts the widest possible period: %o', async (bounds) => {
  const { headers } = await signIn(product, { email: 'operator@starhall.test' });
  const lists = [listDeposits, exportDeposits, listOrders, exportOrders, listWinningInvoices];
  const ofOperators = [listAllDeposits, listAllOrders, getDailyClose, exportDailyClose];
  for (const endpoint of [...lists, ...ofOperators]) {
    const response = await product.send(endpoint, bounds, { headers });
    await response.text();
    expect(response.status, endpoint.name).toBe(200);
  }
});

it('refuses a user number that no account can have', async () => {
  const { headers } = await signIn(product, { email: 'operator@starhall.test' });
  const refusal = { status: 400, code: ERROR.invalidFormat, fields: { userId: 'field.range' } };
  const userId = 2_147_483_648;
  expect(await product.refuse(listLedgerAccounts, { userId }, { headers })).toEqual(refusal);
  const entries = { userId, kind: 'points', currency: 'TWD' };
  expect(await product.refuse(listLedgerEntries, entries, { headers })).toEqual(refusal);
});

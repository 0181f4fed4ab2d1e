import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportDeposits, listDeposits } from '#contract/deposit/endpoints.ts';
import type { Deposit } from '#contract/deposit/entities.ts';
import { listAllDeposits } from '#contract/deposit/operator-endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { makePlayer, type Player } from '#tests/payment/make-player.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

const { paid, pending, refunded } = PAYMENT_STATUS;

let product: TestProduct;
let player: Player;
let other: Player;
let operator: Pick<Player, 'headers'>;
let made: Deposit[];

beforeAll(async () => {
  product = await openTestProduct();
  player = await makePlayer(product);
  other = await makePlayer(product);
  operator = await signIn(product, { email: 'operator@starhall.test' });
  made = [];
  // 1 to 5 March, at noon in Taiwan; the third amount is large in minor units.
  for (const order of [
    { amount: 300 },
    { amount: 150, paymentMethod: 'hilife' },
    { amount: 200, currency: 'MYR' },
    { amount: 150 },
    { amount: 99 },
  ] as const) {
    made.push(await player.make(order));
    product.clock.advance(DAY_MS);
  }
  await other.pay({ amount: 777 });
  await pay(0);
  await pay(2);
  await pay(3);
  await product.call(runCashier, { orderId: idOf(0), outcome: 'refunded', amount: 100 });
  await product.call(runCashier, { orderId: idOf(3), outcome: 'refunded' });
});

afterAll(() => product.close());

const idOf = (index: number) => made[index]?.orderId ?? '';
const pay = (index: number) => product.call(runCashier, { orderId: idOf(index), outcome: 'paid' });
const list = (input: InputOf<typeof listDeposits> = {}, { headers } = player) =>
  product.call(listDeposits, input, { headers });
/** The indexes of the listed deposits among the five. */
const placesOf = async (input: InputOf<typeof listDeposits>) =>
  (await list(input)).list.map(({ orderId }) => made.findIndex((each) => each.orderId === orderId));
const TOTALS = [
  { currency: 'TWD', count: 4, amount: 450, points: 450, refundedAmount: 250 },
  { currency: 'MYR', count: 1, amount: 200, points: 200, refundedAmount: 0 },
];

describe("a player's top-ups", () => {
  it('R1.6 R6.3 are private, and include their totals', async () => {
    const { count, list: all, totals } = await list();
    expect(count).toBe(5);
    expect(all).toHaveLength(5);
    expect(totals).toEqual(TOTALS);
    const others = await list({}, other);
    expect(others.count).toBe(1);
    expect(all.map(({ orderId }) => orderId)).not.toContain(others.list[0]?.orderId);
    expect(await product.refuse(listDeposits, {})).toMatchObject({ status: 401, code: ERROR.authorizationMissing });
  });

  it('R7.70 are sorted by time or amount, both ways, the newest first by default', async () => {
    expect(await placesOf({})).toEqual([4, 3, 2, 1, 0]);
    expect(await placesOf({ sort: '-createdAt' })).toEqual([4, 3, 2, 1, 0]);
    expect(await placesOf({ sort: 'createdAt' })).toEqual([0, 1, 2, 3, 4]);
    expect(await placesOf({ sort: 'amount' })).toEqual([4, 1, 3, 2, 0]);
    expect(await placesOf({ sort: '-amount' })).toEqual([0, 2, 3, 1, 4]);
    expect(await product.refuse(listDeposits, { sort: 'status' }, player)).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { sort: 'field.choice' },
    });
  });

  it('R7.70 come in pages that do not overlap', async () => {
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => placesOf({ limit: 2, offset, sort: 'amount' })));
    expect(pages).toEqual([[4, 1], [3, 2], [0], []]);
    expect((await list({ limit: 2, offset: 4 })).count).toBe(5);
    expect(await product.refuse(listDeposits, { limit: 101 }, player)).toMatchObject({ code: ERROR.invalidFormat });
  });

  it('R7.70 are those of a period, both ends included', async () => {
    expect(await placesOf({ beginAt: '2026-03-02', endAt: '2026-03-03' })).toEqual([2, 1]);
    expect(await placesOf({ beginAt: '2026-03-05' })).toEqual([4]);
    const seconds = Date.parse('2026-03-03T04:00:00Z') / 1000;
    expect(await placesOf({ beginAt: seconds, endAt: seconds })).toEqual([2]);
    expect(await placesOf({ beginAt: seconds + 1, endAt: seconds + 2 })).toEqual([]);
    const march = await list({ beginAt: '2026-03-01', endAt: '2026-03-01' });
    expect(march).toMatchObject({
      count: 1,
      totals: [{ currency: 'TWD', count: 1, amount: 300, refundedAmount: 100 }],
    });
    const asSeconds = await list({ beginAt: seconds - 1, endAt: seconds });
    expect(asSeconds).toMatchObject({ count: 1, totals: [{ currency: 'MYR', amount: 200 }] });
    expect(await product.refuse(listDeposits, { beginAt: '2026-03-03', endAt: '2026-03-02' }, player)).toMatchObject({
      status: 400,
      code: ERROR.parameterError,
    });
    expect(await product.refuse(listDeposits, { beginAt: '2026-02-30' }, player)).toMatchObject({
      code: ERROR.invalidFormat,
    });
  });

  it('are filtered by status and currency, their figures as well', async () => {
    expect(await placesOf({ status: pending })).toEqual([4, 1]);
    expect(await placesOf({ status: refunded })).toEqual([3]);
    expect(await placesOf({ currency: 'MYR' })).toEqual([2]);
    expect(await list({ status: paid, currency: 'TWD' })).toMatchObject({
      count: 1,
      totals: [{ currency: 'TWD', count: 1, amount: 300, refundedAmount: 100 }],
    });
    expect((await list({ status: pending })).totals).toEqual([
      { currency: 'TWD', count: 2, amount: 0, points: 0, refundedAmount: 0 },
    ]);
    expect(await product.refuse(listDeposits, { currency: 'USD' }, player)).toMatchObject({
      status: 404,
      code: ERROR.currencyNotFound,
    });
  });

  it('have the same figures counted by day and one by one', async () => {
    // A period that begins within a day cannot use the daily totals.
    const seconds = Date.parse('2026-02-28T20:00:00Z') / 1000;
    expect((await list({ beginAt: seconds })).totals).toEqual(TOTALS);
    expect((await list({ beginAt: '2026-03-01' })).totals).toEqual(TOTALS);
  });
});

describe('the export', () => {
  const read = async (input: object) => {
    const response = await product.send(exportDeposits, input, player);
    expect(response.status).toBe(200);
    return { response, lines: (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n') };
  };

  it('is a table of the same top-ups in the asked order', async () => {
    const { response, lines } = await read({ lang: 'en-US', sort: 'createdAt' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="deposits.csv"');
    expect(lines[0]).toBe(
      'Order number,Created,Paid,Payment method,Payment status,Currency,Amount,Star coins,Refunded,Invoice number',
    );
    expect(lines[1]).toMatch(new RegExp(`^${idOf(0)},.*,Partially refunded,TWD,300,300,100,`));
    expect(lines[2]).toBe(`${idOf(1)},2026-03-02T04:00:00.000Z,,Hi-Life,Pending,TWD,150,150,0,`);
    expect(lines[3]).toMatch(new RegExp(`^${idOf(2)},2026-03-03.*,Credit card,Paid,MYR,200,200,0,$`));
    expect(lines).toHaveLength(6);
    expect((await read({ currency: 'MYR' })).lines).toHaveLength(2);
  });

  it.each(LOCALES)('R3.67 R4.18 labels methods and statuses in %s', async (lang) => {
    const { lines } = await read({ lang });
    expect(lines).toHaveLength(6);
    expect(lines.join('\n')).not.toMatch(/payment\.|paymentMethod|paymentStatus|undefined/);
  });

  it('holds more than a page of them', async () => {
    const many = await makePlayer(product);
    const at = new Date(product.clock.now());
    const rows = Array.from({ length: 1234 }, (_, index) => ({
      order_id: `D260301${String(index).padStart(10, '0')}`,
      user_id: many.userId,
      payment_method: 'credit_card' as const,
      provider: 'sandbox',
      currency: 'TWD' as const,
      amount_minor: (index % 7) + 1,
      problem: null,
      language: 'en-US' as const,
      store_code: null,
      created_at: at,
      updated_at: at,
    }));
    await product.db.insertInto('deposits').values(rows).execute();
    for (const sort of ['createdAt', '-amount'] as const) {
      const text = await (await product.send(exportDeposits, { sort }, many)).text();
      const ids = text
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',', 1)[0]);
      expect(new Set(ids).size).toBe(1234);
    }
    expect((await list({}, many)).count).toBe(1234);
  });
});

describe('all top-ups', () => {
  const all = (input: InputOf<typeof listAllDeposits>) => product.call(listAllDeposits, input, operator);

  it('show operators the accounts and refunds', async () => {
    const { list: found } = await all({ search: idOf(0).toLowerCase() });
    expect(found).toMatchObject([
      {
        orderId: idOf(0),
        user: { id: player.userId, account: expect.stringMatching(/^google:/) },
        provider: 'sandbox',
        providerReference: expect.stringMatching(/^S\d{12}$/),
        problem: null,
        refunds: [{ amount: 100, state: 'done', operatorId: null, owedAmount: 0 }],
      },
    ]);
  });

  it('are found by account, method, status, currency, period and player', async () => {
    expect((await all({ search: other.email })).list).toMatchObject([{ amount: 777 }]);
    expect((await all({ search: '%' })).count).toBe(0);
    expect((await all({ paymentMethod: 'hilife' })).list).toMatchObject([{ orderId: idOf(1) }]);
    expect((await all({ status: refunded })).list).toMatchObject([{ orderId: idOf(3) }]);
    expect((await all({ currency: 'MYR' })).totals).toEqual([TOTALS[1]]);
    expect((await all({ userId: player.userId })).totals).toEqual(TOTALS);
    expect((await all({ beginAt: '2026-03-01', endAt: '2026-03-01', userId: player.userId })).count).toBe(1);
    expect((await all({ sort: '-amount', limit: 1 })).list).toMatchObject([{ amount: 777 }]);
    expect(await product.refuse(listAllDeposits, { paymentMethod: 'cash' }, operator)).toMatchObject({
      code: ERROR.invalidFormat,
    });
    expect(await product.refuse(listAllDeposits, { status: 0 }, operator)).toMatchObject({
      code: ERROR.statusNotFound,
    });
  });
});

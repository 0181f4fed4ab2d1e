import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder, exportOrders, getOrder, listOrders } from '#contract/order/endpoints.ts';
import { listAllOrders } from '#contract/order/operator-endpoints.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { buildShop, makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let first: Awaited<ReturnType<typeof buildShop>>;
let second: Awaited<ReturnType<typeof buildShop>>;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
let operator: Readonly<Record<string, string>>;

beforeAll(async () => {
  product = await openTestProduct();
  const names = { 'zh-TW': '星港', 'zh-CN': '星港镇', 'vi-VN': 'Cảng Sao', 'en-US': 'Star Harbor' };
  first = await buildShop(product, { application: { names } });
  second = await buildShop(product);
  operator = (await signIn(product, { email: 'operator@starhall.test' })).headers;
});

beforeEach(async () => {
  buyer = await makeBuyer(product, { TWD: 1000, MYR: 100_00 });
});

afterAll(() => product.close());

const buy = ({ applicationId, productId } = first, overrides: object = {}, { headers } = buyer) =>
  product.call(createOrder, { applicationId, productId, currency: 'TWD', quantity: 1, ...overrides }, { headers });
const list = (input: object = {}, { headers } = buyer) => product.call(listOrders, input, { headers });
const idsOf = async (input: object = {}) => (await list(input)).list.map(({ orderId }) => orderId);
/** Moves orders back in time. */
async function moveBack(orderId: string, ms: number): Promise<void> {
  const days = sql`DELETE FROM record_days WHERE user_id = ${buyer.userId}`;
  const moved = sql`UPDATE orders SET created_at = created_at - ${ms} * interval '1 ms' WHERE order_id = ${orderId}`;
  await moved.execute(product.db);
  await days.execute(product.db);
  // Daily totals are derived from the orders, whose dates change only here.
  await sql`
    INSERT INTO record_days SELECT user_id, 'order', (created_at AT TIME ZONE 'Asia/Taipei')::date, currency, status,
      count(*), sum(amount_minor), sum(refunded_minor)
    FROM orders WHERE user_id = ${buyer.userId} GROUP BY 1, 3, 4, 5`.execute(product.db);
}

describe("a player's orders", () => {
  it('R1.7 R3.36 R3.37 shows exchanges with everything that was agreed, the newest first', async () => {
    const older = await buy();
    const newer = await buy(second, { quantity: 2 });
    const { count, list: found } = await list();
    expect(count).toBe(2);
    expect(found).toEqual([newer, older]);
    for (const one of found) {
      expect(Object.keys(one)).toEqual(
        expect.arrayContaining([
          'orderId',
          'paymentMethod',
          'paymentStatus',
          'amount',
          'points',
          'exchangeId',
          'seller',
        ]),
      );
    }
  });

  it('R6.3 are nobody else’s, in the list and one by one', async () => {
    const { orderId } = await buy();
    const other = await makeBuyer(product);
    expect(await list({}, other)).toEqual({ count: 0, list: [], totals: [] });
    const { headers } = other;
    expect(await product.refuse(getOrder, { orderId }, { headers })).toEqual({
      status: 404,
      code: ERROR.orderOrDepositNotFound,
    });
    expect(await product.refuse(listOrders, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
    expect(await product.refuse(getOrder, { orderId })).toEqual({ status: 401, code: ERROR.authorizationMissing });
  });

  it('R7.69 are filtered by day, application, product and status, and paged', async () => {
    const yesterday = await buy();
    await moveBack(yesterday.orderId, DAY_MS);
    const today = await buy(second);
    expect(await idsOf({ beginAt: '2026-02-28', endAt: '2026-02-28' })).toEqual([yesterday.orderId]);
    expect(await idsOf({ beginAt: '2026-03-01' })).toEqual([today.orderId]);
    expect(await idsOf({ endAt: '2026-02-27' })).toEqual([]);
    expect(await idsOf({ applicationId: first.applicationId })).toEqual([yesterday.orderId]);
    expect(await idsOf({ applicationId: first.applicationId, productId: second.productId })).toEqual([]);
    expect(await idsOf({ productId: second.productId })).toEqual([today.orderId]);
    expect(await idsOf({ status: 3 })).toEqual([]);
    const page = await list({ limit: 1 });
    expect([page.count, page.list.map(({ orderId }) => orderId)]).toEqual([2, [today.orderId]]);
    expect(await idsOf({ limit: 1, offset: 1 })).toEqual([yesterday.orderId]);
  });

  it('follow the days of Taiwan', async () => {
    const { orderId } = await buy();
    // Noon of 1 March there is 04:00 UTC; twelve hours earlier is the start of that day.
    await moveBack(orderId, DAY_MS / 2);
    expect(await idsOf({ beginAt: '2026-03-01', endAt: '2026-03-01' })).toEqual([orderId]);
    await moveBack(orderId, 1);
    expect(await idsOf({ beginAt: '2026-03-01', endAt: '2026-03-01' })).toEqual([]);
  });

  it('are counted and added up by currency, whichever way they are counted', async () => {
    await buy(first, { quantity: 3 });
    await buy(second, { quantity: 1 });
    await buy(first, { currency: 'MYR', quantity: 2 });
    const totals = [
      { currency: 'TWD', count: 2, amount: 120, points: 120, refundedAmount: 0 },
      { currency: 'MYR', count: 1, amount: 9, points: 9, refundedAmount: 0 },
    ];
    expect(await list()).toMatchObject({ count: 3, totals });
    expect(await list({ limit: 1, beginAt: '2026-03-01', status: 1 })).toMatchObject({ count: 3, totals });
    // A filter that begins within a day is answered from the orders themselves.
    const sinceMs = product.clock.now() - 1000;
    expect(await list({ beginAt: Math.floor(sinceMs / 1000) })).toMatchObject({ count: 3, totals });
    expect(await list({ applicationId: second.applicationId })).toMatchObject({
      count: 1,
      totals: [{ currency: 'TWD', amount: 30 }],
    });
  });

  it('come by time or amount, and of one currency', async () => {
    const buyer = await makeBuyer(product, { TWD: 1000, MYR: 100_00 });
    const { applicationId } = await buildShop(product);
    const buy = (currency: 'TWD' | 'MYR', quantity: number) =>
      product.call(createOrder, { applicationId, productId: 'point', currency, quantity }, buyer);
    const small = await buy('MYR', 2);
    const large = await buy('TWD', 30);
    const middle = await buy('MYR', 9);
    const listed = async (filter: object) => {
      const { list } = await product.call(listOrders, filter, buyer);
      return list.map(({ orderId }) => orderId);
    };
    expect(await listed({ sort: 'amount' })).toEqual([small.orderId, middle.orderId, large.orderId]);
    expect(await listed({ sort: '-amount' })).toEqual([large.orderId, middle.orderId, small.orderId]);
    expect(await listed({ sort: 'createdAt' })).toEqual([small.orderId, large.orderId, middle.orderId]);
    expect(await listed({ currency: 'MYR' })).toEqual([middle.orderId, small.orderId]);
    const { count, totals } = await product.call(listOrders, { currency: 'MYR' }, buyer);
    expect([count, totals.map(({ currency }) => currency)]).toEqual([2, ['MYR']]);
  });

  it('are in the asked language, each list again', async () => {
    await buy();
    const [tw] = (await list({ lang: 'zh-TW' })).list;
    const [vi] = (await list({ lang: 'vi-VN' })).list;
    expect([tw?.applicationName, vi?.applicationName]).toEqual(['星港', 'Cảng Sao']);
  });

  it('R7.69 R8.20 rejects invalid queries', async () => {
    const refuse = (input: object) => product.refuse(listOrders, input, { headers: buyer.headers });
    expect(await refuse({ lang: 'xx' })).toMatchObject({ status: 404, code: ERROR.languageNotFound });
    expect(await refuse({ applicationId: 'com.example.unknown' })).toMatchObject({
      status: 404,
      code: ERROR.applicationNotFound,
    });
    expect(await refuse({ status: 77 })).toMatchObject({ status: 404, code: ERROR.statusNotFound });
    expect(await refuse({ beginAt: '2026-03-02', endAt: '2026-03-01' })).toMatchObject({
      status: 400,
      code: ERROR.parameterError,
    });
    expect(await refuse({ limit: 'abc', beginAt: 'soon' })).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { limit: 'field.integer', beginAt: 'field.invalid' },
    });
    const { headers } = buyer;
    for (const orderId of ['P260301AAAAAAAAAA', 'unknown', '../etc']) {
      expect(await product.refuse(getOrder, { orderId }, { headers })).toMatchObject({
        status: 404,
        code: ERROR.orderOrDepositNotFound,
      });
    }
  });
});

it('an order is refunded whole or not at all, so no status has to say that a part went back', async () => {
  const { orderId } = await buy();
  const refund = sql`UPDATE orders SET refunded_minor = 1 WHERE order_id = ${orderId}`.execute(product.db);
  await expect(refund).rejects.toThrow('refunded whole or not at all');
});

describe("a player's orders as a table", () => {
  const read = async (input: object = {}) => {
    const response = await product.send(exportOrders, input, { headers: buyer.headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { response, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
  };

  it('has a row for each, headed in the asked language, and no formula', async () => {
    const { orderId } = await buy(first, { quantity: 2 });
    const names = { 'en-US': '=HYPERLINK("https://evil.example"),' };
    const hostile = await buildShop(product, { application: { names, content_default: 'en-US' } });
    await buy(hostile, { currency: 'MYR' });
    const { response, text } = await read({ lang: 'en-US' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('starhall-orders.csv');
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFFOrder number,Exchange ID,/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example""),"`);
    expect(lines[2]).toContain(`${orderId},X${orderId.slice(1)},2026-03-01T04:00:00.000Z,Star Harbor,`);
    expect(lines[2]).toContain(',2,TWD,60,0,Paid,Aurora Games');
    expect((await read({ lang: 'zh-TW' })).text).toMatch(/^\uFEFF訂單編號,/);
  });

  it('has all of them where a page holds fewer, each once, and those of the filter alone', async () => {
    await buy();
    await sql`
      INSERT INTO orders (order_id, user_id, application_id, app_id, application_names, product_id, product_names,
        seller_id, seller, lang, currency, price_minor, quantity, amount_minor, created_at)
      SELECT 'P0' || n || 'U' || user_id, user_id, application_id, app_id, application_names, product_id, product_names,
        seller_id, seller, lang, currency, price_minor, quantity, amount_minor,
        created_at - (n / 3) * interval '1 second'
      FROM orders, generate_series(1, 1200) AS n WHERE user_id = ${buyer.userId}`.execute(product.db);
    const lines = (await read()).text.trimEnd().split('\r\n').slice(1);
    expect([lines.length, new Set(lines.map((line) => line.split(',')[0])).size]).toEqual([1201, 1201]);
    expect((await read({ status: 3 })).text.trimEnd().split('\r\n')).toHaveLength(1);
    expect((await read({ endAt: '2026-02-28' })).text.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('requires a signed-in account and a valid filter', async () => {
    expect(await product.refuse(exportOrders, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
    const { headers } = buyer;
    expect(await product.refuse(exportOrders, { lang: 'xx' }, { headers })).toMatchObject({
      code: ERROR.languageNotFound,
    });
    expect(await product.refuse(exportOrders, { status: 77 }, { headers })).toMatchObject({
      code: ERROR.statusNotFound,
    });
    const unknown = { applicationId: 'com.example.unknown' };
    expect(await product.refuse(exportOrders, unknown, { headers })).toMatchObject({ code: ERROR.applicationNotFound });
  });
});

describe('all orders', () => {
  const all = (input: object) => product.call(listAllOrders, input, { headers: operator });

  it('are found by number, person, application, currency and status, with who paid', async () => {
    const { orderId } = await buy();
    await buy(second, { currency: 'MYR' });
    const found = await all({ orderId });
    expect(found).toMatchObject({ count: 1, totals: [{ currency: 'TWD', count: 1, amount: 30 }] });
    expect(found.list[0]).toMatchObject({
      orderId,
      user: { id: buyer.userId, nickname: expect.any(String) },
      refundOperatorId: null,
    });
    expect((await all({ userId: buyer.userId })).count).toBe(2);
    expect((await all({ userId: buyer.userId, currency: 'MYR' })).count).toBe(1);
    expect((await all({ userId: buyer.userId, applicationId: first.applicationId })).count).toBe(1);
    expect((await all({ userId: buyer.userId, status: 9 })).count).toBe(0);
    expect(await all({ userId: 2_147_483_647 })).toEqual({ count: 0, list: [], totals: [] });
  });

  it('are for operators only', async () => {
    expect(await product.refuse(listAllOrders, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
    expect(await product.refuse(listAllOrders, {}, { headers: buyer.headers })).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
    });
    const refuse = (input: object) => product.refuse(listAllOrders, input, { headers: operator });
    expect(await refuse({ currency: 'USD' })).toMatchObject({ status: 404, code: ERROR.currencyNotFound });
    expect(await refuse({ applicationId: 'com.example.unknown' })).toMatchObject({
      status: 404,
      code: ERROR.applicationNotFound,
    });
    expect(await refuse({ orderId: '%' })).toMatchObject({ status: 404, code: ERROR.orderOrDepositNotFound });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder, getOrder, listOrders, requestOrderRefund } from '#contract/order/endpoints.ts';
import { declineOrderRefund, listAllOrders } from '#contract/order/operator-endpoints.ts';
import { exportSales, listSales, requestSaleRefund } from '#contract/sales/endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildOrder } from '#tests/factories/build-order.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildSale } from '#tests/factories/build-sale.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { makeSeller } from '#tests/product/make-seller.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
let operator: Readonly<Record<string, string>>;
let seller: Awaited<ReturnType<typeof makeSeller>>;

beforeAll(async () => {
  product = await openTestProduct();
  buyer = await makeBuyer(product, { TWD: 1000 });
  operator = (await signIn(product, { email: 'operator@starhall.test' })).headers;
});

beforeEach(async () => {
  seller = await makeSeller(product);
});

afterAll(() => product.close());

const sell = (overrides: Partial<Parameters<typeof buildSale>[1]> = {}) =>
  buildSale(product.db, { application_id: seller.application_id, user_id: buyer.userId, ...overrides });
const list = (input: object = {}, { headers } = seller) => product.call(listSales, input, { headers });
const idsOf = async (input: object = {}) => (await list(input)).list.map(({ orderId }) => orderId);

describe('sales', () => {
  it("are the orders of the developer's games, with a player ID in place of the buyer", async () => {
    const { productId } = await buildProduct(product.db, { application_id: seller.application_id });
    product.forget();
    const input = { applicationId: seller.applicationId, productId, currency: 'TWD', quantity: 2 } as const;
    const order = await product.call(createOrder, input, { headers: buyer.headers });
    const { count, list: sales, totals } = await list();
    expect(count).toBe(1);
    expect(totals).toEqual([{ currency: 'TWD', count: 1, amount: 60, points: 60, refundedAmount: 0 }]);
    expect(sales).toEqual([{ ...order, playerId: expect.stringMatching(/^pl_[\w-]{22}$/) }]);
    const { account } = await product.db
      .selectFrom('users')
      .select('account')
      .where('id', '=', buyer.userId)
      .executeTakeFirstOrThrow();
    for (const personal of [buyer.email, account]) expect(JSON.stringify(sales)).not.toContain(personal);
  });

  it('identify a player by one ID per game', async () => {
    const other = await buildApplication(product.db, { developer_id: seller.sellerId });
    await sell();
    await sell();
    await sell({ application_id: other.id });
    const [elsewhere, second, first] = (await list({ sort: '-createdAt' })).list.map(({ playerId }) => playerId);
    expect(second).toBe(first);
    expect(elsewhere).not.toBe(first);
    expect((await list()).list.map(({ playerId }) => playerId)).toEqual([elsewhere, second, first]);
  });

  it("include only the developer's own games, and are open only to developers", async () => {
    await sell();
    const other = await makeSeller(product);
    expect(await list({}, other)).toEqual({ count: 0, list: [], totals: [] });
    const { headers } = other;
    const foreign = { applicationId: seller.applicationId };
    expect(await product.refuse(listSales, foreign, { headers })).toMatchObject({
      status: 404,
      code: ERROR.applicationNotFound,
    });
    expect(await product.refuse(listSales, {}, { headers: buyer.headers })).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
    });
    expect(await product.refuse(listSales, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
  });

  it('are filtered by day, game, product, currency, country and status, sorted and paged', async () => {
    const { order_id: february } = await sell({
      at: new Date('2026-02-27T16:00:00Z'),
      product_id: 'sword',
      country: 'TW',
    });
    const { order_id: ringgit } = await sell({ currency: 'MYR', price_minor: 990, country: 'MY' });
    const { order_id: given } = await sell({ price_minor: 90, refundedAt: new Date('2026-03-01T05:00:00Z') });
    expect(await idsOf({ endAt: '2026-02-28' })).toEqual([february]);
    expect(await idsOf({ beginAt: '2026-03-01' })).toEqual([given, ringgit]);
    expect(await idsOf({ productId: 'sword' })).toEqual([february]);
    expect(await idsOf({ applicationId: seller.applicationId, productId: 'shield' })).toEqual([]);
    expect(await idsOf({ currency: 'MYR' })).toEqual([ringgit]);
    expect(await idsOf({ country: 'TW' })).toEqual([february]);
    expect(await idsOf({ status: 3 })).toEqual([given]);
    expect(await idsOf({ sort: 'amount' })).toEqual([ringgit, february, given]);
    expect(await idsOf({ sort: 'createdAt', limit: 1, offset: 1 })).toEqual([ringgit]);
    expect((await list({ limit: 1 })).totals).toEqual([
      { currency: 'TWD', count: 2, amount: 120, points: 120, refundedAmount: 90 },
      { currency: 'MYR', count: 1, amount: 9.9, points: 9.9, refundedAmount: 0 },
    ]);
  });

  it('exclude test orders, unless requested', async () => {
    const { order_id: real } = await sell();
    const trial = { application_id: seller.application_id, user_id: buyer.userId, is_test: true, price_minor: 0 };
    const { order_id: test } = await buildOrder(product.db, trial);
    expect(await idsOf()).toEqual([real]);
    const tests = await list({ testMode: true });
    expect(tests.list.map(({ orderId, testMode }) => [orderId, testMode])).toEqual([[test, true]]);
    expect(tests).toMatchObject({ count: 1, totals: [{ count: 1, amount: 0 }] });
  });

  it('remain when their game is deleted, without the player ID', async () => {
    const { order_id } = await sell();
    await product.db.deleteFrom('applications').where('id', '=', seller.application_id).execute();
    expect((await list()).list).toMatchObject([{ orderId: order_id, playerId: '' }]);
  });

  it('reject invalid parameters', async () => {
    const { headers } = seller;
    const refuse = (input: object) => product.refuse(listSales, input, { headers });
    expect(await refuse({ lang: 'xx' })).toMatchObject({ status: 404, code: ERROR.languageNotFound });
    expect(await refuse({ applicationId: 'com.example.unknown' })).toMatchObject({
      status: 404,
      code: ERROR.applicationNotFound,
    });
    expect(await refuse({ status: 77 })).toMatchObject({ status: 404, code: ERROR.statusNotFound });
    expect(await refuse({ currency: 'USD' })).toMatchObject({ status: 404, code: ERROR.currencyNotFound });
    expect(await refuse({ beginAt: '2026-03-02', endAt: '2026-03-01' })).toMatchObject({
      status: 400,
      code: ERROR.parameterError,
    });
    expect(await refuse({ testMode: 'maybe', country: 'taiwan' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { testMode: 'field.invalid', country: 'field.invalid' },
    });
  });
});

describe('the CSV of sales', () => {
  const read = async (input: object = {}) => {
    const response = await product.send(exportSales, input, { headers: seller.headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return (await response.text()).trimEnd().split('\r\n');
  };

  it('has a row for each order, headings in the requested language, and no formulas', async () => {
    const names = JSON.stringify(
      Object.fromEntries(['zh-TW', 'zh-CN', 'vi-VN', 'en-US'].map((lang) => [lang, '=1+1'])),
    );
    const { order_id } = await sell({ product_names: names, country: 'TW', quantity: 2 });
    const [head, row, ...rest] = await read({ lang: 'en-US' });
    expect(head).toMatch(/^\uFEFF?Order number,Exchange ID,Date and time,/);
    expect(row).toContain(
      `${order_id},X${order_id.slice(1)},2026-03-01T04:00:00.000Z,Game,${seller.applicationId},'=1+1,`,
    );
    expect(row).toMatch(/,pl_[\w-]{22},TW,2,TWD,60,0,Paid,,$/);
    expect(rest).toEqual([]);
    expect((await read({ lang: 'vi-VN' }))[0]).toContain('Mã đơn hàng,Mã lần đổi,');
  });

  it('respects the filter', async () => {
    await sell();
    expect(await read({ currency: 'EUR' })).toHaveLength(1);
    expect(await product.refuse(exportSales, {}, { headers: buyer.headers })).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
    });
  });
});

describe('a refund requested by the seller', () => {
  const ask = (orderId: string, { headers } = seller) =>
    product.call(requestSaleRefund, { orderId, reason: 'sold twice', lang: 'en-US' }, { headers });

  it("waits for an operator like a player's request, shows who requested it, and returns the same when repeated", async () => {
    const { order_id: orderId } = await sell();
    const asked = await ask(orderId);
    expect(asked).toMatchObject({
      paymentStatus: 9,
      refundRequest: { reason: 'sold twice', by: 'seller', decision: null, answer: '' },
    });
    expect(await ask(orderId)).toEqual(asked);
    const { list: waiting } = await product.call(listAllOrders, { status: 9, orderId }, { headers: operator });
    expect(waiting).toMatchObject([{ orderId, refundRequest: { by: 'seller', reason: 'sold twice' } }]);
    const seen = await product.call(getOrder, { orderId }, { headers: buyer.headers });
    expect(seen.refundRequest).toEqual(asked.refundRequest);
    const audit = await listAuditOf(product.db, `order:${orderId}`);
    expect(audit).toMatchObject([{ action: 'order.ask_refund', actorUserId: seller.sellerId }]);
    await product.call(declineOrderRefund, { orderId, reason: 'it was used' }, { headers: operator });
    expect((await list()).list).toMatchObject([
      { paymentStatus: 1, refundRequest: { by: 'seller', decision: 'declined', answer: 'it was used' } },
    ]);
  });

  it("hides the player's message to the operators, and their response, from the seller", async () => {
    const { order_id: orderId } = await sell();
    const input = { orderId, reason: 'I am Mei Lin, call 0912345678', lang: 'zh-TW' } as const;
    await product.call(requestOrderRefund, input, { headers: buyer.headers });
    const asked = await ask(orderId);
    expect(asked.refundRequest).toMatchObject({ by: 'player', reason: '', answer: '', decision: null });
    await product.call(declineOrderRefund, { orderId, reason: 'no, Mei Lin' }, { headers: operator });
    const [sale] = (await list()).list;
    expect(sale?.refundRequest).toMatchObject({ by: 'player', reason: '', answer: '', decision: 'declined' });
    const [own] = (await product.call(listOrders, { limit: 1 }, { headers: buyer.headers })).list;
    expect(own?.refundRequest).toMatchObject({ reason: input.reason, answer: 'no, Mei Lin' });
  });

  it("is possible only for the seller's own orders with an amount", async () => {
    const { order_id: orderId } = await sell();
    const { headers } = await makeSeller(product);
    const refuse = (input: object, caller = headers) => product.refuse(requestSaleRefund, input, { headers: caller });
    expect(await refuse({ orderId, reason: 'x' })).toMatchObject({ status: 404, code: ERROR.orderOrDepositNotFound });
    expect(await refuse({ orderId: 'P260301AAAAAAAAAA', reason: 'x' })).toMatchObject({
      status: 404,
      code: ERROR.orderOrDepositNotFound,
    });
    expect(await refuse({ orderId, reason: '' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { reason: 'field.required' },
    });
    expect(await refuse({ orderId, reason: 'x' }, buyer.headers)).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
    });
    const free = { application_id: seller.application_id, user_id: buyer.userId, price_minor: 0 };
    const { order_id: freeId } = await buildOrder(product.db, free);
    expect(await refuse({ orderId: freeId, reason: 'x' }, seller.headers)).toEqual({
      status: 400,
      code: ERROR.parameterError,
    });
  });

  it('returns the state of an order that was already refunded', async () => {
    const { order_id: orderId } = await sell({ refundedAt: new Date('2026-03-01T05:00:00Z') });
    expect(await ask(orderId)).toMatchObject({ paymentStatus: 3, refundRequest: null, refundedAmount: 30 });
    expect(await listAuditOf(product.db, `order:${orderId}`)).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder, getOrder, listOrders, requestOrderRefund } from '#contract/order/endpoints.ts';
import { declineOrderRefund, listAllOrders, refundOrder } from '#contract/order/operator-endpoints.ts';
import { JOB_SCHEMA } from '#server/jobs/job-queue.ts';
import { sendMail } from '#server/jobs/send-mail.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { buildShop, makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { listBalances, takeBackTopUp } from '../ledger/wallet-queries.ts';
import { lockOrder } from './order-queries.ts';
import { addRefundRequest } from './refund-request-queries.ts';

let product: TestProduct;
let shop: Awaited<ReturnType<typeof buildShop>>;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
let operator: Readonly<Record<string, string>>;
let colleague: Readonly<Record<string, string>>;

beforeAll(async () => {
  product = await openTestProduct({
    settings: { OPERATOR_EMAILS: 'operator@starhall.test,colleague@starhall.test', PUBLIC_ORIGIN: 'http://localhost' },
  });
  shop = await buildShop(product, {
    product: { titles: { 'zh-TW': '寶石', 'zh-CN': '宝石', 'vi-VN': 'Đá quý', 'en-US': 'Gem' } },
  });
  operator = (await signIn(product, { email: 'operator@starhall.test' })).headers;
  colleague = (await signIn(product, { email: 'colleague@starhall.test' })).headers;
});

beforeEach(async () => {
  buyer = await makeBuyer(product, { TWD: 30_000 });
});

afterAll(() => product.close());

async function buy(quantity = 1): Promise<string> {
  const { applicationId, productId } = shop;
  const input = { applicationId, productId, currency: 'TWD', quantity, lang: 'en-US' } as const;
  return (await product.call(createOrder, input, { headers: buyer.headers })).orderId;
}
const ask = (orderId: string, reason = 'bought by mistake') =>
  product.call(requestOrderRefund, { orderId, reason, lang: 'en-US' }, { headers: buyer.headers });
const refund = (orderId: string, headers = operator) =>
  product.call(refundOrder, { orderId, reason: 'never delivered' }, { headers });
const decline = (orderId: string) =>
  product.call(declineOrderRefund, { orderId, reason: 'it was used' }, { headers: operator });
const read = (orderId: string) => product.call(getOrder, { orderId }, { headers: buyer.headers });
const pointsOf = async () => (await listBalances(product.db, buyer.userId))[0]?.points;
const actionsOf = async (orderId: string) =>
  (await listAuditOf(product.db, `order:${orderId}`)).map(({ action }) => action);
/** The mails to the buyer, once the queue is empty. */
async function mailsTo() {
  const waiting = sql`SELECT FROM ${sql.table(`${JOB_SCHEMA}.job`)} WHERE name = ${sendMail.name}
    AND data->>'to' = ${buyer.email} AND state < 'completed'`;
  await vi.waitFor(async () => expect((await waiting.execute(product.db)).rows).toEqual([]), { timeout: 20_000 });
  return product.db.selectFrom('outbox').selectAll().where('recipient', '=', buyer.email).execute();
}

describe('a refund that a player asks for', () => {
  it('waits for an operator, with its reason', async () => {
    const orderId = await buy();
    const waiting = {
      orderId,
      paymentStatus: 9,
      refundRequest: { reason: 'bought by mistake', decision: null, answer: '', decidedAt: null },
    };
    expect(await ask(orderId)).toMatchObject(waiting);
    expect(await read(orderId)).toMatchObject(waiting);
    expect(await pointsOf()).toBe(29_970);
    const { list } = await product.call(listAllOrders, { status: 9, userId: buyer.userId }, { headers: operator });
    expect(list).toMatchObject([waiting]);
    expect(await actionsOf(orderId)).toEqual(['order.ask_refund']);
  });

  it('is requested once: repeated, it returns the same, before and after the decision', async () => {
    const orderId = await buy();
    const asked = await ask(orderId);
    expect(await ask(orderId, 'something else')).toEqual(asked);
    await decline(orderId);
    expect(await ask(orderId, 'please')).toEqual({
      ...asked,
      paymentStatus: 1,
      refundRequest: {
        ...asked.refundRequest,
        decision: 'declined',
        answer: 'it was used',
        decidedAt: asked.createdAt,
      },
    });
    expect(await actionsOf(orderId)).toEqual(['order.ask_refund', 'order.decline_refund']);
  });

  it("R6.3 is for a player's own orders: 50015 for others and unknown ones", async () => {
    const orderId = await buy();
    const other = await makeBuyer(product);
    const refuse = (input: object, headers = other.headers) => product.refuse(requestOrderRefund, input, { headers });
    expect(await refuse({ orderId, reason: 'mine now' })).toEqual({ status: 404, code: ERROR.orderOrDepositNotFound });
    expect(await refuse({ orderId: 'P260301AAAAAAAAAA', reason: 'x' })).toEqual({
      status: 404,
      code: ERROR.orderOrDepositNotFound,
    });
    expect(await refuse({ orderId, reason: '' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { reason: 'field.required' },
    });
    expect(await refuse({ orderId, reason: 'x'.repeat(501) })).toMatchObject({ fields: { reason: 'field.tooLong' } });
    expect(await product.refuse(requestOrderRefund, { orderId, reason: 'x' })).toEqual({
      status: 401,
      code: ERROR.authorizationMissing,
    });
    expect(await read(orderId)).toMatchObject({ paymentStatus: 1, refundRequest: null });
  });

  it('is nothing to ask for where nothing was paid', async () => {
    const free = await buildShop(product, { product: { prices: [['MY', 'MYR', 0]] } });
    const { applicationId, productId } = free;
    const { headers } = buyer;
    const input = { applicationId, productId, currency: 'MYR', quantity: 1 } as const;
    const { orderId } = await product.call(createOrder, input, { headers });
    expect(await product.refuse(requestOrderRefund, { orderId, reason: 'x' }, { headers })).toEqual({
      status: 400,
      code: ERROR.parameterError,
    });
    expect(await product.refuse(refundOrder, { orderId, reason: 'x' }, { headers: operator })).toMatchObject({
      code: ERROR.parameterError,
    });
  });
});

describe('a refund', () => {
  it('gives the star coins back, asked for or not', async () => {
    for (const isAsked of [true, false]) {
      const orderId = await buy(2);
      if (isAsked) await ask(orderId);
      const before = (await pointsOf()) ?? 0;
      expect(await refund(orderId)).toEqual({ result: true, paymentStatus: 3 });
      expect(await pointsOf()).toBe(before + 60);
      expect(await read(orderId)).toMatchObject({
        paymentStatus: 3,
        refundedAmount: 60,
        refundRequest: isAsked ? { decision: 'refunded', answer: 'never delivered' } : null,
      });
    }
    const { totals } = await product.call(listOrders, {}, { headers: buyer.headers });
    expect(totals).toEqual([{ currency: 'TWD', count: 2, amount: 120, points: 120, refundedAmount: 120 }]);
  });

  it('is made once, however often and by however many it is called for', async () => {
    const orderId = await buy();
    const answers = await Promise.all([refund(orderId), refund(orderId, colleague), refund(orderId)]);
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ result: true, paymentStatus: 3 })));
    expect(await pointsOf()).toBe(30_000);
    expect(await actionsOf(orderId)).toEqual(['order.refund']);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('cannot be declined afterwards', async () => {
    const orderId = await buy();
    await refund(orderId);
    expect(await product.refuse(declineOrderRefund, { orderId, reason: 'x' }, { headers: operator })).toMatchObject({
      status: 400,
      code: ERROR.parameterError,
    });
  });

  it('takes two operators from 10,000 on, and one below', async () => {
    const [large, small] = [await buy(334), await buy(333)];
    expect(await refund(small)).toEqual({ result: true, paymentStatus: 3 });
    await ask(large);
    expect(await refund(large)).toEqual({ result: true, paymentStatus: 9 });
    expect(await product.refuse(refundOrder, { orderId: large, reason: 'x' }, { headers: operator })).toEqual({
      status: 409,
      code: ERROR.secondOperatorNeeded,
    });
    expect(await pointsOf()).toBe(30_000 - 334 * 30);
    const { list } = await product.call(listAllOrders, { orderId: large }, { headers: operator });
    expect(list[0]?.refundOperatorId).toEqual(expect.any(Number));
    expect(await refund(large, colleague)).toEqual({ result: true, paymentStatus: 3 });
    expect(await pointsOf()).toBe(30_000);
    expect(await actionsOf(large)).toEqual(['order.ask_refund', 'order.approve_refund', 'order.refund']);
  });

  it('begins with an amount of its own in each currency: 250 in EUR', async () => {
    const { applicationId, productId } = await buildShop(product, { product: { prices: [['DE', 'EUR', 5000]] } });
    const { headers } = await makeBuyer(product, { EUR: 50_000 });
    const inEuro = async (quantity: number) => {
      const input = { applicationId, productId, currency: 'EUR', country: 'DE', quantity, lang: 'en-US' } as const;
      return (await product.call(createOrder, input, { headers })).orderId;
    };
    const [large, small] = [await inEuro(5), await inEuro(4)];
    expect(await refund(small)).toEqual({ result: true, paymentStatus: 3 });
    expect(await refund(large)).toEqual({ result: true, paymentStatus: 9 });
    expect(await refund(large, colleague)).toEqual({ result: true, paymentStatus: 3 });
  });

  it('takes two persons, not two accounts of one', async () => {
    const orderId = await buy(400);
    const { headers } = await signIn(product, { email: 'Operator@starhall.test' }, 'apple');
    expect(await refund(orderId)).toEqual({ result: true, paymentStatus: 9 });
    expect(await product.refuse(refundOrder, { orderId, reason: 'x' }, { headers })).toMatchObject({
      code: ERROR.secondOperatorNeeded,
    });
    expect(await refund(orderId, colleague)).toEqual({ result: true, paymentStatus: 3 });
  });

  it('settles first what the player owes', async () => {
    const orderId = await buy(100);
    const { userId } = buyer;
    await product.db
      .transaction()
      .execute((trx) =>
        takeBackTopUp(trx, { userId, currency: 'TWD', amountMinor: 28_000, orderId: 'DX', at: new Date(0) }),
      );
    await refund(orderId);
    expect(await listBalances(product.db, userId)).toEqual([{ currency: 'TWD', points: 2000, owed: 0 }]);
  });

  it('notifies the player in the language of the order', async () => {
    const orderId = await buy();
    await refund(orderId);
    const [mail] = await mailsTo();
    expect(mail).toMatchObject({
      kind: 'orderRefund',
      language: 'en-US',
      subject: expect.stringContaining('has been refunded'),
    });
    expect(mail?.text).toContain(orderId);
    expect(mail?.text).toContain('never delivered');
    expect(mail?.text).toContain('Gem × 1');
  });

  it('is decided by operators only, and 50015 for unknown orders', async () => {
    const orderId = await buy();
    for (const endpoint of [refundOrder, declineOrderRefund]) {
      const input = { orderId, reason: 'x' };
      expect(await product.refuse(endpoint, input)).toEqual({ status: 401, code: ERROR.authorizationMissing });
      expect(await product.refuse(endpoint, input, { headers: buyer.headers })).toEqual({
        status: 403,
        code: ERROR.permissionDenied,
      });
      const refuse = (bad: object) => product.refuse(endpoint, bad, { headers: operator });
      expect(await refuse({ ...input, orderId: 'P260301AAAAAAAAAA' })).toEqual({
        status: 404,
        code: ERROR.orderOrDepositNotFound,
      });
      expect(await refuse({ orderId })).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { reason: 'field.required' },
      });
    }
    expect(await read(orderId)).toMatchObject({ paymentStatus: 1 });
  });
});

describe('a request that is declined', () => {
  it('leaves the order paid and the star coins where they are, and tells the player', async () => {
    const orderId = await buy();
    await ask(orderId);
    expect(await decline(orderId)).toEqual({ result: true, paymentStatus: 1 });
    expect(await pointsOf()).toBe(29_970);
    const [mail] = await mailsTo();
    expect(mail).toMatchObject({ kind: 'orderRefund', subject: expect.stringContaining('was declined') });
    expect(mail?.text).toContain('it was used');
  });

  it('does nothing without a request: nothing changes, nobody is notified', async () => {
    const orderId = await buy();
    expect(await decline(orderId)).toEqual({ result: true, paymentStatus: 1 });
    expect(await read(orderId)).toMatchObject({ refundRequest: null });
    expect([await actionsOf(orderId), await mailsTo()]).toEqual([[], []]);
  });

  it('is not told to a player who never asked: the seller did', async () => {
    const orderId = await buy();
    await product.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (order === undefined) throw new Error('there is no such order');
      await addRefundRequest(trx, order, { requesterId: order.seller_id, reason: 'sold twice', at: new Date(0) });
    });
    await decline(orderId);
    expect(await read(orderId)).toMatchObject({ refundRequest: { by: 'seller', decision: 'declined' } });
    expect(await mailsTo()).toEqual([]);
    await refund(orderId);
    expect(await mailsTo()).toMatchObject([{ subject: expect.stringContaining('has been refunded') }]);
  });

  it('may still be refunded later', async () => {
    const orderId = await buy();
    await ask(orderId);
    await decline(orderId);
    expect(await refund(orderId)).toEqual({ result: true, paymentStatus: 3 });
    expect(await read(orderId)).toMatchObject({ refundRequest: { decision: 'refunded', answer: 'never delivered' } });
  });

  it('takes the first operator’s call back as well', async () => {
    const orderId = await buy(400);
    await refund(orderId);
    expect(await decline(orderId)).toEqual({ result: true, paymentStatus: 1 });
    expect(await refund(orderId, colleague)).toEqual({ result: true, paymentStatus: 9 });
  });
});

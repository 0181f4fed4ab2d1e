import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDeposits } from '#contract/deposit/endpoints.ts';
import { listAllDeposits, settleDepositProblem } from '#contract/deposit/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { PaymentFact } from '#server/providers/payment/payment-provider.ts';
import { writeNotification } from '#server/providers/payment/sandbox/cashier-notification.ts';
import { signNotification } from '#server/providers/payment/sandbox/cashier-signature.ts';
import { notifyDeposit, runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { makePlayer, type Player } from '#tests/payment/make-player.ts';
import { openCashier } from '#tests/payment/open-cashier.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

const { paid, pending, refunded, chargeable, cancelled, rejected } = PAYMENT_STATUS;

let product: TestProduct;
let player: Player;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const secret = () => openCashier(product).secret;
const actionsOf = async (orderId: string) =>
  (await listAuditOf(product.db, `deposit:${orderId}`)).map(({ action }) => action);

/** Sends a notification signed by the cashier. Returns status and code. */
async function tell(orderId: string, told: Partial<PaymentFact> = {}, key = secret()) {
  const fact: PaymentFact = { orderId, status: paid, amountMinor: 150, currency: 'TWD', refundedMinor: 0, ...told };
  return send(writeNotification(fact, key, new Date(product.clock.now())));
}

async function send(body: string) {
  const headers = { 'content-type': 'application/json' };
  const response = await product.request('/api/deposit/notify', { method: 'POST', headers, body });
  const reply = await response.json();
  return response.status === 200 ? reply : { status: response.status, code: reply.error.code };
}

describe('a payment', () => {
  it('R1.18 R1.19 credits one star coin a unit, each currency separately', async () => {
    player = await makePlayer(product);
    const twd = await player.pay();
    expect(twd).toMatchObject({ paymentStatus: paid, paidAt: '2026-03-01T04:00:00.000Z', points: 150 });
    expect(await player.points()).toEqual({ TWD: 150 });
    await player.pay({ amount: 30, currency: 'MYR' });
    await player.pay({ amount: 0.5, currency: 'EUR' });
    expect(await player.points()).toEqual({ TWD: 150, MYR: 30, EUR: 0.5 });
    expect(await listAuditOf(product.db, `deposit:${twd.orderId}`)).toMatchObject([
      { action: 'deposit.create' },
      { action: 'deposit.paid', actorUserId: null, details: { amount: 150, currency: 'TWD' } },
    ]);
  });

  it('has an invoice issued in TWD, and in TWD only', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({ amount: 1234 });
    const other = await player.pay({ amount: 30, currency: 'SGD' });
    const invoices = await product.db
      .selectFrom('invoices')
      .select(['order_id', 'amount', 'user_id'])
      .where('order_id', 'in', [orderId, other.orderId])
      .execute();
    expect(invoices).toEqual([{ order_id: orderId, amount: 1234, user_id: player.userId }]);
  });

  it('counts once, however often and concurrently it is reported', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    const { answers } = await product.call(runCashier, { orderId, outcome: 'fiveTimes' });
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await player.points()).toEqual({ TWD: 150 });
    expect(await tell(orderId)).toEqual({ result: true });
    expect(await actionsOf(orderId)).toEqual(['deposit.create', 'deposit.paid']);
    const invoices = product.db.selectFrom('invoices').select('id').where('order_id', '=', orderId);
    expect(await invoices.execute()).toHaveLength(1);
  });

  it('does not depend on the order of notifications', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    const { answers } = await product.call(runCashier, { orderId, outcome: 'outOfOrder' });
    expect(answers).toEqual([200, 400]);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: paid });
    expect(await player.points()).toEqual({ TWD: 150 });
  });

  it('may be reported after its refund, which then counts as both: the late report credits nothing', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    const refund = { status: refunded, refundedMinor: 150 } as const;
    for (const report of [refund, {}, refund, {}]) {
      expect(await tell(orderId, report)).toEqual({ result: true });
      expect(await player.get(orderId)).toMatchObject({ paymentStatus: refunded, refundedAmount: 150 });
      expect(await player.points()).toEqual({ TWD: 0 });
    }
  });

  it('can be declined, left pending, canceled', async () => {
    player = await makePlayer(product);
    expect(await player.pay({}, 'declined')).toMatchObject({ paymentStatus: rejected });
    expect(await player.pay({}, 'pending')).toMatchObject({ paymentStatus: pending });
    expect(await player.pay({}, 'cancelled')).toMatchObject({ paymentStatus: cancelled });
    expect(await player.points()).toEqual({});
  });

  it('is authorized first and captured later', async () => {
    player = await makePlayer(product);
    const { orderId, paymentStatus, payUrl } = await player
      .pay({}, 'chargeable')
      .then((each) => player.get(each.orderId));
    expect({ paymentStatus, payUrl }).toEqual({ paymentStatus: chargeable, payUrl: null });
    expect(await player.points()).toEqual({});
    await product.call(runCashier, { orderId, outcome: 'captured' });
    expect(await player.points()).toEqual({ TWD: 150 });
    expect(await actionsOf(orderId)).toEqual(['deposit.create', 'deposit.authorized', 'deposit.paid']);
  });
});

describe('refunds by the provider', () => {
  it('take back the credit in parts', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay();
    await product.call(runCashier, { orderId, outcome: 'refunded', amount: 50, times: 3 });
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: paid, refundedAmount: 50 });
    expect(await player.points()).toEqual({ TWD: 100 });
    await product.call(runCashier, { orderId, outcome: 'refunded' });
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: refunded, refundedAmount: 150 });
    expect(await player.points()).toEqual({ TWD: 0 });
    expect(await actionsOf(orderId)).toEqual(['deposit.create', 'deposit.paid', 'deposit.refund', 'deposit.refund']);
  });

  it('never go back to an earlier sum', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay();
    await tell(orderId, { refundedMinor: 100 });
    await tell(orderId, { refundedMinor: 40 });
    expect(await player.points()).toEqual({ TWD: 50 });
  });
});

describe('a payment that differs from the agreement', () => {
  const OTHERS: readonly (readonly [string, { amountMinor?: number; currency?: CurrencyCode }])[] = [
    ['another amount', { amountMinor: 151 }],
    ['less', { amountMinor: 1 }],
    ['another currency', { currency: 'MYR', amountMinor: 150_00 }],
  ];

  it.each(OTHERS)('credits nothing and is recorded once: %s', async (_name, told) => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    expect(await tell(orderId, told)).toEqual({ status: 400, code: ERROR.externalProviderError });
    expect(await tell(orderId, told)).toEqual({ status: 400, code: ERROR.externalProviderError });
    expect(await player.points()).toEqual({});
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: pending });
    const [, problem, ...rest] = await listAuditOf(product.db, `deposit:${orderId}`);
    expect(problem).toMatchObject({ action: 'deposit.problem', details: { problem: 'wrong_amount' } });
    expect(rest).toEqual([]);
  });

  it('credits nothing when the cashier took too much', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    expect(await product.call(runCashier, { orderId, outcome: 'wrongAmount' })).toEqual({
      result: true,
      answers: [400],
    });
    expect(await player.points()).toEqual({});
  });

  it('is money that comes after the payment was given up', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.pay({}, 'cancelled');
    expect(await tell(orderId)).toEqual({ status: 400, code: ERROR.parameterError });
    expect(await tell(orderId)).toEqual({ status: 400, code: ERROR.parameterError });
    expect(await player.points()).toEqual({});
    expect(await actionsOf(orderId)).toEqual(['deposit.create', 'deposit.cancelled', 'deposit.problem']);
  });
});

describe('a problem that an operator resolved', () => {
  it('is not recorded again when it is repeated', async () => {
    const operator = await signIn(product, { email: 'operator@starhall.test' });
    player = await makePlayer(product);
    const given = await player.pay({}, 'cancelled');
    const wrong = await player.make();
    const notifyBoth = async () => {
      expect(await tell(given.orderId)).toEqual({ status: 400, code: ERROR.parameterError });
      expect(await tell(wrong.orderId, { amountMinor: 151 })).toEqual({
        status: 400,
        code: ERROR.externalProviderError,
      });
    };
    const problemsOf = async () => {
      const { list } = await product.call(listAllDeposits, { userId: player.userId }, operator);
      return list.map(({ problem }) => problem);
    };
    await notifyBoth();
    expect(await problemsOf()).toEqual(['wrong_amount', 'late_payment']);
    for (const { orderId } of [given, wrong]) {
      await product.call(settleDepositProblem, { orderId, reason: 'paid back by hand' }, operator);
    }
    await notifyBoth();
    expect(await problemsOf()).toEqual([null, null]);
    expect(await tell(wrong.orderId, { amountMinor: 152 })).toEqual({ status: 400, code: ERROR.externalProviderError });
    expect(await problemsOf()).toEqual(['wrong_amount', null]);
  });
});

describe('authentication', () => {
  it('is refused without the signature of the cashier', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    const refusal = { status: 400, code: ERROR.externalProviderError };
    expect(await tell(orderId, {}, 'another secret')).toEqual(refusal);
    const good = JSON.parse(
      writeNotification(
        { orderId, status: paid, amountMinor: 150, currency: 'TWD', refundedMinor: 0 },
        secret(),
        new Date(product.clock.now()),
      ),
    );
    for (const field of Object.keys(good)) {
      expect(await send(JSON.stringify({ ...good, [field]: 'other' })), field).toEqual(refusal);
      const { [field]: _, ...rest } = good;
      expect(await send(JSON.stringify(rest)), field).toEqual(refusal);
    }
    expect(await send(JSON.stringify({ ...good, more: 1 }))).toEqual(refusal);
    expect(await send(JSON.stringify({ ...good, signature: good.signature.toUpperCase() }))).toEqual(refusal);
    expect(await send(JSON.stringify(signNotification({ orderId, paymentStatus: 1 }, secret())))).toEqual(refusal);
    expect(await product.refuse(notifyDeposit, {})).toMatchObject(refusal);
    expect(await player.points()).toEqual({});
    expect(await send(JSON.stringify(good))).toEqual({ result: true });
  });

  it('R4.18 knows nine statuses and refuses a tenth, signed or asked for', async () => {
    player = await makePlayer(product);
    const { orderId } = await player.make();
    expect(Object.values(PAYMENT_STATUS)).toHaveLength(9);
    const fields = { orderId, paymentStatus: 10, amount: 150, currency: 'TWD', refundedAmount: 0, reference: '' };
    const body = { ...fields, storeCode: null, expiresAt: '2026-03-01T04:00:00Z', sentAt: '2026-03-01T04:00:00Z' };
    expect(await send(JSON.stringify(signNotification(body, secret())))).toEqual({
      status: 400,
      code: ERROR.externalProviderError,
    });
    for (const status of Object.values(PAYMENT_STATUS)) await product.call(listDeposits, { status }, player);
    expect(await product.refuse(listDeposits, { status: 10 }, player)).toMatchObject({
      status: 404,
      code: ERROR.statusNotFound,
    });
  });

  it("does not find another provider's payment", async () => {
    expect(await tell('D260301ABCDEFGHJK')).toEqual({ status: 404, code: ERROR.orderOrDepositNotFound });
    expect(await product.refuse(runCashier, { orderId: 'D260301ABCDEFGHJK', outcome: 'paid' })).toMatchObject({
      status: 404,
      code: ERROR.orderOrDepositNotFound,
    });
  });
});

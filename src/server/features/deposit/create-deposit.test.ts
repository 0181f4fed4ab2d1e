import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelDeposit,
  createDeposit,
  getDeposit,
  listDepositOptions,
  listDeposits,
} from '#contract/deposit/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { CURRENCIES, LIMITS } from '#contract/values/limits.ts';
import { PAYMENT_METHODS, TWD_ONLY_PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { makePlayer } from '#tests/payment/make-player.ts';
import { openCashier } from '#tests/payment/open-cashier.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

const { paid, pending, cancelled, cancelling } = PAYMENT_STATUS;

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const ORDER = { amount: 150, currency: 'TWD', paymentMethod: 'credit_card' } as const;
const countRows = async () => {
  const { count } = await product.db
    .selectFrom('deposits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('making a top-up', () => {
  it('returns what to pay and where, and credits nothing yet', async () => {
    const player = await makePlayer(product);
    const deposit = await player.make();
    expect(deposit).toEqual({
      orderId: expect.stringMatching(/^D260301[0-9A-HJKMNP-TV-Z]{10}$/),
      paymentMethod: 'credit_card',
      paymentStatus: pending,
      currency: 'TWD',
      amount: 150,
      points: 150,
      refundedAmount: 0,
      storeCode: null,
      expiresAt: '2026-03-02T04:00:00.000Z',
      invoiceNumber: null,
      createdAt: '2026-03-01T04:00:00.000Z',
      paidAt: null,
      payUrl: `/dev/cashier/${deposit.orderId}`,
    });
    expect(await player.points()).toEqual({});
    expect(await player.get(deposit.orderId)).toEqual(deposit);
    expect(await listAuditOf(product.db, `deposit:${deposit.orderId}`)).toMatchObject([
      { action: 'deposit.create', actorUserId: player.userId, details: { amount: 150, currency: 'TWD' } },
    ]);
  });

  it('gives a code to pay with in a store', async () => {
    const player = await makePlayer(product);
    const { orderId, storeCode, expiresAt } = await player.make({ paymentMethod: 'hilife' });
    expect(storeCode).toMatch(/^LHL\d{11}$/);
    expect(expiresAt).toBe('2026-03-04T04:00:00.000Z');
    await product.call(runCashier, { orderId, outcome: 'paid' });
    expect(await player.get(orderId)).toMatchObject({
      paymentStatus: paid,
      storeCode: null,
      expiresAt: null,
      payUrl: null,
    });
  });

  it('returns the same reply to a repeated call, and creates one top-up', async () => {
    const player = await makePlayer(product);
    const options = { headers: { ...player.headers, 'idempotency-key': randomUUID() } };
    const [first, second] = await Promise.all([
      product.call(createDeposit, ORDER, options),
      product.call(createDeposit, ORDER, options),
    ]);
    expect(second).toEqual(first);
    expect((await product.call(listDeposits, {}, player)).count).toBe(1);
    expect(await product.refuse(createDeposit, { ...ORDER, amount: 151 }, options)).toMatchObject({
      code: ERROR.parameterError,
    });
    expect(
      await product.refuse(createDeposit, ORDER, { headers: { ...player.headers, 'idempotency-key': '' } }),
    ).toEqual({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { idempotencyKey: 'field.required' },
    });
  });

  it('returns the same reply to a repeated call while the provider is down, and does not call it without a key', async () => {
    const { database, clock } = product;
    const down = await openTestProduct({ settings: { SANDBOX_CASHIER_DOWN: 'on' }, beside: { database, clock } });
    try {
      const player = await makePlayer(product);
      const options = { headers: { ...player.headers, 'idempotency-key': randomUUID() } };
      const made = await product.call(createDeposit, ORDER, options);
      expect(await down.call(createDeposit, ORDER, options)).toEqual(made);
      expect(await down.refuse(createDeposit, { ...ORDER, amount: 151 }, options)).toMatchObject({
        code: ERROR.parameterError,
      });
      const without = { headers: { ...player.headers, 'idempotency-key': '' } };
      expect(await down.refuse(createDeposit, ORDER, without)).toMatchObject({ code: ERROR.invalidFormat });
    } finally {
      await down.close();
    }
  });

  it('is canceled only with a valid key: the provider is not called otherwise', async () => {
    const player = await makePlayer(product);
    const { orderId } = await player.make();
    const malformed = { headers: { ...player.headers, 'idempotency-key': 'a key' } };
    expect(await product.refuse(cancelDeposit, { orderId }, malformed)).toMatchObject({ code: ERROR.invalidFormat });
    expect(await openCashier(product).find(orderId)).toMatchObject({ state: 'open' });
  });

  const WRONG_AMOUNTS = [0, -1, 0.5, 150.5, 1_000_000.5, 1_000_001, 'many', '', null, '1e3', '٣'] as const;
  it.each(WRONG_AMOUNTS)('refuses NT$%s, naming the field', async (amount) => {
    const player = await makePlayer(product);
    const refusal = await product.refuse(createDeposit, { ...ORDER, amount }, player);
    expect(refusal).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { amount: expect.stringMatching(/^field\./) },
    });
  });

  it('accepts the smallest unit of a currency and a million', async () => {
    const player = await makePlayer(product);
    for (const amount of [1, 1_000_000, '150'])
      expect(await player.make({ amount })).toMatchObject({ points: Number(amount) });
    expect(await player.make({ amount: 0.01, currency: 'MYR' })).toMatchObject({ amount: 0.01, points: 0.01 });
    const refusal = await product.refuse(createDeposit, { ...ORDER, amount: 0.001, currency: 'MYR' }, player);
    expect(refusal).toMatchObject({ code: ERROR.invalidFormat, fields: { amount: 'field.invalid' } });
  });

  it('R3.67 has six methods, each of them for TWD and only the card for other currencies', async () => {
    const player = await makePlayer(product);
    expect(PAYMENT_METHODS).toHaveLength(6);
    for (const paymentMethod of PAYMENT_METHODS)
      expect(await player.make({ paymentMethod })).toMatchObject({ paymentMethod });
    for (const paymentMethod of TWD_ONLY_PAYMENT_METHODS) {
      const refusal = await product.refuse(createDeposit, { ...ORDER, currency: 'EUR', paymentMethod }, player);
      expect(refusal).toEqual({ status: 400, code: ERROR.invalidFormat, fields: { paymentMethod: 'field.choice' } });
    }
    for (const currency of CURRENCIES) expect(await player.make({ currency })).toMatchObject({ currency });
    const unknown = await product.refuse(createDeposit, { ...ORDER, paymentMethod: 'cash' }, player);
    expect(unknown).toEqual({ status: 400, code: ERROR.invalidFormat, fields: { paymentMethod: 'field.choice' } });
  });

  it('does not know other currencies, and names wrong fields first', async () => {
    const player = await makePlayer(product);
    expect(await product.refuse(createDeposit, { ...ORDER, currency: 'USD' }, player)).toMatchObject({
      status: 404,
      code: ERROR.currencyNotFound,
      fields: { currency: 'field.choice' },
    });
    expect(await product.refuse(createDeposit, { ...ORDER, currency: 'USD', amount: -1 }, player)).toMatchObject({
      code: ERROR.invalidFormat,
    });
    expect(await product.refuse(createDeposit, ORDER)).toMatchObject({ status: 401, code: ERROR.authorizationMissing });
  });

  it('stores nothing if the provider is down', async () => {
    const { database, clock } = product;
    const down = await openTestProduct({ settings: { SANDBOX_CASHIER_DOWN: 'on' }, beside: { database, clock } });
    try {
      const player = await makePlayer(product);
      const before = await countRows();
      const options = { headers: { ...player.headers, 'idempotency-key': randomUUID() } };
      expect(await down.refuse(createDeposit, ORDER, options)).toEqual({
        status: 502,
        code: ERROR.externalProviderError,
      });
      expect(await countRows()).toBe(before);
      // The idempotency key is free again: the same call succeeds once the provider is back.
      expect(await product.call(createDeposit, ORDER, options)).toMatchObject({ amount: 150 });
    } finally {
      await down.close();
    }
  });
});

describe('the options', () => {
  it('list methods, providers and limits of every currency', async () => {
    const { list, count } = await product.call(listDepositOptions, {}, await makePlayer(product));
    expect(count).toBe(4);
    expect(list[0]).toEqual({
      currency: 'TWD',
      minAmount: 1,
      maxAmount: 1_000_000,
      methods: PAYMENT_METHODS.map((paymentMethod) => ({ paymentMethod, provider: 'sandbox' })),
    });
    expect(list[1]).toMatchObject({
      currency: 'MYR',
      minAmount: 0.01,
      methods: [{ paymentMethod: 'credit_card', provider: 'sandbox' }],
    });
  });

  it('omit what is disabled', async () => {
    const { database, clock } = product;
    const settings = { PAYMENT_METHODS_SANDBOX: 'okmart,ecpay' };
    const narrow = await openTestProduct({ settings, beside: { database, clock } });
    try {
      const player = await makePlayer(product);
      const { list } = await narrow.call(listDepositOptions, {}, player);
      expect(list.map(({ currency, methods }) => [currency, methods.map((each) => each.paymentMethod)])).toEqual([
        ['TWD', ['ecpay', 'okmart']],
      ]);
      expect(await narrow.refuse(createDeposit, ORDER, player)).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { paymentMethod: 'field.choice' },
      });
    } finally {
      await narrow.close();
    }
  });
});

describe('one top-up', () => {
  it('R6.3 is private: to others it does not exist', async () => {
    const [mine, other] = [await makePlayer(product), await makePlayer(product)];
    const { orderId } = await mine.make();
    for (const endpoint of [getDeposit, cancelDeposit]) {
      expect(await product.refuse(endpoint, { orderId }, other)).toMatchObject({
        status: 404,
        code: ERROR.orderOrDepositNotFound,
      });
      expect(await product.refuse(endpoint, { orderId: 'D2603010000000000' }, other)).toMatchObject({
        code: ERROR.orderOrDepositNotFound,
      });
      expect(await product.refuse(endpoint, { orderId: 'nonsense' }, other)).toMatchObject({
        code: ERROR.orderOrDepositNotFound,
      });
      expect(await product.refuse(endpoint, { orderId })).toMatchObject({
        status: 401,
        code: ERROR.authorizationMissing,
      });
    }
    expect((await mine.get(orderId)).paymentStatus).toBe(pending);
  });
});

describe('giving up', () => {
  it('takes effect immediately if the provider supports it, and prevents payment', async () => {
    const player = await makePlayer(product);
    const { orderId } = await player.make();
    const answer = { result: true, paymentStatus: cancelled };
    expect(await product.call(cancelDeposit, { orderId }, player)).toEqual(answer);
    expect(await product.call(cancelDeposit, { orderId }, player)).toEqual(answer);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: cancelled, payUrl: null });
    expect(await product.refuse(runCashier, { orderId, outcome: 'paid' })).toMatchObject({
      code: ERROR.parameterError,
    });
    expect(await listAuditOf(product.db, `deposit:${orderId}`)).toMatchObject([
      { action: 'deposit.create' },
      { action: 'deposit.cancelled', actorUserId: player.userId, details: { from: pending } },
    ]);
  });

  it('waits where the provider cannot be reached', async () => {
    const { database, clock } = product;
    const down = await openTestProduct({ settings: { SANDBOX_CASHIER_DOWN: 'on' }, beside: { database, clock } });
    try {
      const player = await makePlayer(product);
      const { orderId } = await player.make();
      expect(await down.call(cancelDeposit, { orderId }, player)).toEqual({ result: true, paymentStatus: cancelling });
      // A payment made anyway counts.
      await product.call(runCashier, { orderId, outcome: 'paid' });
      expect(await player.points()).toEqual({ TWD: 150 });
    } finally {
      await down.close();
    }
  });

  it('is refused for a paid top-up', async () => {
    const player = await makePlayer(product);
    const { orderId } = await player.pay();
    expect(await product.refuse(cancelDeposit, { orderId }, player)).toMatchObject({
      status: 400,
      code: ERROR.parameterError,
    });
    expect(await player.points()).toEqual({ TWD: 150 });
  });
});

it('enforces the maximum number of unpaid top-ups per account, even with concurrent calls', async () => {
  const player = await makePlayer(product);
  const made = [];
  for (let count = 0; count < LIMITS.unpaidDeposits - 2; count += 1) made.push(await player.make());
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      product.send(createDeposit, ORDER, { headers: player.headers }).then((response) => response.status),
    ),
  );
  expect(answers.toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
  const refuse = () => product.refuse(createDeposit, ORDER, { headers: player.headers });
  expect(await refuse()).toEqual({
    status: 409,
    code: ERROR.unpaidDepositLimitReached,
    params: { max: LIMITS.unpaidDeposits },
  });
  // A paid one frees a place.
  const [first] = made;
  await product.call(runCashier, { orderId: first?.orderId ?? '', outcome: 'paid' });
  await player.make();
  expect(await refuse()).toMatchObject({ code: ERROR.unpaidDepositLimitReached });
});

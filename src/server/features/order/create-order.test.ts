import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUserStatus } from '#contract/admin/endpoints.ts';
import { ERROR_DEFINITIONS } from '#contract/errors/error-definitions.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { createOrder, getOrder, listOrders } from '#contract/order/endpoints.ts';
import type { NewRow, RowUpdate } from '#server/db/schema.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { givePoints } from '#tests/factories/give-points.ts';
import { buildShop, makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { listBalances } from '../ledger/wallet-queries.ts';

let product: TestProduct;
let shop: Awaited<ReturnType<typeof buildShop>>;

beforeAll(async () => {
  product = await openTestProduct();
  shop = await buildShop(product, {
    application: { names: { 'zh-TW': '星港', 'zh-CN': '星港镇', 'vi-VN': 'Cảng Sao', 'en-US': 'Star Harbor' } },
    product: { titles: { 'zh-TW': '寶石', 'zh-CN': '宝石', 'vi-VN': 'Đá quý', 'en-US': 'Gem' } },
  });
});

afterAll(() => product.close());

type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

const order = (overrides: object = {}) => {
  const { applicationId, productId } = shop;
  return { applicationId, productId, currency: 'TWD' as const, quantity: 1, ...overrides };
};
const buy = ({ headers }: Buyer, overrides: object = {}, key: string = randomUUID()) =>
  product.call(createOrder, order(overrides), { headers: { ...headers, 'idempotency-key': key } });
const refuse = ({ headers }: Buyer, overrides: object = {}, key: string = randomUUID()) =>
  product.refuse(createOrder, order(overrides), { headers: { ...headers, 'idempotency-key': key } });
const pointsOf = async ({ userId }: Buyer) => {
  const list = await listBalances(product.db, userId);
  return Object.fromEntries(list.map(({ currency, points }) => [currency, points]));
};
const countOf = async ({ headers }: Buyer) => (await product.call(listOrders, {}, { headers })).count;
const entriesOf = (orderId: string) =>
  product.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .select(['owner_id', 'ledger_accounts.kind', 'amount', 'ledger_transactions.kind as posting'])
    .where('reference', '=', `order:${orderId}`)
    .orderBy('amount')
    .execute();

describe('an exchange', () => {
  it('R3.36 R3.37 takes price times quantity and answers the order', async () => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    const answer = await buy(buyer, { quantity: 3, lang: 'en-US' });
    expect(answer).toEqual({
      orderId: expect.stringMatching(/^P260301[0-9A-HJKMNP-TV-Z]{10}$/),
      exchangeId: `X${answer.orderId.slice(1)}`,
      applicationId: shop.applicationId,
      applicationName: 'Star Harbor',
      productId: shop.productId,
      productName: 'Gem',
      paymentMethod: 'point',
      paymentStatus: 1,
      currency: 'TWD',
      quantity: 3,
      amount: 90,
      points: 90,
      refundedAmount: 0,
      refundRequest: null,
      seller: 'Aurora Games',
      createdAt: '2026-03-01T04:00:00.000Z',
      testMode: false,
      country: 'TW',
      acknowledgedAt: null,
    });
    expect(await pointsOf(buyer)).toEqual({ TWD: 10 });
    expect(await product.call(getOrder, { orderId: answer.orderId, lang: 'en-US' }, buyer)).toEqual(answer);
  });

  it('moves the star coins from the player to the seller, in the ledger', async () => {
    const buyer = await makeBuyer(product, { TWD: 30 });
    const { orderId } = await buy(buyer);
    expect(await entriesOf(orderId)).toEqual([
      { owner_id: buyer.userId, kind: 'points', amount: -30, posting: 'exchange' },
      { owner_id: shop.sellerId, kind: 'sales', amount: 30, posting: 'exchange' },
    ]);
  });

  it('names game and product in the asked language', async () => {
    const buyer = await makeBuyer(product, { TWD: 120 });
    const names = async (lang: 'zh-TW' | 'zh-CN' | 'vi-VN' | 'en-US') => {
      const { applicationName, productName } = await buy(buyer, { lang });
      return [applicationName, productName];
    };
    expect(await names('zh-TW')).toEqual(['星港', '寶石']);
    expect(await names('zh-CN')).toEqual(['星港镇', '宝石']);
    expect(await names('vi-VN')).toEqual(['Cảng Sao', 'Đá quý']);
    expect(await names('en-US')).toEqual(['Star Harbor', 'Gem']);
  });

  it('R1.19 pays with star coins of the currency of the price alone', async () => {
    const buyer = await makeBuyer(product, { TWD: 100_000 });
    expect(await refuse(buyer, { currency: 'MYR' })).toMatchObject({ status: 409, code: ERROR.notEnoughCoins });
    const both = await makeBuyer(product, { TWD: 50, MYR: 1000 });
    expect(await buy(both, { currency: 'MYR' })).toMatchObject({ currency: 'MYR', amount: 4.5, points: 4.5 });
    expect(await pointsOf(both)).toEqual({ TWD: 50, MYR: 5.5 });
  });

  it('takes the price of the named country, else the first in the currency', async () => {
    const prices = [
      ['US', 'EUR', 500],
      ['DE', 'EUR', 450],
    ] as const;
    const { productId } = await buildProduct(product.db, { application_id: shop.applicationRow, prices });
    product.forget();
    const buyer = await makeBuyer(product, { EUR: 10_000 });
    const amountIn = async (country?: string) => (await buy(buyer, { productId, currency: 'EUR', country })).amount;
    expect([await amountIn(), await amountIn('DE'), await amountIn('US')]).toEqual([5, 4.5, 5]);
    expect(await refuse(buyer, { productId, currency: 'EUR', country: 'FR' })).toMatchObject({
      code: ERROR.currencyNotFound,
    });
    expect(await refuse(buyer, { productId, currency: 'EUR', country: 'fr' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { country: 'field.invalid' },
    });
  });

  it('sells star coins themselves one to one, in any application', async () => {
    const buyer = await makeBuyer(product, { TWD: 40, EUR: 300 });
    expect(await buy(buyer, { productId: 'point', quantity: 40, lang: 'zh-TW' })).toMatchObject({
      amount: 40,
      productName: '星幣',
    });
    expect(await buy(buyer, { productId: 'point', quantity: 3, currency: 'EUR', lang: 'vi-VN' })).toMatchObject({
      amount: 3,
      productName: 'Xu sao',
    });
    expect(await pointsOf(buyer)).toEqual({ TWD: 0, EUR: 0 });
  });

  it('gives away what is free, without a posting', async () => {
    const { productId } = await buildProduct(product.db, {
      application_id: shop.applicationRow,
      prices: [['MY', 'MYR', 0]],
    });
    product.forget();
    const buyer = await makeBuyer(product);
    const { orderId, amount } = await buy(buyer, { productId, currency: 'MYR', quantity: 1000 });
    expect([amount, await entriesOf(orderId)]).toEqual([0, []]);
  });

  it('keeps what it was for, whatever becomes of the product', async () => {
    const buyer = await makeBuyer(product, { TWD: 30 });
    const doomed = await buildShop(product, { product: { titles: { 'zh-TW': '舊名' } } });
    const { orderId } = await buy(buyer, doomed);
    await product.db.deleteFrom('products').where('id', '=', doomed.productRow).execute();
    const kept = await product.call(getOrder, { orderId, lang: 'vi-VN' }, buyer);
    expect(kept).toMatchObject({ productName: '舊名', amount: 30, productId: doomed.productId });
  });
});

describe('the balance', () => {
  it('R5.87 R5.91 may be spent to the last coin and not beyond', async () => {
    const buyer = await makeBuyer(product, { TWD: 60 });
    expect(await refuse(buyer, { quantity: 3 })).toEqual({
      status: 409,
      code: ERROR.notEnoughCoins,
      fields: { quantity: 'rule.insufficient_points_vip' },
    });
    expect(await pointsOf(buyer)).toEqual({ TWD: 60 });
    await buy(buyer, { quantity: 2 });
    expect(await pointsOf(buyer)).toEqual({ TWD: 0 });
    expect(await refuse(buyer)).toMatchObject({ code: ERROR.notEnoughCoins });
    expect(await countOf(buyer)).toBe(1);
  });

  it('does not use up the key of an order that it does not cover', async () => {
    const buyer = await makeBuyer(product);
    const key = randomUUID();
    expect(await refuse(buyer, {}, key)).toMatchObject({ code: ERROR.notEnoughCoins });
    await givePoints(product.db, { userId: buyer.userId, amountMinor: 30 });
    expect(await buy(buyer, {}, key)).toMatchObject({ amount: 30 });
  });

  it('refuses an amount that no balance can hold', async () => {
    const { productId } = await buildProduct(product.db, {
      application_id: shop.applicationRow,
      prices: [['TW', 'TWD', 999_999_999_999_999]],
    });
    product.forget();
    const buyer = await makeBuyer(product, { TWD: 5 });
    expect(await refuse(buyer, { productId, quantity: 1000 })).toMatchObject({ code: ERROR.notEnoughCoins });
    expect(await refuse(buyer, { productId })).toMatchObject({ code: ERROR.notEnoughCoins });
  });

  it('covers exactly one of 200 orders at once, round after round', async () => {
    for (let round = 0; round < 2; round += 1) {
      const buyer = await makeBuyer(product, { TWD: 30 });
      const statuses = await Promise.all(
        Array.from({ length: 200 }, async () => {
          const response = await product.send(createOrder, order(), buyer);
          await response.arrayBuffer();
          return response.status;
        }),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200, 409]));
      expect([await pointsOf(buyer), await countOf(buyer)]).toEqual([{ TWD: 0 }, 1]);
    }
  });
});

describe('the key', () => {
  it('makes a double click one order', async () => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    const key = randomUUID();
    const [first, second, third] = await Promise.all([buy(buyer, {}, key), buy(buyer, {}, key), buy(buyer, {}, key)]);
    expect([second, third]).toEqual([first, first]);
    expect([await pointsOf(buyer), await countOf(buyer)]).toEqual([{ TWD: 70 }, 1]);
  });

  it('lets two tabs make two orders', async () => {
    const buyer = await makeBuyer(product, { TWD: 60 });
    const [first, second] = await Promise.all([buy(buyer), buy(buyer)]);
    expect(first.orderId).not.toBe(second.orderId);
    expect([await pointsOf(buyer), await countOf(buyer)]).toEqual([{ TWD: 0 }, 2]);
  });

  it('answers what it answered before, also without star coins, price and product', async () => {
    const buyer = await makeBuyer(product, { TWD: 30 });
    const gone = await buildShop(product);
    const key = randomUUID();
    const first = await buy(buyer, gone, key);
    expect(await buy(buyer, gone, key)).toEqual(first);
    await product.db.deleteFrom('products').where('id', '=', gone.productRow).execute();
    product.forget();
    expect(await buy(buyer, gone, key)).toEqual(first);
    expect(await countOf(buyer)).toBe(1);
  });

  it('stands for one request: 70000 for another one', async () => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    const key = randomUUID();
    await buy(buyer, {}, key);
    const refusal = { status: 400, code: ERROR.parameterError, fields: { idempotencyKey: 'field.invalid' } };
    expect(await refuse(buyer, { quantity: 2 }, key)).toEqual(refusal);
    expect(await refuse(buyer, { productId: 'unknown' }, key)).toEqual(refusal);
    expect(await pointsOf(buyer)).toEqual({ TWD: 70 });
  });

  it('is for the caller’s own account only', async () => {
    const [one, other] = [await makeBuyer(product, { TWD: 30 }), await makeBuyer(product, { TWD: 30 })];
    const key = randomUUID();
    const [first, second] = [await buy(one, {}, key), await buy(other, {}, key)];
    expect(first.orderId).not.toBe(second.orderId);
  });

  it('is required, and of 1 to 255 visible ASCII characters', async () => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    const missing = { status: 400, code: ERROR.invalidFormat, fields: { idempotencyKey: 'field.required' } };
    expect(await refuse(buyer, {}, '')).toEqual(missing);
    for (const key of ['a b', 'x'.repeat(256)]) {
      expect(await refuse(buyer, {}, key)).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { idempotencyKey: 'field.invalid' },
      });
    }
    await buy(buyer, {}, 'x'.repeat(255));
    expect(await countOf(buyer)).toBe(1);
  });
});

/** Overrides of an application or product, with the error code that an order then gets. */
const APPLICATION_STATES: readonly (readonly [ErrorCode, Partial<NewRow<'applications'>>])[] = [
  [ERROR.applicationNotFound, { status: 2, published_at: null }],
  [ERROR.applicationPulled, { status: 2 }],
  [ERROR.applicationRemoved, { status: 3 }],
  [ERROR.gameNotOpen, { is_open: false }],
];
const PRODUCT_STATES: readonly (readonly [number, Partial<NewRow<'products'>>])[] = [
  [ERROR.productNotPublished, { status: 2, published_at: null }],
  [ERROR.productPulled, { status: 2 }],
  [ERROR.productRemoved, { status: 3 }],
];

describe('what is not for sale', () => {
  it('R8.12 R7.22 is 50004, 50005 or 50013 where there is no such thing', async () => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    expect(await refuse(buyer, { applicationId: 'com.example.unknown' })).toEqual({
      status: 404,
      code: ERROR.applicationNotFound,
    });
    expect(await refuse(buyer, { productId: 'unknown' })).toEqual({ status: 404, code: ERROR.productNotFound });
    expect(await refuse(buyer, { currency: 'SGD' })).toEqual({ status: 404, code: ERROR.currencyNotFound });
    expect(await refuse(buyer, { currency: 'USD' })).toMatchObject({ status: 404, code: ERROR.currencyNotFound });
    expect(await refuse(buyer, { lang: 'xx' })).toMatchObject({ status: 404, code: ERROR.languageNotFound });
  });

  it.each(APPLICATION_STATES)('R8.19 R8.13 is %i by its application', async (code, application) => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    const closed = await buildShop(product, { application });
    expect(await refuse(buyer, closed)).toEqual({ status: ERROR_DEFINITIONS[code].status, code });
    expect(await refuse(buyer, { ...closed, productId: 'point' })).toEqual({
      status: ERROR_DEFINITIONS[code].status,
      code,
    });
  });

  it.each(PRODUCT_STATES)('R8.19 is %i on its own', async (code, sold) => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    expect(await refuse(buyer, await buildShop(product, { product: sold }))).toEqual({ status: 409, code });
  });

  it('is refused at once, whatever this process has kept of it', async () => {
    const buyer = await makeBuyer(product, { TWD: 100 });
    for (const [code, change] of PRODUCT_STATES) {
      const sold = await buildShop(product);
      await buy(buyer, { ...sold, quantity: 1 });
      // Cached by the previous order; the listener may not have processed the change yet.
      const update = product.db.updateTable('products').set(change).where('id', '=', sold.productRow);
      await update.execute();
      expect(await refuse(buyer, sold)).toMatchObject({ code });
    }
  });

  it('costs what it costs by now, and is refused where another price was shown', async () => {
    const buyer = await makeBuyer(product, { TWD: 200 });
    const sold = await buildShop(product);
    await buy(buyer, { ...sold, price: 30 });
    const rows = product.db.updateTable('product_prices').where('product_id', '=', sold.productRow);
    await rows.set({ price_minor: 31, is_manual: true }).where('currency', '=', 'TWD').execute();
    expect(await refuse(buyer, { ...sold, price: 30 })).toEqual({
      status: 400,
      code: ERROR.parameterError,
      fields: { price: 'field.invalid' },
    });
    expect(await buy(buyer, sold)).toMatchObject({ amount: 31 });
    expect(await buy(buyer, { ...sold, price: '31' })).toMatchObject({ amount: 31 });
  });
});

describe('what is sent', () => {
  it('R8.3 names every field that fails', async () => {
    const buyer = await makeBuyer(product);
    const input = { applicationId: '', productId: '', currency: '', quantity: 'many', country: 'Taiwan', price: -1 };
    expect(await refuse(buyer, input)).toEqual({
      status: 400,
      code: ERROR.invalidFormat,
      fields: {
        applicationId: 'field.required',
        productId: 'field.required',
        currency: 'field.required',
        quantity: 'field.integer',
        country: 'field.invalid',
        price: 'field.range',
      },
    });
    for (const quantity of [0, -1, 1001]) {
      expect(await refuse(buyer, { quantity })).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { quantity: 'field.range' },
      });
    }
    expect(await refuse(buyer, { quantity: 1.5 })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { quantity: 'field.integer' },
    });
  });

  it('requires a signed-in, active account with a verified email address', async () => {
    expect(await product.refuse(createOrder, order())).toEqual({ status: 401, code: ERROR.authorizationMissing });
    const unverified = await signIn(product, { email: 'unverified@example.com', emailVerified: false }, 'apple');
    expect(await product.refuse(createOrder, order(), unverified)).toEqual({
      status: 403,
      code: ERROR.emailNotVerified,
    });
    const operator = await signIn(product, { email: 'operator@starhall.test' });
    const buyer = await makeBuyer(product, { TWD: 100 });
    await product.call(setUserStatus, { userId: buyer.userId, status: 3 }, operator);
    expect(await refuse(buyer)).toEqual({ status: 409, code: ERROR.accountDeactivated });
  });
});

it.each([
  ['another amount', { amount_minor: 91 }],
  ['a part refunded', { refunded_minor: 1 }],
  ['a refund that is no status', { status: 3 }],
  ['an operator who waits for nobody', { refund_operator_id: 1 }],
  ['an unknown status', { status: 4 }],
] as const)('lets the database refuse %s in an order', async (_, change) => {
  const { orderId } = await buy(await makeBuyer(product, { TWD: 100 }), { quantity: 3 });
  const writing = product.db
    .updateTable('orders')
    .set(change as RowUpdate<'orders'>)
    .where('order_id', '=', orderId)
    .execute();
  await expect(writing).rejects.toMatchObject({ code: '23514' });
});

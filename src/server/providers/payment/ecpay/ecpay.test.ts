import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import {
  ECPAY_SETTINGS,
  type Ecpay,
  type EcpayMood,
  notificationOf,
  signed,
  startEcpay,
} from '#tests/payment/start-ecpay.ts';
import { parseConfig } from '../../../../config.ts';
import { BadNotification, type KnownPayment, PaymentError, PaymentRefused } from '../payment-provider.ts';
import { createEcpay } from './ecpay.ts';
import { makeCheckout } from './ecpay-checkout.ts';
import { readEcpayAccount } from './settings.ts';

const { paid, pending, rejected } = PAYMENT_STATUS;
const ORIGIN = 'https://games.example';
const ALL_METHODS = 'credit_card,ecpay,familymart,hilife,okmart';

let ecpay: Ecpay;
let orders = 0;

beforeAll(async () => {
  ecpay = await startEcpay();
});

beforeEach(() => ecpay.be('good'));
afterAll(() => ecpay.close());

const config = (more: Record<string, string> = {}) =>
  parseConfig({
    ...ECPAY_SETTINGS,
    PUBLIC_ORIGIN: ORIGIN,
    ECPAY_API_URL: ecpay.url,
    PAYMENT_PROVIDERS: 'ecpay',
    PAYMENT_METHODS_ECPAY: ALL_METHODS,
    ...more,
  });
const provider = (more?: Record<string, string>, timeoutMs = 20_000) =>
  createEcpay({ config: config(more), now: () => Date.parse('2026-03-01T04:00:00Z'), locales: LOCALES, timeoutMs });
/** Waits only in the test of the timeout. */
const patientWith = (mood: EcpayMood) => provider({}, mood === 'silent' ? 200 : undefined);

function payment(overrides: Partial<KnownPayment> = {}): KnownPayment {
  orders += 1;
  return {
    orderId: `D260301TEST${String(orders).padStart(6, '0')}`,
    paymentMethod: 'credit_card',
    currency: 'TWD',
    amountMinor: 150,
    language: 'zh-TW',
    createdAt: new Date('2026-03-01T04:00:00Z'),
    expiresAt: new Date('2026-03-04T04:00:00Z'),
    providerReference: '',
    providerMethod: '',
    ...overrides,
  };
}

const checkout = (order: KnownPayment) => {
  const form = makeCheckout(order, '星幣 150 枚', readEcpayAccount(config()));
  if (form === undefined) throw new Error('no checkout');
  return form;
};
/** Submits a payment to ECPay like a browser; returns the response page. */
const bring = async (order: KnownPayment) => {
  const { action, fields } = checkout(order);
  return (await fetch(action, { method: 'POST', body: new URLSearchParams({ ...fields }) })).text();
};

describe('the checkout', () => {
  it('is a form that ECPay takes', async () => {
    const order = payment();
    const { action, fields } = checkout(order);
    expect(action).toBe(`${ecpay.url}/Cashier/AioCheckOut/V5`);
    expect(fields).toMatchObject({
      MerchantTradeNo: order.orderId,
      MerchantTradeDate: '2026/03/01 12:00:00',
      TotalAmount: '150',
      ItemName: '星幣 150 枚',
      ChoosePayment: 'Credit',
      EncryptType: '1',
      ReturnURL: `${ORIGIN}/api/deposit/notify/ecpay`,
      ClientBackURL: `${ORIGIN}/store/deposit?orderId=${order.orderId}`,
    });
    expect(fields).not.toHaveProperty('Language');
    expect(await bring(order)).toBe('the checkout page');
  });

  it('asks for the code of a store, with its end and where to tell it', async () => {
    for (const [paymentMethod, store] of [
      ['familymart', 'FAMILY'],
      ['hilife', 'HILIFE'],
      ['okmart', 'OK'],
    ] as const) {
      const order = payment({ paymentMethod, language: 'vi-VN' });
      const { fields } = checkout(order);
      expect(fields).toMatchObject({
        ChoosePayment: 'CVS',
        ChooseSubPayment: store,
        StoreExpireDate: String(3 * 24 * 60),
        PaymentInfoURL: `${ORIGIN}/api/deposit/notify/ecpay`,
        Language: 'ENG',
        ClientBackURL: `${ORIGIN}/vi-VN/store/deposit?orderId=${order.orderId}`,
      });
      expect(await bring(order)).toBe('the checkout page');
    }
  });

  it('leaves to the choice of ECPay only what is paid there and then', () => {
    const { fields } = checkout(payment({ paymentMethod: 'ecpay' }));
    expect(fields.ChoosePayment).toBe('ALL');
    // A code or an account for later payment would outlive the offer.
    expect(fields.IgnorePayment?.split('#')).toEqual(expect.arrayContaining(['ATM', 'CVS', 'BARCODE']));
  });

  it('goes to ECPay, or to its test environment', () => {
    const actionOf = (more: Record<string, string>) =>
      makeCheckout(payment(), 'x', readEcpayAccount(config({ ECPAY_API_URL: '', ...more })))?.action;
    expect(actionOf({})).toBe('https://payment.ecpay.com.tw/Cashier/AioCheckOut/V5');
    expect(actionOf({ ECPAY_STAGE: 'on' })).toBe('https://payment-stage.ecpay.com.tw/Cashier/AioCheckOut/V5');
  });

  it('is there for what ECPay has, in TWD', () => {
    expect(
      makeCheckout(payment({ paymentMethod: 'direct_carrier_billing' }), 'x', readEcpayAccount(config())),
    ).toBeUndefined();
    expect(provider().methodsFor('TWD')).toEqual(ALL_METHODS.split(','));
    expect(provider().methodsFor('EUR')).toEqual([]);
    expect(provider({ PAYMENT_METHODS_ECPAY: '' }).methodsFor('TWD')).toEqual(['credit_card', 'ecpay']);
  });
});

describe('a notification', () => {
  const told = async (overrides: Record<string, string> = {}) => {
    const order = payment();
    await bring(order);
    return { order, fields: ecpay.pay(order.orderId, overrides) };
  };

  it('reports a payment', async () => {
    const { order, fields } = await told();
    expect(provider().readNotification(fields)).toMatchObject({
      orderId: order.orderId,
      status: paid,
      amountMinor: 150,
      currency: 'TWD',
      refundedMinor: 0,
      providerMethod: 'Credit_CreditCard',
      providerReference: expect.stringMatching(/^\d{16}$/),
    });
  });

  it('reports a store code and its expiry', async () => {
    const order = payment({ paymentMethod: 'hilife' });
    await bring(order);
    const trade = ecpay.trades.get(order.orderId);
    if (trade === undefined) throw new Error('no trade');
    const code = { RtnCode: '10100073', PaymentNo: 'LLL26030112345', ExpireDate: '2026/03/04 12:00:00' };
    const { SimulatePaid: _, ...fields } = notificationOf(trade);
    expect(provider().readNotification(signed({ ...fields, ...code }))).toMatchObject({
      status: pending,
      storeCode: 'LLL26030112345',
      expiresAt: new Date('2026-03-04T04:00:00Z'),
    });
  });

  it('reports a failure', async () => {
    const { fields } = await told({ RtnCode: '10100058' });
    expect(provider().readNotification(fields)).toMatchObject({ status: rejected });
  });

  it('has no effect when it is a simulated payment', async () => {
    const { fields } = await told({ SimulatePaid: '1' });
    expect(provider().readNotification(fields)).toBeNull();
  });

  it('is refused when anything of it was changed, or when it is for another merchant', async () => {
    const { fields } = await told();
    for (const name of Object.keys(fields)) {
      const changed = { ...fields, [name]: `${fields[name]}1` };
      expect(() => provider().readNotification(changed), name).toThrow(BadNotification);
    }
    expect(() => provider().readNotification({ ...fields, TradeAmt: ['150'] })).toThrow(BadNotification);
    expect(() => provider().readNotification(signed({ ...fields, MerchantID: '1' }))).toThrow(BadNotification);
    expect(() => provider().readNotification(signed({ ...fields, TradeAmt: 'much' }))).toThrow(BadNotification);
    expect(() => provider().readNotification({})).toThrow(BadNotification);
  });
});

const FAILURES: readonly EcpayMood[] = ['bad mac', 'silent', 'broken', 'failing', 'babbling', 'another trade'];

describe('a question', () => {
  it('finds out how a payment stands', async () => {
    const order = payment();
    expect(await provider().query(order)).toMatchObject({ status: pending, amountMinor: 150 });
    await bring(order);
    expect(await provider().query(order)).toMatchObject({ status: pending });
    const { TradeNo } = ecpay.pay(order.orderId);
    expect(await provider().query(order)).toMatchObject({ status: paid, amountMinor: 150, providerReference: TradeNo });
    const { path, fields } = ecpay.asked.at(-1) ?? { path: '', fields: {} };
    expect(path).toBe('/Cashier/QueryTradeInfo/V5');
    expect(fields).toMatchObject({
      MerchantID: '3002607',
      TimeStamp: String(Date.parse('2026-03-01T04:00:00Z') / 1000),
    });
  });

  it('tells another amount than ours as it is', async () => {
    const order = payment();
    await bring(payment({ ...order, amountMinor: 100 }));
    ecpay.pay(order.orderId);
    expect(await provider().query(order)).toMatchObject({ status: paid, amountMinor: 100 });
  });

  it.each(FAILURES)('believes no answer that is %s', async (mood) => {
    const order = payment();
    await bring(order);
    ecpay.pay(order.orderId);
    ecpay.be(mood);
    await expect(patientWith(mood).query(order)).rejects.toThrow(PaymentError);
  });

  it('is signed with the keys of the account', async () => {
    const order = payment();
    await expect(provider({ ECPAY_HASH_IV: 'wrong' }).query(order)).rejects.toThrow(PaymentError);
  });
});

describe('a refund', () => {
  const paidBy = async (paymentMethod: KnownPayment['paymentMethod']) => {
    const order = payment({ paymentMethod });
    await bring(order);
    const { TradeNo = '', PaymentType = '' } = ecpay.pay(order.orderId);
    return { ...order, providerReference: TradeNo, providerMethod: PaymentType };
  };

  it('of a card is paid back by ECPay, a part or all', async () => {
    const order = await paidBy('credit_card');
    expect(await provider().refund(order, { refundId: '1', amountMinor: 50, isRepeated: false })).toBe('done');
    expect(ecpay.trades.get(order.orderId)?.refunded).toBe(50);
    expect(ecpay.asked.at(-1)).toMatchObject({
      path: '/CreditDetail/DoAction',
      fields: { Action: 'R', TotalAmount: '50' },
    });
  });

  it('of anything else is refunded manually', async () => {
    const before = ecpay.asked.length;
    const order = await paidBy('okmart');
    expect(await provider().refund(order, { refundId: '2', amountMinor: 50, isRepeated: false })).toBe('by_hand');
    expect(ecpay.asked.slice(before).map(({ path }) => path)).not.toContain('/CreditDetail/DoAction');
  });

  it('is left to an operator where an earlier try may have been done', async () => {
    const order = await paidBy('credit_card');
    const repeated = provider().refund(order, { refundId: '4', amountMinor: 50, isRepeated: true });
    await expect(repeated).rejects.toThrow(PaymentRefused);
    expect(ecpay.trades.get(order.orderId)?.refunded).toBe(0);
  });

  const NO_REFUND: readonly EcpayMood[] = ['refusing', ...FAILURES];
  it.each(NO_REFUND)('is never tried twice when ECPay is %s', async (mood) => {
    const order = await paidBy('credit_card');
    ecpay.be(mood);
    await expect(
      patientWith(mood).refund(order, { refundId: '3', amountMinor: 50, isRepeated: false }),
    ).rejects.toThrow(PaymentRefused);
  });
});

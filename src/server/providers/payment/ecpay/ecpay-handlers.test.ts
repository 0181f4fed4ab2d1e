import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelDeposit, createDeposit, listDepositOptions } from '#contract/deposit/endpoints.ts';
import { listAllDeposits, setDepositStatus } from '#contract/deposit/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { pollDeposit } from '#server/features/deposit/ask-provider.ts';
import { findDeposit } from '#server/features/deposit/deposit-queries.ts';
import { makePlayer, type Player } from '#tests/payment/make-player.ts';
import { ECPAY_SETTINGS, type Ecpay, signed, startEcpay } from '#tests/payment/start-ecpay.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

const { paid, pending, refunded, cancelling, cancelled, rejected } = PAYMENT_STATUS;
const PATIENCE = { timeout: 25_000 };

let ecpay: Ecpay;
let product: TestProduct;
let player: Player;

beforeAll(async () => {
  ecpay = await startEcpay();
  product = await openTestProduct({
    settings: {
      ...ECPAY_SETTINGS,
      PUBLIC_ORIGIN: 'http://localhost',
      PAYMENT_PROVIDERS: 'ecpay,sandbox',
      PAYMENT_METHODS_ECPAY: 'credit_card,hilife,okmart',
      ECPAY_API_URL: ecpay.url,
    },
  });
});

beforeEach(async () => {
  ecpay.be('good');
  player = await makePlayer(product);
});

afterAll(async () => {
  await product.close();
  await ecpay.close();
});

const notify = async (fields: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams({ ...fields });
  const response = await product.request('/api/deposit/notify/ecpay', { method: 'POST', body });
  return [response.status, await response.text()] as const;
};

/** Reads a page's form: its target and fields. */
function readForm(page: string) {
  const fields: Record<string, string> = {};
  let action = '';
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) {
      const own = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      if (node.tagName === 'form') action = own.action ?? '';
      if (node.tagName === 'input') fields[own.name ?? ''] = own.value ?? '';
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  return { action, fields };
}

/** Follows a top-up to ECPay's checkout, like a browser. */
async function goToEcpay(payUrl: string): Promise<void> {
  const page = await product.request(payUrl);
  const { action, fields } = readForm(await page.text());
  expect(await (await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })).text()).toBe(
    'the checkout page',
  );
}

async function makeAtEcpay(order: Parameters<Player['make']>[0] = {}) {
  const deposit = await player.make(order);
  await goToEcpay(deposit.payUrl);
  return deposit;
}

describe('the way to ECPay', () => {
  it('leads through a page whose form goes there and nowhere else', async () => {
    const { payUrl, orderId } = await player.make();
    expect(payUrl).toBe(`/pay/ecpay/${orderId}`);
    const response = await product.request(`${payUrl}?lang=en-US`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action ${ecpay.url};`);
    expect(policy).not.toMatch(/unsafe/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('NT$150');
    const inline = [...page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
    expect(inline).toHaveLength(2);
    for (const [, kind = '', text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`${kind}-src 'sha256-${hash}'`);
    }
    await goToEcpay(payUrl);
    expect(ecpay.trades.get(orderId)?.fields).toMatchObject({ TotalAmount: '150', ChoosePayment: 'Credit' });
  });

  it.each(LOCALES)('is reported in %s', async (locale) => {
    const { payUrl } = await player.make();
    const page = await (await product.request(payUrl, { headers: { cookie: `i18n_redirected=${locale}` } })).text();
    expect(page).toContain(`<html lang="${locale}">`);
    const own = page.replaceAll(/<input[^>]*>/g, '');
    expect(findForeign(own, locale)).toEqual([]);
    expect(own).not.toMatch(/undefined|payment\./);
  });

  it('ends where nothing is to be paid', async () => {
    const deposit = await makeAtEcpay();
    await notify(ecpay.pay(deposit.orderId));
    for (const path of [deposit.payUrl, '/pay/ecpay/D2603010000000000', '/pay/ecpay/%00']) {
      const response = await product.request(path);
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(response.status, path).toBeLessThan(500);
      expect(await response.text()).not.toContain('<form');
    }
  });

  it('is chosen before the sandbox for what it offers; the rest stays there', async () => {
    const { list } = await product.call(listDepositOptions, {}, player);
    expect(list[0]?.methods.map(({ paymentMethod, provider }) => `${paymentMethod} ${provider}`)).toEqual([
      'credit_card ecpay',
      'direct_carrier_billing sandbox',
      'ecpay sandbox',
      'familymart sandbox',
      'hilife ecpay',
      'okmart ecpay',
    ]);
    expect(list[1]?.methods).toEqual([{ paymentMethod: 'credit_card', provider: 'sandbox' }]);
    const order = { amount: 1, currency: 'TWD', paymentMethod: 'familymart' } as const;
    expect((await product.call(createDeposit, order, player)).payUrl).toMatch(/^\/dev\/cashier\//);
  });
});

describe('what ECPay tells', () => {
  it('R1.18 credits a payment once and answers 1|OK', async () => {
    const { orderId } = await makeAtEcpay();
    const fields = ecpay.pay(orderId);
    for (let times = 0; times < 5; times += 1) expect(await notify(fields)).toEqual([200, '1|OK']);
    expect(await player.points()).toEqual({ TWD: 150 });
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: paid });
  });

  it('brings the code that a store is paid with', async () => {
    const { orderId } = await makeAtEcpay({ paymentMethod: 'okmart' });
    const { RtnCode: _, RtnMsg: __, CheckMacValue: ___, ...rest } = ecpay.pay(orderId);
    const code = { RtnCode: '10100073', RtnMsg: 'Get CVS Code Succeeded', PaymentNo: 'LOK26030112345' };
    const fields = signed({ ...rest, ...code, ExpireDate: '2026/03/05 23:59:59' });
    expect(await notify(fields)).toEqual([200, '1|OK']);
    expect(await player.get(orderId)).toMatchObject({
      paymentStatus: pending,
      storeCode: 'LOK26030112345',
      expiresAt: '2026-03-05T15:59:59.000Z',
    });
  });

  it('credits nothing for a simulated payment, a failed one, another amount, a wrong check value', async () => {
    const { orderId } = await makeAtEcpay();
    expect(await notify(ecpay.pay(orderId, { SimulatePaid: '1' }))).toEqual([200, '1|OK']);
    const [status, text] = await notify({ ...ecpay.pay(orderId), TradeAmt: '151' });
    expect([status, JSON.parse(text).error.code]).toEqual([400, ERROR.externalProviderError]);
    expect((await notify(ecpay.pay(orderId, { TradeAmt: '151' })))[0]).toBe(400);
    expect((await notify(ecpay.pay(orderId, { MerchantTradeNo: 'D2603010000000000' })))[0]).toBe(404);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: pending });
    expect(await notify(ecpay.pay(orderId, { RtnCode: '10100058' }))).toEqual([200, '1|OK']);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: rejected });
    expect(await player.points()).toEqual({});
  });

  it('is not taken for what the other provider took', async () => {
    const { orderId } = await player.make({ paymentMethod: 'ecpay' });
    const { orderId: own } = await makeAtEcpay();
    expect((await notify(ecpay.pay(own, { MerchantTradeNo: orderId })))[0]).toBe(404);
    expect(await player.points()).toEqual({});
  });

  it('is found out when it is not told', async () => {
    const { orderId } = await makeAtEcpay();
    ecpay.pay(orderId);
    ecpay.be('bad mac');
    await pollDeposit(product.services, { orderId, checks: 0 });
    expect(await player.points()).toEqual({});
    ecpay.be('good');
    await pollDeposit(product.services, { orderId, checks: 1 });
    expect(await player.points()).toEqual({ TWD: 150 });
  });
});

describe('what ECPay cannot do', () => {
  it('waits: an abandoned top-up is canceled once it can no longer be paid', async () => {
    const { orderId } = await makeAtEcpay();
    expect(await product.call(cancelDeposit, { orderId }, player)).toEqual({ result: true, paymentStatus: cancelling });
    await pollDeposit(product.services, { orderId, checks: 0 });
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: cancelling });
    product.clock.advance(HOUR_MS);
    await pollDeposit(product.services, { orderId, checks: 1 });
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: cancelled });
  });

  it('credits what was paid while it was being given up', async () => {
    const { orderId } = await makeAtEcpay();
    await product.call(cancelDeposit, { orderId }, player);
    expect(await notify(ecpay.pay(orderId))).toEqual([200, '1|OK']);
    expect(await player.points()).toEqual({ TWD: 150 });
  });
});

describe('refunds', () => {
  const refund = async (paymentMethod: 'credit_card' | 'hilife') => {
    const operator = await signIn(product, { email: 'operator@starhall.test' });
    const { orderId } = await makeAtEcpay({ paymentMethod });
    await notify(ecpay.pay(orderId));
    await product.call(setDepositStatus, { orderId, paymentStatus: refunded, amount: 50 }, operator);
    const find = async () => {
      const { list } = await product.call(listAllDeposits, { search: orderId }, operator);
      return [list[0]?.problem, ...(list[0]?.refunds.map(({ state }) => state) ?? [])];
    };
    return { orderId, find };
  };

  it('of cards are paid back through ECPay', async () => {
    const { orderId, find } = await refund('credit_card');
    await expect.poll(find, PATIENCE).toEqual([null, 'done']);
    expect(ecpay.trades.get(orderId)?.refunded).toBe(50);
  });

  it('of store codes wait for an operator', async () => {
    const { orderId, find } = await refund('hilife');
    await expect.poll(find, PATIENCE).toEqual(['refund_by_hand', 'by_hand']);
    expect((await findDeposit(product.db, orderId))?.refunded_minor).toBe(50);
    expect(await player.points()).toEqual({ TWD: 100 });
  });
});

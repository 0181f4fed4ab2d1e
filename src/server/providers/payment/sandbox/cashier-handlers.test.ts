import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { TEST_CARDS } from '#server/providers/payment/sandbox/test-cards.ts';
import { makePlayer, type Player } from '#tests/payment/make-player.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';
import { runCashier, showCashier } from './endpoints.ts';

const { paid, pending, refunded, chargeable, cancelled, rejected } = PAYMENT_STATUS;

let product: TestProduct;
let player: Player;

beforeAll(async () => {
  product = await openTestProduct();
  player = await makePlayer(product);
});

afterAll(() => product.close());

const show = async (orderId: string, query = '') => {
  const response = await product.request(`/dev/cashier/${orderId}${query}`);
  return { response, page: await response.text() };
};
const choose = (orderId: string, form: Record<string, string>) =>
  product.request(`/dev/cashier/${orderId}`, { method: 'POST', body: new URLSearchParams(form) });

describe('the page', () => {
  it.each(PAYMENT_METHODS)('lets %s be paid in a way of its own, in every language', async (paymentMethod) => {
    const { orderId } = await player.make({ amount: 1500, paymentMethod });
    for (const locale of LOCALES) {
      const { page, response } = await show(orderId, `?lang=${locale}`);
      expect(response.status).toBe(200);
      expect(page).toContain(`<html lang="${locale}">`);
      expect(page).toContain(orderId);
      expect(page).toMatch(/NT\$1[.,]500/);
      expect(page).toContain(
        `class="method ${paymentMethod.endsWith('mart') || paymentMethod === 'hilife' ? 'store' : ''} ${paymentMethod}"`,
      );
      const own = page.replaceAll(/<nav\b.*?<\/nav>/gs, '');
      expect(findForeign(own, locale)).toEqual([]);
      expect(own).not.toMatch(/undefined|[>"](?:payment|paymentMethod)\./);
    }
  });

  it('runs nothing, and sends forms to itself only', async () => {
    const { orderId } = await player.make();
    const { response, page } = await show(orderId);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).not.toMatch(/<script|<style| style="| on\w+=/);
    const style = await product.request('/dev/cashier.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('shows the code of a store as bars that a scanner reads', async () => {
    const { orderId, storeCode } = await player.make({ paymentMethod: 'familymart' });
    const { page } = await show(orderId);
    expect(page).toContain(`role="img" aria-label="${storeCode}"`);
    // Code 39: five bars for each character and for both ends.
    expect(page.match(/<rect x=/g)).toHaveLength(5 * ((storeCode ?? '').length + 2));
  });

  it('is not there for a payment that the cashier does not have', async () => {
    for (const orderId of ['D2603010000000000', '%3Cscript%3E']) {
      const { response, page } = await show(orderId);
      expect(response.status).toBe(404);
      expect(page).not.toMatch(/<script|<form/);
    }
    expect((await choose('D2603010000000000', { outcome: 'paid' })).status).toBe(404);
  });
});

describe('a choice', () => {
  const STATUS_OF = { paid, declined: rejected, chargeable, untold: pending } as const;

  it.each(TEST_CARDS)('with card $number does what it says: $outcome', async ({ number, outcome }) => {
    const { orderId } = await player.make();
    const response = await choose(orderId, { card: number, lang: 'en-US' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/en-US/store/deposit?orderId=${orderId}`);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: STATUS_OF[outcome] });
  });

  it('can be anything that may become of a payment', async () => {
    for (const [outcome, paymentStatus] of [
      ['pending', pending],
      ['cancelled', cancelled],
      ['fiveTimes', paid],
      ['outOfOrder', paid],
      ['wrongAmount', pending],
    ] as const) {
      const { orderId } = await player.make();
      expect((await choose(orderId, { outcome })).headers.get('location')).toBe(`/store/deposit?orderId=${orderId}`);
      expect(await player.get(orderId), outcome).toMatchObject({ paymentStatus });
    }
  });

  it('continues with a payment’s current state', async () => {
    const { orderId } = await player.pay({}, 'chargeable');
    expect((await show(orderId)).page).toContain('value="captured"');
    await choose(orderId, { outcome: 'captured' });
    expect((await show(orderId)).page).toContain('value="refundHalf"');
    await choose(orderId, { outcome: 'refundHalf' });
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: paid, refundedAmount: 75 });
    await choose(orderId, { outcome: 'refunded' });
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: refunded, refundedAmount: 150 });
    expect((await show(orderId)).page).not.toContain('<button');
    // A tab that is still open has no effect anymore.
    expect((await choose(orderId, { outcome: 'declined' })).status).toBe(303);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: refunded });
  });

  it('leads back in the language in which the top-up was made', async () => {
    const headers = { ...player.headers, cookie: 'i18n_redirected=vi-VN' };
    const order = { amount: 150, currency: 'TWD', paymentMethod: 'ecpay' } as const;
    const { orderId } = await product.call(createDeposit, order, { headers });
    expect((await show(orderId)).page).toContain('<html lang="vi-VN">');
    const response = await choose(orderId, { outcome: 'paid' });
    expect(response.headers.get('location')).toBe(`/vi-VN/store/deposit?orderId=${orderId}`);
  });

  it('that is invalid shows the page again', async () => {
    const { orderId } = await player.make();
    const forms: readonly Record<string, string>[] = [{}, { outcome: 'free' }, { card: '4111111111111111' }];
    for (const form of forms) {
      expect((await choose(orderId, form)).status).toBe(200);
    }
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: pending });
  });

  it('is not made by a page of another site', async () => {
    const { orderId } = await player.make();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const body = new URLSearchParams({ outcome: 'paid' });
    const response = await product.request(`/dev/cashier/${orderId}`, { method: 'POST', headers, body });
    expect(response.status).toBe(403);
    expect(await player.get(orderId)).toMatchObject({ paymentStatus: pending });
  });
});

describe('for programs', () => {
  it('tells as often as it is asked to', async () => {
    const { orderId } = await player.make();
    const { answers } = await product.call(runCashier, { orderId, outcome: 'paid', times: 4 });
    expect(answers).toEqual([200, 200, 200, 200]);
    expect(await product.refuse(runCashier, { orderId, outcome: 'free' })).toMatchObject({ code: ERROR.invalidFormat });
    expect(await product.refuse(runCashier, { orderId, outcome: 'paid', times: 21 })).toMatchObject({
      code: ERROR.invalidFormat,
    });
    expect(await product.refuse(runCashier, { orderId, outcome: 'refunded', amount: 151 })).toMatchObject({
      code: ERROR.parameterError,
    });
    expect(await product.refuse(runCashier, { orderId, outcome: 'refunded', amount: 0.5 })).toMatchObject({
      code: ERROR.invalidFormat,
    });
  });

  it('is not there in production', async () => {
    const production = await openTestProduct({
      settings: PRODUCTION_SETTINGS,
    });
    try {
      expect(await production.refuse(runCashier, { orderId: 'D1', outcome: 'paid' })).toMatchObject({
        status: 403,
        code: ERROR.permissionDenied,
      });
      expect(await production.refuse(showCashier, { orderId: 'D1' })).toMatchObject({
        status: 403,
        code: ERROR.permissionDenied,
      });
      const headers = { 'content-type': 'application/json' };
      const notified = await production.request('/api/deposit/notify', { method: 'POST', headers, body: '{}' });
      expect(notified.status).toBe(400);
    } finally {
      await production.close();
    }
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { projectRoot } from '#server/project-root.ts';
import { STRIPE_SETTINGS, type Stripe, startStripe } from '#tests/payment/start-stripe.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { callAs } from './call-as.ts';
import { signInAs } from './sign-in-as.ts';
import { type RunningProduct, startProduct } from './start-product.ts';
import { BLANK, it, SIZES, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const LOCALE = 'en-US';
const t = wordsOf(LOCALE);

let stripe: Stripe;
let store: RunningProduct;

beforeAll(async () => {
  stripe = await startStripe();
  store = await startProduct(projectRoot(), (origin) => ({
    ...STRIPE_SETTINGS,
    DEMO: 'off',
    PUBLIC_ORIGIN: origin,
    PAYMENT_PROVIDERS: 'stripe,sandbox',
    STRIPE_API_URL: stripe.url,
  }));
  stripe.serve(store.origin);
}, 90_000);

afterAll(async () => {
  await store.stop();
  await stripe.close();
});

const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const coins = (count: number) => t('price.coins', { count, amount: String(count) });

it('pays at Stripe after a declined card and a way back, with an event before or after the return', async ({
  visit,
}) => {
  const page = await visit(BLANK, { locale: LOCALE, context: SIZES.desktop, origin: store.origin });
  await signInAs(page, 'payer@example.com');
  await page.goto(`${store.origin}/${LOCALE}/store/deposit`);
  await waitUntilAlive(page);
  await choose(page, formatAmount(300, 'TWD', LOCALE));
  await page.getByRole('radio', { name: t('paymentMethod.credit_card') }).check();
  await choose(page, t('topUp.go'));
  await choose(page, t('verify.reminder.later'));

  await page.waitForURL(`${stripe.url}/pay/**`);
  await choose(page, 'Pay with a card that is declined');
  await page.getByRole('alert').getByText('declined').waitFor();
  await choose(page, 'Back');
  await page.waitForURL(`${store.origin}/${LOCALE}/store/deposit?orderId=*`);
  await said(page, t('depositState.2.title'));
  await page.getByRole('link', { name: t('records.pay') }).click();
  await page.waitForURL(`${stripe.url}/pay/**`);
  await choose(page, 'Pay');
  await said(page, t('depositState.1.title', { coins: coins(300) }));

  const order = { amount: 150, currency: 'TWD', paymentMethod: 'credit_card' } as const;
  const { orderId, payUrl } = await callAs(page, createDeposit, order);
  await page.goto(`${store.origin}${payUrl}?lang=${LOCALE}`);
  await choose(page, 'Pay, and send no event yet');
  // The call names no language, so Stripe leads back to the page in the default one.
  await page.waitForURL(`${store.origin}/**/deposit?orderId=${orderId}`);
  await page.goto(`${store.origin}/${LOCALE}/store/deposit?orderId=${orderId}`);
  await said(page, t('depositState.2.title'));
  await stripe.tell(stripe.pay(orderId));
  await said(page, t('depositState.1.title', { coins: coins(150) }));
  const balance = page.getByRole('button', { name: t('balance.menu', { list: '450 TWD' }), exact: true });
  await expect.poll(() => balance.count()).toBeGreaterThan(0);
});

import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import type { Translator } from '#i18n/translator.ts';
import { type Html, html } from '../../../mails/html.ts';
import { writeAmount } from '../write-amount.ts';
import { drawBarcode } from './barcode.ts';
import type { CashierPayment } from './cashier-queries.ts';
import { TEST_CARDS } from './test-cards.ts';

type RenderMethod = (payment: CashierPayment, words: Translator) => Html;

/** A number that Taiwan's carriers do not issue. */
const PHONE = '0900 000 000';
const WALLET_REST_MINOR = 250_000;

const RENDERERS = {
  credit_card: renderCards,
  direct_carrier_billing: renderCarrier,
  ecpay: renderWallet,
  familymart: renderStore,
  hilife: renderStore,
  okmart: renderStore,
} as const satisfies Record<PaymentMethod, RenderMethod>;

/** The payment form of each method. */
export function renderMethod(payment: CashierPayment, words: Translator): Html {
  return RENDERERS[payment.method](payment, words);
}

function renderCards(_payment: CashierPayment, { t }: Translator): Html {
  const cards = TEST_CARDS.map(({ number, expiry, outcome }, index) => {
    const checked = index === 0 ? html` checked` : '';
    return html`<label class="card"><input type="radio" name="card" value="${number}"${checked}>
<span class="face"><span class="number">${number}</span><span class="expiry">${t('payment.card.expiry', { date: expiry })}</span></span>
<span class="does">${t(`payment.card.${outcome}`)}</span></label>`;
  });
  return html`<fieldset><legend>${t('payment.card.heading')}</legend>${cards}</fieldset>
<button class="main">${t('payment.card.pay')}</button>`;
}

function renderCarrier(_payment: CashierPayment, { t }: Translator): Html {
  return html`<h2>${t('payment.carrier.heading')}</h2>
<p>${t('payment.carrier.text', { phone: PHONE })}</p>
<button class="main" name="outcome" value="paid">${t('payment.carrier.confirm')}</button>`;
}

function renderWallet({ currency, amount_minor }: CashierPayment, { t, locale }: Translator): Html {
  const balance = writeAmount(amount_minor + WALLET_REST_MINOR, currency, locale);
  return html`<h2>${t('payment.wallet.heading')}</h2>
<p>${t('payment.wallet.text', { balance })}</p>
<button class="main" name="outcome" value="paid">${t('payment.wallet.confirm')}</button>`;
}

function renderStore({ store_code, method }: CashierPayment, { t }: Translator): Html {
  const code = store_code ?? '';
  return html`<h2>${t('payment.store.heading')} · ${t(`paymentMethod.${method}`)}</h2>
<p>${t('payment.store.text')}</p>
${drawBarcode(code)}
<p class="store-code"><span>${t('words.paymentCode')}</span> <strong>${code}</strong></p>
<button class="main" name="outcome" value="pending">${t('payment.store.later')}</button>
<button class="quiet" name="outcome" value="paid">${t('payment.store.paid')}</button>`;
}

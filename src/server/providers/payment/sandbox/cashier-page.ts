import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { STORE_CODE_PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Translator } from '#i18n/translator.ts';
import { type Html, html } from '../../../mails/html.ts';
import { writeAmount } from '../write-amount.ts';
import { renderMethod } from './cashier-methods.ts';
import type { CashierPayment } from './cashier-queries.ts';

export interface CashierPage {
  readonly words: Translator;
  /** The language in the address, carried on by links and forms; empty if there is none. */
  readonly asked: string;
  /** Undefined for an unknown payment. */
  readonly payment: CashierPayment | undefined;
}

/** The sandbox cashier's page: the payment, its method's form, and all other outcomes. No script. */
export function renderCashierPage({ words, asked, payment }: CashierPage): string {
  const { t } = words;
  const title =
    payment === undefined
      ? t('payment.missing.title')
      : t(payment.state === 'open' ? 'payment.title' : 'payment.titleOver', {
          amount: writeAmount(payment.amount_minor, payment.currency, words.locale),
        });
  const content =
    payment === undefined ? html`<p>${t('payment.missing.text')}</p>` : renderPayment(payment, words, asked);
  return html`<!DOCTYPE html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${title} · ${t('payment.badge')}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/cashier.css">
</head>
<body>
<main>
<header><p class="badge">${t('payment.badge')}</p>${renderLanguages(words.locale, payment?.order_id ?? '-', words)}</header>
<h1>${title}</h1>
<p class="lead">${t('payment.lead')}</p>
${content}
<p class="back"><a href="${storePath(words.locale, payment?.order_id)}">${t('payment.back')}</a></p>
</main>
</body>
</html>
`.text;
}

/** Where the payer continues after paying or canceling. */
export function storePath(locale: LocaleCode, orderId?: string): string {
  const path = localizePath('/store/deposit', locale);
  return orderId === undefined ? path : `${path}?orderId=${encodeURIComponent(orderId)}`;
}

function renderLanguages(locale: LocaleCode, orderId: string, { t }: Translator): Html {
  const links = LOCALES.map((code) => {
    const current = code === locale ? html` aria-current="true"` : '';
    return html`<li><a href="/dev/cashier/${orderId}?lang=${code}" lang="${code}" hreflang="${code}"${current}>${LANGUAGE_NAMES[code]}</a></li>`;
  });
  return html`<nav aria-label="${t('words.language')}"><ul class="languages">${links}</ul></nav>`;
}

function renderPayment(payment: CashierPayment, words: Translator, asked: string): Html {
  const { t, locale } = words;
  const { method, order_id, expires_at, state } = payment;
  const until = `${expires_at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Taipei' })} (UTC+8)`;
  return html`<dl class="facts">
<div><dt>${t('words.orderNumber')}</dt><dd class="code">${order_id}</dd></div>
<div><dt>${t('words.paymentMethod')}</dt><dd>${t(`paymentMethod.${method}`)}</dd></div>
${state === 'open' ? html`<div><dt>${t('payment.until')}</dt><dd><time datetime="${expires_at.toISOString()}">${until}</time></dd></div>` : ''}
</dl>
${state === 'open' ? renderOpen(payment, words, asked) : renderState(payment, words, asked)}`;
}

function renderOpen(payment: CashierPayment, words: Translator, asked: string): Html {
  const { t } = words;
  const others = ['declined', 'pending', 'chargeable', 'fiveTimes', 'outOfOrder', 'untold', 'wrongAmount'] as const;
  const isStore = STORE_CODE_PAYMENT_METHODS.some((method) => method === payment.method);
  return html`${renderForm(payment, asked, renderMethod(payment, words), `method ${isStore ? 'store' : ''} ${payment.method}`)}
${renderForm(payment, asked, html`<button class="quiet" name="outcome" value="cancelled">${t('payment.cancel')}</button>`, 'cancel')}
<details><summary>${t('payment.outcomes.heading')}</summary>
${renderForm(
  payment,
  asked,
  html`<ul>${others.map((outcome) => html`<li><button class="quiet" name="outcome" value="${outcome}">${t(`payment.outcomes.${outcome}`)}</button></li>`)}</ul>`,
  'others',
)}
</details>`;
}

function renderState(payment: CashierPayment, words: Translator, asked: string): Html {
  const { t, locale } = words;
  const { state, refunded_minor, amount_minor, currency } = payment;
  if (state === 'open') return html``;
  const refunded = t('payment.state.refunded', { amount: writeAmount(refunded_minor, currency, locale) });
  const outcomes = listFurther(payment);
  return html`<section class="method"><p class="state ${state}" role="status">${t(`payment.state.${state}`)}
${refunded_minor > 0 ? html` ${refunded}` : ''}</p>
${renderForm(
  payment,
  asked,
  html`${outcomes.map((outcome) => html`<button class="quiet" name="outcome" value="${outcome}">${t(`payment.outcomes.${outcome}`)}</button>`)}`,
  amount_minor === refunded_minor ? 'none' : 'row',
)}</section>`;
}

/** The outcomes still possible for a payment. */
function listFurther({ state, refunded_minor, amount_minor }: CashierPayment) {
  if (state === 'authorised') return ['captured', 'cancelled'] as const;
  const canRefund = state === 'paid' && refunded_minor < amount_minor;
  return canRefund ? (['refundHalf', 'refunded'] as const) : ([] as const);
}

function renderForm({ order_id }: CashierPayment, asked: string, content: Html, kind: string): Html {
  const language = asked === '' ? '' : html`<input type="hidden" name="lang" value="${asked}">`;
  return html`<form method="post" action="/dev/cashier/${order_id}" class="${kind}">${language}${content}</form>`;
}

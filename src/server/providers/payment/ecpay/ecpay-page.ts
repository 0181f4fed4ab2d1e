import { createHash } from 'node:crypto';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Translator } from '#i18n/translator.ts';
import { Html, html } from '../../../mails/html.ts';
import type { EcpayCheckout } from './ecpay-checkout.ts';

/** ECPay's own name. */
const NAMES: Readonly<Record<LocaleCode, string>> = {
  'zh-TW': '綠界科技',
  'zh-CN': '绿界科技',
  'vi-VN': 'ECPay',
  'en-US': 'ECPay',
};

const SCRIPT = 'document.forms[0].submit()';
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:light-dark(#f6f4ee,#0a0f1e);color:light-dark(#161c2c,#eef0f8);font:16px/1.6 system-ui,-apple-system,"Segoe UI","PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",sans-serif}
main{max-width:480px;margin:24px;padding:32px;border:1px solid light-dark(#dedace,#2a3452);border-radius:16px;background:light-dark(#fff,#141c33);text-align:center}
h1{margin:0 0 8px;font-size:24px;line-height:1.3}p{margin:0 0 20px}
button,a{display:inline-flex;align-items:center;min-height:48px;padding:0 28px;border:0;border-radius:24px;background:#f5b83d;color:#221700;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid light-dark(#5438b8,#b9a9ff);outline-offset:3px}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the page's own style and script by their hashes; the form may only go to ECPay. */
export function ecpayPagePolicy(action: string | null): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    ...(action === null ? [] : [`script-src ${hashOf(SCRIPT)}`]),
    `form-action ${action === null ? "'none'" : new URL(action).origin}`,
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Redirects the browser to ECPay; without scripts the button does. */
export function renderEcpayPage(words: Translator, amount: string, { action, fields }: EcpayCheckout): string {
  const { t, locale } = words;
  const provider = NAMES[locale];
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return frame(
    words,
    t('payment.handover.title', { provider }),
    html`<p>${t('payment.handover.text', { provider, amount })}</p>
<form method="post" action="${action}">${inputs}<button>${t('payment.handover.button')}</button></form>
<script>${new Html(SCRIPT)}</script>`,
  );
}

/** For a payment that does not exist or can no longer be made. */
export function renderMissingPage(words: Translator): string {
  const { t } = words;
  const back = localizePath('/store/deposit', words.locale);
  const content = html`<p>${t('payment.missing.text')}</p><a href="${back}">${t('payment.back')}</a>`;
  return frame(words, t('payment.missing.title'), content);
}

function frame({ locale }: Translator, title: string, content: Html): string {
  return html`<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(STYLE)}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`.text;
}

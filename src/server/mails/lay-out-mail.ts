import type { LocaleCode } from '#contract/values/locales.ts';
import { Html, html } from './html.ts';

export interface MailLayout {
  readonly language: LocaleCode;
  readonly title: string;
  /** Preview text in lists of emails. */
  readonly preheader: string;
  readonly company: string;
  readonly body: Html;
  readonly footer: Html;
}

/*
 * Mail programs support tables, attributes and inline styles; some drop style sheets. So inline styles are complete
 * for the light scheme, and the sheet only adds the dark scheme and small screens. The wordmark is text, since
 * pictures are often blocked.
 */
const SHEET = new Html(`:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0b1020 !important; }
  .card { background-color: #151d35 !important; border-color: #2c3654 !important; }
  .ink { color: #eef0f8 !important; }
  .muted { color: #aab3c9 !important; }
  .code { background-color: #0b1020 !important; border-color: #6b561f !important; color: #f7cf62 !important; }
  .link { color: #b9a9ff !important; }
}
@media (max-width: 620px) {
  .outer { padding: 0 !important; }
  .card, .band { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .band { padding: 16px 20px !important; }
  .inner { padding: 28px 20px !important; }
  .code { font-size: 32px !important; letter-spacing: 7px !important; padding: 18px 0 18px 7px !important; }
}`);

const FONTS = {
  'zh-TW': "'PingFang TC', 'Noto Sans TC', 'Microsoft JhengHei', Arial, sans-serif",
  'zh-CN': "'PingFang SC', 'Noto Sans SC', 'Microsoft YaHei', Arial, sans-serif",
  'vi-VN': "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  'en-US': "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
} as const satisfies Record<LocaleCode, string>;

/** Keeps mail programs from filling the preview with the start of the email. */
const FILLER = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

/** A complete email, 600 px wide: preheader, wordmark, card with the content, footer. */
export function layOutMail({ language, title, preheader, company, body, footer }: MailLayout): string {
  const font = `font-family: ${FONTS[language]};`;
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${SHEET}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background-color: #f1efe9;">
<div style="display: none; max-height: 0; overflow: hidden; opacity: 0;">${preheader}${FILLER}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color: #f1efe9;">
<tr><td class="outer" align="center" style="padding: 32px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width: 100%; max-width: 600px;">
<tr><td class="band" style="background-color: #10182e; border-radius: 16px 16px 0 0; padding: 20px 32px; ${font} font-size: 20px; line-height: 28px; font-weight: 700; color: #ffffff;">
<span style="color: #f7cf62;">&#9733;</span>&nbsp; ${company}</td></tr>
<tr><td class="card inner" style="background-color: #ffffff; border: 1px solid #e2ded3; border-top: 0; border-radius: 0 0 16px 16px; padding: 36px 32px; ${font}">
${body}</td></tr>
<tr><td class="inner muted" style="padding: 20px 32px 0; ${font} font-size: 13px; line-height: 20px; color: #5b6272;">
${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}

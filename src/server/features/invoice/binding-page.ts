import { createHash } from 'node:crypto';
import type { LocaleCode } from '#contract/values/locales.ts';
import { Html, html } from '../../mails/html.ts';
import { serverWords } from '../../mails/server-words.ts';

export interface BindingPage {
  readonly locale: LocaleCode;
  /** URL of the platform's `membercardlogin`. */
  readonly loginUrl: string;
  /** The fields for the platform, under its own names. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The button is for browsers without scripts; others leave the page at once. */
const SCRIPT = 'document.forms[0].submit();';
const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#f6f4ee, #0a0f1e); color: light-dark(#161c2c, #eef0f8); font: 16px/1.6 system-ui, 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', sans-serif; }
main { box-sizing: border-box; width: min(520px, 100%); padding: 24px; }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.35; }
p { margin: 0 0 20px; color: light-dark(#545c6d, #aab3c9); }
button { min-height: 44px; padding: 8px 24px; border: 0; border-radius: 22px; background: #f5b83d; color: #221700; font: inherit; font-weight: 700; cursor: pointer; }
:focus-visible { outline: 3px solid light-dark(#5438b8, #b9a9ff); outline-offset: 2px; }`;

/** Renders a page that posts the binding to the invoice platform. A form keeps the token out of URLs and logs. */
export function renderBindingPage({ locale, loginUrl, fields }: BindingPage): Response {
  const { t } = serverWords(locale);
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`,
  );
  const page = html`<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('binding.title')}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<h1>${t('binding.title')}</h1>
<p>${t('binding.text')}</p>
<form method="post" action="${loginUrl}">
${inputs}<button type="submit">${t('binding.continue')}</button>
</form>
</main>
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`;
  return new Response(page.text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(loginUrl),
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
    },
  });
}

function policyFor(loginUrl: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashSource(SCRIPT)}`,
    `style-src ${hashSource(STYLE)}`,
    `form-action ${new URL(loginUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

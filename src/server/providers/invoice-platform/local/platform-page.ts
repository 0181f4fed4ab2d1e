import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { type Html, html } from '../../../mails/html.ts';
import { serverWords } from '../../../mails/server-words.ts';
import { LOCAL_PLATFORM } from '../index.ts';
import { PLATFORM_OUTCOMES, type PlatformOutcome } from './answer-store.ts';
import type { PlatformFields } from './platform-fields.ts';

/** Own style sheet and forms, no script; framing is forbidden. */
export const PLATFORM_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page on which a visitor chooses the emulation's outcome; each button is one. */
export function platformPage(fields: PlatformFields, locale: LocaleCode): string {
  const { t } = serverWords(locale);
  const facts = [
    [t('platform.shop'), fields.card_ban],
    [t('platform.card'), readBase64(fields.card_no1)],
    [t('platform.type'), readBase64(fields.card_type)],
  ] as const;
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`,
  );
  return framePage(
    locale,
    t('platform.title'),
    html`<p class="lead">${t('platform.lead')}</p>
<dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`)}</dl>
<form method="post" action="${LOCAL_PLATFORM}/answer" aria-labelledby="choose">
${hidden}<h2 id="choose">${t('platform.choose')}</h2>
<ul>${PLATFORM_OUTCOMES.map((outcome) => renderOutcome(outcome, locale))}</ul>
</form>`,
  );
}

/** The page for invalid fields. */
export function brokenPage(locale: LocaleCode): string {
  const { t } = serverWords(locale);
  return framePage(
    locale,
    t('platform.broken.title'),
    html`<p>${t('platform.broken.text')}</p>
<p><a href="/">${t('platform.broken.back')}</a></p>`,
  );
}

function renderOutcome(outcome: PlatformOutcome, locale: LocaleCode): Html {
  const { t } = serverWords(locale);
  const kind = outcome === 'accept' ? 'main' : 'quiet';
  return html`<li><button class="${kind}" name="outcome" value="${outcome}" aria-describedby="${outcome}-hint">${t(`platform.${outcome}`)}</button>
<p class="hint" id="${outcome}-hint">${t(`platform.${outcome}Hint`)}</p></li>
`;
}

function framePage(locale: LocaleCode, title: string, content: Html): string {
  const { t } = serverWords(locale);
  return html`<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${LOCAL_PLATFORM}/page.css">
</head>
<body>
<main>
<p class="badge">${t('platform.badge')}</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text;
}

function readBase64(text: string): string {
  return Buffer.from(text, 'base64').toString();
}

/** The language in the address, for trying the page in another one. */
export function findRequestedLocale(params: URLSearchParams): LocaleCode | undefined {
  return LOCALES.find((code) => code === params.get('lang'));
}

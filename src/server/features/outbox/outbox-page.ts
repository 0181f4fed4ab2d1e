import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { type Html, html } from '../../mails/html.ts';
import { serverWords } from '../../mails/server-words.ts';
import { OUTBOX_SIZE, type OutboxMessage } from './outbox-queries.ts';

export interface OutboxPage {
  /** Newest first. */
  readonly messages: readonly OutboxMessage[];
  /** Number of all messages, or of those to the recipient. */
  readonly count: number;
  /** Recipient to filter by; empty: none. */
  readonly to: string;
  readonly locale: LocaleCode;
  /** The language named in the address, preserved in links; empty: none. */
  readonly asked: string;
}

/** Renders the outbox as a complete page without scripts. */
export function renderOutboxPage(page: OutboxPage): string {
  const { t } = serverWords(page.locale);
  return html`<!DOCTYPE html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${t('outbox.title')} · Starhall</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<a class="skip" href="#messages">${t('outbox.skip')}</a>
<header class="top"><div class="bar">
<a class="brand" href="/"><span class="star" aria-hidden="true">★</span>starhall</a>
${renderLanguages(page)}
</div></header>
<main>
<h1>${t('outbox.title')}</h1>
<p class="intro">${t('outbox.intro', { size: OUTBOX_SIZE })}</p>
${renderFilter(page)}
<section id="messages" aria-label="${t('outbox.title')}">
<p class="count">${t('outbox.count', { count: page.count })}</p>
${page.messages.length === 0 ? renderEmpty(page) : html`<ol>${page.messages.map((each) => renderMessage(each, page))}</ol>`}
${page.messages.length < page.count ? renderMore(page) : ''}
</section>
</main>
</body>
</html>
`.text;
}

function addressOf({ to, asked }: { readonly to: string; readonly asked: string }): string {
  const query = new URLSearchParams({ ...(to === '' ? {} : { to }), ...(asked === '' ? {} : { lang: asked }) });
  return query.size === 0 ? '/dev/outbox' : `/dev/outbox?${query}`;
}

function renderLanguages({ to, locale }: OutboxPage): Html {
  const links = LOCALES.map((code) => {
    const current = code === locale ? html` aria-current="true"` : '';
    return html`<li><a href="${addressOf({ to, asked: code })}" lang="${code}" hreflang="${code}"${current}>${LANGUAGE_NAMES[code]}</a></li>`;
  });
  return html`<nav aria-label="${serverWords(locale).t('words.language')}"><ul class="languages">${links}</ul></nav>`;
}

function renderFilter({ to, locale, asked }: OutboxPage): Html {
  const { t } = serverWords(locale);
  const language = asked === '' ? '' : html`<input type="hidden" name="lang" value="${asked}">`;
  const all = html`<a class="button quiet" href="${addressOf({ to: '', asked })}">${t('words.showAll')}</a>`;
  return html`<form method="get" action="/dev/outbox" role="search">
<label for="to">${t('outbox.filter')}</label>
<p class="hint" id="to-hint">${t('outbox.filterHint')}</p>
<div class="row"><input id="to" name="to" value="${to}" aria-describedby="to-hint" maxlength="320" autocomplete="off" autocapitalize="none" spellcheck="false">${language}
<button class="button" type="submit">${t('outbox.filterAction')}</button>
${to === '' ? '' : all}
<a class="button quiet" href="${addressOf({ to, asked })}">${t('words.refresh')}</a></div>
</form>`;
}

function renderMessage(message: OutboxMessage, page: OutboxPage): Html {
  const { t } = serverWords(page.locale);
  const { id, channel, recipient, subject, created_at, text } = message;
  const title = channel === 'sms' ? t('outbox.sms') : subject;
  const filtered = addressOf({ to: recipient, asked: page.asked });
  const language = message.language === null ? '' : html` lang="${message.language}"`;
  return html`<li><article aria-labelledby="message-${id}">
<header><span class="channel ${channel}">${t(channel === 'sms' ? 'outbox.sms' : 'words.eMail')}</span>
<h2 id="message-${id}"${channel === 'sms' ? '' : language}>${title}</h2>
<p class="facts"><span>${t('outbox.to')} <a href="${filtered}">${recipient}</a></span>
<time datetime="${created_at.toISOString()}">${writeTime(created_at, page.locale)}</time></p></header>
${channel === 'sms' ? html`<p class="bubble">${text}</p>` : renderMail(message, page)}
</article></li>`;
}

function renderMail({ id, subject, text, html: mail, language }: OutboxMessage, { locale }: OutboxPage): Html {
  const { t } = serverWords(locale);
  const spoken = language === null ? '' : html` lang="${language}"`;
  const plain = html`<pre tabindex="0"${spoken}>${text}</pre>`;
  if (mail === '') return plain;
  const source = `/dev/outbox/mail/${id}`;
  return html`<iframe src="${source}" title="${t('outbox.frame', { subject })}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>
<div class="views"><details><summary>${t('outbox.textView')}</summary>${plain}</details>
<a href="${source}" target="_blank" rel="noopener">${t('outbox.alone')}</a></div>`;
}

function writeTime(at: Date, locale: LocaleCode): string {
  return `${at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })} UTC`;
}

function renderEmpty({ to, locale }: OutboxPage): Html {
  const { t } = serverWords(locale);
  const [title, hint] =
    to === '' ? [t('outbox.empty'), t('outbox.emptyHint')] : [t('outbox.emptyFor', { to }), t('outbox.emptyForHint')];
  return html`<div class="empty"><p class="empty-title">${title}</p><p>${hint}</p></div>`;
}

function renderMore({ messages, count, locale }: OutboxPage): Html {
  return html`<p class="more">${serverWords(locale).t('outbox.more', { shown: messages.length, count })}</p>`;
}

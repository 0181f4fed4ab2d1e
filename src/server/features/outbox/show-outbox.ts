import { LOCALE_COOKIE, type LocaleCode, readLocale } from '#contract/values/locales.ts';
import { detectLocale } from '#domain/page/detect-locale.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { readCookie } from '../../pages/page-request.ts';
import type { Services } from '../../services.ts';
import { renderOutboxPage } from './outbox-page.ts';
import { countMessages, listMessages } from './outbox-queries.ts';

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Each mail is an iframe; more would make the page slow. */
const SHOWN = 50;

/** Renders the outbox as a page, in the language of the query, the cookie or the browser. */
export function showOutbox({ config, database }: Services): Handler<'showOutbox'> {
  return async ({ to, lang }, context) => {
    const messages = await listMessages(database.db, { to, limit: SHOWN });
    const count = messages.length < SHOWN ? messages.length : await countMessages(database.db, { to });
    const page = renderOutboxPage({
      messages,
      count,
      to: to ?? '',
      locale: readLocale(lang) ?? readLanguage(context, config.LOCALES),
      asked: lang ?? '',
    });
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PAGE_POLICY,
        'cache-control': 'no-store',
      },
    });
  };
}

function readLanguage({ headers }: CallContext, locales: readonly LocaleCode[]): LocaleCode {
  const cookie = readCookie(headers.get('cookie') ?? '', LOCALE_COOKIE);
  return detectLocale({ cookie, acceptLanguage: headers.get('accept-language') ?? '' }, locales);
}

import { parse } from 'hono/utils/cookie';
import { LOCALE_COOKIE, type LocaleCode } from '#contract/values/locales.ts';
import { detectLocale } from '#domain/page/detect-locale.ts';
import type { CallContext } from './call-context.ts';

/** The language for emails and SMS: the page's, else the browser's. */
export function readCallLanguage({ lang, headers }: CallContext, locales: readonly LocaleCode[]): LocaleCode {
  if (lang !== undefined) return lang;
  const cookie = parse(headers.get('cookie') ?? '', LOCALE_COOKIE)[LOCALE_COOKIE];
  return detectLocale({ cookie, acceptLanguage: headers.get('accept-language') ?? '' }, locales);
}

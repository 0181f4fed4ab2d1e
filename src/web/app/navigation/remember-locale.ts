import { LIMITS } from '#contract/values/limits.ts';
import { LOCALE_COOKIE, type LocaleCode } from '#contract/values/locales.ts';

/** The language cookie for `document.cookie`: 365 days, whole site (R4.45, R9.17). */
export function localeCookieText(code: LocaleCode): string {
  const seconds = LIMITS.localeCookieDays * 24 * 60 * 60;
  return `${LOCALE_COOKIE}=${code}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** Stores the language that the visitor chose. */
export function rememberLocale(code: LocaleCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain-http development hosts.
  document.cookie = localeCookieText(code);
}

import { LOCALE_COOKIE, type LocaleCode } from '#contract/values/locales.ts';
import { detectLocale } from '#domain/page/detect-locale.ts';
import { compileAreas } from '#i18n/compile-messages.ts';
import type { Translator } from '#i18n/translator.ts';
import { createTranslatorCache } from '#i18n/translator-cache.ts';
import { readCookie } from '../../../pages/page-request.ts';

/** Sources of a person's language. */
export interface LanguageHints {
  /** Languages requested by the previous page, separated by spaces (OpenID Connect: `ui_locales`). */
  readonly uiLocales: string;
  readonly cookie: string;
  readonly acceptLanguage: string;
}

const wordsOf = createTranslatorCache((locale) => compileAreas(['identity'], locale));

/** The words of the local provider's pages in a person's language. */
export function createPageWords(locales: readonly LocaleCode[]): (hints: LanguageHints) => Translator {
  return (hints) => wordsOf(chooseLocale(hints, locales));
}

function chooseLocale({ uiLocales, cookie, acceptLanguage }: LanguageHints, locales: readonly LocaleCode[]) {
  const asked = uiLocales.split(' ');
  const stored = readCookie(cookie, LOCALE_COOKIE);
  return locales.find((code) => asked.includes(code)) ?? detectLocale({ cookie: stored, acceptLanguage }, locales);
}

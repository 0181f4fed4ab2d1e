import { LOCALE_COOKIE, type LocaleCode } from '#contract/locales.ts';
import { detectLocale } from '#domain/detect-locale.ts';
import { compileAreas } from '#i18n/compile-messages.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';
import { readCookie } from '../../../pages/page-request.ts';

/** What a person's language is read from. */
export interface LanguageHints {
  /** Languages that the page before asked for, separated by spaces (OpenID Connect: `ui_locales`). */
  readonly uiLocales: string;
  readonly cookie: string;
  readonly acceptLanguage: string;
}

/** The words of the local provider's pages, compiled when a language is first needed. */
export function createPageWords(locales: readonly LocaleCode[]): (hints: LanguageHints) => Translator {
  const translators = new Map<LocaleCode, Translator>();
  return (hints) => {
    const locale = chooseLocale(hints, locales);
    const translator = translators.get(locale) ?? createTranslator(locale, compileAreas(['identity'], locale));
    translators.set(locale, translator);
    return translator;
  };
}

function chooseLocale({ uiLocales, cookie, acceptLanguage }: LanguageHints, locales: readonly LocaleCode[]) {
  const asked = uiLocales.split(' ');
  const stored = readCookie(cookie, LOCALE_COOKIE);
  return locales.find((code) => asked.includes(code)) ?? detectLocale({ cookie: stored, acceptLanguage }, locales);
}

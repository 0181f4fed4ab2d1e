import { type LocaleCode, readLocale } from '#contract/values/locales.ts';
import type { Translator } from '#i18n/translator.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import { serverWords } from '../../mails/server-words.ts';

/** The words of a page outside the router: in the language its address asks for, else that of the cookie or browser. */
export function pageWords(asked: string | undefined, context: CallContext, locales: readonly LocaleCode[]): Translator {
  return serverWords(readLocale(asked) ?? readCallLanguage(context, locales));
}

import { type LocaleCode, readLocale } from '#contract/values/locales.ts';
import type { Translator } from '#i18n/translator.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import { serverWords } from '../../mails/server-words.ts';

/** The words of a provider's page, in the language of its address, else of the cookie or browser. */
export function pageWords(asked: string | undefined, context: CallContext, locales: readonly LocaleCode[]): Translator {
  return serverWords(readLocale(asked) ?? readCallLanguage(context, locales));
}

/** A page with its own policy; 404 for a payment that does not exist or is over. */
export function answerPage(page: string, { policy, isFound }: { policy: string; isFound: boolean }): Response {
  return new Response(page, {
    status: isFound ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}

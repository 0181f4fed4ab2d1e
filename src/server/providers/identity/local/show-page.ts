import type { KoaContextWithOIDC } from 'oidc-provider';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Translator } from '#i18n/translator.ts';
import { PAGE_POLICY } from './page-frame.ts';
import { createPageWords } from './page-words.ts';

/** Renders a page in the person's language; `uiLocales` are the languages requested by the sign-in. */
export type ShowPage = (ctx: KoaContextWithOIDC, uiLocales: string, render: (words: Translator) => string) => void;

/** Headers of the local provider's pages; their addresses contain secrets of a sign-in. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
} as const;

export function createShowPage(locales: readonly LocaleCode[]): ShowPage {
  const wordsOf = createPageWords(locales);
  return (ctx, uiLocales, render) => {
    const words = wordsOf({
      uiLocales: uiLocales || String(ctx.query.ui_locales ?? ''),
      cookie: ctx.get('cookie'),
      acceptLanguage: ctx.get('accept-language'),
    });
    ctx.set(PAGE_HEADERS);
    ctx.body = render(words);
  };
}

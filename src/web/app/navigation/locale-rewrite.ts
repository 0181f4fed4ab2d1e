import type { LocationRewrite } from '@tanstack/react-router';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath, splitLocalePath } from '#domain/page/locale-path.ts';

/** Removes the language prefix from incoming addresses and adds it to outgoing ones (R2.1-R2.4). */
export function localeRewrite(locale: LocaleCode, locales: readonly LocaleCode[]): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = splitLocalePath(url.pathname, locales).path;
      return url;
    },
    output: ({ url }) => {
      url.pathname = localizePath(url.pathname, locale);
      return url;
    },
  };
}

import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '#contract/values/locales.ts';

export interface LocalizedPath {
  readonly locale: LocaleCode;
  /** The path without its language prefix, starting with a slash. */
  readonly path: string;
}

/** Splits `/en-US/games` into its language and `/games`; without a prefix the language is the default (R2.4). */
export function splitLocalePath(pathname: string, locales: readonly LocaleCode[] = LOCALES): LocalizedPath {
  const [, first = ''] = pathname.split('/', 2);
  const locale = locales.find((code) => code === first && code !== DEFAULT_LOCALE);
  if (locale === undefined) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: pathname.slice(first.length + 1) || '/' };
}

/** The path of a page in a language: all languages but the default are prefixed (R2.4). */
export function localizePath(path: string, locale: LocaleCode): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The page without the default language's prefix, for `/zh-TW` and all paths below it (R2.5, O3); null for others. */
export function stripDefaultLocale(pathname: string): string | null {
  const [, first = ''] = pathname.split('/', 2);
  if (first !== DEFAULT_LOCALE) return null;
  // Two leading slashes would name another host.
  return `/${pathname.slice(first.length + 1).replace(/^[/\\]+/, '')}`;
}

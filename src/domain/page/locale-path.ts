import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '#contract/values/locales.ts';

export interface LocalizedPath {
  readonly locale: LocaleCode;
  /** The path without its language prefix, always beginning with a slash. */
  readonly path: string;
}

/** Splits `/en-US/games` into its language and `/games`; without a prefix the default language is meant (R2.4). */
export function splitLocalePath(pathname: string, locales: readonly LocaleCode[] = LOCALES): LocalizedPath {
  const [, first = ''] = pathname.split('/', 2);
  const locale = locales.find((code) => code === first && code !== DEFAULT_LOCALE);
  if (locale === undefined) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: pathname.slice(first.length + 1) || '/' };
}

/** The address path of a page in a language: every language but the default is prefixed (R2.4). */
export function localizePath(path: string, locale: LocaleCode): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The same page without the default language's prefix, for `/zh-TW` and everything below it (R2.5, O3); null for others. */
export function stripDefaultLocale(pathname: string): string | null {
  const [, first = ''] = pathname.split('/', 2);
  if (first !== DEFAULT_LOCALE) return null;
  // Two slashes at the beginning would name another host.
  return `/${pathname.slice(first.length + 1).replace(/^[/\\]+/, '')}`;
}

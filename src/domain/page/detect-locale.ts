import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';

interface Preference {
  readonly tag: string;
  readonly quality: number;
}

function readPreferences(acceptLanguage: string): Preference[] {
  return acceptLanguage
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
}

function matchTag(tag: string, locales: readonly LocaleCode[]): LocaleCode | undefined {
  return locales.find((code) => code.toLowerCase() === tag);
}

function matchLanguage(tag: string, locales: readonly LocaleCode[]): LocaleCode | undefined {
  const language = tag.split('-')[0];
  return locales.find((code) => code.toLowerCase().split('-')[0] === language);
}

/**
 * The language for a visitor at `/` (R4.43, R4.44, O27): a stored cookie decides; else the browser's languages in
 * order, each matched exactly or by its primary language; else the default.
 */
export function detectLocale(
  hints: { readonly cookie?: string | undefined; readonly acceptLanguage?: string | undefined },
  locales: readonly LocaleCode[],
): LocaleCode {
  const stored = locales.find((code) => code === hints.cookie);
  if (stored !== undefined) return stored;
  const tags = readPreferences(hints.acceptLanguage ?? '').map(({ tag }) => tag);
  for (const tag of tags) {
    const found = matchTag(tag, locales) ?? matchLanguage(tag, locales);
    if (found !== undefined) return found;
  }
  return DEFAULT_LOCALE;
}

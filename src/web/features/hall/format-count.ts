import type { LocaleCode } from '#contract/locales.ts';

const formatters = new Map<LocaleCode, Intl.NumberFormat>();

/** A count in few characters: 12,345 as 1.2萬 or 12.3K. */
export function formatCount(count: number, locale: LocaleCode): string {
  let formatter = formatters.get(locale);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    formatters.set(locale, formatter);
  }
  return formatter.format(count);
}

import type { LocaleCode } from '#contract/locales.ts';

/** A mean with its decimal, as the language writes it. */
export function formatStars(average: number, locale: LocaleCode): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
}

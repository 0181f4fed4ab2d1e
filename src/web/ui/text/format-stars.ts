import type { LocaleCode } from '#contract/values/locales.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

/** An average with one decimal, in the format of the language. */
export function formatStars(average: number, locale: LocaleCode): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
}

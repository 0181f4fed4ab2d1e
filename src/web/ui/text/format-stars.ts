import type { LocaleCode } from '#contract/values/locales.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

/** A mean with its decimal, as the language writes it. */
export function formatStars(average: number, locale: LocaleCode): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
}

import type { LocaleCode } from '#contract/values/locales.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

/** A compact count: 12,345 as 1.2萬 or 12.3K. */
export function formatCount(count: number, locale: LocaleCode): string {
  return numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

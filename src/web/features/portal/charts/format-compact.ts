import type { LocaleCode } from '#contract/values/locales.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

/** Formats amounts of an axis in compact notation with enough digits to distinguish them: 1.2K, 1.2萬. */
export function formatCompact(locale: LocaleCode): (amount: number) => string {
  const { format } = numberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return (amount) => format(amount);
}

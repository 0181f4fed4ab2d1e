import type { LocaleCode } from '#contract/values/locales.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

/** Writes amounts as short as they can be told apart at the side of a drawing: 1.2K, 1.2萬. */
export function formatCompact(locale: LocaleCode): (amount: number) => string {
  const { format } = numberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return (amount) => format(amount);
}

import type { LocaleCode } from '#contract/values/locales.ts';
import { dateTimeFormat } from '#web/ui/text/intl-formats.ts';

const STYLES = {
  short: { month: 'numeric', day: 'numeric' },
  long: { dateStyle: 'full' },
} as const;

/** A day (YYYY-MM-DD) in words, the same in every time zone. */
export function formatDay(day: string, locale: LocaleCode, style: keyof typeof STYLES): string {
  return dateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' }).format(Date.parse(day));
}

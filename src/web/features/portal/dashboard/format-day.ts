import type { LocaleCode } from '#contract/values/locales.ts';
import { dateTimeFormat } from '#web/ui/text/intl-formats.ts';

const STYLES = {
  short: { month: 'numeric', day: 'numeric' },
  long: { dateStyle: 'full' },
} as const;

/** Formats a day (YYYY-MM-DD), independent of the time zone. */
export function formatDay(day: string, locale: LocaleCode, style: keyof typeof STYLES): string {
  return dateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' }).format(Date.parse(day));
}

import type { LocaleCode } from '#contract/values/locales.ts';

/** Formats a month (YYYY-MM), independent of the time zone. */
export function formatMonth(month: string, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-01`));
}

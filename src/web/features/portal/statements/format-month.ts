import type { LocaleCode } from '#contract/values/locales.ts';

/** A month (YYYY-MM) in words, the same in every time zone. */
export function formatMonth(month: string, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-01`));
}

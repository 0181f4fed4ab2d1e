import type { LocaleCode } from '#contract/locales.ts';

/** A moment as its day in Taipei, where the store's days are counted; the same on the server and in the browser. */
export function formatDay(iso: string, locale: LocaleCode): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Taipei' }).format(new Date(iso));
}

import type { LocaleCode } from '#contract/values/locales.ts';
import { dateTimeFormat } from '#web/ui/text/intl-formats.ts';

/** A time as its day in Taipei, the store's calendar; the same on server and browser. */
export function formatDay(iso: string, locale: LocaleCode): string {
  return dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Taipei' }).format(new Date(iso));
}

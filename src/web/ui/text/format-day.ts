import type { LocaleCode } from '#contract/values/locales.ts';
import { dateTimeFormat } from '#web/ui/text/intl-formats.ts';

/** A moment as its day in Taipei, where the store's days are counted; the same on the server and in the browser. */
export function formatDay(iso: string, locale: LocaleCode): string {
  return dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Taipei' }).format(new Date(iso));
}

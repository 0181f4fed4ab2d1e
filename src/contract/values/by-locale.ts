import type { LocaleCode } from './locales.ts';

/** A record of every language. Apart from locales.ts, which every page loads. */
export function byLocale<Value>(make: (locale: LocaleCode) => Value): Record<LocaleCode, Value> {
  return { 'zh-TW': make('zh-TW'), 'zh-CN': make('zh-CN'), 'vi-VN': make('vi-VN'), 'en-US': make('en-US') };
}

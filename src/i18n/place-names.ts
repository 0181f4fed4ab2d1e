import type { LocaleCode } from '#contract/values/locales.ts';
import enUs from './places/en-US.json' with { type: 'json' };
import viVn from './places/vi-VN.json' with { type: 'json' };
import zhCn from './places/zh-CN.json' with { type: 'json' };
import zhTw from './places/zh-TW.json' with { type: 'json' };

/**
 * Each language's names for countries, currencies and languages, and its order of countries
 * (tools/write-place-names.ts).
 */
export const PLACE_NAMES: Readonly<Record<LocaleCode, Readonly<Record<string, string>>>> = {
  'zh-TW': zhTw,
  'zh-CN': zhCn,
  'vi-VN': viVn,
  'en-US': enUs,
};

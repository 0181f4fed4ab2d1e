import type { LocaleCode } from '#contract/values/locales.ts';

/** Columns of `shelf_names`, each sorted by its language's own collation, `name_` before the same name (migration 001). */
export const NAME_COLUMNS = {
  'zh-TW': 'zh_tw',
  'zh-CN': 'zh_cn',
  'vi-VN': 'vi_vn',
  'en-US': 'en_us',
} as const satisfies Record<LocaleCode, string>;

import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';

/** A language that readers of another one are more likely to read than the game's own. */
const RELATED = {
  'zh-TW': 'zh-CN',
  'zh-CN': 'zh-TW',
  'vi-VN': 'en-US',
  'en-US': undefined,
} as const satisfies Record<LocaleCode, LocaleCode | undefined>;

/** A screenshot; without a language if it suits all. */
export interface MarkedScreenshot {
  readonly lang: LocaleCode | undefined;
}

/** The languages whose screenshots come first on a page, the best first; the empty text is no language. */
export function screenshotLanguages(lang: LocaleCode, ofGame: LocaleCode = DEFAULT_LOCALE): readonly string[] {
  return [...new Set([lang, '', RELATED[lang] ?? ofGame, ofGame])];
}

/**
 * The screenshots to show on a page: those of its language, then those of none. Without any, those of the nearest
 * language that has some, or else all.
 */
export function screenshotsInLanguage<Shot extends MarkedScreenshot>(
  shots: readonly Shot[],
  lang: LocaleCode,
  ofGame: LocaleCode,
): readonly Shot[] {
  const of = (wanted: string | undefined) => shots.filter((shot) => (shot.lang ?? '') === wanted);
  const fitting = [...of(lang), ...of('')];
  if (fitting.length > 0) return fitting;
  const nearest = screenshotLanguages(lang, ofGame).find((known) => of(known).length > 0);
  return nearest === undefined ? shots : of(nearest);
}

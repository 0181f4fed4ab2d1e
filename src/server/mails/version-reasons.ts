import type { LocaleCode } from '#contract/values/locales.ts';
import { VERSION_REASONS, type VersionReason } from '#contract/version/operator-entities.ts';
import { serverWords } from './server-words.ts';

/** The reasons with a text, in a developer's language. */
export function listVersionReasonTexts(language: LocaleCode): { key: VersionReason; text: string }[] {
  const { t } = serverWords(language);
  return VERSION_REASONS.map((key) => ({ key, text: t(`versionReason.${key}`) }));
}

/** The reasons for a developer: the chosen ones, one per line, then the operator's text. */
export function joinVersionReasons(keys: readonly VersionReason[], written: string, language: LocaleCode): string {
  const { t } = serverWords(language);
  const texts = [...new Set(keys)].map((key) => t(`versionReason.${key}`));
  return [...texts, written.trim()].filter((text) => text !== '').join('\n');
}

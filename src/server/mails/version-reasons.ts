import type { LocaleCode } from '#contract/values/locales.ts';
import { VERSION_REASONS, type VersionReason } from '#contract/version/operator-entities.ts';
import { serverWords } from './server-words.ts';

/** The reasons that have a text, in the language of a developer. */
export function listVersionReasonTexts(language: LocaleCode): { key: VersionReason; text: string }[] {
  const { t } = serverWords(language);
  return VERSION_REASONS.map((key) => ({ key, text: t(`versionReason.${key}`) }));
}

/** What a developer reads: the chosen reasons, a line each, and what the operator wrote. */
export function joinVersionReasons(keys: readonly VersionReason[], written: string, language: LocaleCode): string {
  const { t } = serverWords(language);
  const texts = [...new Set(keys)].map((key) => t(`versionReason.${key}`));
  return [...texts, written.trim()].filter((text) => text !== '').join('\n');
}

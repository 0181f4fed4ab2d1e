import { PROVIDER_REASONS, type ProviderReason } from '#contract/provider/operator-entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { serverWords } from './server-words.ts';

/** The reasons that have a text, in the language of an applicant. */
export function listReasonTexts(language: LocaleCode): { key: ProviderReason; text: string }[] {
  const { t } = serverWords(language);
  return PROVIDER_REASONS.map((key) => ({ key, text: t(`providerReason.${key}`) }));
}

/** What an applicant reads: the chosen reasons, a line each, and what the operator wrote. */
export function joinReasons(keys: readonly ProviderReason[], written: string, language: LocaleCode): string {
  const { t } = serverWords(language);
  const texts = [...new Set(keys)].map((key) => t(`providerReason.${key}`));
  return [...texts, written.trim()].filter((text) => text !== '').join('\n');
}

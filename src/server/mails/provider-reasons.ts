import { PROVIDER_REASONS, type ProviderReason } from '#contract/provider/operator-entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { serverWords } from './server-words.ts';

/** The reasons with a text, in an applicant's language. */
export function listReasonTexts(language: LocaleCode): { key: ProviderReason; text: string }[] {
  const { t } = serverWords(language);
  return PROVIDER_REASONS.map((key) => ({ key, text: t(`providerReason.${key}`) }));
}

/** The reasons for an applicant: the chosen ones, one per line, then the operator's text. */
export function joinReasons(keys: readonly ProviderReason[], written: string, language: LocaleCode): string {
  const { t } = serverWords(language);
  const texts = [...new Set(keys)].map((key) => t(`providerReason.${key}`));
  return [...texts, written.trim()].filter((text) => text !== '').join('\n');
}

import type { LocaleCode } from '#contract/values/locales.ts';
import { serverWords } from './server-words.ts';

/** Labels and their values in a plain text version: one line each, with the colon of the language. */
export function writeFactLines(
  facts: readonly (readonly [label: string, value: string])[],
  language: LocaleCode,
): string {
  const { t } = serverWords(language);
  return facts.map(([label, value]) => `    ${t('mail.fact', { label, value })}`).join('\n');
}

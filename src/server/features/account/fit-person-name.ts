import { LIMITS } from '#contract/values/limits.ts';
import { textRules } from '#domain/rules/text-rules.ts';
import { normalizeText } from '#domain/text/normalize-text.ts';

/** Fits an unverified name into the profile: truncates it, or returns an empty text if it breaks the rule. */
export function fitPersonName(text: string): string {
  const name = [...normalizeText(text.trim(), 'NFC')].slice(0, LIMITS.personNameLength).join('').trimEnd();
  return textRules.last_name.check(name, {}) === true ? name : '';
}

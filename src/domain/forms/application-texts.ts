import { LIMITS } from '#contract/values/limits.ts';
import { markupRules } from '../rules/markup-rules.ts';
import { byRule, type Check } from './checks.ts';
import { inEachLanguage } from './contents-check.ts';
import { text } from './value-checks.ts';

/** What an application says of itself in each of its languages (R3.2, R5.32, R5.33). */
export const APPLICATION_TEXT_CHECKS = {
  name: inEachLanguage(text(LIMITS.applicationNameLength)),
  shortDescription: inEachLanguage(text(LIMITS.shortDescriptionLength)),
  // The length first: reading tags takes as long as the text is.
  fullDescription: inEachLanguage(text(LIMITS.fullDescriptionLength, byRule(markupRules.html, {}))),
} as const satisfies Readonly<Record<string, Check>>;
export type ApplicationTextField = keyof typeof APPLICATION_TEXT_CHECKS;

import type { AgeAnswers } from '#domain/age/age-questionnaire.ts';

/** Answers to the age questionnaire: the mildest, but for those given. */
export function buildAgeAnswers(given: Partial<AgeAnswers> = {}): AgeAnswers {
  const mildest = { violence: 'none', horror: 'none', sexuality: 'none', language: 'none' } as const;
  return { ...mildest, substances: 'none', gambling: 'none', ...given };
}

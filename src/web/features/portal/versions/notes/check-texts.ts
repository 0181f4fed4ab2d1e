import type { LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { checkVersionForm } from '#domain/forms/version/version-form.ts';
import { findVersionNameObstacle } from '#domain/version/version-name.ts';
import type { Problem, Problems } from '#web/kit/form/problems.ts';
import { toFieldName, toSentTexts, type VersionTexts } from './version-texts.ts';

export interface TextSurroundings {
  readonly platform: PlatformCode;
  /** Languages of the application. */
  readonly languages: readonly LocaleCode[];
  readonly contentDefault: LocaleCode;
  /** Names of the application's other versions. */
  readonly otherNames: readonly string[];
}

/** Validates the texts of a version with the server's rules; problems have the page's field names. */
export function checkTexts(texts: VersionTexts, surroundings: TextSurroundings): Problems {
  const { platform, otherNames, ...application } = surroundings;
  const sent = toSentTexts(texts, application.languages);
  const problems = new Map<string, Problem>();
  for (const { field, message, values } of checkVersionForm({ platform, ...sent }, application)) {
    const name = toFieldName(field, sent);
    if (!problems.has(name)) problems.set(name, { message, ...(values && { values }) });
  }
  const taken = findVersionNameObstacle(sent.versionName, otherNames);
  if (taken !== undefined && !problems.has('versionName')) problems.set('versionName', { message: `error.${taken}` });
  return problems;
}

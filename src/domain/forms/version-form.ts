import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { Version } from '#contract/version/entities.ts';
import { type Check, chosen, every, FINE, filled, isFields, optional, record, refuse } from './checks.ts';
import { contentsCheck, inEveryLanguage } from './contents-check.ts';
import type { FieldIssue } from './field-issue.ts';
import { flag, platform, text } from './value-checks.ts';

/** What a developer fills in of a version; its file goes through src/domain/version/package-file-rules.ts (R3.19-R3.21). */
export type VersionForm = Pick<Version, 'platform' | 'versionName' | 'contents' | 'minimumVersion'> & {
  /** Whether it goes to the reviewers at once (O38). */
  readonly submit?: boolean;
};

/** What is known of the application that a version belongs to. */
export interface VersionSurroundings {
  /** The languages that its description has; those of the application. */
  readonly languages?: readonly LocaleCode[];
  readonly contentDefault?: LocaleCode;
  /** The platforms that the application has; any when it is not said. */
  readonly platforms?: readonly PlatformCode[];
}

/**
 * Every issue of a version: each language of the application has its description (R5.34). Whether the name is free is
 * for the server to see.
 */
export function checkVersionForm(
  form: unknown,
  { languages = LOCALES, contentDefault, platforms }: VersionSurroundings = {},
): readonly FieldIssue[] {
  const isOfApplication: Check = (value) => {
    const isForeign = platforms !== undefined && !platforms.some((known) => known === value);
    return isForeign ? refuse('field.choice', { code: ERROR.platformNotFound }) : FINE;
  };
  const checks = {
    platform: chosen(every(platform, isOfApplication)),
    versionName: filled(text(LIMITS.versionNameLength)),
    contents: contentsCheck({ description: inEveryLanguage(text(LIMITS.versionDescriptionLength)) }, languages),
    minimumVersion: optional(text(LIMITS.versionNameLength)),
    submit: optional(flag),
  } as const satisfies Record<keyof VersionForm, Check>;
  const fields = isFields(form) ? { ...form, contentDefault } : {};
  return record(checks)(fields, fields);
}

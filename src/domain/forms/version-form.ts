import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { type Check, chosen, every, FINE, type Fields, isFields, optional, record, refuse } from './checks.ts';
import { contentsCheck } from './contents-check.ts';
import type { FieldIssue } from './field-issue.ts';
import { checksOf, defineForm } from './form-table.ts';
import { flag, platform } from './value-checks.ts';
import { type StoredVersionForm, VERSION_FIELDS, VERSION_TEXT_CHECKS } from './version-fields.ts';

/** What a developer fills in of a version; its file goes through src/domain/version/package-file-rules.ts (R3.19-R3.21). */
export type VersionForm = StoredVersionForm & {
  /** Whether it goes to the reviewers at once (O38). */
  readonly submit?: boolean;
};

const version = defineForm<StoredVersionForm>(VERSION_FIELDS);

/** A form as it is checked and stored. */
export function tidyVersionForm(fields: Fields): Fields {
  return version.tidy(fields);
}

/** The stored form of a tidy one in which nothing is wrong. @throws Error where something is. */
export function readVersionForm(fields: Fields): StoredVersionForm {
  return version.read(fields);
}

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
    ...checksOf(VERSION_FIELDS),
    platform: chosen(every(platform, isOfApplication)),
    contents: contentsCheck(VERSION_TEXT_CHECKS, languages),
    submit: optional(flag),
  };
  const fields = isFields(form) ? { ...form, contentDefault } : {};
  return record(checks)(fields, fields);
}

import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { contentsCheck } from '../application/contents-check.ts';
import { type Check, chosen, every, FINE, type Fields, isFields, optional, record, refuse } from '../checks/checks.ts';
import { flag, platform } from '../checks/value-checks.ts';
import type { FieldIssue } from '../field-issue.ts';
import { checksOf, defineForm } from '../form-table.ts';
import { type StoredVersionForm, VERSION_FIELDS, VERSION_TEXT_CHECKS } from './version-fields.ts';

/** What a developer enters for a version; src/domain/version/package-file-rules.ts checks its file (R3.19-R3.21). */
export type VersionForm = StoredVersionForm & {
  /** Whether it is submitted for review immediately (O38). */
  readonly submit?: boolean;
};

const version = defineForm<StoredVersionForm>(VERSION_FIELDS);

/** Normalizes a form for checking and storing. */
export function normalizeVersionForm(fields: Fields): Fields {
  return version.normalize(fields);
}

/** The stored form of a normalized, valid one. @throws Error if it is invalid. */
export function readVersionForm(fields: Fields): StoredVersionForm {
  return version.read(fields);
}

/** What is known about a version's application. */
export interface VersionSurroundings {
  /** The languages its description needs: those of the application. */
  readonly languages?: readonly LocaleCode[];
  readonly contentDefault?: LocaleCode;
  /** The platforms of the application; any if omitted. */
  readonly platforms?: readonly PlatformCode[];
}

/**
 * Every issue of a version: it needs a description in each language of the application (R5.34). The server checks
 * whether the name is available.
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

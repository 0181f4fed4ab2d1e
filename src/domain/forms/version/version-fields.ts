import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { isPlatformCode, type PlatformCode } from '#contract/values/platforms.ts';
import type { Version } from '#contract/version/entities.ts';
import type { versionTexts } from '#contract/version/version-fields.ts';
import { contentsCheck, inEveryLanguage } from '../application/contents-check.ts';
import { chosen, filled, isFields, optional } from '../checks/checks.ts';
import { eachOf, normalizeLanguage, normalizeLines } from '../checks/normalize-values.ts';
import { platform, text } from '../checks/value-checks.ts';
import { line, objectsOf, textOf } from '../field-kinds.ts';
import type { FormField } from '../form-table.ts';

type Contents = readonly Version['contents'][number][];

/** A stored version: texts without gaps, languages in a fixed order. */
export type StoredVersionForm = Readonly<Pick<Version, 'platform' | Exclude<keyof typeof versionTexts, 'contents'>>> & {
  readonly contents: Contents;
};

interface VersionField<Value> extends FormField<Value> {
  /** Its column in `versions`; null for a list, which has its own table. */
  readonly column: string | null;
}
type VersionFields = { readonly [Name in keyof StoredVersionForm]: VersionField<StoredVersionForm[Name]> };

export const VERSION_TEXT_CHECKS = {
  description: inEveryLanguage(text(LIMITS.versionDescriptionLength)),
} as const;

/** Parses a number sent as text (`multipart`). */
function normalizePlatform(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
}

/** @throws Error for an unchecked form. */
function readPlatform(value: unknown): PlatformCode {
  if (!isPlatformCode(value)) throw new Error('a version form without a platform was not checked');
  return value;
}

function normalizeContent(entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  return { lang: normalizeLanguage(entry.lang), description: normalizeLines(entry.description) } satisfies Record<
    keyof Contents[number],
    unknown
  >;
}

function readContents(value: unknown): Contents {
  const entries = objectsOf(value);
  return LOCALES.flatMap((lang) => {
    const entry = entries.find((candidate) => candidate.lang === lang);
    return entry === undefined ? [] : [{ lang, description: textOf(entry.description) }];
  });
}

/**
 * The single list of a version's fields, which defines its checks, stored form and columns (CONTRIBUTING.md, "A field
 * of a form").
 */
export const VERSION_FIELDS = {
  platform: { normalize: normalizePlatform, check: chosen(platform), read: readPlatform, column: 'platform' },
  versionName: { ...line, check: filled(text(LIMITS.versionNameLength)), column: 'version_name' },
  contents: {
    normalize: (value) => eachOf(value, normalizeContent),
    check: contentsCheck(VERSION_TEXT_CHECKS, LOCALES),
    read: readContents,
    column: null,
  },
  minimumVersion: { ...line, check: optional(text(LIMITS.versionNameLength)), column: 'minimum_version' },
} as const satisfies VersionFields;

/** The columns of `versions` that hold fields of the form. */
export type VersionColumn = Exclude<(typeof VERSION_FIELDS)[keyof VersionFields]['column'], null>;

import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Version } from '#contract/version/entities.ts';
import { type FieldIssue, findLeadingCode } from '#domain/forms/field-issue.ts';
import { checkVersionForm, normalizeVersionForm } from '#domain/forms/version/version-form.ts';
import { checkPackageFile } from '#domain/version/package-file-rules.ts';
import { findVersionLimitObstacle } from '#domain/version/version-limit.ts';
import type { LocalFile } from './local-file.ts';
import { PublishError } from './publish-error.ts';
import { type Notes, PLATFORMS, type PublishOrder } from './publish-order.ts';
import { describeErrorCode, describeFieldError, formatFieldName } from './words.ts';

/** What the store would check besides the file's content. */
export interface OrderToCheck {
  readonly order: PublishOrder;
  readonly file: LocalFile;
  readonly notes: Notes;
  readonly application: Pick<OwnApplication, 'contents' | 'contentDefault' | 'platforms'>;
}

/** The version form as the store expects it. */
export function writeForm({ platform, versionName, minimumVersion, isSubmitted }: PublishOrder, notes: Notes) {
  const contents = LOCALES.flatMap((lang) => {
    const description = notes[lang];
    return description === undefined ? [] : [{ lang, description }];
  });
  return { platform: PLATFORMS[platform], versionName, minimumVersion, contents, submit: isSubmitted };
}

/**
 * Checks an order against the store's own rules for a version's form and file, before a gigabyte is sent for nothing.
 * @throws PublishError `refused`, naming every issue.
 */
export function checkOrder({ order, file, notes, application }: OrderToCheck): void {
  const { contents, contentDefault, platforms } = application;
  const languages = contents.map(({ lang }) => lang);
  const form = writeForm(order, notes);
  const issues = [
    ...checkVersionForm(normalizeVersionForm(form), { languages, contentDefault, platforms }),
    ...checkPackageFile(PLATFORMS[order.platform], file).map((issue) => ({
      ...issue,
      field: 'file',
      code: ERROR.invalidFormat,
    })),
  ];
  const written = form.contents.map(({ lang }) => lang);
  if (issues.length > 0) throw refuse(issues, written);
}

function refuse(issues: readonly FieldIssue[], languages: readonly LocaleCode[]): PublishError {
  const problems = issues.map((issue) => [
    formatIssueField(issue, languages),
    describeFieldError(issue.message, issue.values),
  ]);
  const message = 'The version does not follow the rules of the store.';
  const code = findLeadingCode(issues) ?? null;
  return new PublishError('refused', message, { code, fields: Object.fromEntries(problems) });
}

/** A missing language has no index among the given ones. */
function formatIssueField({ field, values }: FieldIssue, languages: readonly LocaleCode[]): string {
  return field === 'contents' && values?.lang !== undefined
    ? `notes ${values.lang}`
    : formatFieldName(field, languages);
}

/** @throws PublishError `refused` if the application cannot have another version. */
export function requireRoomFor(versions: readonly Version[]): void {
  const code = findVersionLimitObstacle(versions.length);
  if (code !== undefined) throw new PublishError('refused', describeErrorCode(code), { code });
}

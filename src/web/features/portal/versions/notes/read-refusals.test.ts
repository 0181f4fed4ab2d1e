import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { NO_TEXTS, readRefusals, toSentTexts } from './version-texts.ts';

const SENT = toSentTexts(NO_TEXTS, ['zh-TW', 'en-US']);
const read = (error: unknown) =>
  Object.fromEntries([...readRefusals(error, SENT)].map(([name, { message }]) => [name, message]));

it('shows server errors at the fields of the page', () => {
  const fields = {
    versionName: 'field.tooLong',
    'contents.1.description': 'form.language_needed',
    uploadId: 'upload.unknown',
    file: 'file.package_size',
  };
  expect(read(new ApiError(ERROR.invalidFormat, { fields }))).toEqual({
    versionName: 'field.tooLong',
    'contents.en-US': 'form.language_needed',
    file: 'file.package_size',
  });
});

it.each([
  [ERROR.duplicateVersionName, 'versionName'],
  [ERROR.duplicateFileName, 'file'],
  [ERROR.noPackageNeeded, 'file'],
] as const)('says %i at the field that it is about', (code, field) => {
  expect(read(new ApiError(code, { fields: { [field]: 'field.taken' } }))).toEqual({ [field]: `error.${code}` });
});

it('leaves failures without fields to the general message', () => {
  expect(read(new ApiError(ERROR.versionLimitReached))).toEqual({});
  expect(read(new TypeError('broken'))).toEqual({});
});

it('does not hide errors of fields that the page lacks', () => {
  expect(
    read(new ApiError(ERROR.invalidFormat, { fields: { platform: 'field.invalid', submit: 'field.invalid' } })),
  ).toEqual({});
});

import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { errorName } from '#tests/contract/error-name.ts';
import { VERSION_EXAMPLE } from '../examples.ts';
import { checkVersionForm, type VersionForm, type VersionSurroundings } from './version-form.ts';

function issuesOf(changes: Readonly<Record<string, unknown>>, surroundings?: VersionSurroundings): readonly string[] {
  return checkVersionForm({ ...VERSION_EXAMPLE, ...changes }, surroundings).map(
    ({ field, message, code }) => `${field} ${message} ${errorName(code)}`,
  );
}

const without = (lang: string) => VERSION_EXAMPLE.contents.filter((content) => content.lang !== lang);
const withDescription = (lang: string, description: unknown) =>
  VERSION_EXAMPLE.contents.map((content) => (content.lang === lang ? { lang, description } : content));

describe('descriptions', () => {
  it('R5.34 takes a version that is described in every language', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ versionName: '1.0.1', contents: withDescription('en-US', 'x') })).toEqual([]);
  });

  it('R5.34 refuses an empty description', () => {
    for (const description of ['', ' \n', null, undefined]) {
      expect(issuesOf({ contents: withDescription('en-US', description) })).toEqual([
        'contents.3.description form.language_needed invalidFormat',
      ]);
    }
  });

  it('R5.34 refuses a version without one of the languages', () => {
    const issues = checkVersionForm({ ...VERSION_EXAMPLE, contents: without('zh-CN') });
    expect(issues).toEqual([
      { field: 'contents', message: 'form.language_missing', values: { lang: 'zh-CN' }, code: ERROR.invalidFormat },
    ]);
  });

  it('misses the default language by a code of its own', () => {
    expect(issuesOf({ contents: without('zh-TW') })).toEqual(['contents form.language_missing defaultLanguageMissing']);
  });

  it('asks for the languages of the application only', () => {
    const languages = ['en-US'] as const;
    expect(issuesOf({ contents: without('zh-TW') }, { languages, contentDefault: 'en-US' })).toEqual([]);
    expect(issuesOf({ contents: without('en-US') }, { languages, contentDefault: 'en-US' })).toEqual([
      'contents form.language_missing defaultLanguageMissing',
    ]);
  });

  it('takes at most 4,000 characters', () => {
    expect(issuesOf({ contents: withDescription('vi-VN', '😀'.repeat(4000)) })).toEqual([]);
    expect(issuesOf({ contents: withDescription('vi-VN', 'x'.repeat(4001)) })).toEqual([
      'contents.2.description rule.max_length invalidFormat',
    ]);
  });
});

const WRONG_VALUES: readonly (readonly [keyof VersionForm, unknown, string])[] = [
  ['platform', undefined, 'platform form.choose invalidFormat'],
  ['platform', 3, 'platform field.choice platformNotFound'],
  ['platform', '6', 'platform field.integer invalidFormat'],
  ['versionName', '', 'versionName field.required invalidFormat'],
  ['versionName', ' ', 'versionName field.required invalidFormat'],
  ['versionName', '1'.repeat(51), 'versionName rule.max_length invalidFormat'],
  ['minimumVersion', '1'.repeat(51), 'minimumVersion rule.max_length invalidFormat'],
  ['minimumVersion', 1, 'minimumVersion field.invalid invalidFormat'],
  ['submit', 'later', 'submit rule.yes_or_no invalidFormat'],
];

it.each(WRONG_VALUES)('refuses a wrong %s: %j', (field, value, issue) => {
  expect(issuesOf({ [field]: value })).toEqual([issue]);
});

it('takes names of 50 characters and a version that needs no earlier one', () => {
  expect(issuesOf({ versionName: '1'.repeat(50), minimumVersion: '' })).toEqual([]);
});

it('refuses a platform that the application lacks', () => {
  expect(issuesOf({}, { platforms: [1, 6] })).toEqual([]);
  expect(issuesOf({}, { platforms: [1, 2] })).toEqual(['platform field.choice platformNotFound']);
});

import { describe, expect, it } from 'vitest';
import { VERSION_EXAMPLE } from './examples.ts';
import { checkVersionForm, type VersionForm, type VersionSurroundings } from './version-form.ts';

function issuesOf(changes: Readonly<Record<string, unknown>>, surroundings?: VersionSurroundings): readonly string[] {
  return checkVersionForm({ ...VERSION_EXAMPLE, ...changes }, surroundings).map(
    ({ field, message, code }) => `${field} ${message} ${code}`,
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
        'contents.3.description form.language_needed 20001',
      ]);
    }
  });

  it('R5.34 refuses a version without one of the languages', () => {
    const issues = checkVersionForm({ ...VERSION_EXAMPLE, contents: without('zh-CN') });
    expect(issues).toEqual([
      { field: 'contents', message: 'form.language_missing', values: { lang: 'zh-CN' }, code: 20001 },
    ]);
  });

  it('misses the default language by a code of its own', () => {
    expect(issuesOf({ contents: without('zh-TW') })).toEqual(['contents form.language_missing 20005']);
  });

  it('asks for the languages of the application only', () => {
    const languages = ['en-US'] as const;
    expect(issuesOf({ contents: without('zh-TW') }, { languages, contentDefault: 'en-US' })).toEqual([]);
    expect(issuesOf({ contents: without('en-US') }, { languages, contentDefault: 'en-US' })).toEqual([
      'contents form.language_missing 20005',
    ]);
  });

  it('takes at most 4,000 characters', () => {
    expect(issuesOf({ contents: withDescription('vi-VN', '😀'.repeat(4000)) })).toEqual([]);
    expect(issuesOf({ contents: withDescription('vi-VN', 'x'.repeat(4001)) })).toEqual([
      'contents.2.description rule.max_length 20001',
    ]);
  });
});

const WRONG_VALUES: readonly (readonly [keyof VersionForm, unknown, string])[] = [
  ['platform', undefined, 'platform form.choose 20001'],
  ['platform', 3, 'platform field.choice 50001'],
  ['platform', '6', 'platform field.integer 20001'],
  ['versionName', '', 'versionName field.required 20001'],
  ['versionName', ' ', 'versionName field.required 20001'],
  ['versionName', '1'.repeat(51), 'versionName rule.max_length 20001'],
  ['minimumVersion', '1'.repeat(51), 'minimumVersion rule.max_length 20001'],
  ['minimumVersion', 1, 'minimumVersion field.invalid 20001'],
  ['submit', 'later', 'submit rule.yes_or_no 20001'],
];

it.each(WRONG_VALUES)('refuses a wrong %s: %j', (field, value, issue) => {
  expect(issuesOf({ [field]: value })).toEqual([issue]);
});

it('takes names of 50 characters and a version that needs no earlier one', () => {
  expect(issuesOf({ versionName: '1'.repeat(50), minimumVersion: '' })).toEqual([]);
});

it('refuses a platform that the application lacks', () => {
  expect(issuesOf({}, { platforms: [1, 6] })).toEqual([]);
  expect(issuesOf({}, { platforms: [1, 2] })).toEqual(['platform field.choice 50001']);
});

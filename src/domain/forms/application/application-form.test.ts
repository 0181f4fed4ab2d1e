import { describe, expect, it } from 'vitest';
import type { ApplicationForm } from '#contract/application/application-fields.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { errorName } from '#tests/contract/error-name.ts';
import { APPLICATION_EXAMPLE } from '../examples.ts';
import { findLeadingCode } from '../field-issue.ts';
import { checkApplicationForm } from './application-form.ts';

/**
 * `contents.0.name form.language_incomplete invalidFormat` for each issue of the example with some fields changed.
 */
function issuesOf(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return checkApplicationForm({ ...APPLICATION_EXAMPLE, ...changes }).map(
    ({ field, message, code }) => `${field} ${message} ${errorName(code)}`,
  );
}

const [first, ...otherContents] = APPLICATION_EXAMPLE.contents;

/** The contents with some texts of one language changed. */
function contentsWith(lang: string, texts: Readonly<Record<string, unknown>>): readonly unknown[] {
  return APPLICATION_EXAMPLE.contents.map((content) => (content.lang === lang ? { ...content, ...texts } : content));
}

it('finds nothing wrong with a form that is right', () => {
  expect(checkApplicationForm(APPLICATION_EXAMPLE)).toEqual([]);
});

describe('texts per language', () => {
  it('R5.32 asks for the name in every language', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ contents: contentsWith('en-US', { name: 'S' }) })).toEqual([]);
    const refusal = 'contents.2.name form.language_incomplete invalidFormat';
    for (const name of ['', '  ', '\u3000\n', null, undefined]) {
      expect(issuesOf({ contents: contentsWith('vi-VN', { name }) }), JSON.stringify(name)).toEqual([refusal]);
    }
  });

  it('R5.32 misses the default language', () => {
    expect(issuesOf({ contents: otherContents })).toEqual(['contents form.language_missing defaultLanguageMissing']);
    expect(issuesOf({ contentDefault: 'en-US', contents: otherContents })).toEqual([]);
    expect(issuesOf({ contentDefault: '', contents: otherContents })).toEqual([
      'contents form.language_missing defaultLanguageMissing',
    ]);
    for (const contents of [[], null, undefined]) {
      expect(issuesOf({ contents })).toEqual(['contents form.language_missing defaultLanguageMissing']);
    }
  });

  it('R5.32 lets a developer do without a language other than the default one', () => {
    expect(issuesOf({ contents: [first] })).toEqual([]);
  });

  it('R5.33 asks for both descriptions in every language', () => {
    expect(issuesOf({ contents: contentsWith('zh-CN', { fullDescription: '' }) })).toEqual([
      'contents.1.fullDescription form.language_incomplete invalidFormat',
    ]);
    expect(issuesOf({ contents: contentsWith('en-US', { shortDescription: ' \t ' }) })).toEqual([
      'contents.3.shortDescription form.language_incomplete invalidFormat',
    ]);
    expect(issuesOf({ contents: [{ lang: 'zh-TW', name: '星' }] })).toEqual([
      'contents.0.shortDescription field.required invalidFormat',
      'contents.0.fullDescription field.required invalidFormat',
    ]);
    expect(issuesOf({ contentDefault: 'en-US', contents: contentsWith('en-US', { name: '' }) })).toEqual([
      'contents.3.name field.required invalidFormat',
    ]);
  });

  it('counts code points up to 30, 80 and 4,000', () => {
    const longest = {
      name: '😀'.repeat(30),
      shortDescription: '星'.repeat(80),
      fullDescription: '<b>'.padEnd(4000, 'x'),
    };
    expect(issuesOf({ contents: contentsWith('zh-TW', longest) })).toEqual([]);
    const tooLong = { name: 'x'.repeat(31), shortDescription: '😀'.repeat(81), fullDescription: 'x'.repeat(4001) };
    expect(issuesOf({ contents: contentsWith('zh-TW', tooLong) })).toEqual([
      'contents.0.name rule.max_length invalidFormat',
      'contents.0.shortDescription rule.max_length invalidFormat',
      'contents.0.fullDescription rule.max_length invalidFormat',
    ]);
    expect(
      checkApplicationForm({ ...APPLICATION_EXAMPLE, contents: contentsWith('zh-TW', tooLong) })[0]?.values,
    ).toEqual({
      max: 30,
    });
  });

  it('allows the six tags in the full description', () => {
    expect(issuesOf({ contents: contentsWith('zh-TW', { fullDescription: '<script>x</script>' }) })).toEqual([
      'contents.0.fullDescription rule.html invalidFormat',
    ]);
  });

  it('knows the four languages, each once', () => {
    expect(issuesOf({ contents: [...APPLICATION_EXAMPLE.contents, { ...first, lang: 'zzz-1' }] })).toEqual([
      'contents.4.lang field.language invalidLanguageFormat',
    ]);
    expect(issuesOf({ contents: [...APPLICATION_EXAMPLE.contents, { ...first, lang: 'vi' }] })).toEqual([
      'contents.4.lang form.repeated invalidFormat',
    ]);
    expect(issuesOf({ contents: [{ ...first, lang: undefined }] })).toEqual([
      'contents.0.lang field.required invalidFormat',
      'contents form.language_missing defaultLanguageMissing',
    ]);
    expect(issuesOf({ contentDefault: 'fr-FR' })).toEqual(['contentDefault field.language invalidLanguageFormat']);
  });

  it('names each language that stands twice, and does not look into more than that', () => {
    const twice = APPLICATION_EXAMPLE.contents.flatMap((content) => [content, content]);
    expect(issuesOf({ contents: twice })).toEqual(
      [1, 3, 5, 7].map((index) => `contents.${index}.lang form.repeated invalidFormat`),
    );
    expect(issuesOf({ contents: [...twice, first] })).toEqual(['contents form.count invalidFormat']);
  });

  it('does not call unknown languages repeated', () => {
    const unknown = { ...first, lang: 'fr-FR' };
    expect(issuesOf({ contents: [...APPLICATION_EXAMPLE.contents, unknown, unknown] })).toEqual([
      'contents.4.lang field.language invalidLanguageFormat',
      'contents.5.lang field.language invalidLanguageFormat',
    ]);
  });
});

/** A video address padded to the given length. */
function videoOfLength(length: number): string {
  return 'https://youtu.be/dQw4w9WgXcQ?x='.padEnd(length, 'x');
}

const WRONG_VALUES: readonly (readonly [keyof ApplicationForm, unknown, string])[] = [
  ['appId', undefined, 'appId field.required invalidFormat'],
  ['appId', 'Com.Demo', 'appId form.application_id invalidFormat'],
  ['appId', 'stars', 'appId form.application_id invalidFormat'],
  ['appId', `com.${'a'.repeat(97)}`, 'appId form.application_id invalidFormat'],
  ['icon', undefined, 'icon image.min_count iconMissing'],
  ['icon', '', 'icon image.min_count iconMissing'],
  ['icon', 7, 'icon field.invalid invalidFormat'],
  ['promoVideo', 'https://vimeo.com/123', 'promoVideo video.address invalidFormat'],
  ['promoVideo', 'https://youtu.be/dQw4w9WgXcQ\0', 'promoVideo field.invalid invalidFormat'],
  ['promoVideo', 'https://youtube.com/shorts/dQw4w9WgXcQ', 'promoVideo video.address invalidFormat'],
  ['promoVideo', videoOfLength(2049), 'promoVideo field.invalid invalidFormat'],
  ['promoImage', ['upload'], 'promoImage field.invalid invalidFormat'],
  ['backgroundImage', 'x'.repeat(2049), 'backgroundImage rule.max_length invalidFormat'],
  ['category', undefined, 'category form.choose invalidFormat'],
  ['category', '110', 'category field.integer invalidFormat'],
  ['category', 999, 'category field.choice categoryNotFound'],
  ['category', 110.5, 'category field.integer invalidFormat'],
  ['defaultCategory', 99, 'defaultCategory field.choice categoryNotFound'],
  ['ageRating', undefined, 'ageRating form.choose invalidFormat'],
  ['ageRating', '13+', 'ageRating field.choice invalidFormat'],
  ['platforms', [], 'platforms rule.at_least_one invalidFormat'],
  ['platforms', [6, 3], 'platforms.1 field.choice platformNotFound'],
  ['platforms', [2, 2], 'platforms.1 form.repeated invalidFormat'],
  ['platforms', ['6'], 'platforms.0 field.integer invalidFormat'],
  ['platforms', [1, 2, 6, 7, 1], 'platforms form.count invalidFormat'],
  ['countries', undefined, 'countries rule.at_least_one invalidFormat'],
  ['countries', 'TW', 'countries field.invalid invalidFormat'],
  ['countries', ['TW', 'ZZ'], 'countries.1 field.choice countryNotFound'],
  ['countries', ['tw'], 'countries.0 field.choice countryNotFound'],
  ['countries', ['TW', 'MY', 'TW'], 'countries.2 form.country_repeated invalidFormat'],
  ['downloadUrls', [{ platform: 6, url: 'play' }], 'downloadUrls.0.url rule.is_url invalidFormat'],
  ['downloadUrls', [{ url: 'https://a.example' }], 'downloadUrls.0.platform form.choose invalidFormat'],
  ...[-1, 1.5, '1', 2 ** 53].map(
    (size) =>
      [
        'downloadUrls',
        [{ platform: 6, url: 'https://a.example', size }],
        'downloadUrls.0.size field.integer invalidFormat',
      ] as const,
  ),
  ['webRedirectUrl', 'play', 'webRedirectUrl rule.is_url invalidFormat'],
  ['webRedirectUrl', 'ftp://http.example', 'webRedirectUrl rule.is_url invalidFormat'],
  ['hardwareRequirements', 'x'.repeat(1001), 'hardwareRequirements rule.max_length invalidFormat'],
  ['hardwareRequirements', 'a\0', 'hardwareRequirements field.invalid invalidFormat'],
  ['hardwareRequirements', '\ud800', 'hardwareRequirements field.invalid invalidFormat'],
  ['containsAds', undefined, 'containsAds form.choose invalidFormat'],
  ['isPaidOnce', 'yes', 'isPaidOnce rule.yes_or_no invalidFormat'],
  ['hasInAppPurchase', 1, 'hasInAppPurchase rule.yes_or_no invalidFormat'],
  ['dataCollection', [{ code: 1501 }], 'dataCollection.0.code field.choice invalidFormat'],
  ['dataCollection', [{ code: 100 }], 'dataCollection.0.code field.choice invalidFormat'],
  ['dataCollection', [{ code: 101 }, { code: 101 }], 'dataCollection.1.code form.repeated invalidFormat'],
  ['dataCollection', [{ code: 101, purposes: ['fun'] }], 'dataCollection.0.purposes.0 field.choice invalidFormat'],
  ['dataCollection', [101], 'dataCollection.0 field.invalid invalidFormat'],
  ['privacyPolicyUrl', 'abc', 'privacyPolicyUrl rule.is_url invalidFormat'],
  ['contactEmail', '', 'contactEmail field.required invalidFormat'],
  ['contactEmail', 'a@', 'contactEmail rule.email invalidFormat'],
  ['contacts', [{ key: 'telegram', value: 'abc' }], 'contacts.0.value rule.sns.telegram invalidFormat'],
  ['contacts', [{ key: 'icq', value: '1' }], 'contacts.0.key field.choice invalidFormat'],
  ['screenshots', 'none', 'screenshots field.invalid invalidFormat'],
  [
    'screenshots',
    { ...APPLICATION_EXAMPLE.screenshots, mobile: 'x' },
    'screenshots.mobile field.invalid invalidFormat',
  ],
];

it.each(WRONG_VALUES)('refuses a wrong %s: %j', (field, value, issue) => {
  expect(issuesOf({ [field]: value })).toEqual([issue]);
});

it('takes the longest address of a video, and a download of no bytes', () => {
  expect(issuesOf({ promoVideo: videoOfLength(2048) })).toEqual([]);
  expect(issuesOf({ downloadUrls: [{ platform: 6, url: 'https://a.example', size: 0 }] })).toEqual([]);
});

it('takes an application without anything that it may do without', () => {
  const optional = [
    ...(['contentDefault', 'promoVideo', 'promoImage', 'backgroundImage', 'defaultCategory', 'downloadUrls'] as const),
    ...(['webRedirectUrl', 'hardwareRequirements', 'dataCollection', 'privacyPolicyUrl', 'contacts'] as const),
  ] satisfies (keyof ApplicationForm)[];
  for (const blank of [undefined, null, '', []]) {
    expect(issuesOf(Object.fromEntries(optional.map((field) => [field, blank])))).toEqual([]);
  }
});

describe('screenshots', () => {
  const listOf = (count: number) => Array.from({ length: count }, (_, index) => `upload-${index}`);
  const screenshotsWith = (kind: string, count: number) => ({
    screenshots: { ...APPLICATION_EXAMPLE.screenshots, [kind]: listOf(count) },
  });

  it('takes 2 to 8 of a kind', () => {
    expect(issuesOf(screenshotsWith('mobile', 8))).toEqual([]);
    expect(issuesOf(screenshotsWith('mobile', 1))).toEqual(['screenshots.mobile image.min_count wrongImageCount']);
    expect(issuesOf(screenshotsWith('mobile', 9))).toEqual(['screenshots.mobile image.max_count wrongImageCount']);
    expect(issuesOf(screenshotsWith('tablet10', 1))).toEqual(['screenshots.tablet10 image.min_count wrongImageCount']);
  });

  it('needs the kind of the platforms', () => {
    expect(issuesOf({ screenshots: undefined })).toEqual([
      'screenshots.mobile image.min_count wrongImageCount',
      'screenshots.computer image.min_count wrongImageCount',
    ]);
    expect(issuesOf({ screenshots: undefined, platforms: [7] })).toEqual([
      'screenshots.mobile image.min_count wrongImageCount',
    ]);
    expect(issuesOf({ screenshots: undefined, platforms: [1] })).toEqual([
      'screenshots.computer image.min_count wrongImageCount',
    ]);
  });

  it('says how many there may be, and what is wrong with the few that there are', () => {
    const screenshots = { ...APPLICATION_EXAMPLE.screenshots, mobile: [7] };
    expect(checkApplicationForm({ ...APPLICATION_EXAMPLE, screenshots })).toEqual([
      { field: 'screenshots.mobile.0', message: 'field.invalid', code: ERROR.invalidFormat },
      {
        field: 'screenshots.mobile',
        message: 'image.min_count',
        values: { min: 2, max: 8 },
        code: ERROR.wrongImageCount,
      },
    ]);
  });

  it('names an invalid or repeated picture', () => {
    expect(issuesOf({ screenshots: { ...APPLICATION_EXAMPLE.screenshots, computer: ['a', 7, 'a'] } })).toEqual([
      'screenshots.computer.1 field.invalid invalidFormat',
      'screenshots.computer.2 form.repeated invalidFormat',
    ]);
  });
});

it('refuses a rating milder than the questionnaire allows', () => {
  expect(checkApplicationForm(APPLICATION_EXAMPLE, { minimumAgeRating: '12+' })).toEqual([]);
  expect(checkApplicationForm(APPLICATION_EXAMPLE, { minimumAgeRating: '15+' })).toEqual([
    { field: 'ageRating', message: 'field.choice', code: ERROR.invalidFormat },
  ]);
});

it('ignores sent values of the channels that the account answers for', () => {
  expect(issuesOf({ contacts: [{ key: 'email', value: 'nonsense' }] })).toEqual([]);
});

it('names every failing field at once, those of an empty form in the order of the form', () => {
  const issues = checkApplicationForm({});
  expect(issues.map(({ field }) => field)).toEqual([
    ...['appId', 'contents', 'icon', 'category', 'ageRating', 'platforms', 'countries'],
    ...['containsAds', 'isPaidOnce', 'hasInAppPurchase', 'contactEmail'],
  ]);
  expect(findLeadingCode(issues)).toBe(ERROR.invalidFormat);
  for (const nothing of [undefined, null, 'form', 7, []]) expect(checkApplicationForm(nothing)).toEqual(issues);
});

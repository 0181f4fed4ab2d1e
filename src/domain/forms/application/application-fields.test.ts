import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildAgeAnswers } from '#tests/factories/build-age-answers.ts';
import { APPLICATION_EXAMPLE } from '../examples.ts';
import { findChangedFields } from '../form-table.ts';
import { APPLICATION_FIELDS } from './application-fields.ts';
import { normalizeApplicationForm, readApplicationForm } from './application-form.ts';
import { checkApplicationSubmission } from './application-submission.ts';

const STORED = readApplicationForm(normalizeApplicationForm({ ...APPLICATION_EXAMPLE }));

it('keeps a right form as it is, its lists in one order and empty contacts left out', () => {
  expect(STORED).toEqual({
    ...APPLICATION_EXAMPLE,
    ageAnswers: null,
    contacts: [{ key: 'telegram', value: 'demostars' }],
  });
  const turned = { ...APPLICATION_EXAMPLE, contents: APPLICATION_EXAMPLE.contents.toReversed() };
  expect(findChangedFields(STORED, readApplicationForm(normalizeApplicationForm(turned)))).toEqual([]);
});

it('takes blanks and foreign line ends away, and names what changed', () => {
  const [first, ...others] = APPLICATION_EXAMPLE.contents;
  const contents = [{ ...first, lang: 'zh-TW', name: ' 星\r\n 星 ', fullDescription: ' a\r\nb\rc\n ' }, ...others];
  const kept = readApplicationForm(
    normalizeApplicationForm({
      ...APPLICATION_EXAMPLE,
      contents,
      contactEmail: ' a@b.tw ',
      hardwareRequirements: '2 GB\r\n',
    }),
  );
  expect(kept.contents[0]).toMatchObject({ name: '星 星', fullDescription: 'a\nb\nc' });
  expect([kept.contactEmail, kept.hardwareRequirements]).toEqual(['a@b.tw', '2 GB']);
  expect(findChangedFields(STORED, kept)).toEqual(['contents', 'hardwareRequirements']);
});

it('O124 ignores empty contacts, and what is sent as the value of those of the account', () => {
  const contacts = [
    { key: 'email', value: 'x@y.tw' },
    { key: 'line', value: ' ' },
    { key: 'mail', value: ' m@y.tw' },
  ];
  expect(readApplicationForm(normalizeApplicationForm({ contacts })).contacts).toEqual([
    { key: 'email', value: 'account' },
    { key: 'mail', value: 'm@y.tw' },
  ]);
  expect(readApplicationForm(normalizeApplicationForm({ contacts: [{ key: 'email', value: '' }] })).contacts).toEqual(
    [],
  );
});

it('never throws, is done after the first time, and what is right before is right when it is kept', () => {
  const fields = Object.fromEntries(
    Object.entries(APPLICATION_EXAMPLE).map(([name, value]) => [name, fc.oneof(fc.anything(), fc.constant(value))]),
  );
  fc.assert(
    fc.property(fc.record(fields), (form) => {
      const normalized = normalizeApplicationForm(form);
      expect(normalizeApplicationForm(normalized)).toEqual(normalized);
      const kept = readApplicationForm(normalized);
      if (checkApplicationSubmission(normalized).length === 0) expect(checkApplicationSubmission(kept)).toEqual([]);
      expect(findChangedFields(kept, readApplicationForm({ ...kept }))).toEqual([]);
    }),
  );
});

const AGE_ANSWERS = buildAgeAnswers({ violence: 'gore', horror: 'mild', language: 'coarse' });
const EMPTY = readApplicationForm({});
const NAMES = Object.keys(EMPTY);

it('has an empty value for every field', () => {
  expect(NAMES).toEqual(Object.keys(APPLICATION_FIELDS));
  expect(EMPTY).toMatchObject({
    appId: '',
    contentDefault: 'zh-TW',
    contents: [],
    icon: '',
    screenshots: { mobile: [], tablet7: [], tablet10: [], computer: [] },
    promoVideo: '',
    promoImage: '',
    backgroundImage: '',
    category: 100,
    defaultCategory: 100,
    ageRating: '0+',
    platforms: [],
    countries: [],
    downloadUrls: [],
    webRedirectUrl: '',
    hardwareRequirements: '',
    containsAds: false,
    isPaidOnce: false,
    hasInAppPurchase: false,
    dataCollection: [],
    privacyPolicyUrl: '',
    contactEmail: '',
    contacts: [],
    ageAnswers: null,
  });
});

it('gives what is of another type its empty value', () => {
  const codes = ['contentDefault', 'ageRating'];
  const isText = ([name, value]: [string, unknown]) => typeof value === 'string' && !codes.includes(name);
  expect(readApplicationForm(Object.fromEntries(NAMES.map((name) => [name, 'x'])))).toEqual(
    Object.fromEntries(Object.entries(EMPTY).map((entry) => [entry[0], isText(entry) ? 'x' : entry[1]])),
  );
  expect(readApplicationForm(Object.fromEntries(NAMES.map((name) => [name, { a: 1 }])))).toEqual(EMPTY);
});

it('keeps each answer as it was given', () => {
  const answers = { contentDefault: 'en-US', category: 110, defaultCategory: 120, ageRating: '18+' };
  const flags = { containsAds: true, isPaidOnce: true, hasInAppPurchase: true };
  expect(readApplicationForm({ ...answers, ...flags })).toEqual({ ...EMPTY, ...answers, ...flags });
  expect(readApplicationForm({ ageAnswers: { ...AGE_ANSWERS, weather: 'mild' } }).ageAnswers).toEqual(AGE_ANSWERS);
  expect(readApplicationForm({ ageAnswers: { ...AGE_ANSWERS, horror: 'none at all' } }).ageAnswers).toBeNull();
});

it('keeps of lists what belongs in them', () => {
  const kept = readApplicationForm({
    contents: [null, { lang: 'en-US', name: 'Stars', shortDescription: 5 }, { lang: 'xx', name: 'x' }],
    platforms: [6, 3, '2', 1],
    countries: ['TW', 5, null, 'VN'],
  });
  expect(kept.contents).toEqual([{ lang: 'en-US', name: 'Stars', shortDescription: '', fullDescription: '' }]);
  expect([kept.platforms, kept.countries]).toEqual([
    [6, 1],
    ['TW', 'VN'],
  ]);
});

it('puts downloads in the order of platforms and data types in that of their codes', () => {
  const flags = { collected: true, shared: true, optional: true, ephemeral: true };
  const none = { collected: false, shared: false, optional: false, ephemeral: false };
  const kept = readApplicationForm({
    downloadUrls: [{ platform: 6, url: 'c', size: 5 }, { platform: 1, size: '5' }, { platform: 9 }, { platform: 2 }],
    dataCollection: [
      { code: 301, collected: 1, shared: 'yes', optional: {}, ephemeral: 'true' },
      { code: 101, ...flags, purposes: ['ads', 5] },
      { code: 201 },
    ],
  });
  expect(kept.downloadUrls).toEqual([
    { platform: 1, url: '', size: 0 },
    { platform: 2, url: '', size: 0 },
    { platform: 6, url: 'c', size: 5 },
  ]);
  expect(kept.dataCollection).toEqual([
    { code: 101, ...flags, purposes: ['ads'] },
    { code: 201, ...none, purposes: [] },
    { code: 301, ...none, purposes: [] },
  ]);
});

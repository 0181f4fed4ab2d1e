import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildAgeAnswers } from '#tests/factories/build-age-answers.ts';
import { APPLICATION_FIELDS, type StoredApplicationForm } from '../forms/application/application-fields.ts';
import { readApplicationForm } from '../forms/application/application-form.ts';
import { APPLICATION_EXAMPLE } from '../forms/examples.ts';
import { namesOf } from '../forms/form-table.ts';
import { findFormChanges } from './form-changes.ts';

const FORM = readApplicationForm({ ...APPLICATION_EXAMPLE });
const changesTo = (changes: Partial<StoredApplicationForm>) => findFormChanges(FORM, { ...FORM, ...changes });
const [FIRST, ...OTHERS] = FORM.contents;

it('finds no change in the form itself', () => {
  expect(findFormChanges(FORM, FORM)).toEqual([]);
});

it('names a text by its language, and a language that came or went', () => {
  if (FIRST === undefined) throw new Error('the example has no texts');
  const renamed = [{ ...FIRST, name: 'Another name' }, ...OTHERS];
  expect(changesTo({ contents: renamed })).toEqual([
    { field: `contents.${FIRST.lang}.name`, kind: 'text', before: [FIRST.name], after: ['Another name'] },
  ]);
  const gone = changesTo({ contents: OTHERS });
  expect(gone).toContainEqual({ field: `contents.${FIRST.lang}.name`, kind: 'text', before: [FIRST.name], after: [] });
  const came = findFormChanges({ ...FORM, contents: OTHERS }, FORM);
  expect(came).toEqual(gone.map(({ before, after, ...change }) => ({ ...change, before: after, after: before })));
});

it('tells pictures, lists and values apart', () => {
  const data = { code: 101, collected: true, shared: false, optional: true, ephemeral: false, purposes: ['ads'] };
  const changes = changesTo({
    icon: '/files/images/new/icon.png',
    screenshots: { ...FORM.screenshots, computer: ['/files/images/new/a.png'] },
    dataCollection: [data],
    countries: [],
    webRedirectUrl: 'https://play.example/new',
    containsAds: !FORM.containsAds,
  });
  const kinds = Object.fromEntries(changes.map(({ field, kind, after }) => [field, [kind, after]]));
  expect(kinds).toEqual({
    icon: ['image', ['/files/images/new/icon.png']],
    'screenshots.computer': ['image', ['/files/images/new/a.png']],
    countries: ['list', []],
    dataCollection: ['list', ['101:collected,optional,ads']],
    webRedirectUrl: ['value', ['https://play.example/new']],
    containsAds: ['value', [String(!FORM.containsAds)]],
  });
});

it('shows everything that is filled in where nothing was approved before', () => {
  const changes = findFormChanges(null, FORM);
  expect(changes.every(({ before, after }) => before.length === 0 && after.length > 0)).toBe(true);
  const fields = changes.map(({ field }) => field);
  expect(fields).toEqual([...new Set(fields)]);
  expect(fields).toContain('contents.zh-TW.fullDescription');
  expect(fields).toContain('icon');
});

it('finds back what it found there, mirrored', () => {
  const changes = fc.record(
    {
      icon: fc.constantFrom('', '/a.png', '/b.png'),
      countries: fc.subarray(['TW', 'MY', 'VN']),
      promoVideo: fc.constantFrom('', 'https://youtu.be/x'),
      containsAds: fc.boolean(),
      contents: fc.subarray([...FORM.contents]),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(changes, changes, (some, others) => {
      const one = { ...FORM, ...some };
      const other = { ...FORM, ...others };
      const mirrored = findFormChanges(other, one).map(({ before, after, ...change }) => {
        return { ...change, before: after, after: before };
      });
      const sorted = (list: readonly { field: string }[]) => list.toSorted((a, b) => a.field.localeCompare(b.field));
      expect(sorted(findFormChanges(one, other))).toEqual(sorted(mirrored));
    }),
    { numRuns: 100 },
  );
});

it('shows every field but the ID, which never changes', () => {
  const form = { ...FORM, ageAnswers: buildAgeAnswers({}) };
  const shown = new Set(findFormChanges(null, form).map(({ field }) => field.split('.', 1)[0]));
  expect(shown).toEqual(new Set(namesOf(APPLICATION_FIELDS).filter((name) => name !== 'appId')));
});

it('shows a field under its name, texts and pictures first, in the order of the form', () => {
  const everything: StoredApplicationForm = {
    ...FORM,
    contents: [{ lang: 'en-US', name: 'Stars', shortDescription: 'Short', fullDescription: 'Long' }],
    hardwareRequirements: '2 GB',
    icon: '/icon.png',
    promoImage: '/promo.png',
    backgroundImage: '/background.png',
    screenshots: { mobile: ['/m1.png', '/m2.png'], tablet7: ['/7.png'], tablet10: ['/10.png'], computer: ['/c.png'] },
    platforms: [2, 6],
    countries: ['TW', 'VN'],
    downloadUrls: [{ platform: 6, url: 'https://play.example/a.apk', size: 5 }],
    dataCollection: [
      { code: 101, collected: true, shared: true, optional: true, ephemeral: true, purposes: ['ads', 'functionality'] },
      { code: 201, collected: false, shared: false, optional: false, ephemeral: false, purposes: [] },
    ],
    contacts: [{ key: 'telegram', value: 'demostars' }],
    ageAnswers: buildAgeAnswers({ violence: 'gore', horror: 'mild', language: 'coarse' }),
    contentDefault: 'en-US',
    category: 110,
    defaultCategory: 100,
    ageRating: '18+',
    webRedirectUrl: 'https://play.example/x',
    promoVideo: 'https://youtu.be/x',
    containsAds: true,
    isPaidOnce: false,
    hasInAppPurchase: true,
    privacyPolicyUrl: 'https://demo.example/privacy',
    contactEmail: 'a@b.tw',
  };
  const expected = [
    ['contents.en-US.name', 'text', 'Stars'],
    ['contents.en-US.shortDescription', 'text', 'Short'],
    ['contents.en-US.fullDescription', 'text', 'Long'],
    ['hardwareRequirements', 'text', '2 GB'],
    ['icon', 'image', '/icon.png'],
    ['screenshots.mobile', 'image', '/m1.png', '/m2.png'],
    ['screenshots.tablet7', 'image', '/7.png'],
    ['screenshots.tablet10', 'image', '/10.png'],
    ['screenshots.computer', 'image', '/c.png'],
    ['promoImage', 'image', '/promo.png'],
    ['backgroundImage', 'image', '/background.png'],
    [
      'ageAnswers',
      'list',
      ...['violence gore', 'horror mild', 'sexuality none', 'language coarse', 'substances none', 'gambling none'],
    ],
    ['platforms', 'list', '2', '6'],
    ['countries', 'list', 'TW', 'VN'],
    ['downloadUrls', 'list', '6 https://play.example/a.apk'],
    ['dataCollection', 'list', '101:collected,shared,optional,ephemeral,ads,functionality', '201:'],
    ['contacts', 'list', 'telegram demostars'],
    ['contentDefault', 'value', 'en-US'],
    ['promoVideo', 'value', 'https://youtu.be/x'],
    ['category', 'value', '110'],
    ['defaultCategory', 'value', '100'],
    ['ageRating', 'value', '18+'],
    ['webRedirectUrl', 'value', 'https://play.example/x'],
    ['containsAds', 'value', 'true'],
    ['isPaidOnce', 'value', 'false'],
    ['hasInAppPurchase', 'value', 'true'],
    ['privacyPolicyUrl', 'value', 'https://demo.example/privacy'],
    ['contactEmail', 'value', 'a@b.tw'],
  ];
  const named = new Set(expected.map(([field]) => field));
  const shown = findFormChanges(null, everything).filter(({ field }) => named.has(field));
  expect(shown.map(({ field, kind, after }) => [field, kind, ...after])).toEqual(expected);
});

it('counts an empty field as no value', () => {
  expect(changesTo({ promoVideo: '' })).toEqual([
    { field: 'promoVideo', kind: 'value', before: [FORM.promoVideo], after: [] },
  ]);
  const empty = findFormChanges(null, readApplicationForm({})).map(({ field }) => field);
  expect(empty).toEqual([
    ...['contentDefault', 'category', 'defaultCategory', 'ageRating', 'containsAds', 'isPaidOnce', 'hasInAppPurchase'],
  ]);
});

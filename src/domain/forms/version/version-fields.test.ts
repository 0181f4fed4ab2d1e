import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { VERSION_EXAMPLE } from '../examples.ts';
import { checkVersionForm, normalizeVersionForm, readVersionForm } from './version-form.ts';

it('takes numbers that came as text, spells languages as ours and ends lines in one way', () => {
  const form = normalizeVersionForm({
    platform: '6',
    versionName: ' 1.0 \r\n beta ',
    minimumVersion: '\t0.9 ',
    contents: [{ lang: 'vi', description: ' Một\r\nHai\rBa ' }, 'x'],
    submit: false,
  });
  expect(form).toEqual({
    platform: 6,
    versionName: '1.0 beta',
    minimumVersion: '0.9',
    contents: [{ lang: 'vi-VN', description: 'Một\nHai\nBa' }, 'x'],
    submit: false,
  });
});

it('takes a platform of up to six digits as a number', () => {
  expect(['12', '999999'].map((platform) => normalizeVersionForm({ platform }).platform)).toEqual([12, 999_999]);
});

it('keeps empty texts where there are none, and nothing of what is no entry', () => {
  const nothing = { platform: 6, versionName: '', minimumVersion: '', contents: [] };
  expect(readVersionForm({ platform: 6 })).toEqual(nothing);
  expect(readVersionForm({ platform: 6, contents: [null, { lang: 'vi-VN' }] })).toEqual({
    ...nothing,
    contents: [{ lang: 'vi-VN', description: '' }],
  });
  expect(() => readVersionForm({ platform: 3 })).toThrow('platform');
});

it('leaves what is of the wrong kind for the check to name', () => {
  for (const platform of ['', '1e0', '0x6', ' 6', '6.0', '99999999999', null, [6]]) {
    expect(normalizeVersionForm({ platform }).platform).toEqual(platform);
    expect(checkVersionForm({ ...VERSION_EXAMPLE, platform }).map(({ field }) => field)).toEqual(['platform']);
  }
});

it('keeps the languages in one order, whatever order they came in', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...LOCALES]), (languages) => {
      const contents = languages.map((lang) => ({ lang, description: lang }));
      const kept = readVersionForm(normalizeVersionForm({ ...VERSION_EXAMPLE, contents })).contents;
      expect(kept.map(({ lang }) => lang)).toEqual(LOCALES.filter((lang) => languages.includes(lang)));
      expect(kept.every(({ lang, description }) => lang === description)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('never throws on unchecked values, and is idempotent', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('platform', 'versionName', 'contents'), fc.jsonValue()), (form) => {
      const normalized = normalizeVersionForm(form);
      expect(normalizeVersionForm(normalized)).toEqual(normalized);
    }),
    { numRuns: 200 },
  );
});

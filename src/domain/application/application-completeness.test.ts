import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { APPLICATION_EXAMPLE } from '../forms/examples.ts';
import { findCompleteness } from './application-completeness.ts';

const EMPTY = { name: 'empty', shortDescription: 'empty', fullDescription: 'empty' };
const FILLED = { name: 'filled', shortDescription: 'filled', fullDescription: 'filled' };

it('counts every text of the four languages', () => {
  expect(findCompleteness(APPLICATION_EXAMPLE)).toEqual({
    filled: 12,
    total: 12,
    languages: ['zh-TW', 'zh-CN', 'vi-VN', 'en-US'].map((lang) => ({ lang, ...FILLED })),
  });
  expect(findCompleteness({})).toMatchObject({ filled: 0, total: 12, languages: [EMPTY, EMPTY, EMPTY, EMPTY] });
});

it('tells texts that are left out or blank from those that break a rule', () => {
  const contents = [
    { lang: 'vi', name: 'Sao', shortDescription: '  \n', fullDescription: '<script>' },
    { lang: 'en-US', name: 'x'.repeat(LIMITS.applicationNameLength + 1), shortDescription: 7, fullDescription: null },
  ];
  const { filled, languages } = findCompleteness({ contents });
  expect(filled).toBe(1);
  expect(languages[2]).toEqual({ lang: 'vi-VN', name: 'filled', shortDescription: 'empty', fullDescription: 'wrong' });
  expect(languages[3]).toEqual({ lang: 'en-US', name: 'wrong', shortDescription: 'wrong', fullDescription: 'empty' });
});

it('never throws, and counts what it says is filled', () => {
  const texts = fc.record(
    { lang: fc.constantFrom('zh-TW', 'vi', 'xx', 3), name: fc.anything(), fullDescription: fc.string() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(texts, fc.anything()))), (contents) => {
      const { filled, languages } = findCompleteness({ contents });
      const states = languages.flatMap((language) => Object.values(language));
      expect(filled).toBe(states.filter((state) => state === 'filled').length);
    }),
  );
});

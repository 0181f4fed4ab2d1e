import { expect, it } from 'vitest';
import { orderNames, writePersonName } from './person-name.ts';

it.each([
  ['Ada', 'Tan', 'en-US', 'Ada Tan'],
  ['Ada', 'Tan', 'zh-TW', 'Tan Ada'],
  ['Anh', 'Lê', 'vi-VN', 'Lê Anh'],
  ['小明', '王', 'zh-TW', '王小明'],
  ['小明', '王', 'en-US', '王小明'],
  ['', 'Tan', 'en-US', 'Tan'],
  ['Ada', '', 'vi-VN', 'Ada'],
  ['', '', 'zh-CN', ''],
] as const)('writes “%s” and “%s” for readers of %s as “%s”', (givenName, familyName, locale, whole) => {
  expect(writePersonName({ givenName, familyName }, locale)).toBe(whole);
});

it('lists the names as a language writes them, and everything else where it is', () => {
  const fields = ['email', 'pocFamilyName', 'pocGivenName', 'phone'] as const;
  expect(orderNames(fields, 'en-US')).toEqual(['email', 'pocGivenName', 'pocFamilyName', 'phone']);
  for (const locale of ['zh-TW', 'zh-CN', 'vi-VN'] as const) expect(orderNames(fields, locale)).toEqual(fields);
  expect(orderNames(['email', 'phone'], 'en-US')).toEqual(['email', 'phone']);
});

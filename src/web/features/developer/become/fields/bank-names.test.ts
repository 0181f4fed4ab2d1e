import { expect, it } from 'vitest';
import type { LocaleCode } from '#contract/values/locales.ts';
import { BANKS } from '#server/features/static/banks.ts';
import { makeSearch } from '#web/ui/field/search-choices.ts';
import { wordsOfBank } from './bank-names.ts';

function find(typed: string, locale: LocaleCode): readonly string[] {
  const choices = BANKS.map((bank) => ({ value: bank.code, note: bank.code, ...wordsOfBank(bank, locale) }));
  return makeSearch(choices)(typed).map(({ value }) => value);
}

it.each([
  ['bank of taiwan', ['004']],
  ['LAND BANK', ['005']],
  ['esun', ['808']],
  ['ngan hang dai loan', ['004']],
  ['Bưu điện', ['700']],
  ['国泰', ['013']],
  ['台灣銀行', ['004']],
  ['臺灣銀行', ['004']],
  ['822', ['822']],
])('finds a bank by %s in every language', (typed, codes) => {
  for (const locale of ['zh-TW', 'zh-CN', 'vi-VN', 'en-US'] as const) {
    expect(find(typed, locale).slice(0, 1), locale).toEqual(codes);
  }
});

it('has another name for each bank that comes with the store', () => {
  const plain = BANKS.filter((bank) => wordsOfBank(bank, 'en-US').text === bank.name);
  expect(plain).toEqual([]);
});

it('lists banks by their translated and official names, or only by the official one', () => {
  const bank = { code: '004', name: '臺灣銀行' };
  expect(wordsOfBank(bank, 'en-US').text).toBe('Bank of Taiwan · 臺灣銀行');
  expect(wordsOfBank(bank, 'zh-TW').text).toBe('臺灣銀行');
  expect(wordsOfBank({ code: '999', name: '新銀行' }, 'vi-VN')).toEqual({
    text: '新銀行',
    alias: '新銀行',
  });
});

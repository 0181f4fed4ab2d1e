import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it('writes a count in few characters of the language', () => {
  expect(formatCount(0, 'en-US')).toBe('0');
  expect(formatCount(999, 'en-US')).toBe('999');
  expect(formatCount(12_345, 'en-US')).toBe('12.3K');
  expect(formatCount(12_345, 'zh-TW')).toBe('1.2萬');
  expect(formatCount(12_345, 'zh-CN')).toBe('1.2万');
  expect(formatCount(12_345, 'vi-VN').normalize('NFKC')).toBe('12,3 N');
});

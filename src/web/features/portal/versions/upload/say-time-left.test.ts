import { expect, it } from 'vitest';
import { sayTimeLeft } from './upload-row.tsx';

it.each([
  [0, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3599, '60 minutes'],
  [3600, '1 hour'],
  [9000, '3 hours'],
])('%i seconds are %s', (seconds, text) => {
  expect(sayTimeLeft(seconds, 'en-US')).toBe(text);
});

it('speaks the language of the page', () => {
  expect(sayTimeLeft(90, 'zh-TW')).toBe('2 分鐘');
  expect(sayTimeLeft(90, 'vi-VN')).toBe('2 phút');
});

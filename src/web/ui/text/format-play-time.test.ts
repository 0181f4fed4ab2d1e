import { expect, it } from 'vitest';
import { formatPlayTime } from './format-play-time.ts';

it.each([
  [1, 'en-US', '1 min'],
  [59, 'en-US', '59 min'],
  [60, 'en-US', '1 hr'],
  [215, 'en-US', '3.5 hr'],
  [215, 'zh-TW', '3.5 小時'],
  [215, 'zh-CN', '3.5小时'],
  [75_000, 'vi-VN', '1.250 giờ'],
] as const)('shows %i minutes in %s as %s', (minutes, locale, text) => {
  expect(formatPlayTime(minutes, locale)).toBe(text);
});

import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import { checkPromoVideo, PROMO_VIDEO_MESSAGES, youtubeVideoId } from './youtube.ts';

const TAKEN = [
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?list=x&v=dQw4w9WgXcQ',
  'http://m.youtube.com/watch?v=dQw4w9WgXcQ#t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://WWW.YouTube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
];

const REFUSED = [
  'https://vimeo.com/123',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
  'xhttps://youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=tooshort',
  'https://www.youtube.com/watch?v=elevenandone',
  'https://youtu.be/dQw4w9WgXcQ%22',
  'https://youtu.be/',
  'https://www.youtube.com/live/',
  'https://www.youtube.com/live/dQw4w9WgXcQ/more',
  'https://www.youtube.com/embed/videoseries?list=x',
  'https://www.youtube.com/embed/live_stream?channel=x',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=dQw4w9WgXcQ',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  'dQw4w9WgXcQ',
  '',
];

const SHORTS = [
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?v=dQw4w9WgXcQ',
  'https://www.youtube.com/SHORTS/dQw4w9WgXcQ',
  'https://youtu.be/shorts/dQw4w9WgXcQ',
];

it.each(TAKEN)('R5.10 takes %s', (address) => {
  expect(youtubeVideoId(address)).toBe('dQw4w9WgXcQ');
  expect(checkPromoVideo(address)).toBe(true);
});

it.each(REFUSED)('R5.10 refuses %j', (address) => {
  expect(youtubeVideoId(address)).toBeUndefined();
  expect(checkPromoVideo(address)).toBe('video.address');
});

it('R5.11 states the condition about advertising in every language', () => {
  const texts = LOCALES.map((locale) => CATALOGS.rules[locale][PROMO_VIDEO_MESSAGES.conditions]);
  expect(texts[0]).toContain('廣告');
  expect(texts[1]).toContain('广告');
  expect(texts[2]).toContain('quảng cáo');
  expect(texts[3]).toContain('advertising');
});

it.each(SHORTS)('R5.12 refuses the vertical video %s', (address) => {
  expect(checkPromoVideo(address)).toBe('video.address');
});

it('R5.12 takes the same video at its horizontal addresses', () => {
  for (const address of ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ']) {
    expect(checkPromoVideo(address)).toBe(true);
  }
});

import { expect, it } from 'vitest';
import { usedLanguages } from '../use-texts-form.ts';
import { checkBanner, readBanner, readBannerFields, writeBanner } from './banner-form.ts';

const EMPTY = readBanner(null);
const TITLED = { eyebrow: '', title: ' Sao ', tagline: '' };
const RIGHT = { ...EMPTY, image: '/files/images/1/banner.png', texts: { ...EMPTY.texts, 'vi-VN': TITLED } };

it('is right with a picture and a title in one language', () => {
  expect(checkBanner(RIGHT, 'zh-TW')).toEqual({});
  expect(usedLanguages(RIGHT)).toEqual(['vi-VN']);
  expect(writeBanner(RIGHT)).toMatchObject({
    type: 1,
    contents: [{ lang: 'vi-VN', title: 'Sao', eyebrow: '', tagline: '' }],
    sort: '1',
  });
});

it('is for website and apps unless one of them is chosen', () => {
  expect(writeBanner(RIGHT).source).toBeUndefined();
  expect(writeBanner({ ...RIGHT, source: 'app' }).source).toBe('app');
});

it('names everything that is wrong', () => {
  const untitled = { ...EMPTY.texts, 'en-US': { eyebrow: 'New', title: ' ', tagline: '' } };
  const times = { beginAt: '2026-03-02T00:00:00.000Z', endAt: '2026-03-01T00:00:00.000Z' };
  expect(checkBanner({ ...EMPTY, ...times, texts: untitled, link: '//evil.example', sort: '0' }, 'zh-TW')).toEqual({
    image: 'field.required',
    'texts.en-US.title': 'field.required',
    link: 'field.invalid',
    sort: 'field.integer',
    endAt: 'field.ends_first',
  });
  expect(checkBanner(EMPTY, 'en-US')).toMatchObject({ 'texts.en-US.title': 'field.required' });
});

it('finds the language of what the server refuses', () => {
  const two = { ...RIGHT, texts: { ...RIGHT.texts, 'zh-TW': { eyebrow: '', title: '星', tagline: '' } } };
  expect(readBannerFields(two, { 'contents.1.title': 'field.tooLong', image: 'image.unknown' })).toEqual({
    'texts.vi-VN.title': 'field.tooLong',
    image: 'image.unknown',
  });
});

import { expect, it } from 'vitest';
import { usedLanguages } from '../use-texts-form.ts';
import {
  checkCollection,
  collectionName,
  readCollection,
  readCollectionFields,
  writeCollection,
} from './collection-form.ts';

const EMPTY = readCollection(null);
const GAME = { applicationId: 'com.a', name: 'A', icon: '', iconPlaceholder: '', company: '', status: 1 } as const;
const RIGHT = {
  ...EMPTY,
  image: '/files/images/1/banner.png',
  slug: ' short-breaks ',
  games: [GAME],
  texts: { ...EMPTY.texts, 'vi-VN': { title: ' Nghỉ ', text: '' } },
};

it('is right with an image, an address and a title in one language', () => {
  expect(checkCollection(RIGHT, 'zh-TW')).toEqual({});
  expect(usedLanguages(RIGHT)).toEqual(['vi-VN']);
  expect(writeCollection(RIGHT)).toEqual({
    ...{ image: RIGHT.image, slug: 'short-breaks', isPublished: false, beginAt: '', endAt: '' },
    contents: [{ lang: 'vi-VN', title: 'Nghỉ', text: '' }],
    applicationIds: ['com.a'],
  });
});

it('names everything that is wrong', () => {
  const times = { beginAt: '2026-03-02T00:00:00.000Z', endAt: '2026-03-02T00:00:00.000Z' };
  const texts = { ...EMPTY.texts, 'en-US': { title: ' ', text: 'Ten minutes' } };
  expect(checkCollection({ ...EMPTY, ...times, texts, slug: 'Two words' }, 'zh-TW')).toEqual({
    image: 'field.required',
    'texts.en-US.title': 'field.required',
    slug: 'field.invalid',
    endAt: 'field.ends_first',
  });
  expect(checkCollection(EMPTY, 'en-US')).toMatchObject({
    slug: 'field.required',
    'texts.en-US.title': 'field.required',
  });
});

it('finds the language or the games of what the server refuses', () => {
  const two = { ...RIGHT, texts: { ...RIGHT.texts, 'zh-TW': { title: '茶', text: '' } } };
  const fields = { 'contents.1.title': 'field.tooLong', 'applicationIds.3': 'field.unknown', slug: 'field.taken' };
  expect(readCollectionFields(two, fields)).toEqual({
    'texts.vi-VN.title': 'field.tooLong',
    games: 'field.unknown',
    slug: 'field.taken',
  });
});

it('is named in the reader’s language, else in the first one that it has', () => {
  const contents = [
    { lang: 'zh-TW', title: '茶', text: '' } as const,
    { lang: 'en-US', title: 'Tea', text: '' } as const,
  ];
  expect(collectionName({ contents, slug: 'tea' }, 'en-US')).toBe('Tea');
  expect(collectionName({ contents, slug: 'tea' }, 'vi-VN')).toBe('茶');
  expect(collectionName({ contents: [], slug: 'tea' }, 'vi-VN')).toBe('tea');
});

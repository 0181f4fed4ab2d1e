import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { textHash } from '../text/text-hash.ts';
import { articlePicturePath, gamePicturePath, type SharedGame, storePicturePath } from './share-picture.ts';

const GAME: SharedGame = {
  appId: 'com.example.game',
  lang: 'en-US',
  name: 'Night Race',
  company: 'Night Works',
  category: 111,
  ageRating: '6+',
  icon: '/files/images/1/icon.png',
  backgroundImage: '/files/images/2/background.png',
};

it('names a picture by language, subject and what it shows', () => {
  expect(gamePicturePath(GAME)).toMatch(/^\/og\/en-US\/games\/com\.example\.game\/[0-9a-z]{11}\.jpg$/);
  expect(articlePicturePath({ path: '/help/players/refunds', lang: 'vi-VN', title: 'Hoàn tiền' })).toMatch(
    /^\/og\/vi-VN\/pages\/help\/players\/refunds\/[0-9a-z]{11}\.jpg$/,
  );
  expect(storePicturePath({ lang: 'zh-TW', about: '遊戲' })).toMatch(/^\/og\/zh-TW\/store\/[0-9a-z]{11}\.jpg$/);
});

it.each([
  ['name', { name: 'Day Race' }],
  ['company', { company: 'Day Works' }],
  ['category', { category: 112 }],
  ['age rating', { ageRating: '12+' }],
  ['icon', { icon: '/files/images/3/icon.png' }],
  ['background', { backgroundImage: '/files/images/3/background.png' }],
] as const)('gives a game another picture when its %s changes', (_, change) => {
  expect(gamePicturePath({ ...GAME, ...change })).not.toBe(gamePicturePath(GAME));
});

it('gives an article and the store another picture when their texts change', () => {
  const article = { path: '/about', lang: 'vi-VN' } as const;
  const articles = ['Một', 'Hai'].map((title) => articlePicturePath({ ...article, title }));
  const stores = ['遊戲', '商店'].map((about) => storePicturePath({ lang: 'zh-TW', about }));
  expect(new Set([...articles, ...stores]).size).toBe(4);
});

it('keeps the address while nothing changes that it shows', () => {
  expect(gamePicturePath({ ...GAME })).toBe(gamePicturePath(GAME));
});

it('tells any two texts apart, by eleven characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER }), fc.string({ unit: ANY_CHARACTER }), (one, other) => {
      expect(textHash(one)).toMatch(/^[0-9a-z]{11}$/);
      expect(textHash(one) === textHash(other)).toBe(one === other);
    }),
  );
});

import { describe, expect, it } from 'vitest';
import type { PublicApplication } from '#contract/application/entities.ts';
import { readApplicationForm } from '#domain/forms/application/application-form.ts';
import { gamePicturePath } from '#domain/page/share-picture.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { gameData } from './game-data.ts';

const page = buildPage({ locale: 'en-US', origin: 'https://games.example.com' });
const GAME: PublicApplication = {
  ...readApplicationForm({}),
  trailer: null,
  id: 1,
  appId: 'com.example.race',
  lang: 'en-US',
  name: 'Night Race',
  shortDescription: 'Race at night.',
  fullDescription: '<p>Race.</p>',
  contentDefault: 'en-US',
  icon: '/files/images/1/icon.png',
  iconPlaceholder: '',
  cover: '/files/images/2/background.png',
  coverPlaceholder: '',
  backgroundImage: '/files/images/2/background.png',
  backgroundPlaceholder: '',
  screenshots: { mobile: ['/files/images/3/screenshot_mobile.png'], tablet7: [], tablet10: [], computer: [] },
  screenshotSizes: {},
  category: 111,
  ageRating: '6+',
  platforms: [2],
  hasInAppPurchase: true,
  contacts: [],
  company: 'Night Works',
  publishDate: '2026-01-01T00:00:00.000Z',
  viewCount: 10,
  playCount: 7,
  rating: { average: null, count: 0 },
  free: true,
  price: null,
  gameProduct: null,
  canPlay: true,
  versions: [],
  status: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
};

/** The structured data of a game with some changes, as JSON. */
const describeGame = (change: Partial<PublicApplication> = {}) =>
  JSON.parse(JSON.stringify(gameData(page, { ...GAME, ...change })[0]));

it('gives search engines a game with absolute addresses', () => {
  expect(describeGame()).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Night Race',
    description: 'Race at night.',
    url: 'https://games.example.com/en-US/application/details?applicationId=com.example.race',
    image: [
      `https://games.example.com${gamePicturePath(GAME)}`,
      'https://games.example.com/files/images/2/background.png',
      'https://games.example.com/files/images/1/icon.png',
    ],
    screenshot: ['https://games.example.com/files/images/3/screenshot_mobile.png'],
    genre: 'Racing',
    contentRating: '6+',
    author: { '@type': 'Organization', name: 'Night Works' },
    dateModified: '2026-02-01T00:00:00.000Z',
    interactionStatistic: { userInteractionCount: 7 },
  });
});

it.each([
  [[2], 'WebApplication'],
  [[6, 7], 'MobileApplication'],
  [[1, 2], 'SoftwareApplication'],
] as const)('calls a game for the platforms %j a %s', (platforms, type) => {
  expect(describeGame({ platforms: [...platforms] })['@type']).toEqual(['VideoGame', type]);
});

describe('a price and stars', () => {
  it('include a price of zero and the rating of players', () => {
    const { offers, aggregateRating } = describeGame({ rating: { average: 4.3, count: 12 } });
    expect(offers).toMatchObject({ '@type': 'Offer', price: '0' });
    expect(aggregateRating).toMatchObject({ ratingValue: 4.3, ratingCount: 12, bestRating: 5, worstRating: 1 });
  });

  it('include what a game costs now, and until when', () => {
    const price = { currency: 'EUR', amount: 8, before: 10, percent: 20, until: '2026-12-01T00:00:00.000Z' } as const;
    expect(describeGame({ free: false, price }).offers).toMatchObject({
      ...{ price: '8', priceCurrency: 'EUR', priceValidUntil: price.until },
    });
  });

  it('are not made up for others', () => {
    const game = describeGame({ free: false });
    expect(game).not.toHaveProperty('offers');
    expect(game).not.toHaveProperty('aggregateRating');
    expect(game.isAccessibleForFree).toBe(false);
  });
});

it('leads to a game by its category, and to one of no kind directly', () => {
  const namesOf = (change: Partial<PublicApplication>) => {
    const crumbs = JSON.parse(JSON.stringify(gameData(page, { ...GAME, ...change })[1]));
    return crumbs.itemListElement.map(({ name }: { name: string }) => name);
  };
  expect(namesOf({})).toEqual(['Starhall', 'Racing', 'Night Race']);
  expect(namesOf({ category: 100 })).toEqual(['Starhall', 'Night Race']);
});

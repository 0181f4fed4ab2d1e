import type { PublicApplication } from '#contract/application/entities.ts';
import { ALL_GAMES_CATEGORY, findCategoryKey } from '#contract/values/categories.ts';
import { gamePicturePath } from '#domain/page/share-picture.ts';
import { hallQuery, searchOfCategory } from '#domain/search/hall-search.ts';
import {
  addressOf,
  breadcrumbData,
  type StructuredData,
  storeOrganization,
  structuredData,
  type Thing,
} from '#web/app/head/structured-data.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import type { Page } from '../../app/use-page.ts';

const DETAILS = '/application/details';
/** Platforms by number. */
const WEB = 2;
const PHONES: readonly number[] = [6, 7];
/** Currency of the price of zero: the store's home currency. */
const CURRENCY = 'TWD';

/** Structured data of a game and its breadcrumbs. */
export function gameData(page: Page, application: PublicApplication): StructuredData[] {
  const { appId, name, category } = application;
  const key = findCategoryKey(category);
  const isOfCategory = key !== undefined && category !== ALL_GAMES_CATEGORY;
  return [
    structuredData(describeGame(page, application)),
    breadcrumbData(page, [
      ...(isOfCategory
        ? [{ name: page.t(`category.${key}`), path: '/', query: hallQuery(searchOfCategory(category)) }]
        : []),
      { name, path: DETAILS, query: detailsQuery(appId) },
    ]),
  ];
}

function describeGame(page: Page, application: PublicApplication): Thing {
  const { appId, name, company, category, platforms, screenshots } = application;
  const url = addressOf(page, DETAILS, detailsQuery(appId));
  const absolute = (address: string) => new URL(address, page.state.origin).href;
  const pictures = [gamePicturePath(application), application.backgroundImage, application.icon].filter(Boolean);
  const names = platforms.map((platform) => page.t(`platform.${platform}`));
  return {
    // Search engines show price and stars only for applications, not for a plain VideoGame.
    '@type': ['VideoGame', softwareType(platforms)],
    '@id': `${url}#game`,
    name,
    description: application.shortDescription,
    url,
    image: pictures.map(absolute),
    screenshot: Object.values(screenshots).flat().slice(0, 8).map(absolute),
    trailer: describeTrailer(application, absolute),
    genre: page.t(`category.${findCategoryKey(category) ?? 'game'}`),
    applicationCategory: 'GameApplication',
    gamePlatform: names,
    operatingSystem: names.join(', '),
    contentRating: application.ageRating,
    datePublished: application.publishDate ?? undefined,
    dateModified: application.updatedAt,
    softwareVersion: application.versions[0]?.versionName,
    isAccessibleForFree: application.free,
    author: describeDeveloper(page, company, application.developer),
    publisher: storeOrganization(page),
    offers: describeOffer(application, url),
    aggregateRating: describeRating(application.rating),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'PlayAction' },
      userInteractionCount: application.playCount,
    },
  };
}

/** The developer, by its page if there is one. */
function describeDeveloper(page: Page, name: string, developer: PublicApplication['developer']): Thing {
  if (developer === undefined) return { '@type': 'Organization', name };
  const url = addressOf(page, `/developers/${developer.slug}`);
  return { '@type': 'Organization', '@id': `${url}#developer`, name, url };
}

/** The game's own video; nothing without one. */
function describeTrailer(
  { trailer, name, shortDescription, promoImage, backgroundImage, updatedAt }: PublicApplication,
  absolute: (address: string) => string,
): Thing | undefined {
  if (trailer === null) return undefined;
  const poster = promoImage === '' ? backgroundImage : promoImage;
  return {
    '@type': 'VideoObject',
    name,
    description: shortDescription,
    contentUrl: absolute(trailer.url),
    encodingFormat: trailer.mime,
    thumbnailUrl: poster === '' ? undefined : absolute(poster),
    uploadDate: updatedAt,
    duration: `PT${trailer.seconds}S`,
  };
}

/** The aggregate rating; nothing without ratings. */
function describeRating({ average, count }: PublicApplication['rating']): Thing | undefined {
  if (average === null || count === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}

function softwareType(platforms: readonly number[]): string {
  if (platforms.every((platform) => platform === WEB)) return 'WebApplication';
  return platforms.every((platform) => PHONES.includes(platform)) ? 'MobileApplication' : 'SoftwareApplication';
}

/** The offer of a game; nothing for one that is not for sale. A star coin is a unit of its currency. */
function describeOffer({ free, price }: PublicApplication, url: string): Thing | undefined {
  const offer = { '@type': 'Offer', availability: 'https://schema.org/InStock', url };
  if (free) return { ...offer, price: '0', priceCurrency: CURRENCY };
  if (price === null) return undefined;
  const { amount, currency, until } = price;
  return { ...offer, price: String(amount), priceCurrency: currency, priceValidUntil: until };
}

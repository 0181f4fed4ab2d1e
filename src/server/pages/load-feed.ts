import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { findCategoryKey } from '#contract/values/categories.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SORT_TYPE } from '#contract/values/states.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { articlePicturePath, gamePicturePath } from '#domain/page/share-picture.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Services } from '../services.ts';
import type { Feed, FeedEntry } from './feed.ts';

export type FeedName = 'games' | 'news';

export interface FeedSources {
  readonly services: Pick<Services, 'config' | 'content'>;
  readonly call: CallEndpoint;
  readonly wordsOf: (lang: LocaleCode) => Translator;
}

export interface FeedRequest {
  readonly feed: FeedName;
  readonly lang: LocaleCode;
  readonly origin: string;
  /** Path and query of the feed. */
  readonly path: string;
}

/** News has dates only, in Taipei time. */
const MIDNIGHT = 'T00:00:00+08:00';

/** The newest released games, or the latest news. */
export async function loadFeed(asked: FeedRequest, sources: FeedSources): Promise<Feed> {
  const { feed, lang, origin, path } = asked;
  const { t } = sources.wordsOf(lang);
  const { config } = sources.services;
  const isOfGames = feed === 'games';
  return {
    title: isOfGames ? `${t('shell.indexLabel')} - ${t('hall.shelf.newest')}` : t('shell.indexLabel'),
    lang,
    pageUrl: origin + localizePath(isOfGames ? '/' : '/news', lang),
    feedUrl: origin + path,
    author: config.COMPANY_NAME || t('shell.indexLabel'),
    entries: isOfGames ? await listGames(asked, sources) : listNews(asked, sources),
  };
}

async function listGames({ lang, origin }: FeedRequest, { call, wordsOf }: FeedSources): Promise<FeedEntry[]> {
  const { t } = wordsOf(lang);
  const { list } = await call(listSortedApplications, { sortType: SORT_TYPE.newest, limit: LIMITS.feedEntries, lang });
  return list.flatMap(({ applicationId, name, shortDescription, company, category, publishDate, ...game }) => {
    if (publishDate === null) return [];
    const query = `?applicationId=${encodeURIComponent(applicationId)}`;
    const shown = { appId: applicationId, lang, name, company, category, ageRating: game.ageRating, icon: game.icon };
    return {
      url: origin + localizePath('/application/details', lang) + query,
      title: name,
      summary: shortDescription,
      published: publishDate,
      author: company,
      category: t(`category.${findCategoryKey(category) ?? 'game'}`),
      picture: origin + gamePicturePath({ ...shown, backgroundImage: game.cover }),
    };
  });
}

function listNews({ lang, origin }: FeedRequest, { services }: FeedSources): FeedEntry[] {
  return services.content.items
    .filter((item) => item.lang === lang && item.type === 'news')
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, LIMITS.feedEntries)
    .map(({ path, title, description, date }) => ({
      url: origin + localizePath(path, lang),
      title,
      summary: description,
      published: new Date(date + MIDNIGHT).toISOString(),
      picture: origin + articlePicturePath({ path, lang, title }),
    }));
}

import { CONTENT_SKIP_MAX, searchContent } from '#contract/content/endpoints.ts';
import { listPosts } from '#contract/developer-post/endpoints.ts';
import type { PostSummary } from '#contract/developer-post/entities.ts';
import {
  type ArticleLink,
  articlePath,
  type LoadedArticle,
  loadFolderArticle,
  toLink,
} from '#web/kit/article/load-article.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import type { Page } from '../../app/use-page.ts';

export interface NewsLink extends ArticleLink {
  readonly date: string;
}

export interface NewsList {
  readonly news: readonly NewsLink[];
  readonly count: number;
  /** Page number, from 1. */
  readonly number: number;
  /** The latest news of developers. */
  readonly posts: readonly PostSummary[];
}

export interface DeveloperNews {
  readonly posts: readonly PostSummary[];
  readonly count: number;
  /** Page number, from 1. */
  readonly number: number;
}

/** Beside the store’s own news. */
const LATEST_POSTS = 6;

/** A page of the store's news, newest first, with the latest of developers. */
export async function loadNews(page: Page, { page: number }: Readonly<Record<string, unknown>>): Promise<NewsList> {
  const [own, { list: posts }] = await Promise.all([
    loadPage(readPageNumber(number), async ({ limit, offset }) => {
      const { count = 0, list = [] } = await page.call(searchContent, {
        where: { lang: page.state.locale, type: 'news' },
        sortBy: 'date:desc',
        only: ['path', 'title', 'description', 'date'],
        limit,
        skip: Math.min(offset, CONTENT_SKIP_MAX),
      });
      const news = list.flatMap((item) => (item === null ? [] : [{ ...toLink(item), date: item.date ?? '' }]));
      return { count, news };
    }),
    page.call(listPosts, { lang: page.state.locale, limit: LATEST_POSTS }),
  ]);
  return { ...own, posts };
}

/** A page of developers' news, newest first. */
export async function loadDeveloperNews(
  page: Page,
  { page: number }: Readonly<Record<string, unknown>>,
): Promise<DeveloperNews> {
  const loaded = await loadPage(readPageNumber(number), (span) =>
    page.call(listPosts, { lang: page.state.locale, ...span }),
  );
  return { posts: loaded.list, count: loaded.count, number: loaded.number };
}

/** A news article with the next and the previous one. */
export function loadNewsArticle(page: Page, slug: string): Promise<LoadedArticle> {
  return loadFolderArticle(page, articlePath('/news', slug), 'date:desc');
}

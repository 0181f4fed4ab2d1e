import { CONTENT_SKIP_MAX, searchContent } from '#contract/content/endpoints.ts';
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
}

/** A page of news, newest first. */
export async function loadNews(page: Page, { page: number }: Readonly<Record<string, unknown>>): Promise<NewsList> {
  return loadPage(readPageNumber(number), async ({ limit, offset }) => {
    const { count = 0, list = [] } = await page.call(searchContent, {
      where: { lang: page.state.locale, type: 'news' },
      sortBy: 'date:desc',
      only: ['path', 'title', 'description', 'date'],
      limit,
      skip: Math.min(offset, CONTENT_SKIP_MAX),
    });
    return { count, news: list.flatMap((item) => (item === null ? [] : [{ ...toLink(item), date: item.date ?? '' }])) };
  });
}

/** A news article with the next and the previous one. */
export function loadNewsArticle(page: Page, slug: string): Promise<LoadedArticle> {
  return loadFolderArticle(page, articlePath('/news', slug), 'date:desc');
}

import { searchContent } from '#contract/content/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import {
  type ArticleLink,
  articlePath,
  LINK_FIELDS,
  type LoadedArticle,
  loadFolderArticle,
  toLinks,
} from '#web/kit/article/load-article.ts';
import { loadRelated } from '#web/kit/article/load-related.ts';
import type { Page } from '../../app/use-page.ts';
import type { Readers } from './help-groups.ts';

export async function loadHelp(page: Page): Promise<readonly ArticleLink[]> {
  const { list } = await page.call(searchContent, {
    where: { lang: page.state.locale, type: { $in: ['help-player', 'help-developer'] } },
    only: [...LINK_FIELDS],
    limit: LIMITS.pageSizeMax,
  });
  return toLinks(list);
}

export interface HelpArticle extends LoadedArticle {
  readonly related: readonly ArticleLink[];
}

/** A help article with its neighbors and related articles. */
export async function loadHelpArticle(page: Page, readers: Readers, slug: string): Promise<HelpArticle> {
  const loaded = await loadFolderArticle(page, articlePath(`/help/${readers}`, slug));
  return { ...loaded, related: await loadRelated(page, loaded.article) };
}

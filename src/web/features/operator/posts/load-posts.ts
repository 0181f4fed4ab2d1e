import { listAllPosts } from '#contract/developer-post/operator-endpoints.ts';
import type { OperatorPost } from '#contract/developer-post/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import { type PostsFilter, postsFilter } from './posts-filter.ts';

export interface OperatorPosts {
  readonly posts: readonly OperatorPost[];
  readonly count: number;
  readonly filter: PostsFilter;
}

/** The page of the operators' list that the address selects. */
export async function loadPosts(page: Page, texts: FilterTexts): Promise<OperatorPosts> {
  const filter = postsFilter.read(texts);
  const { list, count, number } = await loadPage(filter.page, ({ offset }) =>
    page.call(listAllPosts, { queue: filter.queue, lang: page.state.locale, limit: LIMITS.postsReviewed, offset }),
  );
  return { posts: list, count, filter: { ...filter, page: number } };
}

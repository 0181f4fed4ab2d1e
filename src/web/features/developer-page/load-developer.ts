import { redirect } from '@tanstack/react-router';
import type { AppSummary } from '#contract/application/entities.ts';
import { getDeveloper, getFollow, listDeveloperGames } from '#contract/developer-page/endpoints.ts';
import type { FollowState, PublicDeveloper } from '#contract/developer-page/entities.ts';
import { listPosts } from '#contract/developer-post/endpoints.ts';
import type { PostSummary } from '#contract/developer-post/entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import type { Page } from '../../app/use-page.ts';

export interface DeveloperData {
  readonly developer: PublicDeveloper;
  readonly follow: FollowState;
  /** The latest news. */
  readonly posts: readonly PostSummary[];
  readonly games: readonly AppSummary[];
  readonly count: number;
  /** Page number, from 1. */
  readonly number: number;
}

/**
 * Loads the page of a developer.
 * @throws the router's not-found without a page, a permanent redirect for a former address.
 */
export async function loadDeveloper(page: Page, slug: string, query: { page?: unknown }): Promise<DeveloperData> {
  const developer = await findPage(page, slug, (present) => `/developers/${present}`);
  const lang = page.state.locale;
  const [games, { list: posts }, follow] = await Promise.all([
    loadPage(readPageNumber(query.page), (span) =>
      page.call(listDeveloperGames, { slug: developer.slug, lang, ...span }),
    ),
    page.call(listPosts, { slug: developer.slug, lang, limit: LIMITS.postsOfDeveloper }),
    loadFollow(page, developer),
  ]);
  return { developer, follow, posts, games: games.list, count: games.count, number: games.number };
}

/**
 * Finds a developer by a present or former address.
 * @throws as `loadDeveloper`; `pathAt` is the path of the page at the present address.
 */
export async function findPage(page: Page, slug: string, pathAt: (slug: string) => string): Promise<PublicDeveloper> {
  const developer = await page
    .call(getDeveloper, { slug, lang: page.state.locale })
    .catch(orNotFound(ERROR.invalidFormat, ERROR.providerNotFound));
  if (developer.slug !== slug) throw redirect({ href: page.href(pathAt(developer.slug)), statusCode: 301 });
  return developer;
}

/** Whether the caller follows; a failure must not break the page. */
async function loadFollow(page: Page, { slug, followers }: PublicDeveloper): Promise<FollowState> {
  const unknown = { following: false, followers };
  if (page.state.user === null) return unknown;
  return page.call(getFollow, { slug }, { loadingBar: false, isQuiet: true }).catch(() => unknown);
}

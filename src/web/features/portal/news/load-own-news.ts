import { getOwnDeveloperPage } from '#contract/developer-page/developer-endpoints.ts';
import { getOwnPost, listOwnPosts } from '#contract/developer-post/developer-endpoints.ts';
import type { OwnPost, OwnPostSummary } from '#contract/developer-post/entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';

export interface OwnNews {
  readonly posts: readonly OwnPostSummary[];
  readonly count: number;
  /** Page number, from 1. */
  readonly number: number;
}

/** A page of the developer's news, newest first. */
export async function loadOwnNews(page: Page, { page: number }: Readonly<Record<string, unknown>>): Promise<OwnNews> {
  const loaded = await loadPage(readPageNumber(number), (span) =>
    page.call(listOwnPosts, { lang: page.state.locale, ...span }),
  );
  return { posts: loaded.list, count: loaded.count, number: loaded.number };
}

export interface EditedPost {
  /** Null for news that is not stored yet. */
  readonly post: OwnPost | null;
  /** The address of the developer's page. */
  readonly slug: string;
  /** Its title, for the breadcrumbs. */
  readonly crumb: string;
  /** The games that it may be about. */
  readonly applications: readonly PortalApplication[];
}

/**
 * News to edit, or an empty form.
 * @throws the router's not-found if it does not exist or is another developer's.
 */
export async function loadEditedPost(page: Page, id: string | null): Promise<EditedPost> {
  const lang = page.state.locale;
  const [{ list }, { slug }, post] = await Promise.all([
    page.call(listPortalApplications, { lang, limit: LIMITS.pageSizeMax }),
    page.call(getOwnDeveloperPage, {}),
    id === null
      ? null
      : page.call(getOwnPost, { id, lang }).catch(orNotFound(ERROR.invalidFormat, ERROR.parameterError)),
  ]);
  const title = post?.contents.find((content) => content.lang === post.contentDefault)?.title;
  return { post, slug, crumb: title ?? page.t('posts.new'), applications: list };
}

import { notFound } from '@tanstack/react-router';
import type { PublicDeveloper } from '#contract/developer-page/entities.ts';
import { getPost } from '#contract/developer-post/endpoints.ts';
import type { PublicPost } from '#contract/developer-post/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { Page } from '../../app/use-page.ts';
import { findPage } from './load-developer.ts';

export interface PostData {
  readonly developer: PublicDeveloper;
  readonly post: PublicPost;
}

const UNKNOWN: readonly ErrorCode[] = [ERROR.invalidFormat, ERROR.parameterError];

/**
 * Loads news of a developer.
 * @throws the router's not-found if it is not published or another developer's, a permanent redirect for a former
 * address.
 */
export async function loadPost(
  page: Page,
  { slug, id }: { readonly slug: string; readonly id: string },
): Promise<PostData> {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
  const developer = await findPage(page, slug, (present) => `/developers/${present}/news/${id}`);
  const post = await page.call(getPost, { id: Number(id), lang: page.state.locale }).catch((error: unknown) => {
    if (error instanceof ApiError && UNKNOWN.includes(error.code)) throw notFound();
    throw error;
  });
  if (post.developer.slug !== developer.slug) throw notFound();
  return { developer, post };
}

import { notFound } from '@tanstack/react-router';
import type { PublicDeveloper } from '#contract/developer-page/entities.ts';
import { getPost } from '#contract/developer-post/endpoints.ts';
import type { PublicPost } from '#contract/developer-post/entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';
import type { Page } from '../../app/use-page.ts';
import { findPage } from './load-developer.ts';

export interface PostData {
  readonly developer: PublicDeveloper;
  readonly post: PublicPost;
}

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
  const post = await page
    .call(getPost, { id: Number(id), lang: page.state.locale })
    .catch(orNotFound(ERROR.invalidFormat, ERROR.parameterError));
  if (post.developer.slug !== developer.slug) throw notFound();
  return { developer, post };
}

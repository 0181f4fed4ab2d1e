import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { requirePost } from './post-policy.ts';
import { presentPublicPost } from './present-post.ts';
import { findPublicPosts } from './public-post-queries.ts';

/** Returns published news of a developer. */
export function getPost({ database: { readDb: db }, cache }: Pick<Services, 'database' | 'cache'>): Handler<'getPost'> {
  return ({ id, lang }, context) => {
    const choice = { id, isForYounger: isForYounger(context) };
    return cache.read(`post ${JSON.stringify([choice, lang])}`, async () => {
      const [row] = await findPublicPosts(db, choice, { lang, limit: 1, offset: 0 });
      return presentPublicPost(requirePost(row));
    });
  };
}

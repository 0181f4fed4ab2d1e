import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow } from '../catalogue/public.ts';
import { findDeveloper } from '../developer-page/public.ts';
import { presentPostSummary } from './present-post.ts';
import { countPublicPosts, findPublicPosts, type PostChoice } from './public-post-queries.ts';

/** Lists published news of all developers, of one, or about a game, newest first. */
export function listPosts({
  database: { readDb: db },
  cache,
}: Pick<Services, 'database' | 'cache'>): Handler<'listPosts'> {
  return ({ slug, applicationId, ...span }, context) => {
    const audience = isForYounger(context);
    return cache.read(`posts ${JSON.stringify([slug, applicationId, span, audience])}`, async () => {
      const choice = await readChoice(db, { slug, applicationId }, audience);
      const [rows, count] = await Promise.all([findPublicPosts(db, choice, span), countPublicPosts(db, choice)]);
      return { count, list: rows.map(presentPostSummary) };
    });
  };
}

interface Asked {
  readonly slug?: string | undefined;
  readonly applicationId?: string | undefined;
}

/** @throws `providerNotFound` and `applicationNotFound` for what does not exist. */
async function readChoice(db: Kysely<Schema>, asked: Asked, isForYoungerOnes: boolean): Promise<PostChoice> {
  const developer = asked.slug === undefined ? undefined : await findDeveloper(db, asked.slug);
  if (asked.slug !== undefined && developer === undefined) {
    throw new ApiError(ERROR.providerNotFound, { fields: { slug: 'field.unknown' } });
  }
  const game = asked.applicationId === undefined ? undefined : await findApplicationRow(db, asked.applicationId);
  if (asked.applicationId !== undefined && game === undefined) throw new ApiError(ERROR.applicationNotFound);
  return { developerId: developer?.user_id, applicationId: game?.id, isForYounger: isForYoungerOnes };
}

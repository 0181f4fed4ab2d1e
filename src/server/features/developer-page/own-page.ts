import type { Kysely } from 'kysely';
import type { OwnDeveloperPage } from '#contract/developer-page/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Schema } from '../../db/schema.ts';
import { countGames, findOwnPage, listAbouts } from './developer-queries.ts';
import { countFollowers } from './follow-queries.ts';
import { presentOwnPage } from './present-developer.ts';

/** @throws `providerNotFound` for an account without a company. */
export async function readOwnPage(db: Kysely<Schema>, userId: number): Promise<OwnDeveloperPage> {
  const row = await findOwnPage(db, userId);
  if (row === undefined) throw new ApiError(ERROR.providerNotFound);
  const [abouts, gameCount, followers] = await Promise.all([
    listAbouts(db, userId),
    countGames(db, userId, false),
    countFollowers(db, userId),
  ]);
  return presentOwnPage({ row, abouts, gameCount, followers });
}

import type { Kysely } from 'kysely';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { nextNumber } from './next-number.ts';

const FIRST_WRITTEN = Date.parse('2026-02-01T00:00:00Z');

/** Inserts a rating of a game with a text, by a new account unless one is given. Returns its number. */
export async function buildRating(
  db: Kysely<Schema>,
  overrides: Partial<NewRow<'ratings'>> & Pick<NewRow<'ratings'>, 'application_id'>,
): Promise<number> {
  const number = nextNumber();
  const userId = overrides.user_id === undefined ? await buildAuthor(db, number) : overrides.user_id;
  const { id } = await db
    .insertInto('ratings')
    .values({
      stars: 4,
      words: `What number ${number} says of it.`,
      lang: 'en-US',
      created_at: new Date(FIRST_WRITTEN + number * 60_000),
      ...overrides,
      user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function buildAuthor(db: Kysely<Schema>, number: number): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ account: `author-${number}@starhall.test`, nickname: `Author ${number}`.slice(0, 10) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

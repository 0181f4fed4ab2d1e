import type { Kysely } from 'kysely';
import { BANNER_TYPE } from '#contract/states.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { nextNumber } from './next-number.ts';

/** Inserts a banner of the hall in Chinese; answers its number. */
export async function buildBanner(db: Kysely<Schema>, overrides: Partial<NewRow<'banners'>> = {}): Promise<number> {
  const number = nextNumber();
  const { id } = await db
    .insertInto('banners')
    .values({
      type: BANNER_TYPE.hall,
      lang: 'zh-TW',
      title: `Banner ${number}`,
      image: `/files/images/banner-${number}/banner`,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

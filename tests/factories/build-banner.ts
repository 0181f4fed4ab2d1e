import type { Kysely } from 'kysely';
import { BANNER_TYPE } from '#contract/values/states.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { nextNumber } from './next-number.ts';

type BannerParts = Partial<NewRow<'banners'> & Omit<NewRow<'banner_contents'>, 'banner_id'>>;

/** Inserts a banner of the home page in Chinese; returns its id. */
export async function buildBanner(db: Kysely<Schema>, overrides: BannerParts = {}): Promise<number> {
  const number = nextNumber();
  const { lang = 'zh-TW', title = `Banner ${number}`, eyebrow, tagline, ...banner } = overrides;
  const { id } = await db
    .insertInto('banners')
    .values({ type: BANNER_TYPE.hall, image: `/files/images/banner-${number}/banner`, ...banner })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('banner_contents').values({ banner_id: id, lang, title, eyebrow, tagline }).execute();
  return id;
}

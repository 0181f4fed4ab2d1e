import { bannerImages } from '#contract/banner/banner-images.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Collection } from '#contract/hall/entities.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createMarkOwned, readSummaryPage } from '../catalogue/public.ts';
import { findCollectionBySlug, findShownGames } from './collection-queries.ts';
import { stateOf } from './present-collection.ts';

/** Returns a collection as players see it, without games that are not published. */
export function getCollection(
  services: Pick<Services, 'database' | 'cache' | 'findOwnedGames'>,
): Handler<'getCollection'> {
  const { cache } = services;
  const db = services.database.readDb;
  const markOwned = createMarkOwned(services);
  return async ({ slug, lang, limit }, context) => {
    const row = await cache.read(`collection ${slug}`, () => findCollectionBySlug(db, slug));
    if (row === undefined || stateOf(row, context.clock()) !== 'shown') {
      throw new ApiError(ERROR.parameterError, { fields: { slug: 'field.unknown' } });
    }
    const isYounger = isForYounger(context);
    const reply = await cache.read(`collection ${JSON.stringify([row.id, isYounger, lang, limit])}`, async () => {
      const ids = await findShownGames(db, row.id, isYounger);
      const texts = row.contents.find((one) => one.lang === lang) ?? row.contents[0];
      const about: Omit<Collection, 'list'> = {
        slug: row.slug,
        lang: texts?.lang ?? lang,
        title: texts?.title ?? '',
        text: texts?.text ?? '',
        images: bannerImages(row.image),
        placeholder: row.placeholder ?? '',
        count: ids.length,
      };
      const view = { lang, at: new Date(context.clock()) };
      return readSummaryPage(db, { ids: ids.slice(0, limit), ...about }, view);
    });
    return markOwned(reply, context.session);
  };
}

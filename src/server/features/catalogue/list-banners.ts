import { bannerImages } from '#contract/banner/banner-images.ts';
import type { listBanners } from '#contract/banner/endpoints.ts';
import { presetUrl } from '#contract/image-presets.ts';
import { bannerPhase } from '#domain/banner-phase.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { type BannerRow, listBannerRows } from '../operations/banner-queries.ts';

/** Banners of a place in one language for who shows them, in the operator's order: those due now, although what is kept knows all. */
export function createListBanners({ database, cache }: Services): Handler<typeof listBanners> {
  return async ({ type, lang, source, size }, { clock }) => {
    const rows = await cache.read(`banners ${type}`, () => listBannerRows(database.readDb, type));
    const nowMs = clock();
    const isMeant = (row: BannerRow) => source === undefined || row.source === null || row.source === source;
    const due = rows
      .filter(isMeant)
      .filter((row) => bannerPhase({ beginAt: row.begin_at, endAt: row.end_at }, nowMs) === 'shown');
    const list = due.flatMap(({ id, image, link, sort, placeholder, contents }) =>
      contents
        .filter((content) => content.lang === lang)
        .map(({ eyebrow, title, tagline }) => ({
          id,
          title,
          image: presetUrl(image, size),
          link,
          sort,
          eyebrow,
          tagline,
          images: bannerImages(image),
          placeholder: placeholder ?? '',
        })),
    );
    return { count: list.length, list };
  };
}

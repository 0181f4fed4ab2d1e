import type { listBanners } from '#contract/banner/endpoints.ts';
import type { ImagePreset } from '#contract/image-presets.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';

/** The three files of a banner stand under one address (`…-large.webp`, `…-medium.webp`, `…-small.webp`). */
function presetUrl(image: string, preset: ImagePreset): string {
  return `${image}-${preset}.webp`;
}

/** Banners of a place in one language, in the operator's order. */
export function createListBanners({ database, cache }: Services): Handler<typeof listBanners> {
  return ({ type, lang, size }) =>
    cache.read(`banners ${type} ${lang} ${size}`, async () => {
      const rows = await database.readDb
        .selectFrom('banners')
        .leftJoin('images', (join) => join.onRef('images.url', '=', 'banners.image'))
        .selectAll('banners')
        .select('images.placeholder')
        .where('type', '=', type)
        .where('lang', '=', lang)
        .orderBy('sort')
        .orderBy('id')
        .execute();
      const list = rows.map((row) => {
        const { image } = row;
        return {
          id: row.id,
          title: row.title,
          image: presetUrl(image, size),
          link: row.link,
          sort: row.sort,
          eyebrow: row.eyebrow,
          tagline: row.tagline,
          images: {
            large: presetUrl(image, 'large'),
            medium: presetUrl(image, 'medium'),
            small: presetUrl(image, 'small'),
          },
          placeholder: row.placeholder ?? '',
        };
      });
      return { count: list.length, list };
    });
}

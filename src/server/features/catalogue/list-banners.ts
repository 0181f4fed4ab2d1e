import type { Kysely } from 'kysely';
import { bannerImages } from '#contract/banner/banner-images.ts';
import { presetUrl } from '#contract/values/image-presets.ts';
import type { BannerType } from '#contract/values/states.ts';
import { bannerPhase } from '#domain/operations/banner-phase.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type BannerRow, listBannerRows } from '../operations/public.ts';
import { findAdultGames } from './adult-game-queries.ts';

/** The game that a link leads to, in lower case. */
function linkedGame(link: string): string | undefined {
  return URL.parse(link, 'http://store')?.searchParams.get('applicationId')?.toLowerCase();
}

async function loadBanners(db: Kysely<Schema>, type: BannerType) {
  const rows = await listBannerRows(db, type);
  const linked = rows.flatMap(({ link }) => linkedGame(link) ?? []);
  const adult = linked.length === 0 ? [] : await findAdultGames(db, linked);
  return rows.map((row) => ({ ...row, isAdult: adult.includes(linkedGame(row.link) ?? '') }));
}

/**
 * Lists the banners of a slot in one language in the operator's order. The cache has all of them; only those due now
 * are returned.
 */
export function listBanners({ database, cache }: Services): Handler<'listBanners'> {
  return async ({ type, lang, source, size }, context) => {
    const rows = await cache.read(`banners ${type}`, () => loadBanners(database.readDb, type));
    const nowMs = context.clock();
    const shown = isForYounger(context) ? rows.filter(({ isAdult }) => !isAdult) : rows;
    const isMeant = (row: BannerRow) => source === undefined || row.source === null || row.source === source;
    const due = shown
      .filter(isMeant)
      .filter((row) => bannerPhase({ beginAt: row.begin_at, endAt: row.end_at }, nowMs) === 'shown');
    const list = due.flatMap(({ id, image, link, position, placeholder, contents, isAdult }) =>
      contents
        .filter((content) => content.lang === lang)
        .map(({ eyebrow, title, tagline }) => ({
          id,
          title,
          image: presetUrl(image, size),
          link,
          sort: position,
          eyebrow,
          tagline,
          images: bannerImages(image),
          placeholder: placeholder ?? '',
          ...(isAdult && { adult: true as const }),
        })),
    );
    return { count: list.length, list };
  };
}

import type { Kysely } from 'kysely';
import { bannerImages } from '#contract/banner/banner-images.ts';
import { presetUrl } from '#contract/values/image-presets.ts';
import type { BannerType } from '#contract/values/states.ts';
import { bannerPhase } from '#domain/operations/banner-phase.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type BannerRow, listBannerRows } from '../operations/public.ts';
import { findLinkedGames, type LinkedGame } from './linked-game-queries.ts';

/** The game that a link leads to, in lower case. */
function linkedGame(link: string): string | undefined {
  return URL.parse(link, 'http://store')?.searchParams.get('applicationId')?.toLowerCase();
}

interface GameOfBanner {
  readonly game: LinkedGame | undefined;
}

async function loadBanners(db: Kysely<Schema>, type: BannerType) {
  const rows = await listBannerRows(db, type);
  const games = await findLinkedGames(
    db,
    rows.flatMap(({ link }) => linkedGame(link) ?? []),
  );
  return rows.map((row) => {
    const linked = linkedGame(row.link);
    return { ...row, game: games.find(({ app_id }) => app_id.toLowerCase() === linked) };
  });
}

/**
 * Lists the banners of a slot in one language in the operator's order. The cache has all of them; only those due now
 * are returned.
 */
export function listBanners({ database, cache, findOwnedGames }: Services): Handler<'listBanners'> {
  const findOwnedBy = async (session: CallSession | null, rows: readonly GameOfBanner[]) =>
    session !== null && rows.some(({ game }) => game?.is_playable && game.is_paid_once)
      ? findOwnedGames(session.userId)
      : new Set<string>();
  return async ({ type, lang, source, size }, context) => {
    const rows = await cache.read(`banners ${type}`, () => loadBanners(database.readDb, type));
    const nowMs = context.clock();
    const shown = isForYounger(context) ? rows.filter(({ game }) => game?.is_adult !== true) : rows;
    const isMeant = (row: BannerRow) => source === undefined || row.source === null || row.source === source;
    const due = shown
      .filter(isMeant)
      .filter((row) => bannerPhase({ beginAt: row.begin_at, endAt: row.end_at }, nowMs) === 'shown');
    const owned = await findOwnedBy(context.session, due);
    const list = due.flatMap(({ id, image, link, position, placeholder, contents, game }) =>
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
          ...(game?.is_adult && { adult: true as const }),
          ...(game?.is_playable && (!game.is_paid_once || owned.has(game.app_id)) && { play: game.app_id }),
        })),
    );
    return { count: list.length, list };
  };
}

import type { Kysely } from 'kysely';
import type { PublicApplication } from '#contract/application/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { findAgeObstacle } from '#domain/age/age-gate.ts';
import { usualCurrency } from '#domain/money/usual-currency.ts';
import { meanOfRatings } from '#domain/rating/rating-mean.ts';
import { callAudience } from '../../api/call-audience.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { validUntil } from '../../cache/catalogue-cache.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findGamePrices, findGameProduct } from '../product/public.ts';
import type { TestCaller } from '../test-account/public.ts';
import { requireAge } from './age-policy.ts';
import {
  findContacts,
  findDeclarations,
  findDownloads,
  findOfferedVersions,
  findPlaceholders,
  findScreenshots,
  findTexts,
  findVideo,
} from './application-part-queries.ts';
import { requireVisible } from './application-policy.ts';
import { type ApplicationRow, findApplicationRow, findDeveloper } from './application-queries.ts';
import { findCounters } from './counter-queries.ts';
import { mayUseGame } from './may-use-game.ts';
import { presentApplication } from './present-application.ts';
import { type OpenedApplication, openApplication } from './tested-application.ts';

interface DetailsView {
  readonly lang: LocaleCode;
  readonly currency: CurrencyCode;
  readonly at: Date;
}

/**
 * Returns the public data of an application in one language. Counters are always read; the rest may be cached, except
 * what only a test account sees.
 */
export function getApplication({ config, database, cache }: Services): Handler<'getApplication'> {
  const db = database.readDb;
  const loadVisible = async (applicationId: string, view: DetailsView) =>
    load(db, { row: requireVisible(await findApplicationRow(db, applicationId)), isTest: false }, view);
  const loadTested = async (applicationId: string, view: DetailsView, account: TestCaller | null) =>
    load(
      database.db,
      await openApplication(database.db, await findApplicationRow(database.db, applicationId), account),
      view,
    );
  return async ({ applicationId, lang, currency = usualCurrency(lang) }, context) => {
    const { session } = context;
    const view = { lang, currency, at: new Date(context.clock()) };
    const key = `application ${JSON.stringify([applicationId, lang, currency])}`;
    const found = await cache
      .read(key, () => loadVisible(applicationId, view))
      .catch((error: unknown) => {
        if (session === null) throw error;
        return loadTested(applicationId, view, session);
      });
    const playable = config.HOSTED_GAMES || found.webRedirectUrl !== '' ? found : { ...found, canPlay: false };
    const player = { audience: callAudience(context), account: session, isConfirmed: false };
    if (player.audience === 'younger') requireAge({ ...playable, age_rating: playable.ageRating }, player, 'adult');
    // Playing or downloading would require the age or the purchase first, so the URL is withheld as well.
    const isAsked = findAgeObstacle(playable, player, config.AGE_NOTICE) !== undefined;
    const owned = session === null || found.free ? undefined : await owns(database.db, found, session);
    const isWithheld = isAsked || (!found.free && found.unreleased === undefined && owned !== true);
    const open = isWithheld ? { ...playable, webRedirectUrl: '', downloadUrls: [] } : playable;
    const application = owned === undefined ? open : { ...open, owned };
    const counters = await findCounters(db, application.id);
    if (counters === undefined) return application;
    const { view_count: viewCount, play_count: playCount, rating_counts } = counters;
    return { ...application, viewCount, playCount, rating: meanOfRatings(rating_counts) };
  };
}

/** Whether the caller may use a paid game. */
async function owns(db: Kysely<Schema>, { id }: PublicApplication, session: CallSession): Promise<boolean> {
  const game = await findDeveloper(db, id);
  return game !== undefined && mayUseGame(db, game, session);
}

async function load(
  db: Kysely<Schema>,
  { row, isTest }: OpenedApplication,
  { lang, ...prices }: DetailsView,
): Promise<PublicApplication> {
  const [texts, versions, screenshots, video, declarations, contacts, downloads, placeholders, offer] =
    await Promise.all([
      findTexts(db, row, lang),
      findOfferedVersions(db, row, { lang, isTest }),
      findScreenshots(db, row.id),
      findVideo(db, row),
      findDeclarations(db, row.id),
      findContacts(db, row.id),
      findDownloads(db, row.id),
      findPlaceholders(db, [row.icon, row.background_image]),
      findOffer(db, row, { lang, ...prices }),
    ]);
  const lists = { screenshots, declarations, contacts, downloads };
  const parts = { row, texts, versions, video, ...lists, placeholders, offer, isTest };
  return validUntil(presentApplication(parts, lang), offer?.changesAtMs ?? null);
}

/** What sells a game and for how much; undefined for free games and those that are not for sale. */
async function findOffer(db: Kysely<Schema>, { id, game_product_id }: ApplicationRow, view: DetailsView) {
  if (game_product_id === null) return undefined;
  const found = (await findGamePrices(db, [id], { ...view, isDetailed: true })).get(id);
  const product = found && (await findGameProduct(db, id, view.lang));
  return product && { ...found, product };
}

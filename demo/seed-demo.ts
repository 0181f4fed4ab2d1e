import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { LOCALES } from '#contract/values/locales.ts';
import { BANNER_TYPE, LOGIN_TYPE, USER_TYPE } from '#contract/values/states.ts';
import { ADVISORY_LOCK } from '#server/db/advisory-locks.ts';
import { indexApplication } from '#server/db/index-application.ts';
import type { Schema } from '#server/db/schema.ts';
import { projectRoot } from '#server/project-root.ts';
import type { Services } from '#server/services.ts';
import { demoBanners } from './catalogue/banners.ts';
import type { DemoGame } from './catalogue/demo-game.ts';
import { type DemoDeveloper, demoDevelopers } from './catalogue/developers.ts';
import { demoGames } from './catalogue/games.ts';
import { completePeople } from './complete-people.ts';
import { readDemoPictures } from './demo-pictures.ts';
import { type ApplicantTools, insertApplicants } from './insert-applicants.ts';
import { insertApplication } from './insert-application.ts';
import { insertCollections } from './insert-collections.ts';
import { insertDeveloperPages } from './insert-developer-pages.ts';
import { insertGamePrices } from './insert-game-prices.ts';
import { insertLibrary } from './insert-library.ts';
import { insertNotifications } from './insert-notifications.ts';
import { insertIdentity, insertPeople } from './insert-people.ts';
import { insertPosts } from './insert-posts.ts';
import { insertProducts } from './insert-products.ts';
import { insertRatings } from './insert-ratings.ts';
import { insertSales } from './insert-sales.ts';
import { insertVersions } from './insert-versions.ts';
import { insertVisits } from './insert-visits.ts';
import { insertWallet } from './insert-wallet.ts';
import type { SeedTools } from './seed-tools.ts';

const SEEDED = 'demo_seeded';
/** When the studios became developers: before their first games. */
const JOINED_AT = new Date('2024-01-08T02:00:00Z');

type Db = Kysely<Schema>;

async function insertDevelopers(trx: Transaction<Schema>): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const developer of demoDevelopers) {
    const { id } = await trx
      .insertInto('users')
      .values({
        account: developer.accountEmail,
        nickname: developer.nickname,
        type: USER_TYPE.developer,
        login_type: LOGIN_TYPE.google,
        email: developer.accountEmail,
        is_email_confirmed: true,
        created_at: JOINED_AT,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertIdentity(trx, { userId: id, email: developer.accountEmail, provider: LOGIN_TYPE.google });
    await insertCompany(trx, id, developer);
    ids.set(developer.key, id);
  }
  return ids;
}

async function insertCompany(trx: Transaction<Schema>, userId: number, developer: DemoDeveloper): Promise<void> {
  const { name, website, email, phone, address, currency, country, billingContact } = developer;
  await trx
    .insertInto('providers')
    .values({
      ...{ user_id: userId, name, website, email, phone, address, currency, country },
      tax_id_number: developer.taxIdNumber,
      poc_given_name: developer.pocGivenName,
      poc_family_name: developer.pocFamilyName,
      poc_email: developer.pocEmail,
      poc_calling_code: developer.pocCallingCode,
      poc_phone_number: developer.pocPhoneNumber,
      bank_code: developer.bankCode,
      bank_name: developer.bankName,
      bank_account_number: developer.bankAccountNumber,
      billing_contact_name: billingContact.name,
      billing_contact_email: billingContact.email,
      billing_contact_phone: billingContact.phone,
      terms_signed_at: JOINED_AT,
      is_verified: true,
      created_at: JOINED_AT,
    })
    .execute();
}

async function insertGame(game: DemoGame, providerId: number, tools: SeedTools): Promise<void> {
  const applicationId = await insertApplication(game, providerId, tools);
  await insertVersions(game, applicationId, tools);
  await indexApplication(tools.trx, applicationId);
}

async function insertBanners({ trx, pictures }: SeedTools): Promise<void> {
  for (const banner of demoBanners) {
    const game = demoGames.find(({ slug }) => slug === banner.slug);
    if (game === undefined) continue;
    const image = await pictures.storeBanner(banner.slug, trx);
    const { id } = await trx
      .insertInto('banners')
      .values({
        type: BANNER_TYPE.hall,
        image,
        link: `/application/details?applicationId=${encodeURIComponent(game.appId)}`,
        position: banner.sort,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const contents = LOCALES.map((lang) => ({
      banner_id: id,
      lang,
      eyebrow: banner.eyebrow[lang],
      title: banner.title[lang],
      tagline: banner.tagline[lang],
    }));
    await trx.insertInto('banner_contents').values(contents).execute();
  }
}

async function isSeeded(db: Db): Promise<boolean> {
  const row = await db.selectFrom('settings').select('key').where('key', '=', SEEDED).executeTakeFirst();
  return row !== undefined;
}

/** Waits for another process that may be seeding, which takes a while. */
async function takeTurn(trx: Transaction<Schema>): Promise<void> {
  await sql`SET LOCAL lock_timeout = 0`.execute(trx);
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.seedDemo})`.execute(trx);
}

type AdditionTools = Pick<SeedTools, 'trx' | 'pictures'> & Pick<Services, 'config'>;

/** What later releases have added to the catalog, each once. */
async function insertAdditions(tools: AdditionTools, applicants: ApplicantTools): Promise<void> {
  const { trx, pictures, config } = tools;
  const { nowMs } = applicants;
  await insertProducts(tools);
  await insertVisits(trx, nowMs);
  await insertLibrary(trx, nowMs);
  await insertSales(trx, nowMs);
  await insertRatings(trx, nowMs);
  await insertDeveloperPages(tools, nowMs);
  await insertGamePrices(tools, nowMs);
  await insertWallet(trx, { nowMs, config });
  await insertPosts(trx, nowMs);
  await insertCollections(trx, { pictures, nowMs });
  await insertApplicants(trx, applicants);
  await insertNotifications(trx, nowMs);
}

/**
 * Seeds the demo catalog once; what operators delete later stays deleted. An already seeded store gets the additions
 * of later releases once each: people, products, visits, libraries, sales, ratings, prices of games, the player's
 * wallet, notifications. Of processes that start at once, one seeds and the others wait; an interrupted start leaves
 * nothing behind.
 */
export async function seedDemo({
  database,
  files,
  config,
  log,
  now,
}: Pick<Services, 'config' | 'database' | 'files' | 'log' | 'now'>): Promise<void> {
  const root = projectRoot();
  const applicants = { files, folder: join(root, 'demo/assets/papers'), nowMs: now() };
  const pictures = await readDemoPictures(join(root, 'demo/assets'), files);
  if (await isSeeded(database.db)) {
    await database.db.transaction().execute(async (trx) => {
      await takeTurn(trx);
      await completePeople(trx);
      await insertAdditions({ trx, pictures, config }, applicants);
    });
    return;
  }
  await database.db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    if (await isSeeded(trx)) return;
    const tools: SeedTools = { trx, files, pictures, root };
    await insertPeople(trx);
    const developers = await insertDevelopers(trx);
    for (const game of demoGames) {
      const providerId = developers.get(game.developer);
      if (providerId !== undefined) await insertGame(game, providerId, tools);
    }
    await insertBanners(tools);
    await insertAdditions({ ...tools, config }, applicants);
    await trx
      .insertInto('settings')
      .values({ key: SEEDED, value: JSON.stringify(true) })
      .execute();
  });
  log.info({ games: demoGames.length }, 'demo catalogue seeded');
}

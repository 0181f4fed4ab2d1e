import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { sortTags } from '#contract/values/tags.ts';
import type { DemoGame } from './catalogue/demo-game.ts';
import type { SeedTools } from './seed-tools.ts';

/** Plays are a share of the views: about two in three, varying by game. */
function playCountOf({ viewCount, slug }: DemoGame): number {
  return Math.floor(viewCount * (0.45 + (slug.length % 7) / 20));
}

async function insertTexts(game: DemoGame, applicationId: number, { trx }: SeedTools): Promise<void> {
  const texts = LOCALES.map((lang) => ({
    application_id: applicationId,
    lang,
    name: game.name[lang],
    short_description: game.shortDescription[lang],
    full_description: game.fullDescription[lang],
  }));
  await trx.insertInto('application_contents').values(texts).execute();
}

async function insertScreenshots(game: DemoGame, applicationId: number, { trx, pictures }: SeedTools): Promise<void> {
  const languages: Record<string, LocaleCode> = {};
  for (const kind of ['mobile', 'computer'] as const) {
    for (const [position, { name, lang }] of pictures.screenshotsOf(game.slug, kind).entries()) {
      const url = await pictures.store(game.slug, name, trx);
      if (lang !== undefined) languages[url] = lang;
      await trx
        .insertInto('application_screenshots')
        .values({ application_id: applicationId, kind, position, url })
        .execute();
    }
  }
  await trx
    .updateTable('applications')
    .set({ screenshot_languages: JSON.stringify(languages) })
    .where('id', '=', applicationId)
    .execute();
}

async function insertDeclarations(game: DemoGame, applicationId: number, { trx }: SeedTools): Promise<void> {
  const declarations = game.dataCollection.map((declaration) => ({ application_id: applicationId, ...declaration }));
  if (declarations.length > 0) await trx.insertInto('application_data_types').values(declarations).execute();
}

async function insertContacts(game: DemoGame, applicationId: number, { trx }: SeedTools): Promise<void> {
  const contacts = game.contacts.map((contact) => ({ application_id: applicationId, ...contact }));
  if (contacts.length > 0) await trx.insertInto('application_contacts').values(contacts).execute();
}

/** Stores the trailer of a game with its captions; most games have none. */
async function storeTrailer({ slug, trailer }: DemoGame, { trx, files, root }: SeedTools) {
  if (trailer === undefined) return { trailer: '', captions: {} };
  const folder = `videos/${crypto.randomUUID()}`;
  await files.put(`${folder}/trailer.webm`, await readFile(join(root, 'demo/assets', slug, 'trailer.webm')));
  const url = `/files/${folder}/trailer.webm`;
  await trx.insertInto('videos').values({ url, width: 1280, height: 720, seconds: trailer.seconds }).execute();
  const captions: Record<string, string> = {};
  for (const lang of LOCALES) {
    const key = `${folder}/captions-${lang}.vtt`;
    await files.put(key, Buffer.from(trailer.captions[lang]));
    captions[lang] = `/files/${key}`;
  }
  return { trailer: url, captions };
}

/** Inserts a game with everything but its versions; returns the application's id. */
export async function insertApplication(game: DemoGame, providerId: number, tools: SeedTools): Promise<number> {
  const { trx, pictures } = tools;
  const { trailer, captions } = await storeTrailer(game, tools);
  const { id } = await trx
    .insertInto('applications')
    .values({
      app_id: game.appId,
      developer_id: providerId,
      icon: await pictures.store(game.slug, 'icon.png', trx),
      background_image: await pictures.store(game.slug, 'background.webp', trx),
      trailer,
      captions: JSON.stringify(captions),
      promo_video: game.promoVideo,
      category: game.category,
      age_rating: game.ageRating,
      platforms: game.platforms,
      tags: sortTags(game.tags),
      countries: game.countries,
      hardware_requirements: game.hardwareRequirements,
      contains_ads: game.containsAds,
      is_paid_once: game.isPaidOnce,
      has_in_app_purchase: game.hasInAppPurchase,
      privacy_policy_url: game.privacyPolicyUrl,
      contact_email: game.contactEmail,
      published_at: game.publishDate,
      view_count: game.viewCount,
      play_count: playCountOf(game),
      status: SHELF.onShelf,
      position: game.featured,
      created_at: game.publishDate,
      updated_at:
        game.versions
          .map(({ releasedAt }) => releasedAt)
          .sort()
          .at(-1) ?? game.publishDate,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertTexts(game, id, tools);
  await insertScreenshots(game, id, tools);
  await insertDeclarations(game, id, tools);
  await insertContacts(game, id, tools);
  return id;
}

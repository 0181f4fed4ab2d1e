import { sql, type Transaction } from 'kysely';
import { LOCALES } from '#contract/values/locales.ts';
import type { Schema } from '#server/db/schema.ts';
import { type DemoCollection, demoCollections } from './catalogue/collections.ts';
import { demoGames } from './catalogue/games.ts';
import { claimStep } from './claim-step.ts';
import type { DemoPictures } from './demo-pictures.ts';

const SEEDED = 'demo_collections_seeded';

interface CollectionSources {
  readonly pictures: DemoPictures;
  readonly nowMs: number;
}

/** Puts games together in collections once, and one of them into a hall that nobody has arranged. */
export async function insertCollections(
  trx: Transaction<Schema>,
  { pictures, nowMs }: CollectionSources,
): Promise<void> {
  if (!(await claimStep(trx, SEEDED))) return;
  const ids: number[] = [];
  for (const collection of demoCollections) {
    const image = await pictures.storeBanner(collection.image, trx);
    const id = await insertCollection(trx, collection, { image, at: new Date(nowMs) });
    if (id !== undefined) ids.push(id);
  }
  const [first] = ids;
  if (first !== undefined) await arrangeHall(trx, first);
}

interface NewCollection {
  readonly image: string;
  readonly at: Date;
}

async function insertCollection(
  trx: Transaction<Schema>,
  { slug, title, text, games }: DemoCollection,
  { image, at }: NewCollection,
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('collections')
    .values({ slug, image, is_published: true, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  const { id } = inserted;
  const contents = LOCALES.map((lang) => ({ collection_id: id, lang, title: title[lang], text: text[lang] }));
  await trx.insertInto('collection_contents').values(contents).execute();
  const appIds = games.flatMap((game) => demoGames.find((one) => one.slug === game)?.appId ?? []);
  await sql`
    INSERT INTO collection_games (collection_id, application_id, position)
    SELECT ${id}::integer, a.id, wanted.position
    FROM unnest(${appIds}::text[]) WITH ORDINALITY AS wanted (app_id, position)
    JOIN applications a ON a.app_id = wanted.app_id`.execute(trx);
  return id;
}

/** The hall as delivered, with a collection behind the games that start instantly. */
async function arrangeHall(trx: Transaction<Schema>, collectionId: number): Promise<void> {
  const shelves = (['continue', 'featured', 'instant', 'collection', 'newest', 'mostViewed'] as const).map((kind) => ({
    kind,
    collectionId: kind === 'collection' ? collectionId : null,
    ...{ isShown: true, beginAt: null, endAt: null },
  }));
  await trx
    .insertInto('settings')
    .values({ key: 'hallShelves', value: JSON.stringify(shelves) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

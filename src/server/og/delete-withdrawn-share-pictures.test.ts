import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { gamePicturePath } from '#domain/page/share-picture.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { type BuiltApplication, buildApplication } from '#tests/factories/build-application.ts';
import { deleteWithdrawnSharePictures } from './delete-withdrawn-share-pictures.ts';
import { gamePictureKey, sharePictureKey } from './share-picture-key.ts';

const START_MS = Date.parse('2001-03-01T00:00:00Z');

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'starhall-share-'));
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const files = () => createLocalFileStore(join(folder, 'files'));

/** A game with a picture in every language. */
async function buildShared(): Promise<BuiltApplication> {
  const game = await buildApplication(database.db);
  for (const lang of LOCALES) await files().put(gamePictureKey(game.appId, lang), Buffer.from('picture'));
  return game;
}

async function move({ id, appId }: BuiltApplication, status: Shelf): Promise<void> {
  await database.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
  await setMoment(appId);
}

/** Triggers record the database's time. */
async function setMoment(appId: string): Promise<void> {
  const since = new Date(START_MS);
  await database.db
    .updateTable('withdrawn_share_pictures')
    .set({ withdrawn_at: since })
    .where('app_id', '=', appId)
    .execute();
}

function sweep(days: number): Promise<void> {
  const now = () => START_MS + days * DAY_MS;
  return deleteWithdrawnSharePictures({ database: { ...database, readDb: database.db }, files: files(), now });
}

async function countPictures({ appId }: BuiltApplication): Promise<number> {
  const found = await Promise.all(LOCALES.map((lang) => files().find(gamePictureKey(appId, lang))));
  return found.filter((file) => file !== undefined).length;
}

const countNoted = async ({ appId }: BuiltApplication) =>
  (await database.db.selectFrom('withdrawn_share_pictures').select('app_id').where('app_id', '=', appId).execute())
    .length;

it.each([SHELF.offShelf, SHELF.removed])(
  'takes the pictures of a game whose shelf is %s away once it is so for long, and no others',
  async (status) => {
    const [gone, shown] = [await buildShared(), await buildShared()];
    await move(gone, status);
    await sweep(LIMITS.sharePictureKeptDays);
    expect(await countPictures(gone)).toBe(LOCALES.length);
    await sweep(LIMITS.sharePictureKeptDays + 1);
    expect([await countPictures(gone), await countNoted(gone)]).toEqual([0, 0]);
    expect([await countPictures(shown), await countNoted(shown)]).toEqual([LOCALES.length, 0]);
  },
);

it('takes the pictures of a deleted game away, whose name nothing else knows anymore', async () => {
  const game = await buildShared();
  await database.db.deleteFrom('applications').where('id', '=', game.id).execute();
  await setMoment(game.appId);
  await sweep(LIMITS.sharePictureKeptDays + 1);
  expect([await countPictures(game), await countNoted(game)]).toEqual([0, 0]);
});

it('leaves those of a game that came back, and looks after it no longer', async () => {
  const game = await buildShared();
  await move(game, SHELF.offShelf);
  await move(game, SHELF.onShelf);
  await sweep(LIMITS.sharePictureKeptDays + 1);
  expect([await countPictures(game), await countNoted(game)]).toEqual([LOCALES.length, 0]);
});

it('counts from the last time that a game left', async () => {
  const game = await buildShared();
  await move(game, SHELF.offShelf);
  await move(game, SHELF.onShelf);
  await database.db.updateTable('applications').set({ status: SHELF.removed }).where('id', '=', game.id).execute();
  await sweep(LIMITS.sharePictureKeptDays + 1);
  expect([await countPictures(game), await countNoted(game)]).toEqual([LOCALES.length, 1]);
});

it('comes back to what a broken file store did not let go of', async () => {
  const game = await buildShared();
  await move(game, SHELF.offShelf);
  const broken = { ...files(), remove: () => Promise.reject(new Error('no storage')) };
  const now = () => START_MS + (LIMITS.sharePictureKeptDays + 1) * DAY_MS;
  const services = { database: { ...database, readDb: database.db }, files: broken, now };
  await expect(deleteWithdrawnSharePictures(services)).rejects.toThrow('no storage');
  expect(await countNoted(game)).toBe(1);
  await sweep(LIMITS.sharePictureKeptDays + 1);
  expect([await countPictures(game), await countNoted(game)]).toEqual([0, 0]);
});

it.each(LOCALES)('knows pictures by the names under which they are kept in %s', (lang) => {
  const game = { appId: 'com.star.a', lang, name: 'A', company: 'B', category: 101, ageRating: '6+' } as const;
  const path = gamePicturePath({ ...game, icon: '', backgroundImage: '' });
  expect(sharePictureKey(path)).toBe(gamePictureKey('com.star.a', lang));
});

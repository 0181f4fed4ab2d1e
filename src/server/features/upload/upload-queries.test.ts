import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { resolveImages } from './upload-queries.ts';

let database: TestDatabase;
let userId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  userId = await buildProvider(database.db);
});

afterAll(() => database.drop());

function resolve(
  wanted: readonly (readonly [field: string, purpose: ImagePurpose, reference: string])[],
  current: readonly string[] = [],
) {
  return database.db.transaction().execute((trx) =>
    resolveImages(trx, {
      userId,
      wanted: wanted.map(([field, purpose, reference]) => ({ field, purpose, reference })),
      current: new Set(current),
    }),
  );
}

it("accepts the id or url of the caller's own upload, and a picture already in use", async () => {
  const icon = await buildUpload(database.db, { user_id: userId, purpose: 'icon' });
  const shot = await buildUpload(database.db, { user_id: userId, purpose: 'screenshot_mobile' });
  const old = '/files/images/demo/background.webp';
  const found = await resolve(
    [
      ['icon', 'icon', icon.id.toUpperCase()],
      ['screenshots.mobile.0', 'screenshot_mobile', shot.url],
      ['backgroundImage', 'background', old],
    ],
    [old],
  );
  expect(Object.fromEntries(found)).toEqual({
    [icon.id.toUpperCase()]: icon.url,
    [shot.url]: shot.url,
    [old]: old,
  });
});

it("R8.3 names every field whose picture is unknown, another one's, of another purpose or not there yet", async () => {
  const neighbour = await buildProvider(database.db);
  const good = await buildUpload(database.db, { user_id: userId, purpose: 'icon' });
  const foreign = await buildUpload(database.db, { user_id: neighbour, purpose: 'icon' });
  const storing = await buildUpload(database.db, { user_id: userId, purpose: 'icon', state: 'storing' });
  const removing = await buildUpload(database.db, { user_id: userId, purpose: 'icon', state: 'removing' });
  const refusal = resolve([
    ['icon', 'icon', good.id],
    ['a', 'icon', foreign.id],
    ['b', 'icon', foreign.url],
    ['c', 'background', good.id],
    ['d', 'icon', storing.id],
    ['e', 'icon', removing.url],
    ['f', 'icon', crypto.randomUUID()],
    ['g', 'icon', 'https://x.example/icon.png'],
    ['h', 'icon', "' OR 1=1 --"],
    ['i', 'icon', ''],
    ['j', 'icon', '/files/images/demo/background.webp'],
    ['k', 'icon', `${good.url}\0`],
    ['l', 'icon', '\ud800'],
  ]);
  await expect(refusal).rejects.toMatchObject({
    code: ERROR.invalidFormat,
    fields: Object.fromEntries([...'abcdefghijkl'].map((field) => [field, 'image.unknown'])),
  });
});

it('asks nothing for a form without pictures', async () => {
  expect((await resolve([])).size).toBe(0);
});

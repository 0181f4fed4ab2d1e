import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import type { Row } from '../../db/schema.ts';
import { deleteUnusedUploads } from './delete-unused-uploads.ts';
import { IMAGE_REFERENCES } from './referenced-images.ts';
import { listUploadKeys } from './stored-upload.ts';
import { resolveImages } from './upload-queries.ts';

const NOW_MS = Date.parse('2026-03-02T04:00:00Z');
const OLD = '2026-03-01T03:59:59Z';
const YOUNG = '2026-03-01T04:00:00Z';

let database: TestDatabase;
let folder: string;
let userId: number;
const services = () => ({
  database: { ...database, readDb: database.db },
  files: createLocalFileStore(join(folder, 'files')),
  incomingFolder: join(folder, 'incoming'),
  now: () => NOW_MS,
});

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'starhall-sweep-'));
  userId = await buildProvider(database.db);
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** An upload with all its files. */
async function storeUpload(overrides: Partial<Row<'uploads'>> = {}): Promise<Row<'uploads'>> {
  const upload = await buildUpload(database.db, { user_id: userId, created_at: OLD, ...overrides });
  for (const key of listUploadKeys(upload)) await services().files.put(key, Buffer.from('picture'));
  const { url } = upload;
  const facts = { url, width: 512, height: 512, placeholder: '000000-ffffff' };
  await database.db.insertInto('images').values(facts).execute();
  return upload;
}

/** Number of rows and files of an upload. */
async function countOf(upload: Row<'uploads'>) {
  const rows = await database.db.selectFrom('uploads').select('id').where('id', '=', upload.id).execute();
  const facts = await database.db.selectFrom('images').select('url').where('url', '=', upload.url).execute();
  const files = await Promise.all(listUploadKeys(upload).map((key) => services().files.find(key)));
  return [rows.length, facts.length, files.filter((file) => file !== undefined).length];
}

it('takes away what is older than a day and in no use: rows, picture, smaller copies', async () => {
  const old = await storeUpload();
  const young = await storeUpload({ created_at: new Date(YOUNG) });
  const banner = await storeUpload({ purpose: 'banner', url: `/files/images/${crypto.randomUUID()}/banner.png` });
  await deleteUnusedUploads(services());
  expect(await countOf(old)).toEqual([0, 0, 0]);
  expect(await countOf(banner)).toEqual([0, 0, 0]);
  expect(await countOf(young)).toEqual([1, 1, 3]);
});

it('leaves what an application, a screenshot, a product, a banner or a draft refers to', async () => {
  const [icon, background, promo, shot, product, banner, draft] = await Promise.all(
    Array.from({ length: 7 }, () => storeUpload()),
  );
  const { id } = await buildApplication(database.db, {
    icon: icon?.url ?? '',
    background_image: background?.url ?? '',
    promo_image: promo?.url ?? '',
  });
  await database.db
    .insertInto('application_screenshots')
    .values({ application_id: id, kind: 'mobile', position: 9, url: shot?.url ?? '' })
    .execute();
  await buildProduct(database.db, { application_id: id, icon: product?.url ?? '' });
  await database.db
    .insertInto('banners')
    .values({ type: 1, image: (banner?.url ?? '').replace('.png', ''), link: '' })
    .execute();
  // Forms accept an uploadId in upper or lower case.
  await database.db
    .insertInto('application_drafts')
    .values({ user_id: userId, form: JSON.stringify({ icon: draft?.id.toUpperCase() }), saved_at: OLD })
    .execute();
  await deleteUnusedUploads(services());
  for (const upload of [icon, background, promo, shot, product, banner, draft]) {
    if (upload !== undefined) expect(await countOf(upload)).toEqual([1, 1, 3]);
  }
});

it('finds the ids of uploads in any text of any place, so that each line names texts', async () => {
  for (const place of IMAGE_REFERENCES) {
    const { rows } = await sql
      .raw<{ type: string }>(`SELECT pg_typeof(x)::text AS type FROM (SELECT (${place} LIMIT 1)) AS p (x)`)
      .execute(database.db);
    expect(rows, place).toEqual([{ type: 'text' }]);
  }
});

it('finishes interrupted work: an incomplete upload, a removal that was not done', async () => {
  const storing = await storeUpload({ state: 'storing' });
  const removing = await storeUpload({ state: 'removing', created_at: new Date(YOUNG) });
  await deleteUnusedUploads(services());
  expect([await countOf(storing), await countOf(removing)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

it('empties the folder of files on their way in of what a day has forgotten', async () => {
  const { files, incomingFolder } = services();
  await files.put('x', Buffer.from('x'));
  await createLocalFileStore(incomingFolder).put('left/received', Buffer.from('half'));
  await writeFile(join(incomingFolder, 'young'), 'half');
  const yesterday = new Date(NOW_MS - 25 * 60 * 60 * 1000);
  await utimes(join(incomingFolder, 'left'), yesterday, yesterday);
  await deleteUnusedUploads(services());
  expect(await readdir(incomingFolder)).toEqual(['young']);
});

it('never takes a picture that a form is about to refer to, whoever comes first', async () => {
  const upload = await storeUpload();
  const application = await buildApplication(database.db);
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const form = database.db.transaction().execute(async (trx) => {
    const urls = await resolveImages(trx, {
      userId,
      wanted: [{ field: 'icon', purpose: 'icon', reference: upload.id }],
      current: new Set(),
    });
    lock();
    await released;
    const icon = urls.get(upload.id) ?? '';
    await trx.updateTable('applications').set({ icon }).where('id', '=', application.id).execute();
  });
  await locked;
  // Cleanup skips the locked row, and sees the reference afterwards.
  await deleteUnusedUploads(services());
  expect(await countOf(upload)).toEqual([1, 1, 3]);
  release();
  await form;
  await deleteUnusedUploads(services());
  expect(await countOf(upload)).toEqual([1, 1, 3]);
});

it('makes a form wait that names what the sweep is taking, and refuses it then', async () => {
  const upload = await storeUpload();
  const { promise: marked, resolve: mark } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const sweeping = database.db.transaction().execute(async (trx) => {
    await trx.updateTable('uploads').set({ state: 'removing' }).where('id', '=', upload.id).execute();
    mark();
    await released;
  });
  await marked;
  const wanted = [{ field: 'icon', purpose: 'icon' as const, reference: upload.url }];
  let isSettled = false;
  const form = database.db
    .transaction()
    .execute((trx) => resolveImages(trx, { userId, wanted, current: new Set() }))
    .catch((error: unknown) => error)
    .finally(() => {
      isSettled = true;
    });
  await sleep(100);
  expect(isSettled).toBe(false);
  release();
  await sweeping;
  expect(await form).toMatchObject({ code: ERROR.invalidFormat, fields: { icon: 'image.unknown' } });
  await deleteUnusedUploads(services());
  expect(await countOf(upload)).toEqual([0, 0, 0]);
});

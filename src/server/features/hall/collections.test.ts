import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getCollection } from '#contract/hall/endpoints.ts';
import {
  addCollection,
  getEditedCollection,
  listAllCollections,
  removeCollection,
  updateCollection,
} from '#contract/hall/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

type CollectionForm = InputOf<typeof addCollection>;

let product: TestProduct;
let headers: Readonly<Record<string, string>> = {};
let operatorId = 0;
let image = '';
let games: readonly string[] = [];

beforeAll(async () => {
  product = await openTestProduct();
  headers = (await signIn(product, { email: 'operator@starhall.test' })).headers;
  operatorId = (await product.call(getUserProfile, {}, { headers })).id;
  const built = [await build(), await build(), await build({ age_rating: '18+' })];
  games = built.map(({ appId }) => appId);
});

beforeEach(async () => {
  await product.db.deleteFrom('collections').execute();
  product.forget();
  image = await upload();
});

afterAll(() => product.close());

const build = (parts: Parameters<typeof buildApplication>[1] = {}) => buildApplication(product.db, parts);

async function upload(userId = operatorId, purpose: 'banner' | 'icon' = 'banner'): Promise<string> {
  const id = crypto.randomUUID();
  await buildUpload(product.db, { id, user_id: userId, purpose, url: `/files/images/${id}/${purpose}.png` });
  return id;
}

const fromNow = (ms: number) => new Date(product.clock.now() + ms).toISOString();
const formOf = (overrides: Partial<CollectionForm> = {}): CollectionForm => ({
  slug: 'short-breaks',
  image,
  contents: [
    { lang: 'vi-VN', title: 'Giờ nghỉ', text: 'Mười phút.' },
    { lang: 'zh-TW', title: '十分鐘', text: '' },
  ],
  applicationIds: [...games],
  isPublished: true,
  ...overrides,
});
const add = async (overrides: Partial<CollectionForm> = {}) =>
  (await product.call(addCollection, formOf(overrides), { headers })).id;
const refuse = (overrides: object) => product.refuse(addCollection, { ...formOf(), ...overrides }, { headers });
const look = (input: Partial<InputOf<typeof getCollection>> = {}) =>
  product.call(getCollection, { slug: 'short-breaks', lang: 'vi-VN', ...input });
const MISSING = { status: 400, code: ERROR.parameterError, fields: { slug: 'field.unknown' } };
const isMissing = () => product.refuse(getCollection, { slug: 'short-breaks' });

it('shows a collection with its games in the operators’ order, and logs who made it', async () => {
  const [first = '', second = '', third = ''] = games;
  const id = await add({ applicationIds: [third, first, second] });
  const shown = await look();
  expect(shown).toMatchObject({ slug: 'short-breaks', lang: 'vi-VN', title: 'Giờ nghỉ', text: 'Mười phút.', count: 3 });
  expect(shown.list.map(({ applicationId }) => applicationId)).toEqual([third, first, second]);
  expect(shown.images.small).toBe(`/files/images/${image}/banner-small.webp`);
  expect(await look({ limit: 1 })).toMatchObject({ count: 3, list: [{ applicationId: third }] });
  const [entry] = await listAuditOf(product.db, `collection:${id}`);
  expect(entry).toMatchObject({ actorUserId: operatorId, action: 'collection.add' });
});

it('is shown in a language without texts in the first one that it has', async () => {
  await add();
  expect(await look({ lang: 'en-US' })).toMatchObject({ lang: 'zh-TW', title: '十分鐘', text: '' });
});

it('leaves out games that were unpublished or removed, and takes them again', async () => {
  const gone = await build({ status: SHELF.removed });
  const [first = ''] = games;
  const id = await add({ applicationIds: [gone.appId, first] });
  expect((await look()).list.map(({ applicationId }) => applicationId)).toEqual([first]);
  const edited = await product.call(getEditedCollection, { id, lang: 'en-US' }, { headers });
  expect(edited.games.map(({ applicationId, status }) => [applicationId, status])).toEqual([
    [gone.appId, SHELF.removed],
    [first, SHELF.onShelf],
  ]);
  await product.db.updateTable('applications').set({ status: SHELF.onShelf }).where('id', '=', gone.id).execute();
  await expect.poll(async () => (await look()).count).toBe(2);
});

it('leaves out games for adults for who is younger', async () => {
  await add();
  const { count } = await product.call(getCollection, { slug: 'short-breaks' }, { headers: { cookie: 'age=younger' } });
  expect(count).toBe(2);
});

it('shows no draft, and a planned one to the millisecond, in replies kept from before', async () => {
  const id = await add({ isPublished: false });
  expect(await isMissing()).toEqual(MISSING);
  const stateOf = async () => (await product.call(getEditedCollection, { id }, { headers })).state;
  expect(await stateOf()).toBe('draft');
  const form = formOf({ beginAt: fromNow(20_000), endAt: fromNow(50_000) });
  await product.call(updateCollection, { id, ...form }, { headers });
  expect([await stateOf(), await isMissing()]).toEqual(['planned', MISSING]);
  product.clock.advance(20_000);
  expect([await stateOf(), (await look()).title]).toEqual(['shown', 'Giờ nghỉ']);
  product.clock.advance(29_999);
  expect((await look()).title).toBe('Giờ nghỉ');
  product.clock.advance(1);
  expect([await stateOf(), await isMissing()]).toEqual(['over', MISSING]);
});

it('names every wrong field', async () => {
  expect(await refuse({ slug: 'No Spaces', image: '', contents: [], applicationIds: 'x' })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { slug: 'field.invalid', image: 'field.required', contents: 'field.required' },
  });
  for (const slug of ['-a', 'a--b', 'a-', 'ä', ''])
    expect(await refuse({ slug })).toMatchObject({ code: ERROR.invalidFormat });
  const long = { lang: 'en-US', title: 'x'.repeat(LIMITS.collectionTitleLength + 1), text: '' };
  expect(await refuse({ contents: [long] })).toMatchObject({ fields: { 'contents.0.title': 'field.tooLong' } });
  const twice = [{ lang: 'vi-VN', title: 'A' } as const, { lang: 'vi', title: 'B' } as const];
  expect(await refuse({ contents: twice })).toMatchObject({ fields: { 'contents.1.lang': 'field.taken' } });
  expect(await refuse({ contents: [{ lang: 'xx', title: 'A' }] })).toMatchObject({ code: ERROR.languageNotFound });
  for (const wrong of [await upload(operatorId, 'icon'), crypto.randomUUID(), '/etc/passwd'])
    expect(await refuse({ image: wrong })).toMatchObject({ fields: { image: 'image.unknown' } });
});

it('refuses games that are unknown, repeated or too many', async () => {
  const [first = ''] = games;
  expect(await refuse({ applicationIds: [first, 'com.example.unknown'] })).toEqual({
    status: 404,
    code: ERROR.applicationNotFound,
    fields: { 'applicationIds.1': 'field.unknown' },
  });
  expect(await refuse({ applicationIds: [first, first] })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { 'applicationIds.1': 'field.taken' },
  });
  const many = Array.from({ length: LIMITS.collectionGames + 1 }, (_, index) => `com.example.many${index}`);
  expect(await refuse({ applicationIds: many })).toMatchObject({ status: 400, code: ERROR.invalidFormat });
});

it('refuses crossed dates, and an address that another collection has', async () => {
  const at = fromNow(1000);
  expect(await refuse({ beginAt: at, endAt: at })).toEqual({
    ...{ status: 400, code: ERROR.parameterError, fields: { endAt: 'field.ends_first' } },
  });
  const id = await add();
  const taken = { status: 400, code: ERROR.parameterError, fields: { slug: 'field.taken' } };
  expect(await refuse({})).toEqual(taken);
  const other = await add({ slug: 'another' });
  expect(await product.refuse(updateCollection, { id: other, ...formOf() }, { headers })).toEqual(taken);
  // Its own address is no other one's.
  const { images } = await product.call(getEditedCollection, { id }, { headers });
  await product.call(
    updateCollection,
    { id, ...formOf({ image: images.large.replace('-large.webp', '.png') }) },
    { headers },
  );
});

it('gives an address to one of several who ask for it together', async () => {
  const answers = await Promise.allSettled([add(), add(), add()]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('replaces a collection as a whole, lists it, and deletes it', async () => {
  const id = await add();
  const contents = LOCALES.map((lang) => ({ lang, title: `Title ${lang}` }));
  await product.call(
    updateCollection,
    { id, ...formOf({ slug: 'long-nights', contents, applicationIds: [] }) },
    { headers },
  );
  expect(await look({ slug: 'long-nights' })).toMatchObject({ title: 'Title vi-VN', count: 0, list: [] });
  const { count, list } = await product.call(listAllCollections, {}, { headers });
  expect([count, list[0]?.id, list[0]?.gameCount]).toEqual([1, id, 0]);
  expect(list[0]?.contents.map(({ lang }) => lang)).toEqual(LOCALES);
  await product.call(removeCollection, { id }, { headers });
  await expect.poll(() => product.refuse(getCollection, { slug: 'long-nights' })).toEqual(MISSING);
  expect((await listAuditOf(product.db, `collection:${id}`)).map(({ action }) => action)).toEqual([
    ...['collection.add', 'collection.change', 'collection.remove'],
  ]);
  const unknown = { status: 400, code: ERROR.parameterError, fields: { id: 'field.unknown' } };
  for (const call of [getEditedCollection, removeCollection])
    expect(await product.refuse(call, { id }, { headers })).toEqual(unknown);
  expect(await product.refuse(updateCollection, { id, ...formOf() }, { headers })).toEqual(unknown);
});

it('is the operators’ alone to see and to change', async () => {
  const player = await signIn(product, { email: 'player@example.com' });
  for (const call of [listAllCollections, getEditedCollection, removeCollection])
    expect(await product.refuse(call, { id: 1 }, player)).toMatchObject({ status: 403, code: ERROR.permissionDenied });
  expect(await product.refuse(addCollection, formOf(), player)).toMatchObject({ code: ERROR.permissionDenied });
  expect(await product.refuse(updateCollection, { id: 1, ...formOf() }, player)).toMatchObject({ status: 403 });
});

it('is in the site map while it is shown', async () => {
  await add({ endAt: fromNow(50_000) });
  const siteMap = async () => (await product.request('/sitemaps/vi-VN.xml')).text();
  expect(await siteMap()).toContain('/vi-VN/collections/short-breaks</loc>');
  product.clock.advance(50_000);
  expect(await siteMap()).not.toContain('short-breaks');
});

it('is found at every address that it had, and lets no other collection have one of them', async () => {
  const id = await add();
  const update = (slug: string) => product.call(updateCollection, { ...formOf({ slug }), id, image: url }, { headers });
  const url = (await product.call(getEditedCollection, { id }, { headers })).image;
  await update('ten-minutes');
  await update('tea-time');
  for (const slug of ['short-breaks', 'ten-minutes', 'tea-time']) {
    expect((await look({ slug })).slug, slug).toBe('tea-time');
  }
  expect(await refuse({ slug: 'ten-minutes', image: await upload() })).toMatchObject({
    fields: { slug: 'field.taken' },
  });
  // Back at a former address, which is then the present one.
  await update('short-breaks');
  expect((await look({ slug: 'tea-time' })).slug).toBe('short-breaks');
  await product.call(removeCollection, { id }, { headers });
  expect(await product.refuse(getCollection, { slug: 'tea-time' })).toEqual(MISSING);
  await add({ slug: 'tea-time', image: await upload() });
});

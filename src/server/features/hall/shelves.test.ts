import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listHallShelves } from '#contract/hall/endpoints.ts';
import { addCollection, listAllShelves, removeCollection, saveShelves } from '#contract/hall/operator-endpoints.ts';
import { DEFAULT_SHELF_KINDS } from '#contract/hall/shelf-kinds.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

type Shelves = InputOf<typeof saveShelves>['shelves'];

let product: TestProduct;
let second: TestProduct;
let headers: Readonly<Record<string, string>> = {};
let operatorId = 0;

beforeAll(async () => {
  product = await openTestProduct();
  second = await openTestProduct({ beside: product });
  headers = (await signIn(product, { email: 'operator@starhall.test' })).headers;
  operatorId = (await product.call(getUserProfile, {}, { headers })).id;
});

beforeEach(async () => {
  await product.db.deleteFrom('collections').execute();
  await save([]);
});

afterAll(async () => {
  await second.close();
  await product.close();
});

const fromNow = (ms: number) => new Date(product.clock.now() + ms).toISOString();
const save = (shelves: Shelves) => product.call(saveShelves, { shelves }, { headers });
const refuse = (shelves: unknown) => product.refuse(saveShelves, { shelves }, { headers });

async function shownBy(one: TestProduct, lang: LocaleCode = 'en-US'): Promise<string[]> {
  const { list } = await one.call(listHallShelves, { lang });
  return list.map(({ kind, collection }) => collection?.slug ?? kind);
}
const shown = (lang?: LocaleCode) => shownBy(product, lang);

async function buildCollection(overrides: Partial<InputOf<typeof addCollection>> = {}): Promise<number> {
  const id = crypto.randomUUID();
  await buildUpload(product.db, { id, user_id: operatorId, purpose: 'banner', url: `/files/images/${id}/banner.png` });
  const contents = [{ lang: 'en-US', title: 'Short breaks' } as const];
  const form = { slug: 'short-breaks', image: id, contents, applicationIds: [], isPublished: true, ...overrides };
  return (await product.call(addCollection, form, { headers })).id;
}

it('is the hall as delivered until someone arranges it; the other kinds are there, and off', async () => {
  expect(await shown()).toEqual(DEFAULT_SHELF_KINDS);
  const { list } = await product.call(listAllShelves, {}, { headers });
  const kindsOf = (isShown: boolean) => list.filter((one) => one.isShown === isShown).map(({ kind }) => kind);
  expect(kindsOf(true)).toEqual(DEFAULT_SHELF_KINDS);
  expect(kindsOf(false)).toEqual(['trending', 'topRated', 'sale', 'because']);
});

it('has the rows that are on in the operators’ order, in every process, and logs what was changed', async () => {
  expect(await shownBy(second)).toEqual(DEFAULT_SHELF_KINDS);
  await save([{ kind: 'sale' }, { kind: 'featured', isShown: false }, { kind: 'instant' }]);
  expect(await shown()).toEqual(['sale', 'instant']);
  await expect.poll(() => shownBy(second)).toEqual(['sale', 'instant']);
  const { list } = await product.call(listAllShelves, {}, { headers });
  expect(list.slice(0, 3).map(({ kind }) => kind)).toEqual(['sale', 'featured', 'instant']);
  expect(list.slice(3).some(({ isShown }) => isShown)).toBe(false);
  const entry = (await listAuditOf(product.db, 'settings:shelves')).at(-1);
  expect(entry).toMatchObject({ actorUserId: operatorId, action: 'shelf.arrange' });
  expect(entry?.details).toMatchObject({ from: [], to: ['sale', 'featured (off)', 'instant'] });
});

it('overwrites no rows that someone has saved since, unless it is meant to', async () => {
  const read = async () => (await product.call(listAllShelves, {}, { headers })).revision;
  const revision = await read();
  const first: InputOf<typeof saveShelves> = { shelves: [{ kind: 'sale' }], revision };
  await product.call(saveShelves, first, { headers });
  const second: InputOf<typeof saveShelves> = { shelves: [{ kind: 'instant' }], revision };
  expect(await product.refuse(saveShelves, second, { headers })).toMatchObject({
    ...{ code: ERROR.parameterError, fields: { revision: 'field.invalid' } },
  });
  expect(await shown()).toEqual(['sale']);
  await product.call(saveShelves, { ...second, revision: await read() }, { headers });
  expect(await shown()).toEqual(['instant']);
  await save([{ kind: 'featured' }]);
  expect(await shown()).toEqual(['featured']);
});

it('shows a row within its time only, to the millisecond, in replies kept from before', async () => {
  await save([{ kind: 'instant' }, { kind: 'sale', beginAt: fromNow(20_000), endAt: fromNow(50_000) }]);
  const phase = async () => (await product.call(listAllShelves, {}, { headers })).list[1]?.phase;
  expect([await shown(), await phase()]).toEqual([['instant'], 'planned']);
  product.clock.advance(19_999);
  expect(await shown()).toEqual(['instant']);
  product.clock.advance(1);
  expect([await shown(), await phase()]).toEqual([['instant', 'sale'], 'shown']);
  product.clock.advance(30_000);
  expect([await shown(), await phase()]).toEqual([['instant'], 'over']);
});

it('keeps a page no longer than until the next row or collection comes or goes', async () => {
  await save([
    { kind: 'sale', beginAt: fromNow(10_000) },
    { kind: 'newest', isShown: false, endAt: fromNow(5000) },
  ]);
  await buildCollection({ endAt: fromNow(30_000) });
  const render = async () => {
    await product.request('/games');
    return product.renderer.visits.length;
  };
  // The events of the changes drop what is cached; wait until they have arrived.
  await expect.poll(async () => (await render()) - (await render())).toBe(0);
  const first = await render();
  product.clock.advance(9999);
  expect(await render()).toBe(first);
  product.clock.advance(1);
  expect(await render()).toBe(first + 1);
  product.clock.advance(19_999);
  expect(await render()).toBe(first + 1);
  product.clock.advance(1);
  expect(await render()).toBe(first + 2);
});

it('has a collection as a row while it is published, in the languages of its texts', async () => {
  const id = await buildCollection({ endAt: fromNow(50_000) });
  const draft = await buildCollection({ slug: 'draft', isPublished: false });
  await save([
    { kind: 'collection', collectionId: id },
    { kind: 'collection', collectionId: draft },
    { kind: 'newest' },
  ]);
  expect(await product.call(listHallShelves, { lang: 'en-US' })).toEqual({
    count: 2,
    list: [{ kind: 'collection', collection: { slug: 'short-breaks', title: 'Short breaks' } }, { kind: 'newest' }],
  });
  expect(await shown('vi-VN')).toEqual(['newest']);
  product.clock.advance(50_000);
  expect(await shown()).toEqual(['newest']);
});

it('loses the row of a collection that is deleted', async () => {
  const id = await buildCollection();
  await save([{ kind: 'collection', collectionId: id }, { kind: 'newest' }]);
  await product.call(removeCollection, { id }, { headers });
  await expect.poll(() => shown()).toEqual(['newest']);
  const { list } = await product.call(listAllShelves, {}, { headers });
  expect(list.some(({ kind }) => kind === 'collection')).toBe(false);
});

it.each([
  [
    'crossed dates',
    [{ kind: 'sale', beginAt: '2026-02-01T00:00:00Z', endAt: '2026-02-01T00:00:00Z' }],
    'shelves.0.endAt',
    'field.ends_first',
  ],
  ['a kind twice', [{ kind: 'sale' }, { kind: 'newest' }, { kind: 'sale' }], 'shelves.2.kind', 'field.taken'],
  ['a collection without its number', [{ kind: 'collection' }], 'shelves.0.collectionId', 'field.required'],
  ['another kind with a number', [{ kind: 'sale', collectionId: 1 }], 'shelves.0.collectionId', 'field.invalid'],
  [
    'an unknown collection',
    [{ kind: 'sale' }, { kind: 'collection', collectionId: 999_999 }],
    'shelves.1.collectionId',
    'field.unknown',
  ],
])('refuses %s, and changes nothing', async (_case, shelves, field, problem) => {
  expect(await refuse(shelves)).toEqual({ status: 400, code: ERROR.parameterError, fields: { [field]: problem } });
  expect(await shown()).toEqual(DEFAULT_SHELF_KINDS);
});

it('refuses what no row can be', async () => {
  expect(await refuse([{ kind: 'best' }])).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { 'shelves.0.kind': 'field.choice' },
  });
  expect(await refuse([{ kind: 'sale', beginAt: 'soon' }])).toMatchObject({
    fields: { 'shelves.0.beginAt': 'field.invalid' },
  });
  const many = Array.from({ length: LIMITS.hallShelves + 1 }, () => ({ kind: 'sale' }));
  expect(await refuse(many)).toMatchObject({ status: 400, code: ERROR.invalidFormat });
  expect(await refuse('sale')).toMatchObject({ status: 400, code: ERROR.invalidFormat });
});

it('is the operators’ alone to arrange', async () => {
  const player = await signIn(product, { email: 'player@example.com' });
  const denied = { status: 403, code: ERROR.permissionDenied };
  expect(await product.refuse(saveShelves, { shelves: [] }, player)).toMatchObject(denied);
  expect(await product.refuse(listAllShelves, {}, player)).toMatchObject(denied);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { listBanners } from '#contract/banner/endpoints.ts';
import { addBanner, listAllBanners, removeBanner, updateBanner } from '#contract/banner/operator-endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

type BannerForm = InputOf<typeof addBanner>;

let product: TestProduct;
let headers: Readonly<Record<string, string>> = {};
let operatorId = 0;
let image = '';

beforeAll(async () => {
  product = await openTestProduct();
  headers = (await signIn(product, { email: 'operator@starhall.test' })).headers;
  operatorId = (await product.call(getUserProfile, {}, { headers })).id;
});

beforeEach(async () => {
  await product.db.deleteFrom('banners').execute();
  product.forget();
  image = await upload(operatorId);
});

afterAll(() => product.close());

async function upload(userId: number, purpose: 'banner' | 'icon' = 'banner'): Promise<string> {
  const id = crypto.randomUUID();
  await buildUpload(product.db, { id, user_id: userId, purpose, url: `/files/images/${id}/${purpose}.png` });
  return id;
}

const fromNow = (ms: number) => new Date(product.clock.now() + ms).toISOString();
const formOf = (overrides: Partial<BannerForm> = {}): BannerForm => ({
  image,
  sort: 1,
  link: '/games',
  contents: [{ lang: 'zh-TW', title: '星海', eyebrow: '', tagline: '' }],
  ...overrides,
});
const add = async (overrides: Partial<BannerForm> = {}) =>
  (await product.call(addBanner, formOf(overrides), { headers })).id;
const refuse = (overrides: object) => product.refuse(addBanner, { ...formOf(), ...overrides }, { headers });
const shown = async (lang: (typeof LOCALES)[number] = 'zh-TW') =>
  (await product.call(listBanners, { lang })).list.map(({ title }) => title);

it('shows a banner in all its languages at once, its picture in three sizes', async () => {
  const contents = LOCALES.map((lang) => ({ lang, title: `Title ${lang}`, eyebrow: 'E', tagline: 'T' }));
  const id = await add({ contents, link: 'https://example.com/news' });
  for (const lang of LOCALES) await expect.poll(() => shown(lang)).toEqual([`Title ${lang}`]);
  const { list } = await product.call(listBanners, { lang: 'vi-VN', size: 'small' });
  const base = `/files/images/${image}/banner`;
  const images = { large: `${base}-large.webp`, medium: `${base}-medium.webp`, small: `${base}-small.webp` };
  expect(list[0]).toMatchObject({ id, image: images.small, images, link: 'https://example.com/news', eyebrow: 'E' });
  expect((await listAuditOf(product.db, `banner:${id}`))[0]).toMatchObject({
    actorUserId: operatorId,
    action: 'banner.add',
  });
});

it('R7.25 is meant for one source or for both, and says so', async () => {
  const id = await add({ source: 'app' });
  const sourceOf = async () => (await product.call(listAllBanners, {}, { headers })).list[0]?.source;
  expect(await sourceOf()).toBe('app');
  await product.call(updateBanner, { id, ...formOf() }, { headers });
  expect(await sourceOf()).toBeNull();
  expect(await refuse({ source: 'fridge' })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { source: 'field.choice' },
  });
});

it('changes a banner as a whole and keeps its picture; languages that are left out go', async () => {
  const id = await add({ contents: LOCALES.map((lang) => ({ lang, title: 'Old' })) });
  const [before] = (await product.call(listAllBanners, {}, { headers })).list;
  const form = formOf({ image: before?.image ?? '', contents: [{ lang: 'en-US', title: 'New' }], sort: 3, link: '' });
  expect(await product.call(updateBanner, { id, ...form }, { headers })).toEqual({ result: true, id });
  await expect.poll(() => shown('en-US')).toEqual(['New']);
  expect(await shown()).toEqual([]);
  const [after] = (await product.call(listAllBanners, { type: 1 }, { headers })).list;
  expect(after).toMatchObject({
    id,
    sort: 3,
    link: '',
    image: before?.image,
    contents: [{ lang: 'en-US', title: 'New' }],
  });
  expect((await product.call(listAllBanners, { type: 2 }, { headers })).count).toBe(0);
});

it('orders banners by their place; one below 1 is 60041', async () => {
  await add({ sort: 2, contents: [{ lang: 'zh-TW', title: 'B' }] });
  await add({ sort: 1, contents: [{ lang: 'zh-TW', title: 'A' }] });
  await expect.poll(() => shown()).toEqual(['A', 'B']);
  for (const sort of [0, -3])
    expect(await refuse({ sort })).toMatchObject({ status: 409, code: ERROR.sortMustStartAtOne });
});

it('lists a banner for players within its time only, to the millisecond, in answers kept from before', async () => {
  await add({ beginAt: fromNow(20_000), endAt: fromNow(50_000) });
  await expect.poll(async () => (await product.call(listAllBanners, {}, { headers })).list[0]?.phase).toBe('planned');
  expect(await shown()).toEqual([]);
  product.clock.advance(19_999);
  expect(await shown()).toEqual([]);
  product.clock.advance(1);
  expect(await shown()).toEqual(['星海']);
  product.clock.advance(29_999);
  expect(await shown()).toEqual(['星海']);
  product.clock.advance(1);
  expect(await shown()).toEqual([]);
  expect((await product.call(listAllBanners, {}, { headers })).list[0]?.phase).toBe('over');
});

it('keeps a page no longer than until the next banner comes or goes', async () => {
  await add({ beginAt: fromNow(20_000), endAt: fromNow(50_000) });
  const render = async () => {
    await product.request('/games');
    return product.renderer.visits.length;
  };
  // The change's events invalidate the cache; wait until they have arrived.
  await expect.poll(async () => (await render()) - (await render())).toBe(0);
  const first = await render();
  product.clock.advance(19_999);
  expect(await render()).toBe(first);
  product.clock.advance(1);
  expect(await render()).toBe(first + 1);
  product.clock.advance(29_999);
  expect(await render()).toBe(first + 1);
  product.clock.advance(1);
  expect(await render()).toBe(first + 2);
});

it('refuses an end that is not after its beginning with 70000', async () => {
  const at = fromNow(1000);
  expect(await refuse({ beginAt: at, endAt: at })).toEqual({
    status: 400,
    code: ERROR.parameterError,
    fields: { endAt: 'field.ends_first' },
  });
});

it('refuses pictures of others, of another purpose, or that there are none, and names every wrong field', async () => {
  const unknown = { status: 400, code: ERROR.invalidFormat, fields: { image: 'image.unknown' } };
  const player = await signIn(product, { email: 'player@example.com' });
  const { id } = await product.call(getUserProfile, {}, { headers: player.headers });
  for (const wrong of [await upload(id), await upload(operatorId, 'icon'), crypto.randomUUID(), '/etc/passwd']) {
    expect(await refuse({ image: wrong })).toEqual(unknown);
  }
  const wrong = { link: '//evil.example', beginAt: 'tomorrow', contents: [{ lang: 'zh-TW', title: '' }], image: '' };
  expect(await refuse(wrong)).toMatchObject({
    code: ERROR.invalidFormat,
    fields: {
      link: 'field.invalid',
      beginAt: 'field.invalid',
      'contents.0.title': 'field.required',
      image: 'field.required',
    },
  });
  expect(await refuse({ contents: [] })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { contents: 'field.required' },
  });
  const twice = [{ lang: 'vi-VN', title: 'A' } as const, { lang: 'vi', title: 'B' } as const];
  expect(await refuse({ contents: twice })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { 'contents.1.lang': 'field.taken' },
  });
  expect(await refuse({ contents: [{ lang: 'xx', title: 'A' }] })).toMatchObject({
    status: 404,
    code: ERROR.languageNotFound,
  });
});

it('deletes a banner', async () => {
  const id = await add();
  await product.call(removeBanner, { id }, { headers });
  await expect.poll(() => shown()).toEqual([]);
  expect((await listAuditOf(product.db, `banner:${id}`)).map(({ action }) => action)).toEqual([
    'banner.add',
    'banner.remove',
  ]);
});

it('R8.12 answers 50009 for a banner that is not there', async () => {
  for (const id of [999_999, 2_147_483_647]) {
    const missing = { status: 404, code: ERROR.bannerNotFound };
    expect(await product.refuse(updateBanner, { id, ...formOf() }, { headers })).toEqual(missing);
    expect(await product.refuse(removeBanner, { id }, { headers })).toEqual(missing);
  }
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { listBanners } from '#contract/banner/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildBanner } from '#tests/factories/build-banner.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
  const { db } = product;
  await buildBanner(db, { title: 'Second', position: 2, image: '/files/images/2/banner' });
  await buildBanner(db, { title: 'First', position: 1, link: '/games', eyebrow: 'New', tagline: 'Play' });
  await buildBanner(db, { title: 'English', lang: 'en-US' });
  await buildBanner(db, { title: 'Notice', type: 2 });
  const size = { width: 1910, height: 630, placeholder: '0b0f1e-7c5cff' };
  await db
    .insertInto('images')
    .values({ url: '/files/images/2/banner', ...size })
    .execute();
});

afterAll(() => product.close());

it('R6.13 R7.25 lists the banners of the hall in one language, in their order, without Authorization', async () => {
  const { count, list } = await product.call(listBanners, { type: 1, lang: 'zh-TW' });
  expect(count).toBe(2);
  expect(list.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(list[0]).toMatchObject({ link: '/games', eyebrow: 'New', tagline: 'Play', sort: 1, placeholder: '' });
  expect(list[1]).toMatchObject({ placeholder: '0b0f1e-7c5cff' });
});

it('R7.25 leaves out, for a source, the banners of the other one', async () => {
  for (const [source, title] of [
    ['web', 'For the website'],
    ['app', 'For apps'],
    [null, 'For both'],
  ] as const) {
    await buildBanner(product.db, { title, lang: 'zh-CN', source });
  }
  product.forget();
  const titles = async (query: InputOf<typeof listBanners>) =>
    (await product.call(listBanners, { lang: 'zh-CN', ...query })).list.map(({ title }) => title);
  expect(await titles({ source: 'web' })).toEqual(['For the website', 'For both']);
  expect(await titles({ source: 'app' })).toEqual(['For apps', 'For both']);
  expect(await titles({})).toEqual(['For the website', 'For apps', 'For both']);
});

it('separates slots and languages', async () => {
  const titles = async (query: object) => (await product.call(listBanners, query)).list.map(({ title }) => title);
  expect(await titles({ lang: 'en-US' })).toEqual(['English']);
  expect(await titles({ lang: 'vi-VN' })).toEqual([]);
  expect(await titles({ type: 2, source: 'web' })).toEqual(['Notice']);
});

it.each(['large', 'medium', 'small'] as const)('returns the file of size %s and those of all sizes', async (size) => {
  const { list } = await product.call(listBanners, { size });
  expect(list[1]).toMatchObject({
    image: `/files/images/2/banner-${size}.webp`,
    images: {
      large: '/files/images/2/banner-large.webp',
      medium: '/files/images/2/banner-medium.webp',
      small: '/files/images/2/banner-small.webp',
    },
  });
});

it.each([
  [{ size: 'huge' }, 404, ERROR.imageSizeNotFound],
  [{ lang: 'xx' }, 404, ERROR.languageNotFound],
  [{ type: 3 }, 400, ERROR.invalidFormat],
  [{ source: 'fridge' }, 400, ERROR.invalidFormat],
])('R7.25 R8.12 refuses %j with %i and %i', async (query, status, code) => {
  expect(await product.refuse(listBanners, query)).toMatchObject({ status, code });
});

it('says which game it starts: one of the browser that is free, or the caller’s own', async () => {
  const { db } = product;
  const build = async (overrides: Parameters<typeof buildApplication>[1], isOnline = true) => {
    const { id, appId } = await buildApplication(db, overrides);
    if (isOnline) await buildVersion(db, { application_id: id, platform: 2 });
    await buildBanner(db, {
      title: appId,
      type: 2,
      lang: 'vi-VN',
      link: `/application/details?applicationId=${appId}`,
    });
    return { id, appId };
  };
  const free = await build({});
  const paid = await build({ is_paid_once: true });
  await build({ platforms: [1] });
  await build({ is_open: false });
  await build({ status: SHELF.offShelf });
  await build({}, false);
  product.forget();
  const { headers } = await signIn(product, { email: 'owner@example.com' });
  const { id: userId } = await product.call(getUserProfile, {}, { headers });
  const look = async (options = {}) => {
    const { list } = await product.call(listBanners, { type: 2, lang: 'vi-VN' }, options);
    expect(list).toHaveLength(6);
    return list.flatMap(({ play }) => play ?? []);
  };
  expect([await look(), await look({ headers })]).toEqual([[free.appId], [free.appId]]);
  await db
    .insertInto('owned_games')
    .values({ application_id: paid.id, user_id: userId, owned_since: new Date(0) })
    .execute();
  expect([await look(), await look({ headers })]).toEqual([[free.appId], [free.appId, paid.appId]]);
});

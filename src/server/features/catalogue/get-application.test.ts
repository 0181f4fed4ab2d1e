import { afterAll, beforeAll, expect, it } from 'vitest';
import { getApplication } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Shelf } from '#contract/values/states.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

it('R3.1 R6.14 returns an application by its ID, without Authorization', async () => {
  const developer_id = await buildProvider(product.db, { name: 'Bay Studio' });
  const { id } = await buildApplication(product.db, { app_id: 'com.demo.stars', developer_id });
  const reply = await product.call(getApplication, { applicationId: 'com.demo.stars' });
  expect(reply).toMatchObject({ id, appId: 'com.demo.stars', company: 'Bay Studio', status: 1 });
});

it('R3.2 R7.22 returns the texts of the requested language, or else those of the default language', async () => {
  const names = { 'zh-TW': '星', 'vi-VN': 'Sao' };
  const { appId: applicationId } = await buildApplication(product.db, { names });
  const inVietnamese = await product.call(getApplication, { applicationId, lang: 'vi-VN' });
  expect(inVietnamese.contents).toEqual([
    { lang: 'vi-VN', name: 'Sao', shortDescription: 'Short text vi-VN', fullDescription: '<p>Full text vi-VN</p>' },
  ]);
  expect(inVietnamese).toMatchObject({ lang: 'vi-VN', name: 'Sao', fullDescription: '<p>Full text vi-VN</p>' });
  expect(await product.call(getApplication, { applicationId, lang: 'en-US' })).toMatchObject({ name: '星' });
  expect(await product.call(getApplication, { applicationId })).toMatchObject({ name: '星', lang: 'zh-TW' });
});

it('R3.3 R3.5 R3.6 R3.7 R3.8 R3.9 R3.10 R3.12 R3.13 R3.14 R3.16 R3.17 returns the stored fields', async () => {
  const { appId: applicationId } = await buildApplication(product.db, {
    icon: '/files/images/1/icon.png',
    background_image: '/files/images/1/background.webp',
    promo_video: 'https://www.youtube.com/watch?v=abcdefghijk',
    promo_image: '/files/images/1/promo.webp',
    category: 110,
    age_rating: '12+',
    platforms: [6, 7],
    countries: ['TW', 'MY'],
    web_redirect_url: 'https://play.example/x',
    hardware_requirements: '4 GB',
    contains_ads: true,
    has_in_app_purchase: true,
    privacy_policy_url: 'https://example.com/privacy',
    contact_email: 'a@b.tw',
  });
  const images = { width: 512, height: 512, placeholder: '0b0f1e-7c5cff' };
  await product.db
    .insertInto('images')
    .values({ url: '/files/images/1/icon.png', ...images })
    .execute();
  expect(await product.call(getApplication, { applicationId })).toMatchObject({
    icon: '/files/images/1/icon.png',
    iconPlaceholder: images.placeholder,
    backgroundImage: '/files/images/1/background.webp',
    backgroundPlaceholder: '',
    promoVideo: 'https://www.youtube.com/watch?v=abcdefghijk',
    promoImage: '/files/images/1/promo.webp',
    category: 110,
    defaultCategory: 100,
    ageRating: '12+',
    platforms: [6, 7],
    countries: ['TW', 'MY'],
    webRedirectUrl: 'https://play.example/x',
    hardwareRequirements: '4 GB',
    containsAds: true,
    isPaidOnce: false,
    hasInAppPurchase: true,
    free: true,
    privacyPolicyUrl: 'https://example.com/privacy',
    contactEmail: 'a@b.tw',
  });
});

it('R3.4 returns the four kinds of screenshots separately, in order and with their sizes', async () => {
  const { id, appId: applicationId } = await buildApplication(product.db);
  const kinds = ['mobile', 'tablet7', 'tablet10', 'computer'] as const;
  const shots = kinds.flatMap((kind) =>
    [1, 0].map((position) => ({ kind, position, url: `/files/${kind}-${position}` })),
  );
  await product.db
    .insertInto('application_screenshots')
    .values(shots.map((shot) => ({ ...shot, application_id: id })))
    .execute();
  await product.db
    .insertInto('images')
    .values({ url: '/files/mobile-0', width: 1080, height: 1920, placeholder: '112233-445566' })
    .execute();
  const { screenshots, screenshotSizes } = await product.call(getApplication, { applicationId });
  expect(screenshots).toEqual({
    mobile: ['/files/mobile-0', '/files/mobile-1'],
    tablet7: ['/files/tablet7-0', '/files/tablet7-1'],
    tablet10: ['/files/tablet10-0', '/files/tablet10-1'],
    computer: ['/files/computer-0', '/files/computer-1'],
  });
  expect(screenshotSizes).toEqual({ '/files/mobile-0': { width: 1080, height: 1920, placeholder: '112233-445566' } });
});

it('R3.11 R3.15 returns download URLs, data declarations and contacts with their links', async () => {
  const { id: application_id, appId: applicationId } = await buildApplication(product.db, { platforms: [6, 7] });
  const { db } = product;
  await db
    .insertInto('application_downloads')
    .values({ application_id, platform: 7, url: 'https://s.example/a' })
    .execute();
  await db
    .insertInto('application_data_types')
    .values([
      { application_id, code: 201, shared: true },
      { application_id, code: 101, collected: true, purposes: ['analytics'] },
    ])
    .execute();
  await db
    .insertInto('application_contacts')
    .values([
      { application_id, key: 'twitter', value: 'abc' },
      { application_id, key: 'wechat', value: 'abcdef' },
    ])
    .execute();
  const reply = await product.call(getApplication, { applicationId });
  expect(reply.downloadUrls).toEqual([{ platform: 7, url: 'https://s.example/a', size: 0 }]);
  const none = { collected: false, shared: false, optional: false, ephemeral: false, purposes: [] };
  expect(reply.dataCollection).toEqual([
    { ...none, code: 101, collected: true, purposes: ['analytics'] },
    { ...none, code: 201, shared: true },
  ]);
  expect(reply.contacts).toEqual(
    expect.arrayContaining([
      { key: 'twitter', value: 'abc', href: expect.stringContaining('abc') },
      { key: 'wechat', value: 'abcdef', href: null },
    ]),
  );
});

it('R1.5 shows online versions only, with notes of the asked language, and no review data', async () => {
  const { id: application_id, appId: applicationId } = await buildApplication(product.db, { platforms: [2, 6] });
  const online = await buildVersion(product.db, {
    application_id,
    version_name: '2.0',
    minimum_version: '1.5',
    file_size: 7,
  });
  await buildVersion(product.db, { application_id, version_name: '1.0', status: 2, reject_reason: 'secret' });
  await buildVersion(product.db, { application_id, version_name: '3.0', status: 2, review: 1, platform: 2 });
  await product.db
    .insertInto('version_contents')
    .values([
      { version_id: online, lang: 'zh-TW', description: '新功能' },
      { version_id: online, lang: 'en-US', description: 'New' },
    ])
    .execute();
  const reply = await product.call(getApplication, { applicationId, lang: 'en-US' });
  const version = {
    platform: 6,
    versionName: '2.0',
    minimumVersion: '1.5',
    size: 7,
    sha256: '',
    releasedAt: '2026-01-02T00:00:00.000Z',
  };
  expect(reply.versions).toEqual([{ ...version, notes: 'New' }]);
  expect(reply.canPlay).toBe(false);
  const fallback = await product.call(getApplication, { applicationId, lang: 'vi-VN' });
  expect(fallback.versions).toEqual([{ ...version, notes: '新功能' }]);
  expect(JSON.stringify(reply)).not.toMatch(/secret|reject|pinned|onlineVersionId|"sort"/);
});

it('R3.18 returns the publish date, and current counters although the rest is cached', async () => {
  const { id, appId: applicationId } = await buildApplication(product.db, { published_at: '2026-02-03T04:05:06Z' });
  const first = await product.call(getApplication, { applicationId });
  expect(first).toMatchObject({ publishDate: '2026-02-03T04:05:06.000Z', viewCount: 0, playCount: 0 });
  await product.db.updateTable('applications').set({ view_count: 3, play_count: 2 }).where('id', '=', id).execute();
  expect(await product.call(getApplication, { applicationId })).toMatchObject({ viewCount: 3, playCount: 2 });
});

it.each([
  ['never released', { status: 2, published_at: null }, 404, ERROR.applicationNotFound],
  ['never released, and removed by the system', { status: 3, published_at: null }, 404, ERROR.applicationNotFound],
  ['pulled', { status: 2 }, 409, ERROR.applicationPulled],
  ['removed by the system', { status: 3 }, 409, ERROR.applicationRemoved],
] as const)('R1.4 R8.12 refuses an application that was %s', async (_, row, status, code) => {
  const { appId: applicationId } = await buildApplication(product.db, row);
  expect(await product.refuse(getApplication, { applicationId })).toEqual({ status, code });
});

it.each([
  [{ applicationId: 'com.none' }, 404, ERROR.applicationNotFound],
  [{ applicationId: 'not an id' }, 404, ERROR.applicationNotFound],
  [{ applicationId: '../../etc/passwd' }, 404, ERROR.applicationNotFound],
  [{ applicationId: 'com.none', lang: 'xx' }, 404, ERROR.languageNotFound],
  [{}, 400, ERROR.invalidFormat],
  [{ applicationId: ['com.a', 'com.b'] }, 400, ERROR.invalidFormat],
])('R7.22 R8.12 refuses %j with %i and %i', async (query, status, code) => {
  expect(await product.refuse(getApplication, query)).toMatchObject({ status, code });
});

it('evicts an application when it is unpublished or published', async () => {
  const { id, appId: applicationId } = await buildApplication(product.db);
  await product.call(getApplication, { applicationId });
  const setStatus = (status: Shelf) =>
    product.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
  const ask = async () => (await product.send(getApplication, { applicationId })).status;
  await setStatus(2);
  await expect.poll(ask).toBe(409);
  await setStatus(1);
  await expect.poll(ask).toBe(200);
});

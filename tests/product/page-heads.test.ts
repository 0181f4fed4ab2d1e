import type { AnyRoute } from '@tanstack/react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { openTestProduct, type TestProduct } from './open-test-product.ts';
import { ORIGIN, openVisitorRouter, type PageHead, readPageHead } from './read-page-head.ts';

// The build makes its address; without one, React complains of every page.
vi.mock('../../src/web/app/sheets/all.css?url', () => ({ default: '/assets/all.css' }));

let product: TestProduct;
let game: string;

beforeAll(async () => {
  product = await openTestProduct();
  const { appId } = await buildApplication(product.db, {
    category: 111,
    icon: '/files/images/1/icon.png',
    background_image: '/files/images/2/background.png',
    names: { 'zh-TW': '夜間賽車', 'zh-CN': '夜间赛车', 'vi-VN': 'Đua đêm', 'en-US': 'Night </script>Race' },
  });
  game = `?applicationId=${appId}`;
  const at = new Date(product.clock.now());
  const { id } = await product.db
    .insertInto('collections')
    .values({
      slug: 'night-races',
      image: '/files/images/3/banner',
      is_published: true,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = LOCALES.map((lang) => ({
    collection_id: id,
    lang,
    title: `Races ${lang}`,
    text: `Fast games ${lang}`,
  }));
  await product.db.insertInto('collection_contents').values(texts).execute();
});

afterAll(() => product.close());

const openRouter = (locale: LocaleCode) => openVisitorRouter(product, locale);
const readHead = (locale: LocaleCode, path: string) => readPageHead(product, locale, path);

/** Pages to be indexed; one of each kind that has many. */
function listPages(): string[] {
  const articleOf = (folder: string) =>
    product.services.content.items.find(({ lang, path }) => lang === 'zh-TW' && path.startsWith(`/${folder}/`))?.path ??
    '';
  return [
    ...['/', '/?gameCategory=111', '/games', `/application/details${game}`, '/developer/become'],
    '/collections/night-races',
    ...['/help', '/news', '/about', articleOf('help/players'), articleOf('help/developers'), articleOf('news')],
    ...['/terms/privacy-policy', '/terms/terms-of-use', '/terms/intellectual-property'],
  ];
}

/** Variants of other pages, and personal pages. */
const HIDDEN = [
  ...['/?searchWord=race', '/?gameSortType=2', '/search?searchWord=race', '/login', '/offline'],
  ...['/store/deposit', '/store/record', '/store/lottery', '/store/binding', '/store/invoices', '/store/wallet'],
];

/** Requirements of every page. */
function expectGoodHead(head: PageHead, locale: LocaleCode): void {
  const { address, all, one } = head;
  expect(head.titles, address).toHaveLength(1);
  expect(all('viewport'), address).toEqual(['width=device-width, initial-scale=1, viewport-fit=cover']);
  for (const name of ['mobile-web-app-capable', 'apple-mobile-web-app-capable']) expect(all(name)).toEqual(['yes']);
  expect(one('apple-mobile-web-app-title')).toBe('Starhall');
  expect(all('theme-color')).toHaveLength(2);
  expect(head.hrefs('manifest')).toEqual([`/manifest.webmanifest?lang=${locale}`]);
  expect(all('description'), address).toHaveLength(1);
  const { length } = [...one('description')];
  expect(length, address).toBeGreaterThanOrEqual(10);
  expect(length, address).toBeLessThanOrEqual(160);
}

/** Requirements of every indexed page. */
function expectFoundHead(head: PageHead, locale: LocaleCode, path: string): void {
  const { address, all, one } = head;
  expect(all('robots'), address).toEqual([]);
  expect(head.hrefs('canonical')).toEqual([address]);
  const [pathname = '/', query] = path.split('?');
  const addressIn = (code: LocaleCode) =>
    ORIGIN + localizePath(pathname, code) + (query === undefined ? '' : `?${query}`);
  expect(head.languages, address).toEqual([
    ...LOCALES.map((code) => [code, addressIn(code)]),
    ['x-default', addressIn('zh-TW')],
  ]);
  expect(one('og:url')).toBe(address);
  expect(one('og:title')).not.toBe('');
  expect(one('og:description')).toBe(one('description'));
  expect(one('og:image')).toMatch(new RegExp(`^${ORIGIN}/og/${locale}/.+/[0-9a-z]{11}\\.jpg$`));
  expect(one('og:locale')).toBe(locale.replace('-', '_'));
  expect(one('twitter:card')).toBe('summary_large_image');
}

describe.each(LOCALES)('in %s', (locale) => {
  it('R1.33 R1.34 R2.69 R2.70 R2.71 R2.72 R2.1 every kind of page has a head that finds and shows it', async () => {
    const heads: PageHead[] = [];
    for (const path of listPages()) {
      const head = await readHead(locale, path);
      expectGoodHead(head, locale);
      expectFoundHead(head, locale, path);
      heads.push(head);
    }
    const label = (await openRouter(locale)).page.t('shell.indexLabel');
    const titles = heads.map(({ titles: [title] }) => title ?? '');
    expect(titles.slice(0, 2)).toEqual(['games', 'games']);
    for (const title of titles.slice(2)) expect(title.startsWith(`${label} - `), title).toBe(true);
    expect(new Set(titles.slice(1)).size, titles.join('\n')).toBe(titles.length - 1);
    const descriptions = heads.map(({ one }) => one('description'));
    expect(new Set(descriptions).size, descriptions.join('\n')).toBe(descriptions.length);
    expect(heads.filter(({ one }) => one('description').includes('NOT FOUND'))).toEqual([]);
  });
});

it.each([
  ['/store/deposit', 'shell.nav.deposit'],
  ['/store/record', 'shell.nav.record'],
  ['/store/lottery', 'shell.nav.lottery'],
  ['/store/binding', 'shell.nav.binding'],
  ['/games', 'shell.nav.games'],
] as const)('R1.34 %s is titled by its name, in the language of the page', async (path, name) => {
  for (const locale of ['zh-TW', 'en-US'] as const) {
    const { t } = (await openRouter(locale)).page;
    expect((await readHead(locale, path)).titles).toEqual([`${t('shell.indexLabel')} - ${t(name)}`]);
  }
});

it('R1.33 R2.1 every view of the hall is titled "games", and names its own address', async () => {
  for (const path of ['/?gameCategory=111', '/?searchWord=race', '/?gameSortType=2']) {
    const { titles, hrefs, address } = await readHead('en-US', path);
    expect([path, titles, hrefs('canonical')]).toEqual([path, ['games'], [address]]);
  }
  const { titles, hrefs } = await readHead('en-US', '/index_v2');
  expect([titles, hrefs('canonical')]).toEqual([['games'], [`${ORIGIN}/en-US`]]);
});

it('searches, sorted lists and personal pages are not indexed', async () => {
  for (const path of [...HIDDEN, `/play${game}`]) {
    const head = await readHead('en-US', path);
    expectGoodHead(head, 'en-US');
    expect([path, head.all('robots')]).toEqual([path, ['noindex']]);
    expect([path, head.data]).toEqual([path, []]);
  }
});

it('every page of account, portal and console, and of others that only one person sees, is hidden', async () => {
  const { router, page } = await openRouter('en-US');
  const routes: AnyRoute[] = Object.values(router.routesById);
  const own = routes.filter(({ fullPath, options }) => {
    const isOwn =
      /^\/(?:account|developer|operator|library)(?:\/|$)/.test(fullPath) && fullPath !== '/developer/become';
    return isOwn && options.head !== undefined;
  });
  expect(own.length).toBeGreaterThan(40);
  const params = new Proxy({}, { get: () => '1' });
  for (const { fullPath, options } of own) {
    // The data that the head of such a page uses.
    const head = await Reflect.apply(options.head ?? Object, undefined, [{ match: { context: { page } }, params }]);
    expect([fullPath, head.meta]).toEqual([fullPath, expect.arrayContaining([{ name: 'robots', content: 'noindex' }])]);
  }
});

it('R1.35 a page that does not exist says so, and is hidden where it has a name to be found by', async () => {
  for (const path of ['/no-such-page', '/application/details?applicationId=com.no.such', '/news/no-such']) {
    const { titles, all } = await readHead('en-US', path);
    expect(titles, path).toEqual([expect.stringContaining('NOT FOUND')]);
    expect(all('robots'), path).toEqual(['noindex']);
  }
});

describe('structured data', () => {
  const typesOf = async (path: string) => (await readHead('en-US', path)).data.map((thing) => thing['@type']);

  it('describes the store, a game, articles', async () => {
    expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
    expect(await typesOf(`/application/details${game}`)).toEqual([['VideoGame', 'WebApplication'], 'BreadcrumbList']);
    expect((await typesOf('/news/hall-opens')).slice(0, 2)).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect((await typesOf('/help/players/refunds')).slice(0, 2)).toEqual(['Article', 'BreadcrumbList']);
  });

  it('has ways that end at the page itself, and names that no markup ends', async () => {
    for (const path of ['/?gameCategory=111', '/games', `/application/details${game}`, '/help', '/news/hall-opens']) {
      const { data, address } = await readHead('en-US', path);
      const crumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList');
      expect(crumbs?.itemListElement[0].item).toBe(`${ORIGIN}/en-US`);
      expect(crumbs?.itemListElement.at(-1).item).toBe(address);
    }
    const { data } = await readHead('en-US', `/application/details${game}`);
    expect(data[0].name).toBe('Night </script>Race');
  });
});

it('pictures that pages name are there', async () => {
  for (const path of ['/games', `/application/details${game}`, '/news/hall-opens']) {
    const { one } = await readHead('vi-VN', path);
    const picture = await product.request(one('og:image').slice(ORIGIN.length));
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
  }
});

it.each([
  ['/', 'feed'],
  ['/news', 'news-feed'],
])('%s names the feeds of its language', async (path, feed) => {
  const { hrefs } = await readHead('vi-VN', path);
  const feeds = hrefs('alternate').filter((href) => href?.startsWith('/'));
  expect(feeds).toEqual([`/${feed}.xml?lang=vi-VN`, `/${feed}.json?lang=vi-VN`]);
  for (const address of feeds) expect((await product.request(address ?? '')).status).toBe(200);
});

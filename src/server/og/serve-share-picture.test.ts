import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApplication } from '#contract/application/endpoints.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { articlePicturePath, gamePicturePath, storePicturePath } from '#domain/page/share-picture.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { createServeSharePicture } from './serve-share-picture.ts';
import type { SharePictureDrawer } from './share-picture-drawer.ts';
import type { SharePictureOrder } from './share-picture-order.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

async function pathOf(applicationId: string, lang: LocaleCode = 'en-US'): Promise<string> {
  return gamePicturePath(await product.call(getApplication, { applicationId, lang }));
}

/** Serves pictures whose bytes are the drawn text, and records what was drawn. */
function openServer(draw: SharePictureDrawer['draw'] | undefined = undefined) {
  const drawn: SharePictureOrder[] = [];
  const serve = createServeSharePicture(product.pages, {
    draw:
      draw ??
      (async (_, { prepare, keep }) => {
        drawn.push(await prepare());
        return keep(Buffer.from([0xff, 0xd8, drawn.length]));
      }),
  });
  return { drawn, ask: (path: string, headers = {}) => serve(new Request(`http://x${path}`, { headers })) };
}

describe('a picture', () => {
  it('of a game shows it in the asked language, and is served for ever', async () => {
    const { appId } = await buildApplication(product.db, { category: 111, age_rating: '12+' });
    const path = await pathOf(appId);
    const response = await product.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const picture = await response.arrayBuffer();
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const etag = response.headers.get('etag') ?? '';
    expect((await product.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await product.request(path, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it('is drawn once: what was drawn of a game in a language is kept', async () => {
    const { appId } = await buildApplication(product.db, { names: { 'en-US': 'Night Race', 'zh-TW': '夜間賽車' } });
    const { drawn, ask } = openServer();
    const first = await (await ask(await pathOf(appId))).arrayBuffer();
    expect(await (await openServer().ask(await pathOf(appId))).arrayBuffer()).toEqual(first);
    await ask(await pathOf(appId, 'zh-TW'));
    await ask(await pathOf(appId));
    expect(drawn.map((order) => (order.kind === 'game' ? [order.lang, order.name, order.category] : []))).toEqual([
      ['en-US', 'Night Race', 'Action'],
      ['zh-TW', '夜間賽車', '動作'],
    ]);
  });

  it('is drawn again once the game looks different, and its old address redirects to the new one', async () => {
    const { id, appId } = await buildApplication(product.db);
    const { drawn, ask } = openServer();
    const old = await pathOf(appId);
    await ask(old);
    await product.db.updateTable('applications').set({ age_rating: '18+' }).where('id', '=', id).execute();
    product.forget();
    const moved = await ask(old);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, await pathOf(appId)]);
    expect((await ask(await pathOf(appId))).status).toBe(200);
    expect(drawn).toHaveLength(2);
  });

  it.each(LOCALES)('of an article or of the store has its words in %s', async (lang) => {
    const { drawn, ask } = openServer();
    const item = product.services.content.items.find((one) => one.lang === lang && one.type === 'news');
    const { path = '', title = '' } = item ?? {};
    const about = await (await ask(`/og/${lang}/store/0.jpg`)).headers.get('location');
    expect((await ask(articlePicturePath({ path, lang, title }))).status).toBe(200);
    expect((await ask(about ?? '')).status).toBe(200);
    expect(drawn).toEqual([
      { kind: 'article', lang, title },
      { kind: 'store', lang, about: expect.stringMatching(/Starhall|星[廳厅]/) },
    ]);
    expect(about).toBe(storePicturePath({ lang, about: drawn[1]?.kind === 'store' ? drawn[1].about : '' }));
  });
});

describe('in its place the store’s picture is shown', () => {
  const isStorePicture = (response: Response) => [response.status, response.headers.get('location')];
  const STORE = [302, '/og.png'];

  it.each([
    '/og/en-US/games/com.example.nobody/00000000000.jpg',
    '/og/xx-XX/store/00000000000.jpg',
    '/og/en-US/pages/help/players/no-such/00000000000.jpg',
    '/og/en-US/pages/../../etc/passwd/0.jpg',
    '/og/en-US/games/a%00b/0.jpg',
    '/og/en-US/games/%E0%A4%A/0.jpg',
    '/og/en-US/games/x',
    '/og/en-US',
    '/og/',
    `/og/en-US/games/${'x'.repeat(5000)}/0.jpg`,
  ])('for %s, which nothing is', async (path) => {
    expect(isStorePicture(await product.request(path))).toEqual(STORE);
  });

  it.each([SHELF.offShelf, SHELF.removed])('for a game whose shelf is %s', async (status) => {
    const { id, appId } = await buildApplication(product.db);
    const path = await pathOf(appId);
    const { drawn, ask } = openServer();
    await product.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
    product.forget();
    expect(isStorePicture(await ask(path))).toEqual(STORE);
    expect(drawn).toEqual([]);
  });

  it('while too many wait, and where drawing fails', async () => {
    const { appId } = await buildApplication(product.db);
    const path = await pathOf(appId);
    const full = await openServer(async () => undefined).ask(path);
    expect([...isStorePicture(full), full.headers.get('cache-control')]).toEqual([...STORE, 'no-store']);
    const failed = openServer(async () => {
      throw new Error('no process');
    });
    expect(isStorePicture(await failed.ask(path))).toEqual(STORE);
    expect(product.logged).toContainEqual(expect.objectContaining({ msg: 'a share picture could not be made' }));
  });
});

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { type BuiltApplication, buildApplication } from '#tests/factories/build-application.ts';
import { buildMaintenance } from '#tests/factories/build-maintenance.ts';
import { openTestCdn, type TestCdn } from '#tests/product/open-test-cdn.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signInWithBrowser } from '#tests/product/sign-in.ts';
import { listen } from '../listen.ts';
import { createEarlyPages } from '../pages/answer-cached-page.ts';
import { mentionsSession } from '../pages/page-session.ts';

const PATIENCE = { timeout: 20_000, interval: 10 };

let cdn: TestCdn;
let product: TestProduct;
let store: Server;
let game: BuiltApplication;

beforeAll(async () => {
  cdn = await openTestCdn();
  product = await openTestProduct({ settings: { CDN_PURGE: cdn.origin }, jobPollSeconds: 0.5 });
  store = await listen({
    fetch: (request, env) => product.app.fetch(request, env),
    answerEarly: createEarlyPages({
      cache: product.pages.cache,
      locales: LOCALES,
      publicOrigin: '',
      isHttps: false,
      isSignedIn: mentionsSession,
      isDenied: false,
      now: product.clock.now,
      isCurrent: product.freshness.isCurrent,
      hasCdn: true,
    }),
    port: 0,
    host: '127.0.0.1',
  });
  cdn.serve(`http://127.0.0.1:${(store.address() as AddressInfo).port}`);
  game = await buildApplication(product.db);
});

afterAll(async () => {
  await cdn.close();
  store.close();
  store.closeAllConnections();
  await product.close();
});

const PAGE = '/en-US/games';
/** The page as the CDN holds it, once no purge comes between two requests. */
const askHeld = () =>
  vi.waitFor(async () => {
    const held = await cdn.ask(PAGE);
    expect(held.isHit).toBe(true);
    return held;
  }, PATIENCE);
const rename = (name: string) =>
  product.db
    .updateTable('application_contents')
    .set({ name })
    .where('application_id', '=', game.id)
    .where('lang', '=', 'en-US')
    .execute();

it('lets the CDN hold a page, and purges it after a change', async () => {
  await cdn.settle();
  expect((await cdn.ask(PAGE)).isHit).toBe(false);
  await askHeld();
  for (const name of ['Comet', 'Meteor', 'Eclipse']) {
    await rename(name);
    await vi.waitFor(async () => expect((await cdn.ask(PAGE)).text).toContain(name), PATIENCE);
    // The second purge may come between two of them.
    const held = { isHit: true, text: expect.stringContaining(name) };
    await vi.waitFor(async () => expect(await cdn.ask(PAGE)).toMatchObject(held), PATIENCE);
  }
});

it('never holds or gives a held page where there is any cookie', async () => {
  const { headers } = await signInWithBrowser(product, { email: 'player@example.com' });
  const cookie = headers.cookie ?? '';
  await cdn.settle();
  await cdn.ask(PAGE);
  for (const sent of [cookie, 'age=younger', 'consent=1']) {
    const own = await cdn.ask(PAGE, { cookie: sent });
    expect([own.isHit, own.headers.get('surrogate-key')]).toEqual([false, null]);
    expect(own.headers.get('cache-control')).not.toContain('s-maxage');
    expect((await cdn.ask(PAGE, { cookie: sent })).isHit).toBe(false);
  }
  const held = await askHeld();
  expect(held.headers.get('set-cookie')).toBeNull();
  expect(held.text).toContain('data-user=""');
});

it('says how long: no longer than the page itself, and browsers ask every time', async () => {
  product.forget();
  const first = await product.request(PAGE);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=30',
    'surrogate-key': 'store',
    vary: 'Accept-Encoding, Cookie, User-Agent',
  });
  product.clock.advance(20_000);
  expect((await product.request(PAGE)).headers.get('cache-control')).toContain('s-maxage=40,');
  const begins = new Date(product.clock.now() + 25_000).toISOString();
  const ends = new Date(product.clock.now() + 3_600_000).toISOString();
  const id = await buildMaintenance(product.db, { is_manual: false, begin_at: begins, end_at: ends });
  await product.freshness.catchUp();
  expect((await product.request(PAGE)).headers.get('cache-control')).toBe(
    'public, max-age=0, must-revalidate, s-maxage=25',
  );
  await product.db.deleteFrom('maintenances').where('id', '=', id).execute();
});

it.each(['/', '/en-US/nowhere'])('does not let it hold %s', async (path) => {
  const response = await product.request(path);
  expect(response.headers.get('surrogate-key')).toBeNull();
  expect(response.headers.get('cache-control')).not.toContain('s-maxage');
});

it('lets it purge site maps, feeds and static lists', async () => {
  for (const path of ['/sitemap.xml', '/feed.xml', '/static/locales/en-US.json']) {
    const response = await product.request(path);
    expect([path, response.status, response.headers.get('surrogate-key')]).toEqual([path, 200, 'store']);
  }
});

it('tries again by a job until the CDN answers', async () => {
  await cdn.ask(PAGE);
  cdn.breakFor(2);
  await rename('Nebula');
  await vi.waitFor(async () => expect((await cdn.ask(PAGE)).text).toContain('Nebula'), PATIENCE);
  expect(product.logged).toContainEqual(expect.objectContaining({ msg: 'the CDN was not purged' }));
});

it('says nothing to caches in front unless one is purged', async () => {
  const alone = await openTestProduct({ beside: product });
  const response = await alone.request(PAGE);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(response.headers.get('surrogate-key')).toBeNull();
  await alone.close();
});

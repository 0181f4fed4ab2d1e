import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { gamePath } from './demo-game.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const CODE = '**/assets/later-views-*.js';
const LATER = /\/assets\/(?:later-views|hall-body|overlays)-/;
const t = wordsOf('en-US');
const heart = (page: Page) => page.getByRole('button', { name: t('library.favourite') });

/** Opens a game whose lower part and frame have no code until the test lets the requests through. */
async function openHeld(page: Page): Promise<Pick<Route, 'continue' | 'abort'>> {
  const held: Route[] = [];
  await page.route(CODE, (route) => void held.push(route), { times: 2 });
  await page.goto(localizePath(gamePath('neon-serpent'), 'en-US'));
  await page.waitForFunction(() => Reflect.get(window, 'isTakenOver'));
  await page.mouse.move(5, 5);
  await expect.poll(() => held.length).toBe(2);
  return {
    async continue() {
      for (const route of held) await route.continue();
    },
    async abort(reason) {
      for (const route of held) await route.abort(reason);
    },
  };
}

it('a game can be read before the code of its lower part has come, and answers once it is there', async ({ visit }) => {
  const page = await visit(BLANK);
  const code = await openHeld(page);
  const reviews = page.locator('#rating-list > li');
  const before = await reviews.count();
  expect(before).toBeGreaterThan(0);
  await expect.poll(() => heart(page).isVisible()).toBe(true);
  await code.continue();
  await waitUntilAlive(page);
  await expect.poll(() => reviews.count()).toBe(before);
  await heart(page).click();
  await page.getByRole('dialog', { name: t('shell.signIn') }).waitFor();
});

it('what is pressed before its code is there happens once it is, the last of it', async ({ visit }) => {
  const page = await visit(BLANK);
  const code = await openHeld(page);
  const wish = page.getByRole('button', { name: t('library.wish'), exact: true });
  await wish.click();
  await heart(page).click();
  expect([await wish.getAttribute('aria-busy'), await heart(page).getAttribute('aria-busy')]).toEqual([null, 'true']);
  await code.continue();
  await page.getByRole('dialog', { name: t('shell.signIn') }).waitFor();
  await expect.poll(() => heart(page).getAttribute('aria-busy')).toBeNull();
});

it('a first visit loads its later parts with the first move of the pointer, and its notice answers', async ({
  visit,
}) => {
  const page = await visit(BLANK, { meetsOverlays: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(localizePath('/', 'en-US'), { waitUntil: 'networkidle' });
  expect(asked.filter((path) => LATER.test(path))).toEqual([]);
  const notice = page.getByRole('region', { name: t('overlays.cookies.title') });
  await notice.getByRole('button', { name: t('overlays.cookies.onlyNecessary') }).click();
  await notice.waitFor({ state: 'detached' });
  await expect
    .poll(() => ['hall-body', 'later-views', 'overlays'].filter((part) => !asked.join().includes(part)))
    .toEqual([]);
});

it('a button of the frame answers although its first event is the press itself', async ({ visit }) => {
  const page = await visit(BLANK, { meetsOverlays: true });
  await page.goto(localizePath('/about', 'en-US'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: t('shell.footer.cookies') }).dispatchEvent('click');
  await page.getByRole('button', { name: t('overlays.cookies.save') }).waitFor();
});

it('a page can be used before any of its scripts has come', async ({ visit }) => {
  const page = await visit(BLANK, { size: 'phone' });
  const held = Promise.withResolvers<Route>();
  await page.route('**/assets/index-*.js', held.resolve, { times: 1 });
  await page.goto(localizePath('/games', 'en-US'));
  const menu = page.getByRole('button', { name: t('shell.openMenu') });
  await menu.tap();
  await expect.poll(() => menu.getAttribute('aria-busy')).toBe('true');
  await (await held.promise).continue();
  await page.getByRole('dialog', { name: t('shell.drawer') }).waitFor();
  await expect.poll(() => menu.getAttribute('aria-busy')).toBeNull();
});

it('a game stays readable while the connection is lost, and answers with the next one', async ({ visit }) => {
  const page = await visit(BLANK, { expected: [/ERR_INTERNET_DISCONNECTED|later-views/] });
  const code = await openHeld(page);
  await page.locator('#overlays[data-rendered]').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  // The page notices a moment later; before that it would be loaded again.
  await page.waitForFunction(() => !navigator.onLine);
  await code.abort('internetdisconnected');
  await page.locator('#offline-bar').waitFor();
  await expect.poll(() => page.locator('#rating-list > li').count()).toBeGreaterThan(0);
  // Chromium 150 and later keep a failed module as failed, so the page loads again; earlier ones only fetch the module.
  await page.context().setOffline(false);
  await waitUntilAlive(page);
  await heart(page).click();
  await page.getByRole('dialog', { name: t('shell.signIn') }).waitFor();
});

/** Clicks the first link to `href` when React begins, or when it has hydrated the layout but not the page. */
function clickEarly(moment: 'begin' | 'layout', href: string) {
  return (page: Page) =>
    page.addInitScript(
      ([moment, href]) => {
        if (location.pathname === href) return;
        const click = () => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
        if (moment === 'layout') Object.defineProperty(window, 'isTakenOver', { set: click, get: () => true });
        const listen = document.addEventListener.bind(document);
        document.addEventListener = (type: string, ...rest: [never]) => {
          listen(type, ...rest);
          // Only React listens to this event.
          if (moment === 'begin' && type === 'volumechange') click();
        };
      },
      [moment, href] as const,
    );
}

it.for(['begin', 'layout'] as const)('a link clicked too early (%s) loads a document', async (moment, { visit }) => {
  const home = localizePath('/', 'en-US');
  const page = await visit(BLANK, { script: clickEarly(moment, home) });
  await page.goto(localizePath(gamePath('neon-serpent'), 'en-US'), { waitUntil: 'commit' });
  await page.waitForURL(`**${home}`);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(page.url());
});

it('a page in layouts of its own is hydrated as a whole', async ({ visit }) => {
  const page = await visit(BLANK);
  await signInAs(page, 'neonbyte@starhall.test');
  const html = await (await page.request.get('/en-US/developer/applications')).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.match(/<!--\$.?-->/g)).toEqual(['<!--$-->']);
});

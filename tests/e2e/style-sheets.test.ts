import { expect } from 'vitest';
import { localizePath } from '#domain/page/locale-path.ts';
import { gamePath } from './demo-game.ts';
import { BLANK, it } from './test-in-browser.ts';

const SHEET = /<link rel="stylesheet" href="([^"]+)"/;
const PAGES = [
  '/',
  '/?gameCategory=110',
  '/games',
  gamePath('neon-serpent'),
  '/search?searchWord=star',
  '/help',
  '/news',
].concat(
  [
    '/help/players/refunds',
    '/about',
    '/terms/terms-of-use',
    '/store/record',
    '/developer/become',
    '/login',
    '/offline',
  ],
  [
    '/store/wallet',
    '/store/deposit',
    '/store/lottery',
    '/store/binding',
    '/store/invoices',
    '/age',
    '/help/no-such-page',
  ],
);

/** The classes of a style sheet's selectors. */
function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));
}

it('no page of visitors has a class whose rule only a larger style sheet has', async ({ visit }) => {
  const page = await visit(BLANK);
  const read = async (path: string) => (await page.request.get(path)).text();
  const sheetOf = (html: string) => SHEET.exec(html)?.[1] ?? '';
  // Visitors are sent away from it, but it has all styles.
  const all = classesOf(await read(sheetOf(await read(localizePath('/library', 'en-US')))));
  const missing: string[] = [];
  for (const path of PAGES) {
    const html = await read(localizePath(path, 'en-US'));
    const own = classesOf(await read(sheetOf(html)));
    expect([path, own.size < all.size]).toEqual([path, true]);
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.replaceAll('&amp;', '&').split(' '),
    );
    missing.push(...used.filter((name) => all.has(name) && !own.has(name)).map((name) => `${path} ${name}`));
  }
  expect([...new Set(missing)]).toEqual([]);
});

it('a page opened from the hall is shown with its own style sheet, which stays', async ({ visit }) => {
  const page = await visit('/');
  const sheets = () => page.locator('link[rel=stylesheet]').count();
  expect(await sheets()).toBe(1);
  await page.locator('footer').getByRole('link').first().click();
  await page.waitForURL(/\/help$/);
  await expect.poll(sheets).toBe(2);
  await page.goBack();
  await page.locator('#all-games').waitFor();
  expect(await sheets()).toBe(2);
});

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listAllShelves, saveShelves } from '#contract/hall/operator-endpoints.ts';
import type { OperatorShelf } from '#contract/hall/operator-entities.ts';
import { projectRoot } from '#server/project-root.ts';
import { callAs } from './call-as.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en-US');
const PICTURE = join(projectRoot(), 'demo/assets/neon-serpent/icon.png');
const FIRST = demoGame('number-hills').name['en-US'];
const SECOND = demoGame('neon-serpent').name['en-US'];

const open = async (page: Page, path: string) => {
  await page.goto(`/en-US${path}`);
  await waitUntilAlive(page);
};
/** What the server sends to a visitor, whose pages it keeps. */
const read = async (page: Page, path: string) => {
  const response = await page.request.get(`/en-US${path}`, { headers: { cookie: '' } });
  return { status: response.status(), html: await response.text() };
};

/** Fills in a collection, with two games found by name. */
async function writeCollection(page: Page, title: string, slug: string): Promise<void> {
  const save = page.getByRole('button', { name: t('form.save') });
  await page.getByLabel(t('operations.banners.text.title'), { exact: true }).fill(title);
  await save.click();
  await page.locator('#field-image-error').waitFor();
  await page.locator('#field-slug[aria-invalid]').waitFor();
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.locator('#field-image img').first().waitFor();
  await page.getByLabel(t('operations.collections.slug'), { exact: true }).fill(slug);
  const field = page.getByRole('textbox', { name: t('operations.collections.find') });
  for (const name of [FIRST, SECOND]) {
    await field.fill(name);
    await page.getByRole('button', { name: t('operations.collections.addNamed', { name }) }).click();
    await page.getByText(t('operations.collections.added', { name })).waitFor();
  }
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: t('operations.order.up', { name: SECOND }) }).press('Enter');
  await page.getByText(t('operations.order.moved', { name: SECOND, place: 1, count: 2 })).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await save.click();
  await waitForToast(page, t('operations.collections.saved'));
}

it('a collection is made of games, becomes a row of the hall, is scheduled and deleted', async ({ visit }) => {
  const slug = `test-${crypto.randomUUID().slice(0, 8)}`;
  const title = `Collection ${slug}`;
  const page = await visit(BLANK, { expected: [/404/] });
  await signInAs(page, 'operator@starhall.test');
  const before: readonly OperatorShelf[] = (await callAs(page, listAllShelves, {})).list;
  await open(page, '/operator/collections/new');
  await writeCollection(page, title, slug);
  const card = page.getByRole('listitem').filter({ hasText: title });
  await card.getByText(t('postState.1')).waitFor();
  expect((await read(page, `/collections/${slug}`)).status).toBe(404);

  await card.getByRole('link', { name: t('operations.banners.editNamed', { name: title }) }).click();
  await page.getByRole('checkbox', { name: t('operations.collections.published') }).check();
  await page.getByRole('button', { name: t('form.save') }).click();
  await card.getByText(t('operations.banners.phase.shown')).waitFor();
  const shown = await read(page, `/collections/${slug}`);
  expect(shown.status).toBe(200);
  expect(shown.html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(shown.html.indexOf(`>${SECOND}</a>`)).toBeLessThan(shown.html.indexOf(`>${FIRST}</a>`));
  expect(shown.html).toContain(`<link rel="canonical" href="${new URL(page.url()).origin}/en-US/collections/${slug}"`);

  await open(page, '/operator/shelves');
  await page.getByLabel(t('operations.collections.add'), { exact: true }).selectOption({ label: title });
  const place = before.length + 1;
  const handle = page.getByRole('button', { name: t('operations.order.handle', { name: title, place, count: place }) });
  await handle.press('Home');
  await page.getByText(t('operations.order.moved', { name: title, place: 1, count: place })).waitFor();
  await page.getByRole('button', { name: t('operations.shelves.scheduleNamed', { name: title }) }).press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByLabel(t('operations.banners.beginAt')).fill('2026-02-02T08:00');
  await row.getByLabel(t('operations.banners.endAt')).fill('2026-02-01T08:00');
  const save = page.getByRole('button', { name: t('form.save') });
  await save.click();
  await page.locator('[id="field-shelves.0.endAt"][aria-invalid]').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await row.getByLabel(t('operations.banners.endAt')).fill('');
  await save.click();
  await waitForToast(page, t('operations.shelves.saved'));
  await row.getByText(t('operations.banners.phase.shown')).waitFor();
  const heading = `<h2 id="shelf-collection-${slug}"`;
  await expect.poll(async () => (await read(page, '')).html).toContain(heading);
  const hall = (await read(page, '')).html;
  expect(hall).toContain(`href="/en-US/collections/${slug}"`);
  expect(hall.indexOf(heading)).toBeLessThan(hall.indexOf('id="shelf-featured"'));

  await row.getByLabel(t('operations.banners.beginAt')).fill('2099-01-01T08:00');
  await row.getByText(t('operations.banners.phase.planned')).waitFor();
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await read(page, '')).html).not.toContain(heading);
  await callAs(page, saveShelves, {
    shelves: before.map(({ kind, collection, isShown }) => ({ kind, collectionId: collection?.id, isShown })),
  });

  await open(page, '/operator/collections');
  await card.getByRole('button', { name: t('operations.banners.removeNamed', { name: title }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('words.delete'), exact: true })
    .click();
  await waitForToast(page, t('operations.banners.removed', { name: title }));
  await expect.poll(async () => (await read(page, `/collections/${slug}`)).status).toBe(404);
});

it('rows of the hall that someone else has saved meanwhile are loaded or overwritten, as the operator chooses', async ({
  visit,
}) => {
  const page = await visit(BLANK, { expected: [/400/] });
  await signInAs(page, 'operator@starhall.test');
  const list = async (): Promise<readonly OperatorShelf[]> => (await callAs(page, listAllShelves, {})).list;
  const before = await list();
  const shelves = before.map(({ kind, collection, isShown }) => ({ kind, collectionId: collection?.id, isShown }));
  const toggle = (kind: string) =>
    shelves.map((shelf) => ({ ...shelf, isShown: shelf.kind === kind ? !shelf.isShown : shelf.isShown }));
  const stored = async () => (await list()).map(({ isShown }) => isShown);
  const show = page.getByRole('checkbox').last();
  const save = page.getByRole('button', { name: t('form.save') });
  const notice = page.getByText(t('form.conflict.saved'));
  await open(page, '/operator/shelves');
  await show.click();
  await callAs(page, saveShelves, { shelves: toggle('featured') });
  const others = await stored();
  await save.dblclick();
  await notice.waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await stored()).toEqual(others);
  await page.getByRole('button', { name: t('form.conflict.reload') }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByText(t('form.saved')).waitFor();

  await show.click();
  await callAs(page, saveShelves, { shelves });
  await save.click();
  await page.getByRole('button', { name: t('form.conflict.overwrite') }).click();
  await waitForToast(page, t('operations.shelves.saved'));
  await notice.waitFor({ state: 'detached' });
  expect(await stored()).toEqual(others.map((isShown, index) => (index === others.length - 1 ? !isShown : isShown)));
  await callAs(page, saveShelves, { shelves });
});

it('the hall plays from its first banner, and leads to no game from more than three places', async ({ visit }) => {
  const page = await visit('/');
  const hero = page.getByRole('region', { name: t('hall.banner.label') });
  const play = hero.locator('[role=group]:not([inert])').getByRole('link', { name: t('hall.banner.play') });
  expect(await play.getAttribute('href')).toBe(`/en-US${gamePath('number-hills', '/play')}`);
  const links = await page
    .locator('main a[href*="applicationId="]')
    .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).search));
  const counts = Map.groupBy(links, (search) => search);
  expect([...counts.values()].filter((same) => same.length > 3)).toEqual([]);
  const shelved = await page
    .locator('.shelf a[href*="applicationId="]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(shelved).size).toBe(shelved.length);
  await play.click();
  await page.waitForURL((url) => url.pathname === '/en-US/play');
});

it('a card shows two screenshots and offers to play while it has the pointer or the focus', async ({ visit }) => {
  const page = await visit('/', { context: { reducedMotion: 'no-preference' } });
  const card = page.locator('#all-games article').filter({ hasText: FIRST });
  const title = card.getByRole('link', { name: FIRST, exact: true });
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  const [previews, play] = [
    card.locator('.preview'),
    card.getByRole('link', { name: t('hall.play', { name: FIRST }) }),
  ];
  expect([await previews.count(), await play.count()]).toEqual([0, 0]);
  const size = () => card.evaluate((element) => [element.clientWidth, element.clientHeight]);
  const before = await size();
  await card.hover();
  await expect.poll(() => previews.count()).toBe(2);
  await expect
    .poll(() =>
      previews.evaluateAll((all) => all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)),
    )
    .toBe(true);
  expect(await size()).toEqual(before);
  await page.mouse.move(5, 5);
  await expect.poll(() => previews.count()).toBe(0);
  await title.focus();
  await expect.poll(() => previews.count()).toBe(2);
  await page.keyboard.press('Tab');
  await expect.poll(() => play.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await findViolations(page, { scope: '#all-games' })).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => play.count()).toBe(0);
  await card.hover();
  await play.click();
  await page.waitForURL((url) => url.pathname === '/en-US/play');
});

it('a card keeps its cover where motion is unwanted, and still offers to play', async ({ visit }) => {
  const page = await visit('/');
  const card = page.locator('#all-games article').filter({ hasText: FIRST });
  await card.hover();
  await card.getByRole('link', { name: t('hall.play', { name: FIRST }) }).waitFor();
  expect(await card.locator('.preview').count()).toBe(0);
});

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listOwnApplications, pinApplication, pullApplication } from '#contract/application/developer-endpoints.ts';
import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { listOwnVersions } from '#contract/version/endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { callAs } from './call-as.ts';
import { drag } from './drag.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const DEVELOPER = 'neonbyte@starhall.test';
const PORTAL = [
  '/developer',
  '/developer/applications',
  '/developer/versions',
  '/developer/products',
  '/developer/tests',
  '/developer/tokens',
];

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectSound(page: Page, scope = '#portal-content'): Promise<void> {
  expect(await findViolations(page, { scope })).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

describe('at a desk', () => {
  const locale = 'en-US';
  const t = wordsOf(locale);
  const view = { locale, size: 'desktop' } as const;
  const address = (path: string) => localizePath(path, locale);
  const go = async (page: Page, path: string) => {
    await page.goto(address(path));
    await waitUntilAlive(page);
  };

  it('R6.5 R6.8 R1.2 the portal is for developers only', async ({ visit }) => {
    const page = await visit(BLANK, view);
    // The server redirects before rendering a page; the client-side case is tested once.
    const leads = async (path: string) => {
      const { location = '' } = (await page.request.get(address(path), { maxRedirects: 0 })).headers();
      return location.slice(location.indexOf(address('/')));
    };
    for (const path of PORTAL) {
      const target = `${address('/')}?signIn=1&returnTo=${encodeURIComponent(address(path))}`;
      expect([path, await leads(path)]).toEqual([path, target]);
    }
    await askToSignIn(page, address('/developer'), address('/'));
    await page.getByRole('dialog', { name: t('signIn.title') }).waitFor();
    await signInAs(page, `player-${crypto.randomUUID()}@example.com`);
    for (const path of PORTAL) expect([path, await leads(path)]).toEqual([path, address('/')]);
    await page.goto(address('/developer'));
    await expect.poll(() => new URL(page.url()).pathname).toBe(address('/'));
    await waitUntilAlive(page);
    const menu = page.locator('#app-bar-menu [popovertarget=account-menu]');
    await menu.click();
    await page.getByRole('menuitem', { name: t('shell.account.profile') }).waitFor();
    const entries = [
      [t('shell.account.applications'), t('shell.account.applications')],
      [t('shell.account.versions'), t('shell.account.versions')],
      [t('shell.account.products'), t('shell.account.products')],
    ] as const;
    for (const [name] of entries) expect(await page.getByRole('menuitem', { name }).count()).toBe(0);
    await signInAs(page, DEVELOPER);
    await go(page, '/');
    for (const [name, title] of entries) {
      await menu.click();
      await page.getByRole('menuitem', { name }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page
        .getByRole('navigation', { name: t('portal.title') })
        .getByRole('link', { name: title })
        .waitFor();
    }
  });

  it('the dashboard tells figures and days, drawn and as a table, for all applications or one', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, DEVELOPER);
    await go(page, '/developer');
    await page.getByRole('heading', { level: 1, name: t('portal.nav.dashboard') }).waitFor();
    const drawing = page.locator('[aria-labelledby=visits] [role=img]');
    await expect.poll(() => drawing.locator('.chart-column').count()).toBe(30);
    await drawing.locator('.chart-column').last().hover();
    const lastDay = await page.locator('details table tbody th').first().textContent();
    await drawing.getByText(lastDay ?? '').waitFor();
    await page.getByText(t('words.showAsATable')).click();
    await expect.poll(() => page.locator('details table tbody tr').count()).toBe(30);
    await expectSound(page);
    await page.getByRole('link', { name: t('portal.filter.days', { days: 7 }) }).click();
    await page.waitForURL(/days=7/);
    await page.locator('details table tbody tr').nth(7).waitFor({ state: 'detached' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('words.downloadCsv') }).click();
    expect((await download).suggestedFilename()).toBe('starhall-visits.csv');
    await page.getByText(t('words.theFileHasBeenDownloaded')).waitFor();
    const choice = page.getByRole('combobox', { name: t('portal.filter.application') });
    await choice.selectOption({ index: 1 });
    await page.waitForURL(/app=/);
    await page.getByRole('heading', { name: t('portal.best.title', { days: 7 }) }).waitFor({ state: 'detached' });
  });

  it('R6.6 R6.7 versions and products are shown of the application that is chosen', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, DEVELOPER);
    // Games to which no concurrent test adds versions; the first has products.
    const first = { appId: 'com.neonbyte.starsea' };
    const second = { appId: 'com.neonbyte.serpent' };
    const switcher = page.locator('button[aria-haspopup=dialog]').filter({ hasText: t('words.application') });
    await go(page, '/developer/versions');
    await switcher.click();
    // The dialog initially lists only the latest applications, which other tests change.
    await page.getByRole('dialog').getByRole('searchbox').fill(second.appId);
    await page.getByRole('dialog').locator(`a[href*="applicationId=${second.appId}"]`).click();
    await page.waitForURL(`**/developer/versions?applicationId=${second.appId}`);
    const versions = await callAs(page, listOwnVersions, { applicationId: second.appId });
    await page.getByText(t('versions.count', { count: versions.count, max: LIMITS.versionsPerApplication })).waitFor();
    const names = versions.list.map(({ versionName }: { readonly versionName: string }) => versionName);
    // As many as the game before has.
    const shown = async () => (await page.locator('article h4').allTextContents()).toSorted();
    await expect.poll(shown).toEqual(names.toSorted());
    await expectSound(page);
    await page.reload();
    await waitUntilAlive(page);
    await expect.poll(() => switcher.innerText()).toContain(second.appId);
    // The switcher and the navigation stay where they are, and with which application.
    await page
      .getByRole('link', { name: t('shell.account.products'), exact: true })
      .first()
      .click();
    await page.waitForURL(`**/developer/products?applicationId=${second.appId}`);

    await go(page, `/developer/products?applicationId=${first.appId}`);
    await expect.poll(() => switcher.innerText()).toContain(first.appId);
    const { list: products } = await callAs(page, listOwnProducts, { applicationId: first.appId });
    const row = page.getByRole('row').filter({ hasText: products[0].productId });
    await row.locator('summary').click();
    await row
      .getByText(formatAmount(products[0].prices[0].price, products[0].prices[0].currency, locale))
      .last()
      .waitFor();
    await expectSound(page);

    await go(page, '/developer/versions?applicationId=com.example.of.somebody.else');
    await page.getByText(t('error.50004')).waitFor();
  });

  it('R7.47 R7.48 applications are found, pinned, put in order by keyboard, and unpinned', async ({ visit }) => {
    const page = await visit(BLANK, view);
    await signInAs(page, DEVELOPER);
    await go(page, '/developer/applications');
    const rowOf = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const namesIn = (section: string) => page.locator(`section[aria-labelledby=${section}] h4 a`).allTextContents();
    const names = await page.getByRole('article').getByRole('heading').locator('a').allTextContents();
    const [first = '', second = '', third = ''] = names.slice(-3);
    const choose = async (name: string, action: string) => {
      await rowOf(name)
        .getByRole('button', { name: t('words.actionsForName', { name }) })
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    for (const [index, name] of [first, second, third].entries()) {
      await choose(name, t('portal.apps.pin'));
      await page.getByText(t('portal.apps.nowPinned', { name })).waitFor();
      await expect.poll(async () => (await namesIn('pinned'))[index]).toBe(name);
    }
    const handle = page.getByRole('button', { name: t('portal.pin.move', { name: third, place: 3, count: 3 }) });
    await handle.press('Home');
    await page
      .getByRole('status')
      .getByText(t('portal.pin.moved', { name: third, place: 1, count: 3 }))
      .waitFor();
    await expect.poll(() => namesIn('pinned')).toEqual([third, first, second]);
    const moved = page.getByRole('button', { name: t('portal.pin.move', { name: third, place: 1, count: 3 }) });
    await expect.poll(() => moved.evaluate((button) => button === document.activeElement)).toBe(true);
    await moved.press('ArrowDown');
    await page
      .getByRole('status')
      .getByText(t('portal.pin.moved', { name: third, place: 2, count: 3 }))
      .waitFor();
    const savedOrder = async () =>
      (await callAs(page, listOwnApplications, { lang: locale })).list
        .slice(0, 3)
        .map(({ name }: { name: string }) => name);
    await expect.poll(savedOrder).toEqual([first, third, second]);
    const handleAt = (place: number, name: string) =>
      page.getByRole('button', { name: t('portal.pin.move', { name, place, count: 3 }) });
    await drag(page, handleAt(1, first), handleAt(3, second));
    await expect.poll(() => namesIn('pinned')).toEqual([third, second, first]);
    // The page shows the order before it is saved.
    await expect.poll(savedOrder).toEqual([third, second, first]);
    // The developer's changes are not announced as those of others.
    expect(await page.getByText(t('list.changed')).count()).toBe(0);
    await page.reload();
    await waitUntilAlive(page);
    await expect.poll(() => namesIn('pinned')).toEqual([third, second, first]);
    await expectSound(page);
    for (const name of [first, second, third]) {
      await choose(name, t('portal.apps.unpin'));
      await page.getByText(t('portal.apps.unpinned', { name })).waitFor();
    }
    await page.locator('#pinned').waitFor({ state: 'detached' });
    await page
      .getByRole('searchbox', { name: t('portal.switch.search') })
      .last()
      .fill(second);
    await page.waitForURL(/search=/);
    await page.getByText(t('words.countApplications', { count: 1 })).waitFor();
    await rowOf(second).waitFor();
  });

  it('R1.16 O14 test accounts are added, pasted and removed; what is wrong is said line by line', async ({ visit }) => {
    const page = await visit(BLANK, { ...view, expected: [/api\/test_account\?/] });
    const account = (name: string) => `${name}@example.com`;
    await signInAs(page, DEVELOPER);
    await go(page, '/developer/test-accounts');
    expect(new URL(page.url()).pathname).toBe(address('/developer/tests'));
    const field = page.getByLabel(t('portal.tests.account'));
    const add = page.getByRole('button', { name: t('words.add'), exact: true });
    await field.fill('nobody');
    await add.click();
    await page.getByText(t('portal.tests.wrong')).waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill(account('first'));
    await add.click();
    await page.getByText(t('portal.tests.count', { count: 1, max: 100 })).waitFor();
    await page
      .getByLabel(t('portal.tests.import.field'))
      .fill([account('second'), account('FIRST'), 'nobody', account('third')].join('\n'));
    await page.getByRole('button', { name: t('portal.tests.import'), exact: true }).click();
    await page.getByText(t('portal.tests.import.done', { added: 2, count: 4 })).waitFor();
    await page.getByText(t('error.60018')).waitFor();
    await expect.poll(() => page.getByLabel(t('portal.tests.import.field')).inputValue()).toBe('nobody');
    await page.getByText(t('portal.tests.count', { count: 3, max: 100 })).waitFor();
    await expectSound(page);
    for (const name of ['first', 'second', 'third'].map(account)) {
      await page.getByRole('button', { name: t('portal.tests.remove.named', { account: name }) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('words.remove'), exact: true })
        .click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    }
    await page.getByText(t('portal.tests.none')).waitFor();
  });

  it('O86 R1.4 a tester opens a game off the shelf, and a visitor cannot', async ({ visit }) => {
    const page = await visit(BLANK, view);
    const email = `tester-${crypto.randomUUID()}@example.com`;
    await signInAs(page, DEVELOPER);
    await go(page, '/developer/applications');
    // Other walks of the same store may have unpublished a game.
    const choice = { lang: locale, platform: 2, status: SHELF.onShelf, sort: 'viewCount' } as const;
    const { list } = await callAs(page, listOwnApplications, choice);
    const { appId, name } = list[0];
    const details = `/application/details?applicationId=${appId}`;
    await callAs(page, pinApplication, { applicationId: appId });
    await callAs(page, pullApplication, { applicationId: appId });
    await go(page, '/developer/tests');
    await page.getByLabel(t('portal.tests.account')).fill(email);
    await page.getByRole('button', { name: t('words.add'), exact: true }).click();
    await page.getByText(t('portal.tests.added', { account: email })).waitFor();

    const tester = await visit(BLANK, view);
    await signInAs(tester, email);
    await go(tester, '/account/profile');
    await tester.getByRole('link', { name: t('account.nav.tests') }).click();
    await tester.getByRole('link', { name }).click();
    await tester.getByRole('heading', { level: 1, name }).waitFor();
    await tester.getByText(t('test.mark')).waitFor();
    await expectSound(tester, '#content');
    await tester.getByRole('link', { name: t('details.play'), exact: true }).click();
    await tester.locator('iframe').waitFor();

    const visitor = await visit(BLANK, { ...view, expected: [/404/] });
    const answer = await visitor.goto(address(details));
    expect(answer?.status()).toBe(404);

    await go(page, '/developer/applications');
    const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await row.getByRole('button', { name: t('words.actionsForName', { name }) }).click();
    await page.getByRole('menuitem', { name: t('words.publish') }).click();
    await page.getByText(t('words.nameIsPublished', { name })).waitFor();
    expect((await visitor.goto(address(details)))?.status()).toBe(200);
  });
});

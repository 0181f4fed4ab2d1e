import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listAllApplications, orderApplications } from '#contract/application/operator-endpoints.ts';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { listAllBanners } from '#contract/banner/operator-endpoints.ts';
import { setCompany } from '#contract/system/operator-endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { projectRoot } from '#server/project-root.ts';
import { callAs } from './call-as.ts';
import { demoGame, gamePath, REMOVED_GAME } from './demo-game.ts';
import { drag } from './drag.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

const OPERATOR = 'operator@starhall.test';
/** A picture that no other test looks at. */
const PICTURE = join(projectRoot(), 'demo/assets/corner-bakery/icon.png');

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const view = { locale, size } as const;
  const open = async (page: Page, path: string) => {
    await page.goto(localizePath(path, locale));
    await waitUntilAlive(page);
  };
  const enter = async (visit: VisitPage, path: string, expected: readonly RegExp[] = []) => {
    const page = await visit(BLANK, { ...view, expected });
    await signInAs(page, OPERATOR);
    await open(page, path);
    return page;
  };

  it.skipIf(size === 'phone')(
    'R4.1 a game is removed with a reason, gone from the hall, and restored',
    async ({ visit }) => {
      const { appId, name: names } = demoGame(REMOVED_GAME);
      const name = names[locale];
      const page = await enter(visit, '/operator/applications');
      await page.getByRole('searchbox', { name: t('operations.applications.search') }).fill(appId);
      await page.getByText(t('words.countApplications', { count: 1 })).waitFor();
      const rows = page.getByRole('table');
      await rows.getByRole('button', { name: t('operator.removal.removeNamed', { name }) }).click();
      const question = page.getByRole('dialog', { name: t('operator.removal.remove.title', { name }) });
      const remove = question.getByRole('button', { name: t('operator.removal.remove'), exact: true });
      await remove.click();
      await question.getByText(t('field.required')).waitFor();
      await question.getByLabel(t('words.reason'), { exact: true }).selectOption('copyright');
      expect(await findViolations(page, { scope: 'dialog' })).toEqual([]);
      await remove.click();
      await waitForToast(page, t('operator.removal.remove.done', { name }));
      await rows.getByText(t('removal.copyright')).waitFor();

      const player = await visit(localizePath('/?searchWord=', locale) + encodeURIComponent(name), {
        ...view,
        expected: [/404|410|409|60031/],
      });
      expect(await player.getByRole('link', { name }).count()).toBe(0);

      await rows.getByRole('button', { name: t('operator.removal.restoreNamed', { name }) }).click();
      const offer = page.getByRole('dialog', { name: t('operator.removal.restore.title', { name }) });
      await offer.getByRole('button', { name: t('operator.removal.restore'), exact: true }).click();
      await waitForToast(page, t('operator.removal.restore.done', { name }));
      await rows.getByText(t('shelf.2')).waitFor();
      await page
        .getByRole('link', { name: t('operator.users.log', { name }) })
        .locator('visible=true')
        .click();
      await page.getByText(t('operator.action.application.restore')).locator('visible=true').waitFor();
      await page.getByText(t('operator.action.application.remove')).locator('visible=true').waitFor();
    },
  );

  it.skipIf(size === 'phone')('a banner is made, planned, shown in its language and deleted', async ({ visit }) => {
    const title = `Tiệm bánh ${crypto.randomUUID().slice(0, 8)}`;
    const page = await enter(visit, '/operator/banners/new');
    await page.getByLabel(t('operations.banners.sort'), { exact: true }).fill('9');
    await page.getByRole('button', { name: t('form.save') }).click();
    await page.locator('#field-image-error').waitFor();
    await page.locator(`[id="field-texts.${locale}.title"][aria-invalid]`).waitFor();
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await page.locator('section[aria-labelledby=preview] img').first().waitFor();
    await page.getByRole('tab', { name: 'Tiếng Việt' }).click();
    await page.getByLabel(t('operations.banners.text.title'), { exact: true }).fill(title);
    await page.getByLabel(t('operations.banners.link'), { exact: true }).fill(gamePath(REMOVED_GAME));
    await page.getByLabel(t('operations.banners.beginAt')).fill('2099-01-01T08:00');
    await page.locator('section[aria-labelledby=preview]').getByText(title).first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: t('form.save') }).click();
    await waitForToast(page, t('operations.banners.saved'));
    const card = page.getByRole('listitem').filter({ hasText: title });
    await card.getByText(t('operations.banners.phase.planned')).waitFor();

    const player = await visit('/', { ...view, locale: 'vi-VN' });
    expect(await player.getByText(title).count()).toBe(0);
    await card.getByRole('link', { name: t('operations.banners.editNamed', { name: title }) }).click();
    await page.getByLabel(t('operations.banners.beginAt')).fill('2020-01-01T08:00');
    await page.getByRole('button', { name: t('form.save') }).click();
    await card.getByText(t('operations.banners.phase.shown')).waitFor();
    await player.reload();
    await player.getByText(title).waitFor({ state: 'attached' });

    await card.getByRole('button', { name: t('operations.banners.removeNamed', { name: title }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('words.delete'), exact: true })
      .click();
    await waitForToast(page, t('operations.banners.removed', { name: title }));
    const { list } = await callAs(page, listAllBanners, {});
    expect(JSON.stringify(list)).not.toContain(title);
  });

  it('R2.59 R3.62 the company dialog shows what operators set, and hides what is empty', async ({ visit }) => {
    const hotline = `0800-${size === 'phone' ? '111' : '222'}-333`;
    const page = await enter(visit, '/operator/contacts', [/400/]);
    await page.getByLabel(t('contacts.hotline')).fill(hotline);
    await page.getByLabel(t('contacts.email')).fill('not an address');
    await page.getByRole('button', { name: t('form.save') }).click();
    await page.locator('#field-serviceEmail[aria-invalid]').waitFor();
    await page.getByLabel(t('contacts.email')).fill('');
    await page.getByRole('button', { name: t('form.save') }).click();
    await waitForToast(page, t('operations.contacts.saved'));

    const player = await visit('/games', view);
    await waitUntilAlive(player);
    const footer = player.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Starhall' }).click();
    const dialog = player.getByRole('dialog', { name: 'Starhall' });
    await dialog.getByRole('link', { name: hotline }).waitFor();
    expect(await dialog.getByText(t('contacts.fax')).count()).toBe(0);
    expect(await dialog.getByText(t('contacts.email')).count()).toBe(0);
    expect(await findViolations(player, { scope: 'dialog', themes: THEMES_AT[size] })).toEqual([]);
    await dialog.getByRole('button', { name: t('shell.close') }).click();
    await dialog.waitFor({ state: 'detached' });
    await callAs(page, setCompany, { hotline: '', fax: '', serviceEmail: '' });
    await footer.getByRole('button', { name: 'Starhall' }).click();
    await dialog.getByText(t('contacts.none')).waitFor();
  });

  it.skipIf(size === 'phone')(
    'the recommended order is changed by keys and by hand, told, saved and undone',
    async ({ visit }) => {
      const page = await enter(visit, '/operator/recommended');
      const { list } = await callAs(page, listAllApplications, { recommended: true, limit: 100, lang: locale });
      const before = list.map(({ applicationId }: OperatorApplication) => applicationId);
      const last: OperatorApplication = list.at(-1);
      const place = (number: number) => ({ name: last.name, place: number, count: before.length });
      const handle = page.getByRole('button', { name: t('operations.order.handle', place(before.length)) });
      await handle.press('ArrowUp');
      const moved = page.getByRole('button', { name: t('operations.order.handle', place(before.length - 1)) });
      await expect.poll(() => moved.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.getByText(t('operations.order.moved', place(before.length - 1))).waitFor({ state: 'attached' });
      await drag(page, moved, page.locator(`ol > li:nth-child(${before.length - 2}) > button`));
      await page.getByText(t('operations.order.moved', place(before.length - 2))).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: t('form.save') }).click();
      await waitForToast(page, t('operations.order.saved'));
      const after = await callAs(page, listAllApplications, { recommended: true, limit: 100, lang: locale });
      expect(after.list.at(-3).applicationId).toBe(last.applicationId);
      await callAs(page, orderApplications, { applicationIds: before });
    },
  );

  it.skipIf(size === 'desktop')(
    'axe finds nothing in a dialog that has something against a date',
    async ({ visit }) => {
      const page = await enter(visit, '/operator/maintenance');
      await page.getByRole('button', { name: t('operations.maintenance.add') }).click();
      const dialog = page.getByRole('dialog', { name: t('operations.maintenance.add') });
      await dialog.getByLabel(t('operations.maintenance.beginAt')).fill('2099-01-01T08:00');
      await dialog.getByLabel(t('operations.maintenance.endAt')).fill('2098-01-01T08:00');
      await dialog.getByRole('button', { name: t('operations.maintenance.save') }).click();
      await dialog.getByText(t('field.ends_first')).waitFor();
      expect(await findViolations(page, { scope: 'dialog', themes: ['light'] })).toEqual([]);
    },
  );
});

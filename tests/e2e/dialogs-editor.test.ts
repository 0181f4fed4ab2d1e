import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { listOwnVersions } from '#contract/version/endpoints.ts';
import { buildExe } from '#tests/packages/build-exe.ts';
import { callAs } from './call-as.ts';
import { openDialogWindow, pretend, t } from './dialog-window.ts';
import { it } from './test-in-browser.ts';
import { pressEnter, topDialog, walkDialog } from './walk-dialog.ts';
import { walkMenu } from './walk-menu.ts';

const DEVELOPER = 'littlehill@starhall.test';
/** A game that no other test changes, for Android and Windows. */
const GAME = 'com.littlehill.paddle';
const WINDOWS = 1;
/** Bytes per second of a slow connection. */
const SLOW_BYTES = 50_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-dialogs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('versions and their files are asked about without a pointer', async ({ visit }) => {
  const { page, button, item, open, confirm, told, lands } = await openDialogWindow(visit, DEVELOPER, {
    expected: [/api\/uploads/],
  });
  page.on('dialog', (dialog) => dialog.accept());
  const places = page.getByRole('navigation', { name: t('portal.title') });
  await open(`/developer/versions?applicationId=${GAME}`);
  const menu = page.locator('article, li').locator('button[aria-haspopup=menu]').first();
  await walkMenu(page, { of: 'portal/versions/actions/version-menu', button: menu });
  await pretend(page, '/api/apk/pull*');
  await walkDialog(page, {
    of: 'portal/versions/actions/action-dialog',
    opener: [menu, item(t('words.unpublish'))],
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.unpublish'));
      await lands(menu);
    },
  });

  const { list } = await callAs(page, listOwnVersions, { applicationId: GAME });
  await open(`/developer/versions/${list[0].id}`);
  await page.locator('textarea[id^="field-contents."]').first().fill('Left by keys');
  await walkDialog(page, {
    of: 'portal/versions/page/texts-card',
    opener: places.getByRole('link', { name: t('portal.nav.tests') }),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('form.leave.go'));
      await page.getByRole('heading', { level: 1, name: t('portal.nav.tests') }).waitFor();
    },
  });

  const session = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: SLOW_BYTES };
  await session.send('Network.emulateNetworkConditions', line);
  const path = join(folder, 'paddle.exe');
  await writeFile(path, buildExe({ size: 3_000_000 }));
  const choose = () => page.locator(`input[data-package-file="${WINDOWS}"]`).setInputFiles(path);
  await open(`/developer/versions/new?applicationId=${GAME}&platform=${WINDOWS}`);
  await choose();
  await page
    .getByText(/^[1-9]\d?% /)
    .first()
    .waitFor();
  await walkDialog(page, {
    of: 'portal/versions/upload/upload-buttons',
    opener: button(t('words.cancelTheUploadOfName', { name: 'paddle.exe' })),
    role: 'alertdialog',
    act: () => confirm(t('versions.uploads.giveUp')),
  });
  await choose();
  await page
    .getByText(/^[1-9]\d?% /)
    .first()
    .waitFor();
  await open(`/developer/versions?applicationId=${GAME}`);
  await walkDialog(page, {
    of: 'portal/versions/list/give-up-dialog',
    opener: button(t('versions.uploads.giveUp')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('versions.uploads.giveUp'));
      await told(t('versions.uploads.givenUp', { name: 'paddle.exe' }));
      await lands('portal-content');
    },
  });
});

it('an application is looked at, unpublished, left, and its draft thrown away, without a pointer', async ({
  visit,
}) => {
  const { page, button, inTop, field, open, confirm, told, lands } = await openDialogWindow(visit, DEVELOPER, {
    expected: [/api\/app\/draft/, /ERR_FAILED/],
  });
  const places = page.getByRole('navigation', { name: t('portal.title') });
  const hardware = page.locator('[id="field-hardwareRequirements"]');
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(`/developer/applications/${GAME}`);
  const preview = button(t('words.preview'));
  await walkDialog(page, {
    of: 'portal/editor/preview/preview-panel',
    opener: preview,
    ready: page.locator('dialog iframe'),
  });
  await pretend(page, '/api/app/pull*');
  await walkDialog(page, {
    of: 'portal/editor/status/shelf-button',
    opener: button(t('words.unpublish')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.unpublish'));
      await told(t('editor.shelf.pull.done'));
      await lands(button(t('words.unpublish')));
    },
  });

  const openDistribution = () => pressEnter(page.locator('nav a[href="#section-distribution"]'));
  await openDistribution();
  await hardware.fill('Walked by keys');
  await page.getByText(/^Draft saved at /).waitFor();
  await open(`/developer/applications/${GAME}`);
  await walkDialog(page, {
    of: 'portal/editor/draft-notices',
    opener: button(t('words.discardDraft')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.discardDraft'));
      await expect.poll(() => hardware.inputValue()).not.toBe('Walked by keys');
      await lands('portal-content');
    },
  });
  // It only asks when the typed text cannot be saved.
  await page.route('**/api/app/draft*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await openDistribution();
  await hardware.fill('Lost by keys');
  await walkDialog(page, {
    of: 'portal/editor/editor-bar',
    opener: places.getByRole('link', { name: t('portal.nav.tests') }),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('form.leave.go'));
      await page.getByRole('heading', { level: 1, name: t('portal.nav.tests') }).waitFor();
    },
  });

  // As if it had never been released.
  await page.route('**/api/app?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, obstacles: { ...json.obstacles, delete: null } } });
  });
  await open('/developer/applications');
  await pressEnter(page.locator(`h4 a[href$="${GAME}"]`).first());
  const typed = field(t('editor.delete.typeId', { id: GAME }));
  await walkDialog(page, {
    of: 'portal/editor/status/delete-application',
    opener: button(t('words.delete')),
    words: { field: typed, text: GAME },
    isLast: true,
    act: async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await pretend(page, '/api/app?*');
      await pretend(page, '/api/app');
      await pressEnter(inTop(t('words.deleteForGood')));
      await told(t('editor.delete.done'));
      await topDialog(page).waitFor({ state: 'hidden' });
    },
  });
});

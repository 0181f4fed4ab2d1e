import { saveApplicationDraft } from '#contract/application/draft-endpoints.ts';
import { createWebhook, deleteWebhook, listWebhooks, testWebhook } from '#contract/webhook/endpoints.ts';
import { callAs } from './call-as.ts';
import { openDialogWindow, t } from './dialog-window.ts';
import { openLive } from './open-live.ts';
import { it } from './test-in-browser.ts';
import { pressEnter, topDialog, walkDialog } from './walk-dialog.ts';
import { walkMenu } from './walk-menu.ts';

/** A developer whose pages no other test changes. */
const DEVELOPER = 'littlehill@starhall.test';
const GAME = 'com.littlehill.timequiz';

it('webhooks are made, changed, renewed, sent again, switched off and deleted without a pointer', async ({ visit }) => {
  const { page, button, inTop, item, field, open, told, lands } = await openDialogWindow(visit, DEVELOPER);
  await open(`/developer/webhooks?applicationId=${GAME}`);
  const url = 'https://games.example.com/hook';
  const address = field(t('words.webAddress'));
  await walkDialog(page, {
    of: 'portal/webhooks/edit-webhook',
    opener: button(t('webhooks.make')),
    words: { field: address, text: url },
    act: async () => {
      await address.press('Enter');
      await pressEnter(inTop(t('webhooks.secret.done')));
      await topDialog(page).waitFor({ state: 'hidden' });
      await lands(button(t('webhooks.make')));
    },
  });
  const menu = button(t('webhooks.actions', { url }));
  await walkMenu(page, { of: 'portal/webhooks/webhook-menu', button: menu });
  await walkDialog(page, {
    of: 'portal/webhooks/renew-secret',
    opener: [menu, item(t('webhooks.renew'))],
    role: 'alertdialog',
    act: async () => {
      await pressEnter(inTop(t('webhooks.renew')));
      await pressEnter(inTop(t('webhooks.secret.done')));
      await lands(menu);
    },
  });
  // No server responds there: the message is dropped along with the disabled webhook.
  await pressEnter(button(t('webhooks.test')));
  await page.waitForURL(/delivery=/);
  await topDialog(page)
    .getByRole('heading', { name: t('webhooks.attempts') })
    .waitFor();
  // The row behind the dialog loses its "waiting" state without a reload.
  const states = page.locator('#portal-content').locator('td, dd');
  await states.getByText(t('webhooks.delivery.failed'), { exact: true }).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  // The address updates after the dialog; an action before that would be undone by the update.
  await page.waitForURL((url) => !url.searchParams.has('delivery'));
  await topDialog(page).waitFor({ state: 'hidden' });
  await walkDialog(page, {
    of: 'portal/webhooks/log/delivery-dialog',
    opener: page
      .getByRole('button', { name: new RegExp(t('webhooks.log.open', { id: '.*' })) })
      .locator('visible=true')
      .first(),
  });
  // Another version is submitted, fails and is deleted remotely, and the open list shows it.
  await openLive(page, `/developer/webhooks?applicationId=${GAME}`, listWebhooks);
  const elsewhere = { applicationId: GAME, url: 'https://elsewhere.example.com/hook' };
  const { webhook: made } = await callAs(page, createWebhook, { ...elsewhere, events: ['purchase.completed'] });
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: elsewhere.url }) });
  const failed = card
    .locator('dt')
    .filter({ hasText: t('webhooks.failed') })
    .locator('+ dd');
  await failed.getByText('0').waitFor();
  await callAs(page, testWebhook, { id: made.id });
  await failed.getByText('1').waitFor();
  await callAs(page, deleteWebhook, { id: made.id });
  await card.waitFor({ state: 'detached' });
  await walkDialog(page, {
    of: 'portal/webhooks/switch-off-webhook',
    opener: [menu, item(t('webhooks.switchOff'))],
    role: 'alertdialog',
    act: async () => {
      await pressEnter(inTop(t('webhooks.switchOff')));
      await told(t('webhooks.switchedOff'));
      await pressEnter(button(t('webhooks.switchOn')));
      await told(t('webhooks.switchedOn'));
    },
  });
  const { list } = await callAs(page, listWebhooks, { applicationId: GAME });
  await open(`/developer/webhooks/${list[0].id}`);
  await walkDialog(page, {
    of: 'portal/webhooks/log/replay-failed',
    opener: button(t('webhooks.replayAll')),
    role: 'alertdialog',
    act: async () => {
      await pressEnter(inTop(t('webhooks.replayAll')));
      await told(t('webhooks.replayedAll', { count: 1 }));
      await lands('portal-content');
    },
  });
  await open(`/developer/webhooks?applicationId=${GAME}`);
  await walkDialog(page, {
    of: 'portal/webhooks/delete-webhook',
    opener: [menu, item(t('words.delete'))],
    role: 'alertdialog',
    act: async () => {
      await pressEnter(inTop(t('words.delete')));
      await told(t('webhooks.deleted'));
      await lands('webhooks');
    },
  });
});

it('tokens and test accounts come and go without a pointer, drafts go, and the application is switched', async ({
  visit,
}) => {
  const { page, button, inTop, item, field, open, told, lands } = await openDialogWindow(visit, DEVELOPER);
  await open('/developer/tokens');
  const name = field(t('hall.sort.name'));
  await walkDialog(page, {
    of: 'portal/tokens/make-token',
    opener: button(t('tokens.make')),
    words: { field: name, text: 'Build machine' },
    act: async () => {
      await name.press('Enter');
      await pressEnter(inTop(t('tokens.made.done')));
      await lands(button(t('tokens.make')));
    },
  });
  await walkDialog(page, {
    of: 'portal/tokens/revoke-token',
    opener: button(t('tokens.revoke.named', { name: 'Build machine' })),
    role: 'alertdialog',
    act: async () => {
      await pressEnter(inTop(t('tokens.revoke')));
      await told(t('tokens.revoked', { name: 'Build machine' }));
    },
  });

  await open('/developer/tests');
  const account = 'keyboard@example.com';
  await page.getByLabel(t('portal.tests.account')).fill(account);
  await page.keyboard.press('Enter');
  await walkDialog(page, {
    of: 'portal/tests/remove-dialog',
    opener: button(t('portal.tests.remove.named', { account })),
    role: 'alertdialog',
    act: async () => {
      await pressEnter(inTop(t('words.remove')));
      await told(t('portal.tests.removed', { account }));
      await lands('test-accounts');
    },
  });

  const switcher = page.locator('button[aria-haspopup=dialog]').filter({ hasText: t('words.application') });
  await walkDialog(page, {
    of: 'portal/layout/switcher-dialog',
    opener: switcher,
    isLast: true,
    act: async () => {
      await topDialog(page).getByRole('searchbox').focus();
      await page.keyboard.type('timequiz');
      await topDialog(page)
        .getByText(t('portal.switch.found', { count: 1 }))
        .waitFor();
      await pressEnter(topDialog(page).getByRole('listitem').getByRole('link'));
      await topDialog(page).waitFor({ state: 'hidden' });
      await page.waitForURL(/timequiz/);
    },
  });

  await callAs(page, saveApplicationDraft, { form: { appId: 'com.littlehill.keys' } });
  await open('/developer/applications');
  const draft = 'com.littlehill.keys';
  await walkDialog(page, {
    of: 'portal/applications/discard-dialog',
    opener: button(t('portal.drafts.discard', { name: draft })),
    role: 'alertdialog',
    act: async () => {
      await pressEnter(inTop(t('words.discardDraft')));
      await topDialog(page).waitFor({ state: 'hidden' });
      await lands('total');
    },
  });
  const row = page.getByRole('article').filter({ has: page.locator(`a[href$="${GAME}"]`) });
  const menu = row.locator('button[aria-haspopup=menu]');
  await walkMenu(page, { of: 'portal/applications/application-menu', button: menu });
  await page.route('**/api/app/pull*', (route) => route.fulfill({ json: {} }));
  await walkDialog(page, {
    of: 'portal/applications/pull-dialog',
    opener: [menu, item(t('words.unpublish'))],
    role: 'alertdialog',
    act: async () => {
      const asked = page.waitForRequest('**/api/app/pull*');
      await pressEnter(inTop(t('words.unpublish')));
      await asked;
      await topDialog(page).waitFor({ state: 'hidden' });
      await lands(menu);
    },
  });
});

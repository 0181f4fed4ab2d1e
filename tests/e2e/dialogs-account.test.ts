import { expect } from 'vitest';
import { switchAccount } from '#contract/account/endpoints.ts';
import { switchDeviceWhitelist } from '#contract/device/endpoints.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { callAs } from './call-as.ts';
import { openDialogWindow, t } from './dialog-window.ts';
import { findViolations } from './find-violations.ts';
import { closeWith, openProviderWindow } from './provider-window.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it } from './test-in-browser.ts';
import { walkDialog, walkOpenDialog } from './walk-dialog.ts';

const someone = () => `keys-${crypto.randomUUID().slice(0, 8)}@example.com`;

it('R3.44 an account is kept, proved, watched, paused and deleted without a pointer', async ({ visit }) => {
  const email = someone();
  const { page, button, open, confirm, told, lands } = await openDialogWindow(visit, email);
  await open('/account/profile');
  await walkDialog(page, {
    of: 'verification/email-dialog',
    opener: button(t('account.contact.changeEmail')),
    words: { field: page.getByRole('textbox', { name: t('verify.email.label') }), text: 'elsewhere@example.com' },
  });
  await walkDialog(page, {
    of: 'verification/phone-dialog',
    opener: button(t('account.contact.addPhone')),
    words: { field: page.getByRole('textbox', { name: t('verify.phone.number') }), text: '912345678' },
  });
  await page.getByLabel(t('account.field.address')).fill('Somewhere');
  const places = page.getByRole('navigation', { name: t('account.title') });
  await walkDialog(page, {
    of: 'account/profile-form',
    opener: places.getByRole('link', { name: t('shell.account.sessions') }),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('form.leave.go'));
      await page.getByRole('heading', { level: 1, name: t('shell.account.sessions') }).waitFor();
    },
  });

  await signInAs(await visit(BLANK), email);
  await open('/account/sessions');
  await walkDialog(page, {
    of: 'account/end-dialog',
    opener: button(t('account.sessions.endOthers')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('account.sessions.endOthers'));
      await told(t('account.sessions.endedOthers'));
      await lands('sessions');
    },
  });

  await open('/account/sign-in');
  const popup = await openProviderWindow(page, 'apple');
  await popup.getByText(t('identity.new.title')).click();
  await popup.getByLabel(t('identity.new.email'), { exact: true }).fill(`second-${email}`);
  await closeWith(popup, popup.getByRole('button', { name: t('identity.new.submit') }));
  await told(t('account.ways.linked'));
  await lands('ways');
  expect(await findViolations(page, { scope: '#content' })).toEqual([]);
  await walkDialog(page, {
    of: 'sign-in/ways/remove-way',
    opener: button(t('words.removeName', { name: 'Apple' })),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.remove'));
      await told(t('words.nameIsRemoved', { name: 'Apple' }));
      await lands('ways');
    },
  });

  await open('/account/devices');
  const toggle = page.getByRole('switch');
  await walkDialog(page, {
    of: 'account/switch-dialog',
    opener: toggle,
    role: 'alertdialog',
    act: async () => {
      await confirm(t('account.devices.turnOn'));
      await told(t('account.devices.turnedOn'));
      await lands(toggle);
    },
  });
  await callAs(page, switchDeviceWhitelist, { on: false });
  await open('/account/devices');
  await walkDialog(page, {
    of: 'account/remove-dialog',
    opener: button(t('words.removeName', { name: 'Chrome' })),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.remove'));
      await lands('devices');
    },
  });

  await open('/account/data');
  await walkDialog(page, {
    of: 'account/switch-account-dialog',
    opener: button(t('account.off.switchOff')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('account.off.confirmOff.go'));
      await told(t('account.off.doneOff'));
      await lands(button(t('account.off.switchOn')));
    },
  });
  await callAs(page, switchAccount, { status: USER_STATUS.normal });
  await open('/account/data');
  await page.getByLabel(t('account.delete.confirm.label', { name: email })).fill(email);
  await walkDialog(page, {
    of: 'account/delete-dialog',
    opener: button(t('account.delete.button')),
    isLast: true,
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.deleteForGood'));
      await told(t('account.delete.done'));
    },
  });
});

it('O23 R2.58 what has to be proved keeps the keyboard until it is', async ({ visit }) => {
  const blocked = await visit(BLANK);
  await signInAs(blocked, someone(), { provider: 'apple', emailVerified: false });
  await blocked.goto('/en-US/games');
  await walkOpenDialog(blocked, { of: 'verification/email-dialog', isBlocking: true });

  const email = someone();
  const { page } = await openDialogWindow(visit, email);
  await callAs(page, switchDeviceWhitelist, { on: true });
  const other = await openDialogWindow(visit, email, { expected: [/\b403\b/] });
  await other.open('/games');
  await walkOpenDialog(other.page, { of: 'verification/device-dialog', isBlocking: true });
});

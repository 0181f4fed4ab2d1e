import type { DialogName } from './dialog-walks.ts';
import { openDialogWindow, pretend, t } from './dialog-window.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it } from './test-in-browser.ts';
import { pressEnter, topDialog, walkDialog } from './walk-dialog.ts';
import { walkPopover } from './walk-menu.ts';

const OPERATOR = 'operator@starhall.test';
/** A game and a product that no other test looks at. */
const GAME = 'timequiz';

it('an operator keeps lists, windows and rates without a pointer', async ({ visit }) => {
  const { page, button, inTop, field, open, confirm, told, lands } = await openDialogWindow(visit, OPERATOR);
  await open('/operator/agencies');
  await walkDialog(page, {
    of: 'operator/money/agencies/agency-dialog',
    opener: button(t('money.agencies.add')),
    words: { field: field(t('hall.sort.name')), text: 'Bank of Keys' },
    act: async () => {
      await field(t('money.agencies.code')).focus();
      await page.keyboard.type('9zk');
      await page.keyboard.press('Enter');
      await topDialog(page).waitFor({ state: 'hidden' });
      await lands(button(t('money.agencies.add')));
    },
  });
  await walkDialog(page, {
    of: 'operator/money/agencies/remove-agency-dialog',
    opener: page.getByRole('button', { name: /^Remove .*Bank of Keys/ }).locator('visible=true'),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.remove'));
      await lands('total');
    },
  });

  await open('/operator/maintenance');
  await walkDialog(page, {
    of: 'operator/maintenance/maintenance-dialog',
    opener: button(t('operations.maintenance.add')),
    words: { field: field(t('operations.maintenance.message', { language: 'English' })), text: 'Walk' },
    act: async () => {
      await field(t('operations.maintenance.beginAt')).fill('2099-01-01T08:00');
      await field(t('operations.maintenance.endAt')).fill('2099-01-01T09:00');
      await page.keyboard.press('Enter');
      await told(t('operations.maintenance.saved'));
      await lands(button(t('operations.maintenance.add')));
    },
  });
  const entry = page.getByRole('listitem').filter({ hasText: 'Walk' });
  await pretend(page, '/api/admin/maintenance*');
  await walkDialog(page, {
    of: 'operator/maintenance/switch-maintenance-dialog',
    opener: entry.getByRole('button', { name: new RegExp(`^${t('operations.maintenance.begin')}`) }),
    role: 'alertdialog',
    act: () => confirm(t('operations.maintenance.begin')),
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open('/operator/maintenance');
  await walkDialog(page, {
    of: 'operator/maintenance/remove-maintenance-dialog',
    opener: entry.getByRole('button', { name: new RegExp(`^${t('operations.maintenance.remove')}`) }),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('operations.maintenance.remove'));
      await lands('total');
    },
  });

  await open('/operator/backups');
  await walkDialog(page, {
    of: 'operator/backups/back-up-dialog',
    opener: button(t('operations.backups.start')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('operations.backups.start'));
      await told(t('operations.backups.started'));
      await lands('backups');
      // Shown without a reload, once the job has run.
      const row = page.getByRole('row').filter({ hasText: t('operations.backups.kind.console') });
      await row.getByText(t('operations.backups.state.done')).waitFor();
    },
  });

  await open('/operator/rates');
  await pretend(page, '/api/admin/exchange_rate*');
  await walkDialog(page, {
    of: 'operator/money/rates/rate-dialog',
    opener: page.getByRole('table').first().getByRole('button').first(),
    act: async () => {
      await pressEnter(inTop(t('words.save')));
      await topDialog(page).waitFor({ state: 'hidden' });
    },
  });
  const table = topDialog(page).locator('#field-csv');
  await walkDialog(page, {
    of: 'operator/money/rates/import-rates-dialog',
    opener: button(t('words.import')),
    words: { field: table, text: 'from,to,rate,day' },
    act: async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await table.fill('from,to,rate,day\nTWD,XXX,1,2030-01-01');
      await pressEnter(inTop(t('money.rates.import.check')));
      await topDialog(page)
        .getByText(t('money.rates.import.wrong', { count: 1 }))
        .waitFor();
    },
  });

  await open('/operator/invoices');
  await pretend(page, '/api/admin/invoice/range*');
  await walkDialog(page, {
    of: 'operator/money/invoices/range-dialog',
    opener: button(t('money.ranges.add')),
    words: { field: field(t('money.ranges.prefix')), text: 'ZK' },
    act: async () => {
      await field(t('money.ranges.from')).fill('00000001');
      await field(t('money.ranges.to')).fill('00000050');
      await page.keyboard.press('Enter');
      await topDialog(page).waitFor({ state: 'hidden' });
      await lands(button(t('money.ranges.add')));
    },
  });

  await open('/operator/draws');
  await page.getByRole('textbox', { name: t('money.draws.numbers') }).fill('97023797,1');
  await pretend(page, '/api/admin/invoice/draw*');
  await walkDialog(page, {
    of: 'operator/money/draws/import-dialog',
    opener: button(t('words.import')),
    role: 'alertdialog',
    act: () => confirm(t('words.import')),
  });
});

it('an operator takes away, gives back and is asked before leaving, without a pointer', async ({ visit }) => {
  const { page, inTop, field, open, confirm, lands } = await openDialogWindow(visit, OPERATOR);
  const email = `judged-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await signInAs(await visit(BLANK), email);
  await open(`/operator/users?search=${email}`);
  const list = page.locator('#content section');
  const suspend = list.getByRole('button', { name: t('operator.suspend') }).locator('visible=true');
  await walkDialog(page, {
    of: 'operator/users/user-status-dialog',
    opener: suspend,
    words: { field: field(t('words.reason')), text: 'spam' },
    act: async () => {
      await confirm(t('operator.suspend'));
      await lands(list.getByRole('button', { name: t('operator.restore') }).locator('visible=true'));
    },
  });

  await open(`/operator/applications?search=${GAME}`);
  await walkDialog(page, {
    of: 'operator/applications/removal-dialog',
    opener: page.getByRole('button', { name: /^Take down “/ }).locator('visible=true'),
    words: { field: field(t('operations.applications.remove.reason')), text: 'Not ours' },
    act: async () => {
      await pretend(page, '/api/admin/app/*');
      await topDialog(page).getByRole('combobox').selectOption({ index: 1 });
      await pressEnter(inTop(t('operator.removal.remove')));
      await topDialog(page).waitFor({ state: 'hidden' });
    },
  });
  // A page that has routes loads without its cache, for twice the time of a processor.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open('/operator/products');
  await walkDialog(page, {
    of: 'operator/products/removal-dialog',
    opener: page
      .getByRole('button', { name: /^Take down “/ })
      .locator('visible=true')
      .first(),
    words: { field: topDialog(page).getByRole('textbox'), text: 'Not ours' },
    act: async () => {
      await pretend(page, '/api/admin/product/*');
      await pressEnter(topDialog(page).locator('button[type=submit]'));
      await topDialog(page).waitFor({ state: 'hidden' });
    },
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open('/operator/banners');
  await pretend(page, '/api/admin/banner*');
  await walkDialog(page, {
    of: 'operator/banners/remove-banner-dialog',
    opener: page.getByRole('button', { name: /^Delete “/ }).first(),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.delete'));
      await lands('total');
    },
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open('/operator/collections');
  await pretend(page, '/api/admin/collection*');
  await walkDialog(page, {
    of: 'operator/collections/remove-collection-dialog',
    opener: page.getByRole('button', { name: /^Delete “/ }).first(),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.delete'));
      await lands('total');
    },
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open('/operator/ratings?queue=all');
  const takeAway = page.getByRole('button', { name: new RegExp(`^${t('ratings.remove')}`) }).first();
  await walkDialog(page, { of: 'operator/ratings/remove-dialog', opener: takeAway });

  const leave = async (of: DialogName, change: () => Promise<unknown>) => {
    await change();
    await walkDialog(page, {
      of,
      opener: page.getByRole('link', { name: t('operator.audit.title'), exact: true }),
      role: 'alertdialog',
      act: async () => {
        await confirm(t('form.leave.go'));
        await page.getByRole('heading', { level: 1, name: t('operator.audit.title') }).waitFor();
      },
    });
  };
  await open('/operator/contacts');
  await leave('operator/contacts/contacts-page', () => page.getByLabel(t('contacts.hotline')).fill('1'));
  await open('/operator/banners/new');
  await leave('operator/pictured-form', () =>
    page.getByLabel(t('operations.banners.link'), { exact: true }).fill('/games'),
  );
  const moveUp = () =>
    page
      .getByRole('button', { name: /place 2 of|2 of/ })
      .first()
      .press('ArrowUp');
  await open('/operator/recommended');
  await leave('operator/applications/recommended-page', moveUp);
  await open('/operator/categories');
  await leave('operator/categories/categories-page', moveUp);
  await open('/operator/shelves');
  await leave('operator/shelves/shelves-page', moveUp);
  await page.setViewportSize({ width: 768, height: 900 });
  await open('/operator/audit');
  await walkPopover(page, {
    of: 'operator/operator-navigation',
    button: page.locator('[popovertarget=operator-menu]'),
    popover: page.locator('#operator-menu'),
  });
});

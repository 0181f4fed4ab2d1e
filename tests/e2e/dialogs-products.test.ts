import sharp from 'sharp';
import { expect } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { callAs } from './call-as.ts';
import { openDialogWindow, pretend, t } from './dialog-window.ts';
import { it } from './test-in-browser.ts';
import { pressEnter, topDialog, walkDialog } from './walk-dialog.ts';
import { walkMenu } from './walk-menu.ts';

const DEVELOPER = 'littlehill@starhall.test';
/** A game whose products no other test changes. */
const GAME = 'com.littlehill.tilekingdom';
const PRODUCT = 'moves_5';
const MADE = 'keys_1';

it('products are copied, left unsaved, unpublished, repriced, imported and deleted without a pointer', async ({
  visit,
}) => {
  const { page, button, item, field, open, confirm, told, lands } = await openDialogWindow(visit, DEVELOPER);
  const products = `/developer/products?applicationId=${GAME}`;
  const menuOf = (productId: string) =>
    page.getByRole('row').filter({ hasText: productId }).locator('button[aria-haspopup=menu]');
  await open(products);
  await walkMenu(page, { of: 'portal/products/actions/product-menu', button: menuOf(PRODUCT) });
  await walkDialog(page, {
    of: 'portal/products/actions/duplicate-product',
    opener: [menuOf(PRODUCT), item(t('products.duplicate'))],
    words: { field: field(t('products.name')), text: 'Walked by keys' },
    isLast: true,
    act: async () => {
      await field(t('words.productId')).fill(MADE);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/developer\/products\/\d+/);
    },
  });
  await topDialog(page).waitFor({ state: 'detached' });
  await page.locator('[id="field-name"]').fill('Left by keys');
  await walkDialog(page, {
    of: 'portal/products/editor/product-page',
    opener: page
      .getByRole('navigation', { name: t('portal.title') })
      .getByRole('link', { name: t('portal.nav.tests') }),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('form.leave.go'));
      await page.getByRole('heading', { level: 1, name: t('portal.nav.tests') }).waitFor();
    },
  });
  await open(products);
  await walkDialog(page, {
    of: 'portal/products/actions/delete-product',
    opener: [menuOf(MADE), item(t('words.delete'))],
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.delete'));
      await told(t('products.deleted', { name: 'Walked by keys' }));
      await lands('products');
    },
  });
  await walkDialog(page, {
    of: 'portal/products/reprice/reprice-dialog',
    opener: button(t('products.reprice.all')),
    ready: topDialog(page)
      .locator('[role=status]')
      .getByText(/of \d+ product|already/),
    act: () => pressEnter(topDialog(page).getByRole('button').last()),
  });
  await page.getByRole('row').getByRole('checkbox').first().press('Space');
  await button(t('products.reprice')).press('Enter');
  await topDialog(page)
    .getByText(t('products.reprice.lead', { count: 1 }))
    .waitFor();
  await page.keyboard.press('Escape');
  await topDialog(page).waitFor({ state: 'detached' });
  await walkDialog(page, { of: 'portal/products/import/import-dialog', opener: button(t('products.import')) });
  await pretend(page, '/api/app/product/pull*');
  await walkDialog(page, {
    of: 'portal/products/actions/pull-product',
    opener: [menuOf(PRODUCT), item(t('words.unpublish'))],
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.unpublish'));
      await lands(menuOf(PRODUCT));
    },
  });
  await walkDialog(page, {
    of: 'portal/products/actions/game-product',
    opener: [menuOf(PRODUCT), item(t('products.game.sell'))],
    role: 'alertdialog',
  });
  await open(`/developer/products/discounts?applicationId=${GAME}`);
  await walkDialog(page, {
    of: 'portal/products/discounts/new-discount',
    opener: button(t('discounts.new')),
    act: async () => {
      const dialog = topDialog(page);
      await dialog.getByLabel(t('discounts.percent'), { exact: true }).fill('30');
      await dialog.getByLabel(t('discounts.endAt')).fill('2099-01-01T00:00');
      await dialog.getByLabel(t('discounts.beginAt')).fill('2098-12-01T00:00');
      await confirm(t('discounts.make'));
      await told(t('discounts.made'));
    },
  });
  await walkDialog(page, {
    of: 'portal/products/discounts/close-discount',
    opener: button(t('words.delete')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('words.delete'));
      await told(t('discounts.delete.done'));
    },
  });
  await open(`/developer/products/new?applicationId=${GAME}`);
  const wide = sharp({ create: { width: 900, height: 600, channels: 3, background: '#e0a030' } });
  const file = { name: 'wide.png', mimeType: 'image/png', buffer: await wide.png().toBuffer() };
  await page.locator('input[type=file]').setInputFiles(file);
  await walkDialog(page, {
    of: 'kit/upload/crop/crop-dialog',
    opener: button(t('upload.crop', { name: file.name })),
    act: async () => {
      const place = field(t('upload.crop.x'));
      await place.focus();
      await page.keyboard.press('End');
      await expect.poll(() => place.inputValue()).toBe('100');
      await confirm(t('upload.crop.go'));
      await lands(page.locator('[data-upload-choose]'));
    },
  });
});

it('a sale is read and its refund asked for, a company is changed, a review answered, without a pointer', async ({
  visit,
}) => {
  const buyer = await openDialogWindow(visit, `buyer-${crypto.randomUUID()}@example.com`);
  const topUp = { amount: 300, currency: 'TWD', paymentMethod: 'credit_card' } as const;
  const { orderId: topUpId } = await callAs(buyer.page, createDeposit, topUp);
  await callAs(buyer.page, runCashier, { orderId: topUpId, outcome: 'paid' });
  const wish = { applicationId: GAME, productId: PRODUCT, currency: 'TWD', quantity: 1, lang: 'en-US' } as const;
  const { exchangeId } = await callAs(buyer.page, createOrder, wish);

  const { page, button, inTop, field, open, confirm, told, lands } = await openDialogWindow(visit, DEVELOPER);
  await open(`/developer/sales?number=${exchangeId}`);
  const opener = button(t('words.detailsOfId', { id: exchangeId }));
  await walkDialog(page, { of: 'portal/sales/sale-dialog', opener });
  await pressEnter(opener);
  await walkDialog(page, {
    of: 'portal/sales/ask-refund-dialog',
    opener: topDialog(page).getByRole('button', { name: t('words.askForARefund') }),
    dialog: page.locator('dialog:modal').nth(1),
    words: { field: field(t('words.reason')), text: 'Delivered twice' },
    act: async () => {
      await confirm(t('words.sendTheRequest'));
      await told(t('sales.refund.sent'));
      await lands('sale-refund');
    },
  });

  await open('/developer/company');
  const website = page.locator('input[type=url], input[type=tel]').locator('visible=true').first();
  const change = button(t('company.change.ask'));
  const typed = await website.inputValue();
  await website.fill(`${typed}1`);
  await walkDialog(page, {
    of: 'portal/company/contact-form',
    opener: page
      .getByRole('link', { name: t('shell.account.products'), exact: true })
      .locator('visible=true')
      .first(),
    role: 'alertdialog',
  });
  await walkDialog(page, {
    of: 'portal/company/company-page',
    opener: change,
    role: 'alertdialog',
    act: () => confirm(t('form.leave.go')),
  });
  await pressEnter(button(t('dialog.cancel')));
  await lands('approved-data');

  await open('/developer/ratings');
  const answer = page.getByRole('button', { name: new RegExp(`^${t('ratings.answer')}: `) }).first();
  await walkDialog(page, {
    of: 'portal/ratings/answer-dialog',
    opener: answer,
    act: async () => {
      await pressEnter(inTop(t('ratings.answer.send')));
      await topDialog(page).getByText(t('ratings.answer.missing')).waitFor();
    },
  });
  await page.keyboard.press('Escape');
  await open('/developer/ratings?answered=true');
  await pretend(page, '/api/provider/rating/answer*');
  await walkDialog(page, {
    of: 'portal/ratings/delete-answer',
    opener: page.getByRole('button', { name: new RegExp(`^${t('ratings.answer.delete')}: `) }).first(),
    role: 'alertdialog',
    act: () => confirm(t('ratings.answer.delete')),
  });
});

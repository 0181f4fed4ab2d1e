import { expect } from 'vitest';
import { playApplication } from '#contract/application/endpoints.ts';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { bindCarrier } from '#contract/invoice/endpoints.ts';
import { saveRating } from '#contract/rating/endpoints.ts';
import { CARRIER_TYPE, LOGIN_TYPE, USER_STATUS } from '#contract/values/states.ts';
import { demoPeople } from '#demo/catalogue/people.ts';
import { demoProducts } from '#demo/catalogue/products.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { callAs } from './call-as.ts';
import { gamePath } from './demo-game.ts';
import { openDialogWindow, t } from './dialog-window.ts';
import { it, SIZES } from './test-in-browser.ts';
import { pressEnter, topDialog, walkDialog, walkOpenDialog } from './walk-dialog.ts';
import { walkPopover } from './walk-menu.ts';

const SHOP = 'tile-kingdom';
const RATED = 'com.littlehill.numberhills';
const someone = () => `keys-${crypto.randomUUID().slice(0, 8)}@example.com`;

it('R2.9 R2.59 R6.10 a visitor looks, signs in and is turned away without a pointer', async ({ visit }) => {
  const { page, button, open, confirm } = await openDialogWindow(visit, undefined, {
    expected: [/\/api\/provider\/google\/login/, /status of 403/],
  });
  await open(gamePath('neon-serpent'));
  await walkDialog(page, {
    of: 'details/screenshot-lightbox',
    opener: page.locator('section[aria-labelledby=screenshots-title] li button').first(),
  });
  await open('/games');
  await walkDialog(page, {
    of: 'shell/company-dialog',
    opener: page.getByRole('contentinfo').getByRole('button', { name: 'Starhall' }),
  });
  await walkDialog(page, {
    of: 'sign-in/sign-in-dialog',
    opener: page.getByRole('banner').getByRole('button', { name: t('shell.signIn'), exact: true }),
    ready: button(t('signIn.google')),
    isLast: true,
    act: async () => {
      const suspended = demoPeople.find(
        ({ provider, status }) => provider === LOGIN_TYPE.google && status === USER_STATUS.suspended,
      );
      await pressEnter(button(t('signIn.google')));
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        pressEnter(page.getByRole('button', { name: t('identity.accounts') })),
      ]);
      const closed = popup.waitForEvent('close');
      await popup.getByRole('button', { name: suspended?.email ?? '' }).press('Enter');
      await closed;
      await page.getByRole('alertdialog', { name: t('signIn.suspended.title') }).waitFor();
      await walkOpenDialog(page, { of: 'sign-in/suspension-dialog', role: 'alertdialog' });
      await confirm(t('signIn.suspended.close'));
    },
  });
});

it('R1.17 a player pays, exchanges, requests refunds and deletes without a pointer', async ({ visit }) => {
  const { page, button, inTop, field, open, confirm, told, lands } = await openDialogWindow(visit, someone());
  const topUp = { amount: 300, currency: 'TWD', paymentMethod: 'credit_card' } as const;
  const { orderId } = await callAs(page, createDeposit, topUp);
  await callAs(page, runCashier, { orderId, outcome: 'paid' });
  await open(gamePath(SHOP));
  await walkPopover(page, {
    of: 'store/balance/balance-menu',
    button: page.locator('[popovertarget=balance-panel]'),
    popover: page.locator('#balance-panel'),
  });
  const [product] = demoProducts[SHOP] ?? [];
  await pressEnter(page.getByRole('button', { name: 'TWD', exact: true }));
  await walkDialog(page, {
    of: 'store/exchange/exchange-dialog',
    opener: button(t('exchange.openNamed', { product: product?.title['en-US'] ?? '' })),
    isLast: true,
    act: async () => {
      await pressEnter(inTop(t('exchange.confirm')));
      const reminder = page.getByRole('alertdialog', { name: t('verify.reminder.title') });
      await reminder.waitFor();
      await walkOpenDialog(page, { of: 'verification/phone-reminder', role: 'alertdialog' });
      await pressEnter(reminder.getByRole('button', { name: t('verify.reminder.later') }));
      const done = page.getByRole('dialog', { name: t('exchange.done') });
      await done.waitFor();
      await expect.poll(() => done.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      await pressEnter(done.getByRole('link', { name: t('exchange.receipt') }));
      await page.getByRole('heading', { level: 1, name: t('receipt.title.order') }).waitFor();
    },
  });
  await walkDialog(page, {
    of: 'store/record/refund-dialog',
    opener: button(t('words.askForARefund')),
    words: { field: field(t('words.reason')), text: 'Bought by mistake' },
    act: async () => {
      await confirm(t('words.sendTheRequest'));
      await told(t('refund.sent'));
      await lands('refund');
    },
  });

  const unpaid = await callAs(page, createDeposit, { ...topUp, paymentMethod: 'familymart' });
  await open(`/store/deposit?orderId=${unpaid.orderId}`);
  await walkDialog(page, {
    of: 'store/deposit/cancel-dialog',
    opener: button(t('receipt.cancel')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('receipt.cancel'));
      await lands('content');
    },
  });

  await callAs(page, bindCarrier, { carrierType: CARRIER_TYPE.mobileBarcode, carrierCode: '/P4SV.-I' });
  await open('/store/binding');
  await walkDialog(page, {
    of: 'store/binding/unbind-dialog',
    opener: button(t('binding.unbind')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('binding.unbind'));
      await lands('carrier');
    },
  });

  await callAs(page, playApplication, { applicationId: RATED });
  await open('/library?list=recent');
  await walkDialog(page, {
    of: 'library/clear-recent',
    opener: button(t('list.clearAll')),
    role: 'alertdialog',
    act: () => confirm(t('library.clear.confirm')),
  });

  await callAs(page, saveRating, { applicationId: RATED, stars: 4, words: '', lang: 'en-US' });
  await open(`/application/details?applicationId=${RATED}`);
  const ratings = page.locator('#ratings');
  await ratings.scrollIntoViewIfNeeded();
  await walkDialog(page, {
    of: 'ratings/report-dialog',
    opener: ratings.getByRole('button', { name: /^Report the review/ }).first(),
  });
  await walkDialog(page, {
    of: 'ratings/delete-rating',
    opener: ratings.getByRole('button', { name: t('ratings.delete'), exact: true }),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('ratings.delete'));
      await lands('ratings');
    },
  });
});

/** The call's reply for an invoice that won in a draw. */
const WON = {
  invoiceNumber: 'AB12345678',
  period: '2026-09',
  randomCode: '1234',
  orderId: 'D1',
  status: 1,
  carrierType: null,
  carrierCode: null,
  winningType: 7,
  prize: 200,
  redeemCode: 'ABCDEF123456',
  providerCode: 'sandbox',
  printing: 0,
  amount: 300,
  allowance: 0,
  issuedAt: '2026-10-01T04:00:00.000Z',
  voidedAt: null,
  drawnAt: '2026-11-25T04:00:00.000Z',
  redeemFrom: '2026-12-06',
  redeemUntil: '2027-03-05',
} as const;

it('R1.8 R6.11 a prize is printed, a theme bought in a game, and an age told, without a pointer', async ({ visit }) => {
  const { page, inTop, open, confirm, lands } = await openDialogWindow(visit, someone(), { expected: [/\b409\b/] });
  await page.route('**/api/invoice/winning_list*', (route) =>
    route.fulfill({ json: { list: [WON], count: 1, days: 180 } }),
  );
  await open('/store/invoices');
  await pressEnter(page.locator('a[href$="/store/lottery"]').locator('visible=true').first());
  // Nothing is printed here: the submission is refused, and the question stays open.
  const error = { code: 60000, message: '' };
  await page.route('**/api/invoice/print*', (route) => route.fulfill({ status: 409, json: { result: false, error } }));
  await walkDialog(page, {
    of: 'store/invoice/print-dialog',
    opener: page.getByRole('button', { name: t('lottery.print.named', { number: 'AB-12345678' }) }),
    role: 'alertdialog',
    act: async () => {
      const asked = page.waitForRequest('**/api/invoice/print*');
      await pressEnter(inTop(t('lottery.print.confirm')));
      await asked;
    },
  });

  const topUp = { amount: 150, currency: 'TWD', paymentMethod: 'credit_card' } as const;
  const { orderId } = await callAs(page, createDeposit, topUp);
  await callAs(page, runCashier, { orderId, outcome: 'paid' });
  await open(gamePath('neon-serpent', '/play'));
  const game = page.frameLocator('iframe');
  // Whether and when a game handles input is up to the game.
  const theme = game.locator('[data-value="theme_aurora"]');
  await expect
    .poll(async () => {
      await game.locator('[data-action="themes"]').dispatchEvent('click');
      return theme.isVisible();
    })
    .toBe(true);
  await walkDialog(page, {
    of: 'play/purchase-dialog',
    opener: theme,
    returns: page.locator('iframe'),
    act: async () => {
      const later = page.getByRole('button', { name: t('verify.reminder.later') });
      // The dialog ignores confirmations at first: a key press may have been meant for the game.
      await expect
        .poll(async () => {
          if ((await inTop(t('purchase.confirm')).count()) > 0) await pressEnter(inTop(t('purchase.confirm')));
          return later.count();
        })
        .toBe(1);
      await pressEnter(later);
      await page.getByText(t('purchase.done'), { exact: true }).waitFor();
      await confirm(t('purchase.close'));
      await lands(page.locator('iframe'));
    },
  });
});

it('R9.4 a large file is weighed without a pointer', async ({ visit }) => {
  const { page, open } = await openDialogWindow(visit, undefined, {
    script: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' }, configurable: true });
      }),
  });
  await page.route('**/api/public/app?*', async (route) => {
    const response = await route.fetch();
    const application = await response.json();
    const versions = application.versions.map((version: object) => ({ ...version, size: 10 ** 9 }));
    await route.fulfill({ response, json: { ...application, versions } });
  });
  await open('/?gameCategory=108&gameSortType=4');
  await pressEnter(page.locator('#all-games article a').first());
  await page.locator('#versions-title').waitFor();
  await walkDialog(page, {
    of: 'details/download-button',
    opener: page.getByRole('link', { name: new RegExp(t('details.downloadFor', { platform: t('platform.6') })) }),
    act: async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        pressEnter(topDialog(page).getByRole('link', { name: t('details.mobileNetwork.now') })),
      ]);
      await download.cancel();
    },
  });
});

it('R9.24 two quick taps enlarge a screenshot, two more show all of it again', async ({ visit }) => {
  const page = await visit(gamePath('neon-serpent'), { locale: 'en-US', size: 'phone', context: SIZES.phone });
  await page.locator('section[aria-labelledby=screenshots-title] li button').first().click();
  const dialog = page.getByRole('dialog', { name: t('details.screenshots.title') });
  const zoom = dialog.getByRole('button', { name: t('details.screenshots.zoom') });
  const tapTwice = () =>
    dialog.locator('[data-zoomed]').evaluate((picture) => {
      for (const clientX of [150, 152]) {
        picture.dispatchEvent(
          new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch', clientX, clientY: 300 }),
        );
      }
    });
  await expect.poll(() => zoom.getAttribute('aria-pressed')).toBe('false');
  await tapTwice();
  await expect.poll(() => zoom.getAttribute('aria-pressed')).toBe('true');
  const overflow = await dialog
    .locator('[data-zoomed]')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth);
  expect(overflow).toBe(2);
  await tapTwice();
  await expect.poll(() => zoom.getAttribute('aria-pressed')).toBe('false');
});

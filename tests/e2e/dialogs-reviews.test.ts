import { expect } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { createOrder, requestOrderRefund } from '#contract/order/endpoints.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { callAs } from './call-as.ts';
import { openDialogWindow, pretend, t } from './dialog-window.ts';
import { it } from './test-in-browser.ts';
import { pressEnter, topDialog, walkDialog } from './walk-dialog.ts';

const OPERATOR = 'operator@starhall.test';

it('an operator decides about money, versions and developers without a pointer', async ({ visit }) => {
  const player = await openDialogWindow(visit, `payer-${crypto.randomUUID().slice(0, 8)}@example.com`);
  const topUp = { amount: 300, currency: 'TWD', paymentMethod: 'credit_card' } as const;
  const { orderId } = await callAs(player.page, createDeposit, topUp);
  await callAs(player.page, runCashier, { orderId, outcome: 'paid' });
  const wish = { applicationId: 'com.littlehill.tilekingdom', productId: 'moves_5', quantity: 1 } as const;
  const bought = await callAs(player.page, createOrder, { ...wish, currency: 'TWD', lang: 'en-US' });
  await callAs(player.page, requestOrderRefund, { orderId: bought.orderId, reason: 'By mistake', lang: 'en-US' });

  const { page, button, inTop, field, open, confirm, told } = await openDialogWindow(visit, OPERATOR);
  await open(`/operator/deposits?search=${orderId}`);
  const details = button(t('words.detailsOfId', { id: orderId }));
  await walkDialog(page, {
    of: 'operator/money/deposits/deposit-dialog',
    opener: details,
    ready: topDialog(page).getByText(t('operator.action.deposit.paid')),
  });
  await pressEnter(details);
  const move = topDialog(page).getByRole('button', { name: t('money.move.refund'), exact: true });
  await walkDialog(page, {
    of: 'operator/money/deposits/deposit-move-dialog',
    opener: move,
    dialog: page.getByRole('dialog', { name: t('money.move.refund.title', { id: orderId }) }),
    words: { field: field(t('words.reason')), text: 'Charged twice' },
    act: async () => {
      await pressEnter(inTop(t('money.move.refund')));
      await expect.poll(() => page.locator('dialog:modal').count()).toBe(1);
    },
  });
  // As if the player had paid too much.
  await page.route('**/api/admin/deposit/list*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const list = json.list.map((deposit: object) => ({ ...deposit, problem: 'wrong_amount' }));
    await route.fulfill({ response, json: { ...json, list } });
  });
  await open('/operator/orders');
  await pressEnter(page.getByRole('link', { name: new RegExp(`^${t('operator.kind.deposit')}`) }).first());
  await page.getByRole('heading', { level: 1, name: t('operator.kind.deposit') }).waitFor();
  await pressEnter(
    page
      .getByRole('button', { name: /^Details for/ })
      .locator('visible=true')
      .first(),
  );
  await walkDialog(page, {
    of: 'operator/money/deposits/settle-dialog',
    opener: topDialog(page).getByRole('button', { name: t('money.settle') }),
    dialog: page.getByRole('dialog', { name: /resolved\?$/ }),
    words: { field: field(t('words.reason')), text: 'Paid back' },
    act: async () => {
      await pretend(page, '/api/admin/deposit/problem*');
      await pressEnter(topDialog(page).locator('button[type=submit]'));
      await expect.poll(() => page.locator('dialog:modal').count()).toBe(1);
    },
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await open(`/operator/orders?search=${bought.orderId}`);
  const order = button(t('words.detailsOfId', { id: bought.orderId }));
  await walkDialog(page, {
    of: 'operator/money/orders/order-dialog',
    opener: order,
    ready: topDialog(page).getByRole('button', { name: t('money.decide.decline'), exact: true }),
  });
  await pressEnter(order);
  await walkDialog(page, {
    of: 'operator/money/orders/order-decision-dialog',
    opener: topDialog(page).getByRole('button', { name: t('money.decide.decline'), exact: true }),
    dialog: page.getByRole('dialog', { name: t('money.decide.decline.title', { id: bought.orderId }) }),
    words: { field: field(t('words.reason')), text: 'Used already' },
    act: async () => {
      await pressEnter(inTop(t('money.decide.decline')));
      await told(t('money.decide.decline.done', { id: bought.orderId }));
      await expect.poll(() => page.locator('dialog:modal').count()).toBe(1);
    },
  });

  await open('/operator/providers?status=all');
  await pressEnter(page.locator('table').getByRole('link', { name: 'NeonByte', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'NeonByte' }).waitFor();
  await walkDialog(page, {
    of: 'operator/providers/enable-dialog',
    opener: button(t('providers.disable')),
    words: { field: topDialog(page).getByRole('textbox'), text: 'Does not answer' },
    act: async () => {
      await pretend(page, '/api/admin/provider/enable*');
      await confirm(t('providers.disable'));
    },
  });

  // Another operator holds it until it is taken over.
  await page.route('**/api/admin/claim*', (route) => {
    const isOwn = route.request().postData()?.includes('"force":true') ?? false;
    const claim = { isOwn, operator: { id: 1, nickname: 'Lan' }, until: '2099-01-01T00:00:00.000Z' };
    return route.fulfill({ json: route.request().method() === 'DELETE' ? {} : { claim } });
  });
  await open('/operator/versions');
  await pressEnter(page.locator('table').getByRole('link').locator('visible=true').first());
  await page.getByText(t('operations.claim.other.text', { name: 'Lan' })).waitFor();
  await walkDialog(page, {
    of: 'operator/claim-notice',
    opener: button(t('operations.claim.other.action')),
    role: 'alertdialog',
    act: async () => {
      await confirm(t('operations.claim.other.action'));
      await page.getByText(t('operations.claim.own.text')).waitFor();
    },
  });
  await walkDialog(page, { of: 'operator/shortcuts', opener: button(t('operations.keys.open')) });
  await walkDialog(page, {
    of: 'operator/versions/decision-dialog',
    opener: button(t('reviews.reject')),
    act: async () => {
      await pressEnter(inTop(t('reviews.reject')));
      await topDialog(page).getByText(t('providers.reason.missing')).waitFor();
    },
  });
});

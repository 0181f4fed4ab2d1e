import { describe, expect } from 'vitest';
import { createDeposit } from '#contract/deposit/endpoints.ts';
import { runCashier } from '#server/providers/payment/sandbox/endpoints.ts';
import { callAs } from './call-as.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const TOP_UP = { amount: 150, currency: 'TWD', paymentMethod: 'credit_card' } as const;

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);
  const told = t('notification.deposit_paid', { amount: 150, currency: 'TWD', count: 1, game: '' });

  it('tells behind the bell of what has happened, leads to it, and forgets that it is new', async ({ visit }) => {
    const page = await visit(BLANK, { locale, size });
    await signInAs(page, `told-${locale}@example.com`);
    for (let number = 0; number < 2; number += 1) {
      const { orderId } = await callAs(page, createDeposit, TOP_UP);
      await callAs(page, runCashier, { orderId, outcome: 'paid' });
    }
    const prefix = locale === 'zh-TW' ? '' : `/${locale}`;
    await page.goto(`${prefix}/terms/terms-of-use`);
    await waitUntilAlive(page);
    const bell = page.locator('button[popovertarget=notification-panel]');
    await expect.poll(() => bell.getAttribute('aria-label')).toBe(t('shell.notificationsUnread', { count: 2 }));

    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: t('shell.notifications') });
    await panel.getByRole('link', { name: told }).first().waitFor();
    expect(await findViolations(page, { scope: '#notification-panel', themes: THEMES_AT[size] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => bell.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => bell.getAttribute('aria-expanded')).toBe('false');

    await bell.click();
    await panel.getByRole('link', { name: told }).first().click();
    await page.waitForURL(`**${prefix}/store/record`);
    await expect.poll(() => bell.getAttribute('aria-label')).toBe(t('shell.notificationsUnread', { count: 1 }));

    await bell.click();
    await panel.getByRole('link', { name: t('notifications.seeAll') }).click();
    await page.getByRole('heading', { level: 1, name: t('shell.notifications') }).waitFor();
    const mailOf = { kind: t('notifications.kind.deposit_paid') };
    const byMail = page.getByRole('switch', { name: t('notifications.settings.byMailOf', mailOf) });
    await byMail.click();
    await expect.poll(() => byMail.getAttribute('aria-checked')).toBe('true');
    expect(await findViolations(page, { scope: 'main', themes: THEMES_AT[size] })).toEqual([]);
    await page.getByRole('button', { name: t('notifications.readAll'), exact: true }).click();
    await expect.poll(() => bell.getAttribute('aria-label')).toBe(t('shell.notifications'));
    await page.getByRole('link', { name: t('notifications.filter.unread') }).click();
    await page.getByText(t('notifications.allRead')).waitFor();
    await page.reload();
    await expect.poll(() => byMail.getAttribute('aria-checked')).toBe('true');
  });
});

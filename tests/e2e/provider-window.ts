import type { Locator, Page } from 'playwright-core';
import type { LocaleCode } from '#contract/values/locales.ts';
import { wordsOf } from './words.ts';

/** Opens the window of the local identity provider with a sign-in button; Google's shows a prompt first. */
export async function openProviderWindow(
  page: Page,
  provider: 'google' | 'apple',
  locale: LocaleCode = 'en-US',
): Promise<Page> {
  const t = wordsOf(locale);
  const button = page.getByRole('button', { name: t(`signIn.${provider}`), exact: true });
  if (provider === 'apple') return openWith(page, button);
  await button.click();
  const card = page.getByRole('dialog', { name: t('identity.card.title', { provider: 'Google' }) });
  return openWith(page, card.getByRole('button', { name: t('identity.accounts') }));
}

/** The window that a button opens. */
async function openWith(page: Page, button: Locator): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await button.click();
  return opened;
}

/** Chooses a known account in that window, which closes. */
export function chooseAccount(popup: Page, email: string): Promise<void> {
  return closeWith(popup, popup.getByRole('button', { name: email }));
}

/** Resolves once a button has closed its window. */
export async function closeWith(popup: Page, button: Locator): Promise<void> {
  const closed = popup.waitForEvent('close');
  await button.click();
  await closed;
}

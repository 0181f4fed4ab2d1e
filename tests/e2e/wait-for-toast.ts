import type { Page } from 'playwright-core';

/** Resolves once a toast shows `text`. */
export const waitForToast = (page: Page, text: string): Promise<void> =>
  page.locator('#toasts').getByText(text).waitFor();

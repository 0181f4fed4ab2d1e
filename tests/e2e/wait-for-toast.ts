import type { Page } from 'playwright-core';

/** Resolves once a notice at the edge of the page says `text`. */
export const waitForToast = (page: Page, text: string): Promise<void> =>
  page.locator('#toasts').getByText(text).waitFor();

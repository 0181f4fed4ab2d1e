import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Opens an address that a visitor is sent away from, to where the dialog asks to sign in, and waits until the dialog has
 * the nonce that it begins with: one that is asked for beside it would have another cookie, and only the later one holds.
 */
export async function askToSignIn(page: Page, address: string, root: string): Promise<void> {
  const nonce = page.waitForResponse((response) => response.url().includes('/api/public/nonce'));
  await page.goto(address);
  await expect.poll(() => new URL(page.url()).pathname).toBe(root);
  await nonce;
}

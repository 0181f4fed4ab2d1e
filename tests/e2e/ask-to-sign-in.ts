import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Opens an address that redirects visitors to the sign-in dialog, and waits until the dialog has its nonce: requesting
 * another one meanwhile would replace the cookie, and only the later nonce is valid.
 */
export async function askToSignIn(page: Page, address: string, root: string): Promise<void> {
  const nonce = page.waitForResponse((response) => response.url().includes('/api/public/nonce'));
  await page.goto(address);
  await expect.poll(() => new URL(page.url()).pathname).toBe(root);
  await nonce;
}

import type { Page } from 'playwright-core';

const MOST = 30;

/** Skips to the content of a page that was just opened, by keys; answers how often Tab is pressed from there to a field. */
export async function skipToField(page: Page): Promise<number> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let count = 1; count < MOST; count += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('input, select, textarea') === true)) return count;
  }
  return MOST;
}

import type { Page } from 'playwright-core';

const MOST = 30;

/** Skips to the content of a newly opened page by keyboard; returns the number of Tab presses from there to a field. */
export async function skipToField(page: Page): Promise<number> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let count = 1; count < MOST; count += 1) {
    await page.keyboard.press('Tab');
    // The search of the top bar is a field as well, and none of the page's.
    const field = '[data-page-content] :is(input, select, textarea)';
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, field)) return count;
  }
  return MOST;
}

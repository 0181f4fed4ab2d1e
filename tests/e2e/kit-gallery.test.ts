import { describe, expect } from 'vitest';
import { findViolations } from './find-violations.ts';
import { it } from './test-in-browser.ts';

describe.each(['phone', 'desktop'] as const)('the gallery of the kit on a %s', (size) => {
  it('fits, and axe finds nothing in any part in either theme', { timeout: 120_000 }, async ({ visit }) => {
    const page = await visit('/dev/kit', { size });
    await page.getByRole('heading', { name: 'Kit', exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });

  it('its dialogs open, and axe finds nothing in them', { timeout: 120_000 }, async ({ visit }) => {
    const page = await visit('/dev/kit', { size });
    const dialog = page.locator('dialog[open]');
    for (const name of ['question', 'danger', 'form', 'wide']) {
      await page.getByRole('button', { name: `Dialog: ${name}`, exact: true }).press('Enter');
      await dialog.waitFor();
      expect(await findViolations(page, { scope: 'dialog[open]' })).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });
});

import { describe, expect } from 'vitest';
import { SHELF } from '#contract/values/states.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { it, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';

describe.each(['phone', 'desktop'] as const)('the gallery of the kit on a %s', (size) => {
  it('fits, and axe finds nothing in any part in either theme', { timeout: 120_000 }, async ({ visit }) => {
    const page = await visit('/dev/kit', { size });
    await page.getByRole('heading', { name: 'Kit', exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await findViolations(page, { themes: THEMES_AT[size] })).toEqual([]);
  });

  it('its rows are selected by keys, and a row that a filter hides is selected no longer', {
    timeout: 120_000,
  }, async ({ visit }) => {
    const page = await visit('/dev/kit', { size });
    await waitUntilAlive(page);
    const section = page.getByRole('region', { name: 'List with a selection' });
    const told = section.getByRole('status');
    const all = section.getByRole('checkbox', { name: 'Select all on this page' });
    const sword = section.getByRole('checkbox', { name: 'Select A sword' });
    const isMixed = () => all.evaluate((input: HTMLInputElement) => input.indeterminate);

    await all.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await sword.isChecked()).toBe(true);
    expect([await told.textContent(), await isMixed()]).toEqual(['1 selected', true]);
    expect(await findViolations(page, { scope: '[aria-labelledby=selection]', themes: THEMES_AT[size] })).toEqual([]);

    await all.press('Space');
    expect([await told.textContent(), await isMixed(), await all.isChecked()]).toEqual(['3 selected', false, true]);
    await section.getByRole('checkbox', { name: 'Select Withdrawn' }).press('Space');
    expect([await told.textContent(), await isMixed()]).toEqual(['2 selected', true]);
    await section.getByRole('button', { name: 'Name them' }).press('Enter');
    await waitForToast(page, 'A sword, A shield');

    const find = async (status: string, rows: number) => {
      await page.locator('select[name=status]').selectOption(status);
      await expect.poll(() => section.getByRole('checkbox').count()).toBe(1 + rows);
    };
    await find(String(SHELF.removed), 1);
    expect(await told.textContent()).toBe('');
    await find('', 3);
    expect([await told.textContent(), await isMixed()]).toEqual(['', false]);
  });

  it('its dialogs open, and axe finds nothing in them', { timeout: 120_000 }, async ({ visit }) => {
    const page = await visit('/dev/kit', { size });
    const dialog = page.locator('dialog[open]');
    for (const name of ['question', 'danger', 'form', 'wide']) {
      await page.getByRole('button', { name: `Dialog: ${name}`, exact: true }).press('Enter');
      await dialog.waitFor();
      expect(await findViolations(page, { scope: 'dialog[open]', themes: THEMES_AT[size] })).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });
});

import { describe, expect } from 'vitest';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { BLANK, it } from './test-in-browser.ts';

describe.each(['phone', 'desktop'] as const)('the documentation of the calls on a %s', (size) => {
  it('lists all calls, finds one by words and opens it by keyboard and by its address', async ({ visit }) => {
    const page = await visit(BLANK, { size });
    await page.goto('/api/docs');
    const all = `${await page.locator('details.call').count()} calls`;
    const count = page.locator('output');
    const shown = page.locator('details.call:visible');
    await expect.poll(() => count.innerText()).toBe(all);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await page.keyboard.press('/');
    await page.keyboard.type('webhook POST');
    await expect.poll(() => shown.count()).toBeLessThan(10);
    expect(await count.innerText()).toBe(`${await shown.count()} of ${all}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const first = shown.first();
    await expect.poll(() => first.getAttribute('open')).toBe('');
    const name = await first.getAttribute('id');
    await expect.poll(() => page.url()).toMatch(new RegExp(`/api/docs\\?find=webhook\\+POST#${name}$`));

    await page.reload();
    await expect.poll(() => first.getAttribute('open')).toBe('');
    expect(await shown.first().getAttribute('id')).toBe(name);
    // An address that the search would hide shows its call all the same.
    await page.goto(BLANK);
    await page.goto('/api/docs?find=nothing-is-called-so#createWebhook');
    const target = page.locator('#createWebhook');
    await expect.poll(() => target.getAttribute('open')).toBe('');
    await expect.poll(() => count.innerText()).toBe(all);
    await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(200);

    // The calls look alike, and hundreds of them take axe seconds.
    await page.evaluate(() => {
      for (const call of document.querySelectorAll('details.call:not([open])')) call.remove();
    });
    expect(await findViolations(page, { themes: THEMES_AT[size] })).toEqual([]);
  });
});

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DialogName } from './dialog-walks.ts';
import { pressEnter } from './walk-dialog.ts';

interface MenuWalk {
  readonly of: DialogName;
  readonly button: Locator;
}

/** Looks into frames and shadow trees. */
const isFocused = (node: Element) => node === document.activeElement || node.matches(':focus');
const focusedItem = () =>
  [...document.querySelectorAll('[role=menuitem]')].indexOf(document.activeElement ?? document.body);

/**
 * Tests a menu against the WAI-ARIA pattern: Enter opens it at the first item, arrows, Home and End cycle, Escape and
 * Tab close.
 */
export async function walkMenu(page: Page, { of: name, button }: MenuWalk): Promise<void> {
  const menu = page.getByRole('menu');
  await pressEnter(button);
  await menu.waitFor();
  await expect.poll(() => button.getAttribute('aria-expanded'), { message: name }).toBe('true');
  expect((await menu.getAttribute('aria-label')) ?? '', name).not.toBe('');
  await expect.poll(() => page.evaluate(focusedItem), { message: name }).toBe(0);
  const last = (await menu.getByRole('menuitem').count()) - 1;
  for (const [key, index] of [
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(focusedItem), { message: `${name}: ${key}` }).toBe(index);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate(isFocused), { message: name }).toBe(true);
  await pressEnter(button, ' ');
  await menu.waitFor();
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'hidden' });
}

interface PopoverWalk {
  readonly of: DialogName;
  readonly button: Locator;
  readonly popover: Locator;
}

/** Tests a non-modal popup: Tab enters it; Escape closes it and restores the focus. */
export async function walkPopover(page: Page, { of: name, button, popover }: PopoverWalk): Promise<void> {
  for (const key of ['Enter', ' ']) {
    await pressEnter(button, key);
    await popover.waitFor();
    const isInside = () => popover.evaluate((node) => node.contains(document.activeElement));
    for (let press = 0; press < 2 && !(await isInside()); press += 1) await page.keyboard.press('Tab');
    await expect.poll(() => isInside(), { message: name }).toBe(true);
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate(isFocused), { message: name }).toBe(true);
  }
}

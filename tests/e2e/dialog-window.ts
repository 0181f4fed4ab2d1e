import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAs } from './sign-in-as.ts';
import { BLANK, SIZES, type Visit, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { pressEnter, topDialog } from './walk-dialog.ts';
import { wordsOf } from './words.ts';

const LOCALE = 'en-US';

export const t = wordsOf(LOCALE);
const isFocused = (node: Element) => node === document.activeElement;

/** A desktop window with helpers for keyboard use, signed in if an account is named. */
export async function openDialogWindow(visit: VisitPage, email?: string, view: Visit = {}) {
  const page = await visit(BLANK, { locale: LOCALE, context: SIZES.desktop, ...view });
  if (email !== undefined) await signInAs(page, email);
  return waysIn(page);
}

function waysIn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).locator('visible=true').first();
  const inTop = (name: string) => topDialog(page).getByRole('button', { name, exact: true }).last();
  return {
    page,
    button,
    inTop,
    item: (name: string) => page.getByRole('menuitem', { name, exact: true }),
    field: (name: string) => topDialog(page).getByLabel(name, { exact: true }),
    open: async (path: string) => {
      await page.goto(`/${LOCALE}${path}`, { waitUntil: 'domcontentloaded' });
      await waitUntilAlive(page);
    },
    /** Presses a button of the topmost dialog, which closes it. */
    confirm: async (name: string) => {
      const dialogs = await page.locator('dialog:modal').count();
      await pressEnter(inTop(name));
      await expect.poll(() => page.locator('dialog:modal').count()).toBeLessThan(dialogs);
    },
    told: (text: string) => waitForToast(page, text),
    /** Waits until an element, given by id or directly, has the focus. */
    lands: (place: string | Locator) => {
      const target = typeof place === 'string' ? page.locator(`[id="${place}"]`) : place;
      return expect.poll(() => target.evaluate(isFocused)).toBe(true);
    },
  };
}

/** Fakes success for calls that would change the store of other tests. */
export async function pretend(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ json: {} }),
  );
}

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DialogName } from './dialog-walks.ts';
import { readDialog, recordFocus, stopRecording } from './read-dialog.ts';

export interface DialogWalk {
  /** The component that opens, as `dialog-walks.ts` lists it. */
  readonly of: DialogName;
  /** The elements to press in order to open it: a menu's button and its entry, for instance. */
  readonly opener: Locator | readonly Locator[];
  /** The opened element; by default the topmost modal dialog. */
  readonly dialog?: Locator;
  readonly role?: 'dialog' | 'alertdialog';
  /** Appears once the dialog's data has loaded. */
  readonly ready?: Locator;
  /** Where the focus is once it is open; anywhere inside unless said. */
  readonly begins?: Locator;
  /** The element focused after closing; by default the one that opened it. */
  readonly returns?: Locator;
  /** Fills a field with input that Escape must not discard without asking. */
  readonly words?: { readonly field: Locator; readonly text: string };
  /** The main action, on Enter, and its result; without it the dialog is closed with Escape. */
  readonly act?: () => Promise<unknown>;
  /** Closing it leaves the page, so the focus starts over. */
  readonly isLast?: boolean;
}

/** Looks into frames and shadow trees. */
const isFocused = (node: Element) => node === document.activeElement || node.matches(':focus');

/** The uppermost modal dialog. */
export const topDialog = (page: Page): Locator => page.locator('dialog:modal').last();

/** Presses Enter on a control that the Tab key reaches, once it is not busy, as a keyboard user would. */
export async function pressEnter(target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor();
  const isReached = (node: HTMLElement) =>
    (node.tabIndex >= 0 || node.role === 'menuitem') && node.ariaDisabled !== 'true';
  await expect.poll(() => target.evaluate(isReached)).toBe(true);
  await target.focus();
  await expect.poll(() => target.evaluate(isFocused)).toBe(true);
  const isLink = await target.evaluate((node) => node.matches('a'));
  await target.page().keyboard.press(isLink ? 'Enter' : key);
}

/**
 * Tests a dialog by keyboard: Enter opens it; it has a name and the focus; Tab and Shift+Tab reach every control and
 * never leave it; Escape closes it and restores the focus, after a confirmation if input would be lost; Space reopens
 * it, and Enter runs its main action.
 */
export async function walkDialog(page: Page, walk: DialogWalk): Promise<void> {
  const { of: name, role = 'dialog', begins, words, act } = walk;
  const openers = 'length' in walk.opener ? walk.opener : [walk.opener];
  const dialog = walk.dialog ?? topDialog(page);
  const returns = walk.returns ?? openers[0];
  const open = async (key: 'Enter' | ' ') => {
    for (const opener of openers) await pressEnter(opener, key);
    await dialog.waitFor();
    await expect
      .poll(() => dialog.evaluate((node) => node.contains(document.activeElement)), { message: name })
      .toBe(true);
  };
  const comesBack = async () => {
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => returns?.evaluate(isFocused), { message: `${name} gives the focus back` }).toBe(true);
  };

  await open('Enter');
  const { problems } = await dialog.evaluate(readDialog, role);
  expect(problems, name).toEqual([]);
  if (begins !== undefined) await expect.poll(() => begins.evaluate(isFocused), { message: name }).toBe(true);
  await tabThrough(page, dialog, name);
  await page.keyboard.press('Escape');
  await comesBack();

  if (words === undefined && act === undefined) return;
  await open(' ');
  if (words !== undefined) await askAboutWords(page, dialog, words, name);
  if (act !== undefined) {
    await act();
    if (walk.isLast === true) return;
    const isLost = () => document.activeElement === document.body;
    await expect.poll(() => page.evaluate(isLost), { message: `${name} loses the focus` }).toBe(false);
    return;
  }
  await page.keyboard.press('Escape');
  await pressEnter(topDialog(page).getByRole('button').last());
  await comesBack();
}

/** Walks a dialog that opened automatically: there is no control that gets the focus back. */
export async function walkOpenDialog(
  page: Page,
  {
    of: name,
    role = 'dialog',
    isBlocking = false,
  }: Pick<DialogWalk, 'of' | 'role'> & { readonly isBlocking?: boolean },
): Promise<void> {
  const dialog = topDialog(page);
  await dialog.waitFor();
  const { problems } = await dialog.evaluate(readDialog, role);
  expect(problems, name).toEqual([]);
  await tabThrough(page, dialog, name);
  if (!isBlocking) return;
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible(), { message: name }).toBe(true);
}

/** Tabs once forward and once back: every control gets the focus in page order, and nothing outside does. */
async function tabThrough(page: Page, dialog: Locator, name: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { stops, presses } = await dialog.evaluate(readDialog, '');
    await dialog.evaluate(recordFocus);
    await pressTab(page, { presses, isBack: key === 'Shift+Tab' });
    const { visited, outside } = await page.evaluate(stopRecording);
    expect(outside, `${name}: ${key} leads outside`).toEqual([]);
    const expected = key === 'Tab' ? stops : stops.toReversed();
    // The starting point does not matter, since the order is a cycle.
    const reached = visited.filter((stop, index) => expected.includes(stop) && visited.indexOf(stop) === index);
    const from = expected.indexOf(reached[0] ?? '');
    expect(reached, `${name}: ${key}`).toEqual([...expected.slice(from), ...expected.slice(0, from)]);
  }
}

/** Presses Tab the given number of times without waiting in between: the browser queues them. */
async function pressTab(page: Page, { presses, isBack }: { readonly presses: number; readonly isBack: boolean }) {
  if (isBack) await page.keyboard.down('Shift');
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')));
  if (isBack) await page.keyboard.up('Shift');
}

async function askAboutWords(
  page: Page,
  dialog: Locator,
  { field, text }: NonNullable<DialogWalk['words']>,
  name: string,
): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
  const question = page.locator('dialog[role=alertdialog]:modal').last();
  await expect.poll(() => page.locator('dialog:modal').count(), { message: `${name} asks` }).toBeGreaterThan(1);
  await question.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => field.evaluate(isFocused), { message: `${name} goes on` }).toBe(true);
  await expect.poll(() => field.evaluate((node: HTMLInputElement) => node.value), { message: name }).toBe(text);
  await expect.poll(() => dialog.isVisible()).toBe(true);
}

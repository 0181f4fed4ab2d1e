import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { dismissOverlays } from './dismiss-overlays.ts';

/** An isolated window: it shares no state with other windows. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Settings that can change at any time; other tabs and popups of the window keep their kind's size. */
export type Look = Required<Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>>;

interface Wanted {
  /** URL of the product. */
  readonly origin: string;
  /** Settings fixed when a window is created. */
  readonly options: BrowserContextOptions;
  readonly look: Look;
  /** Shows automatic notices, as for a visitor who has not dismissed any. */
  readonly meetsOverlays: boolean;
}

/** Event listeners of tests. */
const HEARD = ['request', 'response', 'requestfailed', 'console', 'dialog', 'download', 'popup', 'pageerror'] as const;
const HEARD_OF_ALL = ['request', 'response', 'requestfailed', 'console', 'weberror', 'page'] as const;

/**
 * Windows that later tests reuse, reset except for the browser's cache of the product's files: a new window costs four
 * times as much, since its process starts fresh and recompiles every script.
 */
export function createWindowPool(browser: Browser) {
  const free = new Map<string, Window[]>();
  const keyOf = ({ origin, options, meetsOverlays }: Wanted) => `${origin} ${JSON.stringify(options)} ${meetsOverlays}`;
  return {
    /** A window that is as good as new. */
    async take(wanted: Wanted): Promise<Window> {
      const window = free.get(keyOf(wanted))?.pop();
      if (window === undefined) return openWindow(browser, wanted);
      await giveLook(window.page, wanted.look);
      return window;
    },
    /** Takes a window back without the script it was given; one that cannot be tidied is closed. */
    async giveBack(window: Window, wanted: Wanted, script?: Disposable): Promise<void> {
      try {
        await script?.dispose();
        await reset(window, wanted);
        const others = free.get(keyOf(wanted)) ?? [];
        free.set(keyOf(wanted), [...others, window]);
      } catch {
        await window.context.close();
      }
    },
  };
}

export type WindowPool = ReturnType<typeof createWindowPool>;

/** A window that no test has used. */
export async function openWindow(browser: Browser, { origin, options, look, meetsOverlays }: Wanted): Promise<Window> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  if (!meetsOverlays) await dismissOverlays(context);
  const page = await context.newPage();
  await giveLook(page, look);
  return { context, page };
}

async function giveLook(page: Page, { viewport, ...media }: Look): Promise<void> {
  await page.emulateMedia({ media: null, forcedColors: null, ...media });
  if (viewport !== null) await page.setViewportSize(viewport);
}

async function reset({ context, page }: Window, { origin }: Wanted): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  for (const event of HEARD_OF_ALL) context.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  // A small file of the same origin that gives access to the window's storage, and whose scripts store nothing.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await context.clearCookies();
}

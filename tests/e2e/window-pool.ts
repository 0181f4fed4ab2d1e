import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { dismissOverlays } from './dismiss-overlays.ts';

/** An isolated window: it shares no state with other windows. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** What a window can be given at any time; its other tabs and what it pops up keep the size of their kind. */
export type Look = Required<Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>>;

interface Wanted {
  /** Where the product answers. */
  readonly origin: string;
  /** What a window has from its beginning. */
  readonly options: BrowserContextOptions;
  readonly look: Look;
  /** Notices that come by themselves are shown, as to a visitor who has answered none. */
  readonly meetsOverlays: boolean;
}

/** What tests listen to. */
const HEARD = ['request', 'response', 'requestfailed', 'console', 'dialog', 'download', 'popup', 'pageerror'] as const;
const HEARD_OF_ALL = ['request', 'response', 'requestfailed', 'console', 'weberror', 'page'] as const;

/**
 * Windows that are used again by the next test, with nothing left in them but the browser's cache of the product's
 * files: a new one costs four times as much, since its process starts anew and compiles every script once more.
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
        await tidy(window, wanted);
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

async function tidy({ context, page }: Window, { origin }: Wanted): Promise<void> {
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

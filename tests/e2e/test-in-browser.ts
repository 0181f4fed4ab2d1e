import type { Browser, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { startBrowser } from './start-browser.ts';
import { waitUntilAlive } from './wait-until-alive.ts';
import { watchAnswers } from './watch-answers.ts';
import { watchProblems } from './watch-problems.ts';
import { createWindowPool, type Look, openWindow, type WindowPool } from './window-pool.ts';

export { waitUntilAlive } from './wait-until-alive.ts';

export const SIZES = {
  phone: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** How the browser reports each script that it does not load while JavaScript is off. */
const SCRIPT_NOT_RUN = /^request failed: \S+\.js csp$/;

/** The time limit of a step on a busy machine, after which the test reports which step it was. */
const STEP_MS = 20_000;

/** A page without a document, for tests that sign in by a call first, or only make calls. */
export const BLANK = 'about:blank';

export type SizeName = keyof typeof SIZES;

/** The four ways in which the player's path is walked. */
export const VIEWS = [
  { locale: 'zh-TW', size: 'phone' },
  { locale: 'zh-TW', size: 'desktop' },
  { locale: 'en-US', size: 'phone' },
  { locale: 'en-US', size: 'desktop' },
] as const satisfies readonly { locale: LocaleCode; size: SizeName }[];

/** Both languages and both sizes once, where their combination can make no difference. */
export const TWO_VIEWS = [VIEWS[0], VIEWS[3]] as const;

export interface Visit {
  readonly locale?: LocaleCode;
  readonly size?: SizeName;
  readonly product?: 'open' | 'guarded';
  /** Of a product that the test started itself. */
  readonly origin?: string;
  /** How the window differs; in more than its look, it is opened for this visit alone, which costs four times as much. */
  readonly context?: BrowserContextOptions;
  /** Routes to register before the first request. */
  readonly routes?: (page: Page) => Promise<unknown>;
  /** A script that runs before those of every page; removed when the window returns to the pool. */
  readonly script?: (page: Page) => Promise<Disposable>;
  /** For tests that change permanent state (a clock) or need an empty cache: uses a new window. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Shows the automatic notices (18+, cookies), which other windows have dismissed. */
  readonly meetsOverlays?: boolean;
  /** Problems that the test provokes itself. */
  readonly expected?: readonly RegExp[];
}

export type VisitPage = (path: string, visit?: Visit) => Promise<Page>;

/** The part of a visit's `context` that any window can be given, and whether there is more in it. */
function readLook({ size = 'desktop', context = {} }: Visit): { readonly look: Look; readonly hasMore: boolean } {
  // Moving pictures are drawn by the processor here, and only the tests about them need any.
  const { viewport = SIZES[size].viewport, colorScheme = 'light', reducedMotion = 'reduce', ...rest } = context;
  const usual = new Map<string, unknown>(Object.entries(SIZES[size]));
  const hasMore = Object.entries(rest).some(([name, value]) => usual.get(name) !== value);
  return { look: { viewport, colorScheme, reducedMotion }, hasMore };
}

async function openPage(browser: Browser, pool: WindowPool, visit: Visit, origin: string) {
  const { locale = 'en-US', size = 'desktop', meetsOverlays = false, routes, script, prepare } = visit;
  const isScripted = visit.context?.javaScriptEnabled !== false;
  const expected = [...(visit.expected ?? []), ...(isScripted ? [] : [SCRIPT_NOT_RUN])];
  const { look, hasMore } = readLook(visit);
  // Requests of the service worker are covered only by its own tests.
  const usual = { locale, reducedMotion: 'reduce', serviceWorkers: 'block', ...SIZES[size] } as const;
  const options = hasMore ? { ...usual, ...visit.context } : usual;
  const isForOne = prepare !== undefined || hasMore;
  const wanted = { origin, options, look, meetsOverlays };
  const window = await (isForOne ? openWindow(browser, wanted) : pool.take(wanted));
  const { context, page } = window;
  context.setDefaultTimeout(STEP_MS);
  const problems = watchProblems(context, expected);
  const answers = watchAnswers(context);
  await routes?.(page);
  const added = await script?.(page);
  await prepare?.(page);
  const close = () => (isForOne ? context.close() : pool.giveBack(window, wanted, added));
  return { page, problems, answers, close };
}

/**
 * A test with `visit`, which opens a path in its own window and the given language. The test fails on a console error,
 * page error, policy violation, failed request or response that /api/openapi.json does not describe, on any page it
 * opened.
 */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from the pattern, and this one has none.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await startBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('pool', { scope: 'worker' }, ({ browser }) => createWindowPool(browser))
  .extend('visit', async ({ browser, pool }, { onCleanup }): Promise<VisitPage> => {
    const opened: Awaited<ReturnType<typeof openPage>>[] = [];
    onCleanup(async () => {
      const mismatches = await Promise.all(opened.map(({ answers }) => answers.settle()));
      await Promise.all(opened.map(({ close }) => close()));
      expect([...opened.flatMap(({ problems }) => problems), ...mismatches.flat()].join('\n')).toBe('');
    });
    return async (path, visit = {}) => {
      const made = await openPage(browser, pool, visit, visit.origin ?? inject('origins')[visit.product ?? 'open']);
      opened.push(made);
      if (path === BLANK) return made.page;
      await made.page.goto(localizePath(path, visit.locale ?? 'en-US'), { waitUntil: 'domcontentloaded' });
      if (visit.context?.javaScriptEnabled !== false) await waitUntilAlive(made.page);
      return made.page;
    };
  });

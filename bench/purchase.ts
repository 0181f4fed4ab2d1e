import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { acknowledgeGamePurchase } from '#contract/game/endpoints.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import type { Database } from '#server/db/open-database.ts';
import { givePoints } from '#tests/factories/give-points.ts';
import { gamePath } from '../tests/e2e/demo-game.ts';
import { dismissOverlays } from '../tests/e2e/dismiss-overlays.ts';
import { signInAs } from '../tests/e2e/sign-in-as.ts';
import { wordsOf } from '../tests/e2e/words.ts';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import { median, type Report } from './report.ts';
import { roundsOf } from './rounds-of.ts';
import { withProduct } from './with-product.ts';

const ROUNDS = roundsOf(9);
const FLOORS_A_ROUND = 15;
const PLENTY = 1000;
const LOCALE = 'en-US';
const THEME = '[data-value="theme_aurora"]';
/** The dialog ignores clicks in its first moment (600 ms). */
const SETTLING_MS = 1000;
const t = wordsOf(LOCALE);

interface Purchase {
  /** What the browser sent from the click until the acknowledgement was answered. */
  readonly requests: readonly string[];
  readonly ms: number;
  /** Two `GET /time`, one after the other on a kept connection, of the same page. */
  readonly floorMs: number;
}

/**
 * From the click on "buy" in a game of the demo store to the order that the game has acknowledged, as a browser makes
 * and sees it: requests on the wire and time, against two of the smallest calls.
 */
export async function measurePurchase(report: Report): Promise<void> {
  await withProduct({}, async ({ product, database }) => {
    const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
    try {
      const rounds: Purchase[] = [];
      // The round below zero warms up.
      for (let round = -1; round < ROUNDS; round += 1) {
        const bought = await purchase({ browser, origin: product.origin, database }, `buyer${round}@example.com`);
        if (round >= 0) rounds.push(bought);
      }
      addRounds(report, rounds);
    } finally {
      await browser.close();
    }
  });
}

function addRounds(report: Report, rounds: readonly Purchase[]): void {
  report.add({
    name: 'purchase, requests',
    values: rounds.map(({ requests }) => requests.length),
    unit: 'requests from the click to the acknowledged order',
    target: { atMost: 2 },
    digits: 0,
  });
  report.note([...new Set(rounds.flatMap(({ requests }) => requests))].join(', '));
  report.add({
    name: 'purchase',
    values: rounds.map(({ ms, floorMs }) => ms / floorMs),
    unit: 'times as long as two GET /time',
    target: { atMost: 4 },
  });
  const middle = (side: 'ms' | 'floorMs') => median(rounds.map((round) => round[side])).toFixed(1);
  report.note(
    `${middle('ms')} ms for a purchase, ${middle('floorMs')} ms for two GET /time; in Chromium, a new player a round`,
  );
}

interface Surroundings {
  readonly browser: Browser;
  readonly origin: string;
  readonly database: Database;
}

/** A theme can be bought only once, so every purchase needs a new player. */
async function purchase({ browser, origin, database }: Surroundings, email: string): Promise<Purchase> {
  const context = await browser.newContext({ baseURL: origin, locale: LOCALE, serviceWorkers: 'block' });
  try {
    await dismissOverlays(context);
    const page = await context.newPage();
    await signInAs(page, email);
    await outfit(database, email);
    await openOffer(page);
    const seen = watchRequests(page);
    const confirm = page.getByRole('dialog').getByRole('button', { name: t('purchase.confirm'), exact: true });
    const acknowledged = page.waitForResponse((response) => isCall(response.request(), acknowledgeGamePurchase));
    await confirm.click();
    const response = await acknowledged;
    if (!response.ok()) throw new Error(`not acknowledged: ${response.status()} ${await response.text()}`);
    await response.finished();
    const { ms, startedBefore } = await readTimes(page);
    const requests = (await seen()).filter(({ startedAt }) => startedAt <= startedBefore);
    if (!requests.some(({ name }) => name.endsWith(createOrder.path))) throw new Error('nothing was ordered');
    return { requests: requests.map(({ name }) => name), ms, floorMs: await timeFloor(page) };
  } finally {
    await context.close();
  }
}

/** Star coins, and a confirmed number: without one the shop asks for it before it takes an order. */
async function outfit({ db }: Database, email: string): Promise<void> {
  const { id } = await db
    .updateTable('users')
    .set({ calling_code: '886', phone_number: `9${String(Date.now()).slice(-8)}`, is_phone_confirmed: true })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await givePoints(db, { userId: id, amountMinor: PLENTY });
}

/** Opens the dialog in which the player confirms, and has the page remember when they click. */
async function openOffer(page: Page): Promise<void> {
  await page.goto(`/${LOCALE}${gamePath('neon-serpent', '/play')}`, { waitUntil: 'networkidle' });
  const game = page.frameLocator('iframe');
  await game.locator('[data-action="themes"]').click();
  await game.locator(THEME).click();
  await page.getByRole('dialog', { name: t('purchase.title', { game: 'Neon Serpent' }) }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLING_MS);
  await page.evaluate(() => {
    performance.clearResourceTimings();
    document.addEventListener('click', ({ timeStamp }) => performance.mark('click', { startTime: timeStamp }), {
      capture: true,
      once: true,
    });
  });
}

/** Every request of the page and its frames from now on, with its start in unix milliseconds. */
function watchRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return () => Promise.all(requests.map(describe));
}

async function describe(request: Request) {
  // Before its response a request has no times.
  await request.response();
  return {
    name: `${request.method()} ${new URL(request.url()).pathname}`,
    startedAt: request.timing().startTime,
  };
}

function isCall(request: Request, { method, path }: { readonly method: string; readonly path: string }): boolean {
  return request.method() === method && new URL(request.url()).pathname === path;
}

/** From the click to the last byte of the acknowledgement, by the page's own clock. */
async function readTimes(page: Page): Promise<{ readonly ms: number; readonly startedBefore: number }> {
  return page.evaluate(async (path) => {
    const findEnd = () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .find(({ name }) => new URL(name).pathname === path)?.responseEnd;
    while (findEnd() === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    const end = findEnd() ?? Number.NaN;
    const began = performance.getEntriesByName('click')[0]?.startTime ?? Number.NaN;
    return { ms: end - began, startedBefore: performance.timeOrigin + end };
  }, acknowledgeGamePurchase.path);
}

async function timeFloor(page: Page): Promise<number> {
  const times = await page.evaluate(async (count) => {
    const taken: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const began = performance.now();
      await (await fetch('/time')).json();
      await (await fetch('/time')).json();
      taken.push(performance.now() - began);
    }
    return taken;
  }, FLOORS_A_ROUND);
  return median(times);
}

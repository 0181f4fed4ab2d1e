import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { getUserProfile, issueGoogleToken, loginWithGoogle, updateUserProfile } from '#contract/account/endpoints.ts';
import { listSortedApplications } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder, listOrders } from '#contract/order/endpoints.ts';
import { getHealth, getReadiness } from '#contract/system/endpoints.ts';
import { HEADERS } from '#contract/values/limits.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { Database } from '#server/db/open-database.ts';
import { buildShop, makeBuyer } from './open-shop.ts';
import { openTestProduct } from './open-test-product.ts';

/** What every call must guarantee, whatever the database does (decision 035). */
const ANSWERED_WITHIN_MS = 3000;
const WELL_AFTER_MS = 5000;

/** A product on a faulty database, with a buyer, a shop and a cached page. */
export async function openFaultTrial(database: Pick<Database, 'db' | 'pool' | 'connection'>) {
  let nowMs = Date.parse('2026-03-01T04:00:00Z');
  const clock = {
    now: () => nowMs,
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
  const product = await openTestProduct({ beside: { database: { ...database, drop: async () => {} }, clock } });
  const shop = await buildShop(product);
  const { headers } = await makeBuyer(product, { TWD: 1_000_000 });
  const { idToken: token } = await product.call(issueGoogleToken, { email: 'newcomer@example.com' });
  const order = { applicationId: shop.applicationId, productId: shop.productId, currency: 'TWD', quantity: 1 } as const;
  const ordering = { headers: { ...headers, [HEADERS.idempotency]: randomUUID() } };
  const kept = await product.request('/games');
  await product.call(listSortedApplications, { lang: 'zh-TW' });

  const calls: Readonly<Record<string, () => Promise<Response>>> = {
    'an uncached public list': () => product.send(listSortedApplications, { lang: 'vi-VN', search: 'x' }),
    'a signed read': () => product.send(getUserProfile, {}, { headers }),
    'a signed write': () => product.send(updateUserProfile, { nickname: 'Mei' }, { headers }),
    'an order': () => product.send(createOrder, order, ordering),
    'a sign-in': () => product.send(loginWithGoogle, { token }),
    'an uncached page': () => product.request('/en-US/games?page=2'),
    readiness: () => product.send(getReadiness, {}),
  };

  /** Makes every call concurrently and returns their codes; each must respond in time. */
  const askAll = async () => {
    const startedAt = performance.now();
    const answers = await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await call()] as const));
    expect(performance.now() - startedAt).toBeLessThan(ANSWERED_WITHIN_MS);
    return Object.fromEntries(answers.map(([name, { status }]) => [name, status]));
  };
  const names = Object.keys(calls);
  const all = (status: number) => Object.fromEntries(names.map((name) => [name, status]));

  return {
    product,
    /** Calls made while the database is unresponsive: those that need it fail in time, all others succeed. */
    async expectAway() {
      expect(await askAll()).toEqual(all(503));
      // Again, now that the outage has been detected.
      expect(await askAll()).toEqual(all(503));
      const refused = await product.refuse(getUserProfile, {}, { headers });
      expect(refused).toEqual({ status: 503, code: ERROR.databaseBusy });
      expect(await product.call(getHealth, {})).toMatchObject({ ok: true });
      const before = product.renderer.visits.length;
      for (const lateMs of [0, 5 * MINUTE_MS]) {
        clock.advance(lateMs);
        const page = await product.request('/games');
        expect([page.status, page.headers.get('etag')]).toEqual([200, kept.headers.get('etag')]);
        expect((await product.send(listSortedApplications, { lang: 'zh-TW' })).status).toBe(200);
      }
      expect(product.renderer.visits).toHaveLength(before);
    },
    /** A call whose connection dies gets a response in time, and no other call is affected. */
    async expectOneLost({ search }: { readonly search: string }) {
      const startedAt = performance.now();
      const [lost, others] = await Promise.all([
        product.refuse(listSortedApplications, { lang: 'vi-VN', search }),
        askAll(),
      ]);
      expect(lost).toEqual({ status: 503, code: ERROR.databaseBusy });
      expect(others).toEqual(all(200));
      expect(performance.now() - startedAt).toBeLessThan(ANSWERED_WITHIN_MS);
    },
    /** Soon at the latest: a connection that has just ended may be tried once more. */
    async expectAnswered() {
      await expect.poll(askAll, { timeout: WELL_AFTER_MS, interval: 20 }).toEqual(all(200));
    },
    /** Throughout the fault, calls respond in time: with the correct result or `databaseBusy`. */
    async expectAnsweredDuring(disturb: () => Promise<unknown>) {
      const answers = askAll();
      await disturb();
      for (const status of Object.values(await answers)) expect([200, 503]).toContain(status);
    },
    /** Call this once the database responds again. */
    async expectWell() {
      const isReady = async () => (await product.send(getReadiness, {})).status === 200;
      await expect.poll(isReady, { timeout: WELL_AFTER_MS, interval: 20 }).toBe(true);
      expect(await askAll()).toEqual(all(200));
      // A failed attempt had no effect, or its retry returns the original result.
      const { count } = await product.call(listOrders, {}, { headers });
      expect(count).toBe(1);
      // Nothing stale is shown once changes are received again.
      const before = product.renderer.visits.length;
      const renderedAnew = async () => {
        await product.request('/games');
        return product.renderer.visits.length > before;
      };
      await expect.poll(renderedAnew, { timeout: WELL_AFTER_MS, interval: 50 }).toBe(true);
    },
    close: () => product.close(),
  };
}

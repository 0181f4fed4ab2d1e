import { openSandboxCashier } from '#server/providers/payment/sandbox/sandbox-cashier.ts';
import type { TestProduct } from '#tests/product/open-test-product.ts';

/** The sandbox cashier on the books of a product: to look into them, and to act behind the store's back. */
export function openCashier({ services, request }: TestProduct) {
  const { config, database, hashKey, jobs, now } = services;
  return openSandboxCashier({
    config,
    db: database.db,
    enqueue: jobs.enqueue,
    hashKey,
    now,
    send: async (message) =>
      request(new URL(message.url).pathname, {
        method: message.method,
        headers: message.headers,
        body: await message.text(),
      }),
  });
}

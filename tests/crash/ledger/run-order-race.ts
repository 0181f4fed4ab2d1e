import { randomUUID } from 'node:crypto';
import { ERROR } from '#contract/errors/errors.ts';
import { findFreePort } from '../../../bench/start-product.ts';
import { createShopClient, findApplication, type ShopClient, signInProgram } from './shop-client.ts';
import { makeShopFolder, startShop } from './shop-process.ts';
import { topUp } from './shopper.ts';

const ORDERS = 200;

export interface RaceFigures {
  readonly rounds: number;
  /** Rounds in which another number than one of the orders went through, with that number. */
  readonly wrong: readonly string[];
  readonly seconds: number;
}

/**
 * Repeatedly places 200 orders of one player at once, half of them through each of two application processes on one
 * PostgreSQL, with a balance for only one order.
 */
export async function runOrderRace(
  rounds: number,
  report: (line: string) => void = () => undefined,
): Promise<RaceFigures> {
  const startedAt = performance.now();
  const dataDir = makeShopFolder();
  const first = await startShop({ dataDir, port: await findFreePort() });
  const second = await startShop({ dataDir, port: await findFreePort() });
  try {
    const token = await signInProgram(first.origin, 'racer@example.com');
    const shops = [createShopClient(first.origin, token), createShopClient(second.origin, token)] as const;
    const applicationId = await findApplication(shops[0]);
    const wrong: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await topUp(shops[0], { key: randomUUID(), amount: 1 });
      const placed = await raceOnce(shops, applicationId);
      if (placed !== 1) wrong.push(`round ${round}: ${placed} orders`);
      if (round % 50 === 0) report(`${round} of ${rounds} rounds`);
    }
    return { rounds, wrong, seconds: Math.round((performance.now() - startedAt) / 1000) };
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
}

/** How many of the orders went through; the others must have been refused for lack of points. */
async function raceOnce(shops: readonly [ShopClient, ShopClient], applicationId: string): Promise<number> {
  const body = { applicationId, productId: 'point', currency: 'TWD', quantity: 1 };
  const answers = await Promise.all(
    Array.from({ length: ORDERS }, (_, index) => {
      const shop = index % 2 === 0 ? shops[0] : shops[1];
      return shop({ method: 'POST', path: '/api/order', body, key: randomUUID() });
    }),
  );
  const other = answers.find(({ status, body: { error } }) => status !== 200 && error?.code !== ERROR.notEnoughCoins);
  if (other !== undefined) throw new Error(`an order was answered with ${JSON.stringify(other)}`);
  return answers.filter(({ status }) => status === 200).length;
}

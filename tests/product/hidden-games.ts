import { buildApplication } from '#tests/factories/build-application.ts';
import type { TestProduct } from './open-test-product.ts';

/** Games that players cannot have, each with the code that says why. */
export async function hiddenGames(product: TestProduct): Promise<(readonly [code: number, appId: string])[]> {
  const build = async (row: Parameters<typeof buildApplication>[1]) => (await buildApplication(product.db, row)).appId;
  return [
    [60028, await build({ status: 2, publish_date: null })],
    [60030, await build({ status: 2 })],
    [60031, await build({ status: 3 })],
  ];
}

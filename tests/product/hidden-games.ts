import { ERROR } from '#contract/errors/errors.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import type { Refusal, TestProduct } from './open-test-product.ts';

/** Games that players cannot get, with the refusal of each. An unreleased one must look nonexistent. */
export async function hiddenGames(product: TestProduct): Promise<(readonly [refusal: Refusal, appId: string])[]> {
  const build = async (row: Parameters<typeof buildApplication>[1]) => (await buildApplication(product.db, row)).appId;
  return [
    [{ status: 404, code: ERROR.applicationNotFound }, await build({ status: 2, published_at: null })],
    [{ status: 404, code: ERROR.applicationNotFound }, await build({ status: 3, published_at: null })],
    [{ status: 409, code: ERROR.applicationPulled }, await build({ status: 2 })],
    [{ status: 409, code: ERROR.applicationRemoved }, await build({ status: 3 })],
  ];
}

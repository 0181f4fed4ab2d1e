import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Repricing } from '#contract/product/entities.ts';
import type { Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/public.ts';
import { chooseProducts, comparePrices, type PricesToCompare, presentRepricing } from './compare-prices.ts';
import { repriceInBulk } from './reprice-queries.ts';

export interface RepricingToWrite extends Pick<PricesToCompare, 'now'> {
  readonly application: { readonly id: number; readonly app_id: string };
  readonly userId: number;
  /** Empty: all products of the application. */
  readonly ids: readonly number[];
  /** Digest of the preview that was agreed to. */
  readonly basis?: string | undefined;
  /** Called with the number of products compared, and later written. */
  readonly onProgress?: (state: 'judging' | 'writing', done: number) => Promise<void>;
}

/**
 * Applies today's rates to automatic prices, all or none. Products are locked from the comparison on, so that exactly
 * what was compared is written. Requires `setPriceCause` before, and a lock on the application's products.
 * @throws `parameterError` at `basis` if the changes differ from those agreed to.
 */
export async function writeRepricing(trx: Transaction<Schema>, repricing: RepricingToWrite): Promise<Repricing> {
  const { application, userId, ids, basis, now, onProgress } = repricing;
  const productIds = await chooseProducts(trx, { applicationId: application.id, ids, isLocked: true });
  const compared = await comparePrices(trx, {
    productIds,
    now,
    onProgress: async (done) => onProgress?.('judging', done),
  });
  if (basis !== undefined && basis !== compared.basis) {
    throw new ApiError(ERROR.parameterError, { fields: { basis: 'field.invalid' } });
  }
  const { rates, parts, repriced } = compared;
  let [prices, products] = [0, 0];
  for (const { conversions, repriced: changed } of parts) {
    prices += await repriceInBulk(trx, { productIds: changed.map(({ id }) => id), conversions, now });
    products += changed.length;
    await onProgress?.('writing', products);
  }
  if (prices > 0) {
    await writeAudit(trx, {
      actorUserId: userId,
      action: 'product.reprice',
      subject: `application:${application.app_id}`,
      details: { products: repriced.length, prices, rates },
    });
  }
  return presentRepricing(compared, true);
}

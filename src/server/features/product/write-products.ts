import type { Transaction } from 'kysely';
import type { PriceCause } from '#contract/product/entities.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { setPriceCause } from './save-product-queries.ts';

/** A write to products: all of it or nothing. */
export type WriteProducts = <Answer>(
  cause: PriceCause,
  write: (trx: Transaction<Schema>) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Writes in one transaction that knows why prices change. This process then forgets what it kept of the catalogue: the
 * listener hears of the change as well, but perhaps later than whoever made it looks at the shop.
 */
export function createWriteProducts({ database, cache }: Pick<Services, 'database' | 'cache'>): WriteProducts {
  return async (cause, write) => {
    const answer = await database.db.transaction().execute(async (trx) => {
      await setPriceCause(trx, cause);
      return write(trx);
    });
    cache.clear();
    return answer;
  };
}

import type { Transaction } from 'kysely';
import type { PriceCause } from '#contract/product/entities.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { setPriceCause } from './save-product-queries.ts';

/** Runs a write to products in one transaction. */
export type WriteProducts = <Answer>(
  cause: PriceCause,
  write: (trx: Transaction<Schema>) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Writes in a transaction that records why prices change, then clears this process's catalog cache: the listener does
 * so too, but perhaps after the caller's next read.
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

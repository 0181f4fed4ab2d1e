import type { Transaction } from 'kysely';
import type { PriceCause } from '#contract/product/entities.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { setPriceCause } from './save-product-queries.ts';

/** Runs a write to products in one transaction. */
export type WriteProducts = <Answer>(
  cause: PriceCause,
  write: (trx: Transaction<Schema>) => Promise<Answer>,
) => Promise<Answer>;

/** Writes products in a transaction that records why prices change. */
export function createWriteProducts(services: Pick<Services, 'database' | 'cache'>): WriteProducts {
  return (cause, write) =>
    writeCatalogue(services, async (trx) => {
      await setPriceCause(trx, cause);
      return write(trx);
    });
}

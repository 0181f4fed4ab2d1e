import { PRODUCT_COLUMNS } from '#domain/product-table/product-columns.ts';
import { writeProductRow } from '#domain/product-table/write-product-row.ts';
import { answerCsv, type CsvCell } from '#server/csv/csv.ts';
import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Database } from '../../db/open-database.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { listProductIds } from './import-product-queries.ts';
import { findStoredProducts } from './own-product-queries.ts';

/** A product may have a price for every country, so batches are small. */
const AT_ONCE = 40;

/** Exports an application's products, oldest first, in the format that `importProducts` reads. */
export function exportProducts({ database: { db } }: Pick<Services, 'database'>): Handler<'exportProducts'> {
  return async ({ applicationId }, context) => {
    const { userId } = requireSession(context);
    const number = requireOwnApplication(await findOwnNumber(db, { userId, applicationId }));
    const productIds = await listProductIds(db, number);
    return answerCsv({
      fileName: `${applicationId}-products.csv`,
      header: PRODUCT_COLUMNS,
      rows: writeRows(db, { applicationId: number, productIds }),
    });
  };
}

async function* writeRows(
  db: Database['db'],
  { applicationId, productIds }: { readonly applicationId: number; readonly productIds: readonly string[] },
): AsyncGenerator<readonly CsvCell[]> {
  for (let start = 0; start < productIds.length; start += AT_ONCE) {
    const batch = productIds.slice(start, start + AT_ONCE);
    const products = await findStoredProducts(db, { applicationId, productIds: batch });
    for (const productId of batch) {
      const product = products.get(productId);
      if (product !== undefined) yield [...writeProductRow(product.form, product.status).values()];
    }
  }
}

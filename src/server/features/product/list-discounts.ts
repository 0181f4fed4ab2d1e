import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findDiscounts } from './discount-queries.ts';
import { findSellerRow } from './game-product-queries.ts';
import { presentDiscount } from './present-discount.ts';

/** Lists the discounts of one of the developer's applications: planned, running and ended ones. */
export function listDiscounts({ database: { db } }: Pick<Services, 'database'>): Handler<'listDiscounts'> {
  return async ({ applicationId, limit, offset }, context) => {
    const { userId } = requireSession(context);
    const { id } = requireOwnApplication(await findSellerRow(db, { userId, applicationId }));
    const { rows, count } = await findDiscounts(db, { userId, applicationRow: id, limit, offset });
    return { count, list: rows.map((row) => presentDiscount(row, context.clock())) };
  };
}

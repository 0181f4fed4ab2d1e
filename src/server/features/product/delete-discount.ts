import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { removeDiscount } from './discount-queries.ts';
import { lockDiscount } from './end-discount.ts';

/** Deletes a discount that has not begun. Others stay, as the history of prices. */
export function deleteDiscount({ database, cache }: Pick<Services, 'database' | 'cache'>): Handler<'deleteDiscount'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    await writeCatalogue({ database, cache }, async (trx) => {
      const atMs = context.clock();
      const { app_id: applicationId, percent } = await lockDiscount(trx, { userId, id, state: 'planned', atMs });
      await removeDiscount(trx, id);
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'discount.delete',
        subject: `discount:${id}`,
        details: { applicationId, percent },
      });
    });
    return { result: true as const };
  };
}

import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { DiscountState } from '#contract/product/discount-entities.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { type DiscountRow, findOwnDiscount, setDiscountEnd } from './discount-queries.ts';
import { lockSeller } from './game-product-queries.ts';
import { presentDiscount, stateOf } from './present-discount.ts';

/** Ends a running discount now. It stays in the list, as the history of prices. */
export function endDiscount({ database, cache }: Pick<Services, 'database' | 'cache'>): Handler<'endDiscount'> {
  return async ({ id }, context) => {
    const { userId } = requireSession(context);
    const at = new Date(context.clock());
    const row = await writeCatalogue({ database, cache }, async (trx) => {
      const discount = await lockDiscount(trx, { userId, id, state: 'running', atMs: at.getTime() });
      // A discount that begins at this very moment has not lowered a price yet, but its period needs a length.
      const end = new Date(Math.max(at.getTime(), discount.begin_at.getTime() + 1));
      await setDiscountEnd(trx, id, end);
      const { app_id: applicationId, end_at: endAt } = discount;
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'discount.end',
        subject: `discount:${id}`,
        details: { applicationId, endAt },
      });
      return { ...discount, end_at: end };
    });
    return { ...presentDiscount(row, at.getTime()), state: 'ended' as const };
  };
}

interface DiscountWish {
  readonly userId: number;
  readonly id: number;
  /** In which state the discount has to be. */
  readonly state: DiscountState;
  readonly atMs: number;
}

/**
 * A discount whose application is locked until the transaction ends.
 * @throws `parameterError` with `fields.id` for one that is unknown, another developer's, or in another state.
 */
export async function lockDiscount(
  trx: Transaction<Schema>,
  { userId, id, state, atMs }: DiscountWish,
): Promise<DiscountRow> {
  const seen = await findOwnDiscount(trx, { userId, id });
  if (seen !== undefined) await lockSeller(trx, { userId, applicationId: seen.app_id });
  const discount = seen && (await findOwnDiscount(trx, { userId, id }));
  if (discount === undefined) throw new ApiError(ERROR.parameterError, { fields: { id: 'field.unknown' } });
  if (stateOf(discount, atMs) !== state) {
    throw new ApiError(ERROR.parameterError, { fields: { id: `form.discount_not_${state}` } });
  }
  return discount;
}

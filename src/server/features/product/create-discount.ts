import type { Transaction } from 'kysely';
import { ApiError, type FieldErrors } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { announceSale } from '../notification/public.ts';
import {
  countOpenDiscounts,
  type DiscountPlan,
  findOwnDiscount,
  hasUnfeltPrice,
  insertDiscount,
  isOverlapping,
} from './discount-queries.ts';
import { lockSeller, lockSoldProduct } from './game-product-queries.ts';
import { requireOwnProduct } from './own-product-policy.ts';
import { presentDiscount } from './present-discount.ts';

/** Schedules a discount. Nothing runs at its begin and end: prices follow from the moment at which they are read. */
export function createDiscount({ database, cache }: Pick<Services, 'database' | 'cache'>): Handler<'createDiscount'> {
  return async ({ applicationId, productId, percent, beginAt: begins, endAt }, context) => {
    const { userId } = requireSession(context);
    const at = new Date(context.clock());
    const beginAt = begins ?? at;
    const row = await writeCatalogue({ database, cache }, async (trx) => {
      const seller = requireOwnApplication(await lockSeller(trx, { userId, applicationId }));
      const productRow = productId === undefined ? null : await lockSoldProduct(trx, { userId, id: productId, seller });
      const plan = { applicationRow: seller.id, productRow, percent, beginAt, endAt };
      requirePeriod(plan, at);
      await requireFitting(trx, plan, at);
      const id = await insertDiscount(trx, plan, at);
      await announceSale(trx, id);
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'discount.create',
        subject: `discount:${id}`,
        details: { applicationId: seller.app_id, productId, percent, beginAt, endAt },
      });
      return requireOwnProduct(await findOwnDiscount(trx, { userId, id }));
    });
    return presentDiscount(row, at.getTime());
  };
}

/** @throws `parameterError` for a period that is over, ends before it begins, or is longer than a year. */
function requirePeriod({ beginAt, endAt }: DiscountPlan, at: Date): void {
  if (endAt <= at) refuse({ endAt: 'form.discount_over' });
  if (endAt <= beginAt) refuse({ endAt: 'field.ends_first' });
  if (endAt.getTime() - beginAt.getTime() > LIMITS.discountDaysMax * DAY_MS) refuse({ endAt: 'form.discount_long' });
  if (beginAt < at) refuse({ beginAt: 'form.discount_past' });
}

/**
 * @throws `parameterError` if another discount of a product runs in the same period, if the percentage takes nothing off
 * a price, or if the application has too many discounts. The lock of the application keeps the answers true.
 */
async function requireFitting(trx: Transaction<Schema>, plan: DiscountPlan, at: Date): Promise<void> {
  if (await isOverlapping(trx, plan)) refuse({ beginAt: 'form.discount_overlaps' });
  if (await hasUnfeltPrice(trx, plan)) refuse({ percent: 'form.discount_unfelt' });
  const count = await countOpenDiscounts(trx, plan.applicationRow, at);
  if (count >= LIMITS.discountsPerApplication) refuse({ applicationId: 'form.count' });
}

function refuse(fields: FieldErrors): never {
  throw new ApiError(ERROR.parameterError, { fields });
}

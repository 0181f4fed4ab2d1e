import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { readPeriod } from '#domain/money/business-period.ts';
import {
  moveCursor,
  type PurchaseCursor,
  readPurchaseCursor,
  startCursor,
  writePurchaseCursor,
} from '#domain/money/purchase-cursor.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { presentPurchases } from './present-purchases.ts';
import { listSold } from './purchase-queries.ts';

/**
 * What was bought in one of the own games, for servers that ask now and then: whoever goes on at `next` misses nothing,
 * whatever is committed late. It asks no replica, which may be later still.
 */
export function listPurchases({ database: { db } }: Pick<Services, 'database'>): Handler<'listPurchases'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { applicationId, unacknowledged: isUnacknowledged, limit } = request;
    const cursor = readStart(request);
    const number = await findOwnNumber(db, { userId, applicationId });
    if (number === undefined) throw new ApiError(ERROR.applicationNotFound);
    // Before it is read, so that nothing which comes meanwhile counts as older than it is.
    const nowMs = context.clock();
    const span = { sellerId: userId, applicationId: number, after: cursor.place, isUnacknowledged, limit: limit + 1 };
    const rows = await listSold(db, span);
    const page = rows.slice(0, limit);
    const hasMore = rows.length > limit;
    const end = page.at(-1);
    const last = end && { atMs: end.created_at.getTime(), id: end.id };
    return {
      list: await presentPurchases(db, page, new Date(nowMs)),
      hasMore,
      next: writePurchaseCursor(moveCursor(cursor, { last, hasMore, nowMs })),
    };
  };
}

/** @throws ApiError `invalidFormat` for an `after` that was never a `next`. */
function readStart({ since, after }: RequestOf<EndpointNamed<'listPurchases'>>): PurchaseCursor {
  if (after === undefined) return startCursor(readPeriod({ beginAt: since })?.fromMs ?? 0);
  const cursor = readPurchaseCursor(after);
  if (cursor === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { after: 'field.invalid' } });
  return cursor;
}

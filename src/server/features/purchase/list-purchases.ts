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
 * Lists purchases in one of the caller's games, for servers that poll: continuing at `next` misses nothing, even orders
 * committed late. Reads the primary, since a replica may lag further.
 */
export function listPurchases({ database: { db } }: Pick<Services, 'database'>): Handler<'listPurchases'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { applicationId, unacknowledged: isUnacknowledged, limit } = request;
    const cursor = readStart(request);
    const number = await findOwnNumber(db, { userId, applicationId });
    if (number === undefined) throw new ApiError(ERROR.applicationNotFound);
    // Taken before the query, so that orders committed meanwhile are not considered older than they are.
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

/** @throws ApiError `invalidFormat` if `after` is not a valid `next`. */
function readStart({ since, after }: RequestOf<EndpointNamed<'listPurchases'>>): PurchaseCursor {
  if (after === undefined) return startCursor(readPeriod({ beginAt: since })?.fromMs ?? 0);
  const cursor = readPurchaseCursor(after);
  if (cursor === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { after: 'field.invalid' } });
  return cursor;
}

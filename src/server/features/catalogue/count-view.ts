import { createHmac } from 'node:crypto';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { requireVisible } from './application-policy.ts';
import { findApplicationRow } from './application-queries.ts';
import { type Counter, countOnce } from './view-queries.ts';

/** A keyed hash of the account, or of address and browser: recognizes a caller for a day but cannot be traced back. */
export function visitorOf(context: CallContext, hashKey: string, counter: Counter | 'download'): Buffer {
  const day = businessDayOf(context.clock());
  const { session, clientAddress, userAgent } = context;
  const who = session === null ? `${clientAddress}\n${userAgent}` : `user ${session.userId}`;
  return createHmac('sha256', hashKey).update(`${day}\n${counter}\n${who}`).digest();
}

/** Counts a view of the details page, once per visitor and day. */
export function countView({ database, hashKey }: Services): Handler<'countView'> {
  return async ({ applicationId }, context) => {
    const row = requireVisible(await findApplicationRow(database.db, applicationId));
    const viewCount = await countOnce(database.db, {
      applicationId: row.id,
      counter: 'view_count',
      visitor: visitorOf(context, hashKey, 'view_count'),
      nowMs: context.clock(),
    });
    return { viewCount };
  };
}

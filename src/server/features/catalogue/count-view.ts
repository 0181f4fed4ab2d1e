import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { requireVisible } from './application-policy.ts';
import { findApplicationRow } from './application-queries.ts';

type Counter = 'view_count' | 'play_count';

/** Columns of `application_days`. */
const DAY_COLUMNS = { view_count: 'views', play_count: 'plays' } as const satisfies Record<Counter, string>;

export interface Visit {
  readonly applicationId: number;
  readonly counter: Counter;
  readonly visitor: Buffer;
  /** Unix milliseconds. */
  readonly nowMs: number;
}

/** Who calls, as a keyed hash of account or address and browser: recognised for a day, never traced back. */
export function visitorOf(context: CallContext, hashKey: string, counter: Counter | 'download'): Buffer {
  const day = businessDayOf(context.clock());
  const { session, clientAddress, userAgent } = context;
  const who = session === null ? `${clientAddress}\n${userAgent}` : `user ${session.userId}`;
  return createHmac('sha256', hashKey).update(`${day}\n${counter}\n${who}`).digest();
}

/**
 * Adds one to a counter and to that of the day, once per visitor and day, and answers where the first stands; a day is
 * one of Taiwan in both. In one statement, which costs a visitor who is known already nothing more.
 */
export async function countOnce(
  db: Kysely<Schema>,
  { applicationId, counter, visitor, nowMs }: Visit,
): Promise<number> {
  const column = sql.ref(counter);
  const ofDay = sql.ref(DAY_COLUMNS[counter]);
  const { rows } = await sql<{ total: number }>`
    WITH first AS (
      INSERT INTO application_views (application_id, visitor, day) VALUES (${applicationId}, ${visitor}, ${businessDayOf(nowMs)})
      ON CONFLICT DO NOTHING RETURNING 1
    ), counted AS (
      INSERT INTO application_days AS days (application_id, day, ${ofDay})
      SELECT ${applicationId}::integer, ${businessDayOf(nowMs)}::date, 1 FROM first
      ON CONFLICT (application_id, day) DO UPDATE SET ${ofDay} = days.${ofDay} + 1
    )
    UPDATE applications SET ${column} = ${column} + (SELECT count(*) FROM first)
    WHERE id = ${applicationId} RETURNING ${column} AS total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Counts a look at the details page; a visitor who reloads counts once a day. */
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

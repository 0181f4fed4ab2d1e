import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { countView } from '#contract/application/endpoints.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { requireVisible } from './application-policy.ts';
import { findApplicationRow } from './application-queries.ts';

type Counter = 'view_count' | 'play_count';

export interface Visit {
  readonly applicationId: number;
  readonly counter: Counter;
  readonly visitor: Buffer;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** Who calls, as a keyed hash of account or address and browser: recognised for a day, never traced back. */
export function visitorOf(context: CallContext, hashKey: string, counter: Counter): Buffer {
  const day = dayOf(context.clock());
  const { session, clientAddress, userAgent } = context;
  const who = session === null ? `${clientAddress}\n${userAgent}` : `user ${session.userId}`;
  return createHmac('sha256', hashKey).update(`${day}\n${counter}\n${who}`).digest();
}

/** Adds one to a counter, once per visitor and day, and answers where it stands. */
export async function countOnce(db: Kysely<Schema>, { applicationId, counter, visitor, day }: Visit): Promise<number> {
  const column = sql.ref(counter);
  const { rows } = await sql<{ total: number }>`
    WITH first AS (
      INSERT INTO application_views (application_id, visitor, day) VALUES (${applicationId}, ${visitor}, ${day})
      ON CONFLICT DO NOTHING RETURNING 1
    )
    UPDATE applications SET ${column} = ${column} + (SELECT count(*) FROM first)
    WHERE id = ${applicationId} RETURNING ${column} AS total`.execute(db);
  return rows[0]?.total ?? 0;
}

export function dayOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/** Counts a look at the details page; a visitor who reloads counts once a day. */
export function createCountView({ database, hashKey }: Services): Handler<typeof countView> {
  return async ({ applicationId }, context) => {
    const row = requireVisible(await findApplicationRow(database.db, applicationId));
    const viewCount = await countOnce(database.db, {
      applicationId: row.id,
      counter: 'view_count',
      visitor: visitorOf(context, hashKey, 'view_count'),
      day: dayOf(context.clock()),
    });
    return { viewCount };
  };
}

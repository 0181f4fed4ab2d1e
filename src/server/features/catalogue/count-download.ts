import { type Kysely, sql } from 'kysely';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Schema } from '../../db/schema.ts';

export interface DownloadVisit {
  readonly versionId: number;
  /** A keyed hash. */
  readonly visitor: Buffer;
  /** Unix milliseconds. */
  readonly nowMs: number;
}

/** Counts a download of a version, once a visitor and day: one in pieces, or begun again, is one. */
export async function countDownload(db: Kysely<Schema>, { versionId, visitor, nowMs }: DownloadVisit): Promise<void> {
  // A version that is deleted meanwhile is counted no more.
  await sql`
    WITH first AS (
      INSERT INTO version_downloads (version_id, visitor, day)
      SELECT id, ${visitor}, ${businessDayOf(nowMs)}::date FROM versions WHERE id = ${versionId} FOR KEY SHARE
      ON CONFLICT DO NOTHING RETURNING version_id
    )
    INSERT INTO version_download_counts AS counts (version_id, total) SELECT version_id, 1 FROM first
    ON CONFLICT (version_id) DO UPDATE SET total = counts.total + 1`.execute(db);
}

/** A probe of one byte, which tells programs whether ranges are served, is no beginning. */
const FROM_START = /^bytes=0-(?!0$)/;

/**
 * Whether a download begins with an answer: the bytes from the first one on are in it, or it leads to them. Programs that
 * go on, or that fetch several pieces at once, begin once.
 */
export function isBeginning(
  request: { readonly method: string; readonly headers: Headers },
  response: Response,
): boolean {
  if (request.method !== 'GET') return false;
  const range = request.headers.get('range');
  if (range === null || FROM_START.test(range)) return response.ok || response.status === 302;
  // Another file than the one that was begun: all of it is sent.
  return response.status === 200 && response.body !== null;
}

import { type Kysely, sql } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import type { Schema } from '../../db/schema.ts';

/** A game, and who asks what is like it. */
export interface RelatedRequest {
  readonly applicationId: number;
  readonly developerId: number;
  /** Excludes games for adults. */
  readonly isForYounger: boolean;
}

export interface RelatedIds {
  readonly related: readonly number[];
  /** The developer's other games. */
  readonly ofDeveloper: readonly number[];
  /** All games of the developer, this one included. */
  readonly developerCount: number;
}

/** The row IDs of the games most like one, and of the same developer; on the shelf, and fit for the audience. */
export async function findRelated(
  db: Kysely<Schema>,
  { applicationId, developerId, isForYounger }: RelatedRequest,
): Promise<RelatedIds> {
  const isShown = sql`a.status = ${sql.lit(SHELF.onShelf)} ${isForYounger ? sql`AND NOT ${isAdultContent('a')}` : sql``}`;
  const { rows } = await sql<RelatedIds>`
    SELECT
      ARRAY(
        SELECT r.related_id FROM related_applications r JOIN applications a ON a.id = r.related_id
        WHERE r.application_id = ${applicationId} AND ${isShown} ORDER BY r.place LIMIT ${LIMITS.relatedGames}) AS related,
      ARRAY(
        SELECT a.id FROM applications a WHERE a.developer_id = ${developerId} AND a.id <> ${applicationId} AND ${isShown}
        ORDER BY a.view_count DESC, a.id DESC LIMIT ${LIMITS.gamesOfDeveloper}) AS "ofDeveloper",
      (SELECT count(*)::integer FROM applications a WHERE a.developer_id = ${developerId} AND ${isShown}) AS "developerCount"`.execute(
    db,
  );
  return rows[0] ?? { related: [], ofDeveloper: [], developerCount: 0 };
}

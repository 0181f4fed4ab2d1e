import { type Kysely, sql } from 'kysely';
import type { AccessTokenScope } from '#contract/access-token/entities.ts';
import type { UserStatus, UserType } from '#contract/values/states.ts';
import { orderIdOf } from '#domain/money/order-number.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** An access token with the account data that a call needs. */
export interface TokenCaller {
  readonly id: number;
  readonly user_id: number;
  readonly scope: AccessTokenScope;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
  readonly type: UserType;
  readonly status: UserStatus;
  readonly deleted_at: Date | null;
  readonly is_email_confirmed: boolean;
  readonly provider_enabled: boolean;
  /** Row IDs of the token's applications; null for all of the developer's. */
  readonly application_ids: readonly number[] | null;
}

export async function findTokenCaller(db: Db, tokenHash: Buffer): Promise<TokenCaller | undefined> {
  const { rows } = await sql<TokenCaller>`
    SELECT t.id, t.user_id, t.scope, t.expires_at, t.last_used_at, t.revoked_at,
      u.type, u.status, u.deleted_at, u.is_email_confirmed, coalesce(p.is_enabled, false) AS provider_enabled,
      CASE WHEN t.is_limited THEN ARRAY(SELECT application_id FROM access_token_applications WHERE access_token_id = t.id) END
        AS application_ids
    FROM access_tokens t JOIN users u ON u.id = t.user_id LEFT JOIN providers p ON p.user_id = t.user_id
    WHERE t.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

/** Records the use of a token unless it was recorded after `before`. */
export async function touchAccessToken(db: Db, id: number, { now, before }: { now: Date; before: Date }) {
  await db
    .updateTable('access_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute();
}

/** Whether one of the applications (row IDs) has that ID. */
export async function hasAppId(db: Db, numbers: readonly number[], appId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM applications WHERE id = any(${numbers}::integer[]) AND lower(app_id) = ${appId.toLowerCase()}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a version belongs to one of the applications. */
export async function hasVersion(db: Db, numbers: readonly number[], versionId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM versions WHERE id = ${versionId} AND application_id = any(${numbers}::integer[])`.execute(db);
  return rows.length > 0;
}

/** Whether an upload, complete or not, belongs to one of the applications. */
export async function hasPackageFile(db: Db, numbers: readonly number[], uploadId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM package_files WHERE id = ${uploadId} AND application_id = any(${numbers}::integer[])`.execute(db);
  return rows.length > 0;
}

/** Whether a purchase was made in one of the applications. */
export async function hasPurchase(db: Db, numbers: readonly number[], exchangeId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM orders WHERE order_id = ${orderIdOf(exchangeId)} AND application_id = any(${numbers}::integer[])`.execute(
    db,
  );
  return rows.length > 0;
}

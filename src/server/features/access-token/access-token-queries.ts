import { hash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/**
 * The stored form of a token: read access to the database is not enough to use it. Tokens are looked up by this hash,
 * so the time of a lookup reveals nothing about existing tokens.
 */
export function hashAccessToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export interface AccessTokenRow extends Omit<Row<'access_tokens'>, 'token_hash'> {
  /** The application IDs of a limited token, in order. */
  readonly app_ids: readonly string[];
}

/** Lists a developer's tokens that are not revoked, newest first; there are at most twenty. */
export async function listAccessTokenRows(db: Db, userId: number): Promise<AccessTokenRow[]> {
  const { rows } = await sql<AccessTokenRow>`
    SELECT id, user_id, name, prefix, scope, is_limited, created_at, expires_at, last_used_at, revoked_at,
      ARRAY(SELECT a.app_id FROM access_token_applications l JOIN applications a ON a.id = l.application_id
        WHERE l.access_token_id = t.id ORDER BY a.app_id) AS app_ids
    FROM access_tokens t WHERE user_id = ${userId} AND revoked_at IS NULL ORDER BY id DESC`.execute(db);
  return rows;
}

/** Serializes the creation of tokens of one developer until the transaction ends. */
export async function lockAccessTokens(trx: Transaction<Schema>, userId: number): Promise<void> {
  await requireAccount(trx, userId);
  await trx.selectFrom('providers').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
}

/** Finds the row IDs of those application IDs that belong to the developer, ignoring case. */
export async function findOwnNumbers(db: Db, userId: number, appIds: readonly string[]) {
  return db
    .selectFrom('applications')
    .select(['id', 'app_id'])
    .where('developer_id', '=', userId)
    .where(sql<boolean>`lower(app_id) = any(${appIds.map((id) => id.toLowerCase())}::text[])`)
    .orderBy('app_id')
    .execute();
}

/** Inserts a token and, for a limited one, its applications. Returns the row ID. */
export async function insertAccessToken(
  trx: Transaction<Schema>,
  token: NewRow<'access_tokens'>,
  applicationNumbers: readonly number[],
): Promise<number> {
  const { id } = await trx.insertInto('access_tokens').values(token).returning('id').executeTakeFirstOrThrow();
  if (applicationNumbers.length > 0) {
    const rows = applicationNumbers.map((application_id) => ({ access_token_id: id, application_id }));
    await trx.insertInto('access_token_applications').values(rows).execute();
  }
  return id;
}

/** Revokes one of a developer's tokens; false if the developer has no such token. */
export async function revokeAccessTokenRow(db: Db, { userId, id, now }: { userId: number; id: number; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Revokes all tokens of an account, as a suspension does. */
export async function revokeAllAccessTokens(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Deletes the tokens that expired or were revoked long ago. */
export async function deleteExpiredAccessTokens(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - LIMITS.accessTokenKeptDays * DAY_MS);
  await db
    .deleteFrom('access_tokens')
    .where(({ or, eb }) => or([eb('expires_at', '<=', before), eb('revoked_at', '<=', before)]))
    .execute();
}

/** The recipient of mails about an account's tokens. */
export function findTokenOwner(db: Db, userId: number) {
  return db.selectFrom('users').select(['email', 'nickname']).where('id', '=', userId).executeTakeFirstOrThrow();
}

import { type ExpressionBuilder, type InferResult, type Kysely, sql } from 'kysely';
import { createPreparedQuery } from '#server/db/prepared-query.ts';
import { selectActiveAccount } from '../../db/account-locks.ts';
import { batchLookups } from '../../db/batch-lookups.ts';
import type { Database } from '../../db/open-database.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';
import { type IdentityKey, recordIdentityUse } from './identity-queries.ts';

type Db = Kysely<Schema>;

interface OpenedBy {
  readonly identity: IdentityKey;
  /** Of the session that the browser had. */
  readonly replacedSecretHash: Buffer | null;
}

/**
 * Inserts a session and ends the browser's previous one, unless the account was suspended or deleted, or the identity
 * removed from it: each of these waits for this transaction and then ends its session, or comes first and is found.
 */
export function insertSession(
  db: Db,
  session: NewRow<'sessions'> & { readonly created_at: Date },
  { identity, replacedSecretHash }: OpenedBy,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if ((await selectActiveAccount(trx, session.user_id).forKeyShare().executeTakeFirst()) === undefined) return false;
    if (!(await recordIdentityUse(trx, session.user_id, identity, session.created_at))) return false;
    if (replacedSecretHash !== null) {
      await trx
        .updateTable('sessions')
        .set({ revoked_at: session.created_at })
        .where('authority_hash', '=', replacedSecretHash)
        .where('revoked_at', 'is', null)
        .execute();
    }
    await trx.insertInto('sessions').values(session).execute();
    return true;
  });
}

type SessionBuilder = ExpressionBuilder<Schema & { s: Schema['sessions']; u: Schema['users'] }, 's' | 'u'>;

/** Whether the account `u` of a session `s` may be used from its device (O29). */
export function isDeviceAllowed({ or, not, exists, selectFrom, ref }: SessionBuilder) {
  const isListed = selectFrom('devices as d')
    .select('d.id')
    .whereRef('d.user_id', '=', 's.user_id')
    .whereRef('d.device_hash', '=', 's.device_hash');
  return or([not(ref('u.is_limited_to_devices')), exists(isListed)]).$castTo<boolean>();
}

/**
 * Selects sessions by the hashes of their handles, with the account data that calls and pages need. These rows are
 * cached: a column added here needs a trigger like those in `006-session-events.ts` and `032-session-birthdates.ts`.
 */
export function selectSessions(db: Db, tokenHashes: readonly Buffer[]) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.token_hash', 's.id', 's.user_id', 's.authority_hash'])
    .select(['s.expires_at', 's.revoked_at', 's.last_seen_at'])
    .select(['u.type', 'u.status', 'u.deleted_at', 'u.email', 'u.is_email_confirmed'])
    .select(['u.nickname', 'u.login_type', 'u.is_phone_confirmed', 'u.birthdate', 'u.avatar'])
    .select((builder) => isDeviceAllowed(builder).as('device_allowed'))
    .leftJoin('providers as p', 'p.user_id', 's.user_id')
    .select(({ fn, ref, lit }) => fn.coalesce(ref('p.is_enabled'), lit(false)).as('provider_enabled'))
    .where('s.token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`);
}
export type SessionRow = InferResult<ReturnType<typeof selectSessions>>[number];

/** Finds a session by the hash of its session token. Concurrent lookups share one query. */
export function createFindSessionRow({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const findAll = createPreparedQuery<SessionRow>(pool, { name: 'sessions', query: selectSessions(db, []) });
  return batchLookups<Buffer, SessionRow>(findAll, {
    ofKey: (hash) => hash.toString('latin1'),
    ofRow: ({ token_hash }) => token_hash.toString('latin1'),
  });
}

/** Records the use of a session unless it was recorded after `before`. */
export async function touchSession(db: Db, id: string, { now, before }: { now: Date; before: Date }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<=', before)
    .execute();
}

/** Whether a secret cookie belongs to a valid session. */
export async function isSessionSecretValid(db: Db, secretHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('authority_hash', '=', secretHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export interface SessionPage {
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** Lists a user's valid sessions, newest first, with the total count. */
export async function listLiveSessions(db: Db, userId: number, { now, limit, offset }: SessionPage) {
  const live = db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  const { count } = await live.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await live.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  return { count, rows };
}

/** Lists all stored sessions of a user, including ended ones. */
export function listAllSessions(db: Db, userId: number): Promise<Row<'sessions'>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export interface OwnSession {
  readonly userId: number;
  readonly id: string;
  readonly now: Date;
}

/** Ends one session of a user. Returns false if the user has no such session. An ended session does not change. */
export async function revokeSession(db: Db, { userId, id, now }: OwnSession): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(now)) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all sessions of a user except one. */
export async function revokeOtherSessions(db: Db, { userId, id, now }: OwnSession): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all sessions of a user, as a suspension does. */
export async function revokeAllSessions(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

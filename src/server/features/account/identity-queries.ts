import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { LOGIN_TYPE, type LoginType } from '#contract/values/states.ts';
import { selectActiveAccount } from '../../db/account-locks.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** What an identity is known by. */
export interface IdentityKey {
  readonly loginType: LoginType;
  /** Of an OpenID provider; empty for other ways to sign in. */
  readonly issuer: string;
  readonly subject: string;
}

function hasKey({ loginType, issuer, subject }: IdentityKey) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'identities'>) =>
    and([eb('login_type', '=', loginType), eb('issuer', '=', issuer), eb('subject', '=', subject)]);
}

/** Lists the account's identities, oldest first. */
export function listIdentities(db: Db, userId: number): Promise<Row<'identities'>[]> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('login_type')
    .orderBy('subject')
    .execute();
}

/** Locks the account against every other change of its identities; undefined if it is suspended or deleted. */
export function lockIdentityOwner(trx: Trx, userId: number) {
  // The account's name, which is a key, may change: a weaker lock would have to be raised, and could then deadlock.
  return selectActiveAccount(trx, userId)
    .select(['account', 'email', 'is_email_confirmed', 'nickname'])
    .forUpdate()
    .executeTakeFirst();
}

/** Adds an identity. Returns false if it belongs to an account already, even if that is being created at this moment. */
export async function insertIdentity(trx: Trx, identity: NewRow<'identities'>): Promise<boolean> {
  const row = await trx
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['login_type', 'issuer', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findIdentity(db: Db, key: IdentityKey): Promise<Row<'identities'> | undefined> {
  return db.selectFrom('identities').selectAll().where(hasKey(key)).executeTakeFirst();
}

/** Records a sign-in; returns false if the identity is no longer the account's. Holds the identity until the end. */
export async function recordIdentityUse(trx: Trx, userId: number, key: IdentityKey, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('identities')
    .set({ last_used_at: now })
    .where(hasKey(key))
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteIdentity(trx: Trx, key: IdentityKey): Promise<void> {
  await trx.deleteFrom('identities').where(hasKey(key)).execute();
}

/** Gives an account the name and the way to sign in of an identity. */
export async function nameAccount(
  trx: Trx,
  userId: number,
  { account, loginType }: { readonly account: string; readonly loginType: LoginType },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ account, login_type: loginType, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** When a session was opened; undefined if it has been ended. */
export async function findSignInTime(db: Db, sessionId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.created_at;
}

export interface EmailMove {
  /** Subjects: of the account's former address, and of the new one. */
  readonly from: string;
  readonly to: string;
  readonly email: string;
}

/**
 * Lets the identity of the account's former address follow a new one, unless an account is known by that. Identities of
 * other addresses stay: their owner has linked them.
 */
export async function moveEmailIdentity(trx: Trx, userId: number, { from, to, email }: EmailMove): Promise<void> {
  const taken = trx
    .selectFrom('identities')
    .select('subject')
    .where('login_type', '=', LOGIN_TYPE.email)
    .where('subject', '=', to);
  const moved = await trx
    .updateTable('identities')
    .set({ subject: to, email })
    .where('user_id', '=', userId)
    .where('login_type', '=', LOGIN_TYPE.email)
    .where('subject', '=', from)
    .where(({ not, exists }) => not(exists(taken)))
    .returning('subject')
    .executeTakeFirst();
  if (moved === undefined) return;
  await trx
    .updateTable('users')
    .set({ account: `email:${to}` })
    .where('id', '=', userId)
    .where('account', '=', `email:${from}`)
    .execute();
}

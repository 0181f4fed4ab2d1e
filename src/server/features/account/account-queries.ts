import type { Kysely } from 'kysely';
import type { LoginType, UserStatus } from '#contract/states.ts';
import type { NewRow, Schema } from '../../db/schema.ts';
import type { Identity } from '../../providers/identity/read-identity.ts';
import type { AccountEmail } from './account-policy.ts';

type Db = Kysely<Schema>;

/** Somebody signs in: whom the provider says it is, and when. */
export interface SignIn {
  readonly loginType: LoginType;
  readonly identity: Identity;
  readonly now: Date;
}

/** An account, with the address that its provider told last. */
export interface ProviderAccount extends AccountEmail {
  readonly id: number;
  readonly status: UserStatus;
  readonly deleted_at: Date | null;
  readonly provider_email: string;
}

export function findAccount(db: Db, { loginType, identity }: SignIn): Promise<ProviderAccount | undefined> {
  return db
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id', 'u.status', 'u.deleted_at', 'u.email', 'u.email_confirmed', 'i.email as provider_email'])
    .where('i.provider', '=', loginType)
    .where('i.subject', '=', identity.subject)
    .executeTakeFirst();
}

/** Makes the account of an identity; two first sign-ins at once make one. */
export function insertAccount(
  db: Db,
  { loginType, identity, now }: SignIn,
  names: { readonly account: string; readonly nickname: string },
): Promise<void> {
  const { subject, email, emailVerified, isPrivateEmail, givenName, familyName } = identity;
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({
        ...names,
        login_type: loginType,
        email,
        email_confirmed: emailVerified,
        given_name: givenName,
        family_name: familyName,
        created_at: now,
        updated_at: now,
      })
      // Waits for the other transaction, which has then made account and identity.
      .onConflict((conflict) => conflict.column('account').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) return;
    const row = { subject, email, user_id: user.id, is_private_email: isPrivateEmail, created_at: now };
    await trx
      .insertInto('identities')
      .values({ ...row, provider: loginType })
      .execute();
  });
}

/** Writes the account's address, and what the provider told of it. */
export function updateEmail(
  db: Db,
  userId: number,
  { loginType, identity, now }: SignIn,
  { email, email_confirmed }: AccountEmail,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ email, email_confirmed, updated_at: now }).where('id', '=', userId).execute();
    await trx
      .updateTable('identities')
      .set({ email: identity.email, is_private_email: identity.isPrivateEmail })
      .where('provider', '=', loginType)
      .where('subject', '=', identity.subject)
      .execute();
  });
}

/** Notes that a nonce is used and forgets expired ones; answers false when it was used before. */
export async function consumeNonce(db: Db, nonceHash: Buffer, expiresAt: Date, now: Date): Promise<boolean> {
  await db.deleteFrom('used_nonces').where('expires_at', '<', now).execute();
  const inserted = await db
    .insertInto('used_nonces')
    .values({ nonce_hash: nonceHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce_hash').doNothing())
    .returning('nonce_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Keeps a new session; the one that the same browser had before ends. */
export function insertSession(db: Db, session: NewRow<'sessions'>, replacedAuthority: Buffer | null): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (replacedAuthority !== null) {
      await trx
        .updateTable('sessions')
        .set({ revoked_at: session.created_at })
        .where('authority_hash', '=', replacedAuthority)
        .where('revoked_at', 'is', null)
        .execute();
    }
    await trx.insertInto('sessions').values(session).execute();
  });
}

/** A session by the hash of its handle, with what a call needs to know of its account. */
export function findSessionRow(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 's.authority_hash', 's.expires_at', 's.revoked_at'])
    .select(['u.type', 'u.status', 'u.deleted_at', 'u.email', 'u.email_confirmed'])
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

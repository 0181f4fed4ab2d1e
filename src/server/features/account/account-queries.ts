import type { Kysely, Transaction } from 'kysely';
import type { LoginType, UserStatus } from '#contract/values/states.ts';
import { applicationShelf } from '#domain/state-machines/application-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Row, RowUpdate, Schema } from '../../db/schema.ts';
import type { Identity } from '../../providers/identity/read-identity.ts';
import { writeAudit } from '../audit/public.ts';
import { deleteSubmissions } from '../provider/public.ts';
import { anonymizeRatings } from '../rating/public.ts';
import { deleteWebhooksOf } from '../webhook/public.ts';
import type { AccountEmail } from './account-policy.ts';
import { insertIdentity } from './identity-queries.ts';

type Db = Kysely<Schema>;

/** A sign-in: the identity that the provider confirmed, and the time. */
export interface SignIn {
  readonly loginType: LoginType;
  /** Of an OpenID provider; empty for other ways to sign in. */
  readonly issuer: string;
  readonly identity: Identity;
  readonly now: Date;
}

/** An account with the address that its provider last reported. */
export interface ProviderAccount extends AccountEmail {
  readonly id: number;
  readonly status: UserStatus;
  readonly deleted_at: Date | null;
  readonly provider_email: string;
  readonly nickname: string;
}

export function findAccount(db: Db, { loginType, issuer, identity }: SignIn): Promise<ProviderAccount | undefined> {
  return db
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id', 'u.status', 'u.deleted_at', 'u.email', 'u.is_email_confirmed', 'i.email as provider_email'])
    .select('u.nickname')
    .where('i.login_type', '=', loginType)
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', identity.subject)
    .executeTakeFirst();
}

/** Creates the account of an identity that has none. Concurrent first sign-ins create only one. */
export function insertAccount(
  db: Db,
  { loginType, issuer, identity, now }: SignIn,
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
        is_email_confirmed: emailVerified,
        given_name: givenName,
        family_name: familyName,
        created_at: now,
        updated_at: now,
      })
      // Waits for the concurrent transaction, which has then created both account and identity.
      .onConflict((conflict) => conflict.column('account').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) return;
    const row = { subject, email, user_id: user.id, is_private_email: isPrivateEmail, created_at: now };
    const isOurs = await insertIdentity(trx, { ...row, login_type: loginType, issuer });
    // It was linked to another account at this moment, which the next lookup finds.
    if (!isOurs) await trx.deleteFrom('users').where('id', '=', user.id).execute();
  });
}

/** Stores the account's address and the address that the provider reported. */
export async function updateEmail(
  trx: Transaction<Schema>,
  userId: number,
  { loginType, issuer, identity, now }: SignIn,
  { email, is_email_confirmed }: AccountEmail,
): Promise<void> {
  await trx.updateTable('users').set({ email, is_email_confirmed, updated_at: now }).where('id', '=', userId).execute();
  await trx
    .updateTable('identities')
    .set({ email: identity.email, is_private_email: identity.isPrivateEmail })
    .where('login_type', '=', loginType)
    .where('issuer', '=', issuer)
    .where('subject', '=', identity.subject)
    .execute();
}

/** Records a nonce as used and deletes expired ones. Returns false if the nonce was used before. */
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

/** Lists the devices on the account's device list. */
export function listListedDevices(db: Db, userId: number): Promise<Row<'devices'>[]> {
  return db.selectFrom('devices').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/**
 * Permanently removes the personal data of an account, ends its sessions and unpublishes its games. The ID, the company
 * and the audit entries stay because financial records refer to them. The provider's subject also stays, so that the
 * next sign-in does not create a new account.
 */
export function anonymiseAccount(db: Db, userId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ ...NO_PERSONAL_DATA, account: `deleted:${userId}`, deleted_at: now, updated_at: now })
      .where('id', '=', userId)
      .execute();
    await trx
      .updateTable('identities')
      .set({ email: '', is_private_email: false })
      .where('user_id', '=', userId)
      .execute();
    for (const table of [
      'sessions',
      'verification_codes',
      'devices',
      'invoice_bindings',
      'invoice_carriers',
      'test_accounts',
      'access_tokens',
      'application_drafts',
      'game_saves',
      'game_scores',
      'notifications',
      'notification_settings',
      'notification_languages',
      'library_favourites',
      'library_wishes',
      'library_plays',
      'developer_follows',
      'developer_page_contents',
      'owned_games',
    ] as const) {
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
    await anonymizeRatings(trx, userId);
    await deleteSubmissions(trx, userId);
    await pullApplications(trx, userId, now);
    await deleteInheritedContacts(trx, userId);
    await deleteWebhooksOf(trx, userId);
    await writeAudit(trx, { actorUserId: userId, action: 'user.delete', subject: `user:${userId}` });
  });
}

/** Unpublishes the games of a developer whose account is deleted. Games that were taken down keep that status. */
async function pullApplications(trx: Transaction<Schema>, userId: number, now: Date): Promise<void> {
  const applications = await trx
    .selectFrom('applications')
    .select(['id', 'app_id', 'status'])
    .where('developer_id', '=', userId)
    .orderBy('id')
    // Does not conflict with the key-share locks taken when players write about a game.
    .forNoKeyUpdate()
    .execute();
  for (const { id, app_id: appId, status: from } of applications) {
    const step = move(applicationShelf, from, 'pull');
    if (!step.isAllowed || !step.hasEffect) continue;
    await trx.updateTable('applications').set({ status: step.to, updated_at: now }).where('id', '=', id).execute();
    const details = { from, to: step.to, because: 'user.delete' };
    const subject = `application:${appId}` as const;
    await writeAudit(trx, { actorUserId: userId, action: 'application.pull', subject, details });
  }
}

/** Removes the contacts that a developer's games inherit from the account. */
async function deleteInheritedContacts(trx: Transaction<Schema>, userId: number): Promise<void> {
  await trx
    .deleteFrom('application_contacts')
    .where('key', 'in', ['email', 'phone_number'])
    .where('application_id', 'in', trx.selectFrom('applications').select('id').where('developer_id', '=', userId))
    .execute();
}

/** Empty values for all columns with personal data. */
const NO_PERSONAL_DATA = {
  nickname: '',
  email: '',
  is_email_confirmed: false,
  given_name: '',
  family_name: '',
  birthdate: null,
  calling_code: '',
  phone_number: '',
  is_phone_confirmed: false,
  postal_code: '',
  address: '',
  avatar: '',
} as const satisfies RowUpdate<'users'>;

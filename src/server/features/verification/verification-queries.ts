import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { AccountCodePurpose, CodePurpose } from '#contract/verification/entities.ts';
import type { CodeFailure, NewRow, Row, Schema } from '../../db/schema.ts';
import type { EmailOwner } from './verification-policy.ts';

type Db = Kysely<Schema>;
export type CodeRow = Row<'verification_codes'>;

/** What a code belongs to: an account and a purpose, or the browser and address of a sign-in. */
export type CodeKey =
  | { readonly userId: number; readonly purpose: AccountCodePurpose }
  | { readonly signInKey: Buffer };

type NewCode = Omit<NewRow<'verification_codes'>, 'user_id' | 'sign_in_key' | 'purpose'> & {
  readonly created_at: Date;
};

/** The columns that identify a code. */
function columnsOf(key: CodeKey) {
  return 'signInKey' in key
    ? { user_id: null, purpose: 'signIn' as const, sign_in_key: key.signInKey }
    : { user_id: key.userId, purpose: key.purpose, sign_in_key: null };
}

function isOf(key: CodeKey) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'verification_codes'>) =>
    'signInKey' in key
      ? eb('sign_in_key', '=', key.signInKey)
      : and([eb('user_id', '=', key.userId), eb('purpose', '=', key.purpose)]);
}

/**
 * Replaces the last code of the same purpose unless it is still valid; returns whether it did. A used or undeliverable
 * code is no longer valid; a blocked one is until it expires.
 */
export async function replaceCode(db: Db, key: CodeKey, code: NewCode): Promise<boolean> {
  const row = await db
    .insertInto('verification_codes')
    .values({ ...code, ...columnsOf(key) })
    .onConflict((conflict) =>
      conflict
        .columns('signInKey' in key ? ['sign_in_key'] : ['user_id', 'purpose'])
        .doUpdateSet({ ...code, tries: 0, attempts: 0, sent_at: null, used_at: null, failure: null })
        .where(({ or, eb }) =>
          or([
            eb('verification_codes.expires_at', '<=', code.created_at),
            eb('verification_codes.used_at', 'is not', null),
            eb('verification_codes.failure', 'is not', null),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts an attempt and returns the hash to compare with; undefined if no code may be tried. As a single statement,
 * concurrent guesses wait for the row lock and then see each other's attempts.
 */
export async function countAttempt(trx: Transaction<Schema>, key: CodeKey, now: Date): Promise<Buffer | undefined> {
  const row = await trx
    .updateTable('verification_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where(isOf(key))
    .where('tries', '<', LIMITS.verificationCodeTries)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Marks a code as used, in the transaction that counted the attempt and so holds the row lock. */
export async function markUsed(trx: Transaction<Schema>, key: CodeKey, now: Date): Promise<void> {
  await trx.updateTable('verification_codes').set({ used_at: now }).where(isOf(key)).execute();
}

export function findCode(db: Db, key: CodeKey): Promise<CodeRow | undefined> {
  return db.selectFrom('verification_codes').selectAll().where(isOf(key)).executeTakeFirst();
}

export interface Addressee {
  /** Null for sign-ins: whether there is an account is nobody's business. */
  readonly nickname: string | null;
  readonly purpose: CodePurpose;
}

/** Whom a code is for; undefined once the code was sent, has expired or was replaced. */
export function findAddressee(db: Db, codeId: string, now: Date): Promise<Addressee | undefined> {
  return db
    .selectFrom('verification_codes as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.nickname', 'c.purpose'])
    .where('c.id', '=', codeId)
    .where('c.sent_at', 'is', null)
    .where('c.used_at', 'is', null)
    .where('c.failure', 'is', null)
    .where('c.expires_at', '>', now)
    .executeTakeFirst();
}

/** The delivery status of a code. */
export function findDelivery(db: Db, codeId: string) {
  return db
    .selectFrom('verification_codes')
    .select(['sent_at', 'failure', 'attempts'])
    .where('id', '=', codeId)
    .executeTakeFirst();
}

/** Records the delivery status of a code; one that was replaced no longer exists. */
export async function recordDelivery(
  db: Db,
  codeId: string,
  outcome: { readonly sent_at: Date } | { readonly failure: CodeFailure } | { readonly attempts: number },
): Promise<void> {
  await db.updateTable('verification_codes').set(outcome).where('id', '=', codeId).execute();
}

export async function findEmailOwner(db: Db, userId: number): Promise<EmailOwner> {
  return db
    .selectFrom('users')
    .select(['email', 'is_email_confirmed', 'login_type'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Sets the account's verified address, and returns the previous state. */
export async function confirmEmail(trx: Transaction<Schema>, userId: number, email: string, now: Date) {
  const before = await trx
    .selectFrom('users')
    .select(['email', 'is_email_confirmed', 'nickname'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('users')
    .set({ email, is_email_confirmed: true, updated_at: now })
    .where('id', '=', userId)
    .execute();
  return before;
}

/** Sets the account's verified phone number. */
export async function confirmPhone(
  trx: Transaction<Schema>,
  userId: number,
  { callingCode, nationalNumber }: { readonly callingCode: string; readonly nationalNumber: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ calling_code: callingCode, phone_number: nationalNumber, is_phone_confirmed: true, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Deletes codes that expired a day ago. */
export async function deleteExpiredCodes(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - 24 * 3_600_000);
  await db.deleteFrom('verification_codes').where('expires_at', '<', before).execute();
}

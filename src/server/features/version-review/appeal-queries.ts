import { type Kysely, sql, type Transaction } from 'kysely';
import { SHELF, USER_STATUS, VERSION_REVIEW } from '#contract/values/states.ts';
import type { AppealState } from '#contract/version/entities.ts';
import type { Row, Schema } from '../../db/schema.ts';

export interface AppealDecided {
  readonly state: Exclude<AppealState, 'waiting'>;
  readonly answer: string;
  readonly operatorId: number;
  readonly now: Date;
}

export async function closeAppeal(
  trx: Transaction<Schema>,
  id: number,
  { state, answer, operatorId, now }: AppealDecided,
): Promise<void> {
  await trx
    .updateTable('version_appeals')
    .set({ state, answer, decided_by: operatorId, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** The fields of a version that show who rejected it. */
type Refused = Pick<Row<'versions'>, 'id' | 'status' | 'review' | 'decided_by'>;

/** The operators who removed a removed version and rejected a rejected one; none for automatic decisions. */
async function findDeciders(
  db: Kysely<Schema>,
  { id, status, review, decided_by: rejectedBy }: Refused,
): Promise<readonly number[]> {
  const rejecters = review === VERSION_REVIEW.rejected && rejectedBy !== null ? [rejectedBy] : [];
  if (status !== SHELF.removed) return rejecters;
  const removal = await db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('subject', '=', `version:${id}`)
    .where('action', '=', 'version.remove')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const removedBy = removal?.actor_id ?? null;
  return removedBy === null ? rejecters : [...rejecters, removedBy];
}

/** Whether another operator could decide: an active account with an operator's address. */
async function hasOperatorBeside(
  db: Kysely<Schema>,
  userIds: readonly number[],
  operatorEmails: readonly string[],
): Promise<boolean> {
  const emails = operatorEmails.map((email) => email.toLowerCase());
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, 'in', emails)
    .where('is_email_confirmed', '=', true)
    .where('deleted_at', 'is', null)
    .where('status', '=', USER_STATUS.normal)
    .where('id', 'not in', userIds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether an operator may decide on an appeal: not on one against their own decision, unless every operator was
 * involved.
 */
export async function mayDecideAppeal(
  db: Kysely<Schema>,
  version: Refused,
  { userId, operatorEmails }: { readonly userId: number; readonly operatorEmails: readonly string[] },
): Promise<boolean> {
  const deciders = await findDeciders(db, version);
  return !deciders.includes(userId) || !(await hasOperatorBeside(db, deciders, operatorEmails));
}

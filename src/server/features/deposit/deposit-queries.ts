import { type Kysely, sql, type Transaction } from 'kysely';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import type { NewRow, Row, RowUpdate, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export type DepositRow = Row<'deposits'>;
export type RefundRow = Row<'deposit_refunds'>;

/** Statuses in which the provider may still report a change. */
export const UNSETTLED = [PAYMENT_STATUS.pending, PAYMENT_STATUS.chargeable, PAYMENT_STATUS.cancelling] as const;

export function isUnsettled(status: PaymentStatus): boolean {
  return UNSETTLED.some((unsettled) => unsettled === status);
}

/** Counts an account's deposits that may still be paid. */
export async function countUnpaid(db: Db, userId: number): Promise<number> {
  const unpaid = db.selectFrom('deposits').select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await unpaid
    .where('user_id', '=', userId)
    // Literals, because the planner does not match the partial index with parameters.
    .where(sql<boolean>`status IN (${sql.join(UNSETTLED.map((status) => sql.lit(status)))})`)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertDeposit(trx: Trx, deposit: NewRow<'deposits'>): Promise<DepositRow> {
  return trx.insertInto('deposits').values(deposit).returningAll().executeTakeFirstOrThrow();
}

export function findDeposit(db: Db, orderId: string): Promise<DepositRow | undefined> {
  return db.selectFrom('deposits').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Finds a user's deposit; undefined if the user has no such deposit. */
export async function findDepositOf(db: Db, userId: number, orderId: string): Promise<DepositRow | undefined> {
  const deposit = await findDeposit(db, orderId);
  return deposit?.user_id === userId ? deposit : undefined;
}

/** Locks a deposit until the transaction ends, which serializes its changes. */
export function lockDeposit(trx: Trx, orderId: string): Promise<DepositRow | undefined> {
  return trx.selectFrom('deposits').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();
}

const NO_CALL = { credit_operator_id: null, credit_reason: '', credit_called_at: null };

/** Updates a deposit. A settled one is no longer polled, and its pending credit request is cleared. */
export function changeDeposit(trx: Trx, id: number, change: RowUpdate<'deposits'>, at: Date): Promise<DepositRow> {
  const settled = change.status !== undefined && !isUnsettled(change.status) ? { next_check_at: null } : {};
  const called = change.status === undefined ? {} : NO_CALL;
  const changed = trx.updateTable('deposits').set({ ...change, ...settled, ...called, updated_at: at });
  return changed.where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Lists deposits whose poll was due before a moment. */
export async function listOverdue(db: Db, before: Date): Promise<Pick<DepositRow, 'order_id' | 'checks'>[]> {
  const overdue = db.selectFrom('deposits').select(['order_id', 'checks']).where('next_check_at', '<', before);
  return overdue.orderBy('next_check_at').execute();
}

/** Finds the refund that waits for a second operator. */
export function findWaitingRefund(trx: Trx, depositId: number): Promise<RefundRow | undefined> {
  const refunds = trx.selectFrom('deposit_refunds').selectAll().where('deposit_id', '=', depositId);
  return refunds.where('state', '=', 'waiting').executeTakeFirst();
}

export async function insertRefund(trx: Trx, refund: NewRow<'deposit_refunds'>): Promise<number> {
  const { id } = await trx.insertInto('deposit_refunds').values(refund).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeRefund(db: Db, id: number, change: RowUpdate<'deposit_refunds'>): Promise<void> {
  await db.updateTable('deposit_refunds').set(change).where('id', '=', id).execute();
}

/** Marks refunds that the provider could not pay as paid manually. */
export async function settleRefunds(trx: Trx, depositId: number, at: Date): Promise<void> {
  const refunds = trx.updateTable('deposit_refunds').set({ state: 'done', updated_at: at });
  await refunds.where('deposit_id', '=', depositId).where('state', 'in', ['by_hand', 'failed']).execute();
}

/** Lists the refunds of deposits, oldest first. */
export function listRefunds(db: Db, depositIds: readonly number[]): Promise<RefundRow[]> {
  if (depositIds.length === 0) return Promise.resolve([]);
  const refunds = db.selectFrom('deposit_refunds').selectAll().where('deposit_id', 'in', depositIds);
  return refunds.orderBy('id').execute();
}

/** Finds a refund with its deposit. */
export async function findRefund(db: Db, id: number): Promise<{ refund: RefundRow; deposit: DepositRow } | undefined> {
  const refund = await db.selectFrom('deposit_refunds').selectAll().where('id', '=', id).executeTakeFirst();
  if (refund === undefined) return undefined;
  const deposits = db.selectFrom('deposits').selectAll().where('id', '=', refund.deposit_id);
  return { refund, deposit: await deposits.executeTakeFirstOrThrow() };
}

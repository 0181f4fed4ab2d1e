import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { DepositAttention } from '#contract/deposit/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import type { Period } from '#domain/money/business-period.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import type { Schema } from '../../db/schema.ts';
import { countRecords, type RecordTotal } from '../ledger/public.ts';
import type { DepositRow } from './deposit-queries.ts';

type Db = Kysely<Schema>;

/** Filters deposits. Omitted fields match everything. */
export interface DepositFilter {
  readonly userId?: number | undefined;
  readonly status?: PaymentStatus | undefined;
  readonly currency?: CurrencyCode | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly problem?: DepositAttention | undefined;
  /** An order number, or part of the account, email or nickname. */
  readonly search?: string | undefined;
  readonly period: Period;
}

export type DepositSort = 'createdAt' | '-createdAt' | 'amount' | '-amount';

export interface DepositPage {
  readonly sort: DepositSort;
  readonly limit: number;
  readonly offset?: number;
  /** The deposit before the page: keyset paging stays stable while deposits are added. */
  readonly after?: DepositRow | null;
}

const COLUMNS = {
  createdAt: { name: 'created_at', direction: 'asc' },
  '-createdAt': { name: 'created_at', direction: 'desc' },
  amount: { name: 'amount_rank', direction: 'asc' },
  '-amount': { name: 'amount_rank', direction: 'desc' },
} as const satisfies Record<DepositSort, { name: 'created_at' | 'amount_rank'; direction: 'asc' | 'desc' }>;

/** One page of deposits; ties are in creation order. */
export function listDepositRows(db: Db, filter: DepositFilter, page: DepositPage): Promise<DepositRow[]> {
  const { sort, limit, offset = 0, after = null } = page;
  const { name, direction } = COLUMNS[sort];
  let query = db.selectFrom('deposits').selectAll().where(matches(filter));
  if (after !== null) {
    const isLater = direction === 'asc' ? sql`>` : sql`<`;
    query = query.where(sql<boolean>`(${sql.ref(name)}, id) ${isLater} (${after[name]}, ${after.id})`);
  }
  return query.orderBy(name, direction).orderBy('id', direction).limit(limit).offset(offset).execute();
}

/** Sums of matching deposits by currency and status, from daily totals if they cover the filter. */
export async function sumDeposits(db: Db, filter: DepositFilter): Promise<RecordTotal[]> {
  const { userId, status, currency, paymentMethod, problem, search, period } = filter;
  const isKept = [paymentMethod, problem, search].every((part) => part === undefined || part === '');
  const kept =
    isKept && userId !== undefined ? await countRecords(db, { record: 'deposit', userId, period }) : undefined;
  if (kept === undefined) return sumRows(db, filter);
  return kept.filter(
    (total) =>
      (status === undefined || total.status === status) && (currency === undefined || total.currency === currency),
  );
}

function sumRows(db: Db, filter: DepositFilter): Promise<RecordTotal[]> {
  return db
    .selectFrom('deposits')
    .select(({ fn }) => [
      'currency',
      'status',
      fn.countAll<number>().as('count'),
      sql<number>`${fn.sum('amount_minor')}::bigint`.as('amountMinor'),
      sql<number>`${fn.sum('refunded_minor')}::bigint`.as('refundedMinor'),
    ])
    .where(matches(filter))
    .groupBy(['currency', 'status'])
    .execute();
}

function matches(filter: DepositFilter) {
  const { userId, status, currency, paymentMethod, problem, search = '', period } = filter;
  return (builder: ExpressionBuilder<Schema, 'deposits'>) =>
    builder.and([
      ...(userId === undefined ? [] : [builder('user_id', '=', userId)]),
      ...(status === undefined ? [] : [builder('status', '=', status)]),
      ...(currency === undefined ? [] : [builder('currency', '=', currency)]),
      ...(paymentMethod === undefined ? [] : [builder('payment_method', '=', paymentMethod)]),
      ...(problem === undefined ? [] : [needsAttention(builder, problem)]),
      ...(period.fromMs === null ? [] : [builder('created_at', '>=', new Date(period.fromMs))]),
      ...(period.toMs === null ? [] : [builder('created_at', '<', new Date(period.toMs))]),
      ...(search === '' ? [] : [contains(builder, search)]),
    ]);
}

function needsAttention(builder: ExpressionBuilder<Schema, 'deposits'>, problem: DepositAttention) {
  if (problem === 'any') return builder('problem', 'is not', null);
  if (problem !== 'second_person') return builder('problem', '=', problem);
  return builder.or([
    builder('credit_operator_id', 'is not', null),
    builder('status', '=', PAYMENT_STATUS.refundInProgress),
  ]);
}

function contains(builder: ExpressionBuilder<Schema, 'deposits'>, search: string) {
  const pattern = containsPattern(search);
  const columns = ['email', 'account', 'nickname'] as const;
  const people = builder
    .selectFrom('users')
    .select('users.id')
    .where((user) => user.or(columns.map((column) => user(`users.${column}`, 'ilike', pattern))));
  return builder
    .or([builder('order_id', '=', search.toUpperCase()), builder('user_id', 'in', people)])
    .$castTo<SqlBool>();
}

import { type Kysely, sql } from 'kysely';
import type { AccountKind } from '#contract/ledger/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { Period } from '#domain/money/business-period.ts';
import type { Schema } from '../../db/schema.ts';

/** Lists the accounts of an owner (0: the house) with balances in minor units, both stored and computed. */
export function listAccounts(db: Kysely<Schema>, ownerId: number) {
  return db
    .selectFrom('ledger_accounts as a')
    .leftJoin('ledger_entries as e', 'e.account_id', 'a.id')
    .select(['a.kind', 'a.currency'])
    .select(({ fn }) => [
      sql<number>`coalesce(a.balance, sum(e.amount), 0)::bigint`.as('balance'),
      fn.count<number>('e.id').as('entries'),
    ])
    .where('a.owner_id', '=', ownerId)
    .groupBy('a.id')
    .orderBy('a.currency')
    .orderBy('a.id')
    .execute();
}

export interface EntryFilter {
  readonly ownerId: number;
  readonly kind: AccountKind;
  readonly currency: CurrencyCode;
  readonly period: Period;
  readonly limit: number;
  readonly offset: number;
}

/** Lists the entries of one account, newest first, with the total count. */
export async function listEntries(db: Kysely<Schema>, filter: EntryFilter) {
  const { period } = filter;
  const matching = db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .where('e.account_id', '=', ({ selectFrom }) =>
      selectFrom('ledger_accounts')
        .select('id')
        .where('owner_id', '=', filter.ownerId)
        .where('kind', '=', filter.kind)
        .where('currency', '=', filter.currency),
    )
    .$if(period.fromMs !== null, (query) => query.where('t.posted_at', '>=', new Date(period.fromMs ?? 0)))
    .$if(period.toMs !== null, (query) => query.where('t.posted_at', '<', new Date(period.toMs ?? 0)));
  const [{ count }, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    matching
      .select(['e.id', 'e.transaction_id', 'e.currency', 'e.amount', 'e.balance_after'])
      .select(['t.kind', 't.reference', 't.posted_at'])
      .orderBy('e.id', 'desc')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute(),
  ]);
  return { count, rows };
}

import type { ColumnType, GeneratedAlways } from 'kysely';
import type { AccountKind, TransactionKind } from '#contract/ledger/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { PaymentStatus } from '#contract/values/states.ts';
import type { Timestamp } from './column-types.ts';

/** The ledger, and idempotency keys of money calls. */
export interface LedgerTables {
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_reports: LedgerReportsTable;
  daily_closes: DailyClosesTable;
  ledger_hours: LedgerHoursTable;
  idempotency_keys: IdempotencyKeysTable;
  record_days: RecordDaysTable;
}

/** Written by `ledger_post` only; balances follow the entries. Ledger amounts are in minor units. */
interface LedgerAccountsTable {
  id: GeneratedAlways<number>;
  /** 0 is the house. */
  owner_id: number;
  kind: AccountKind;
  currency: CurrencyCode;
  /** Null if it is the sum of the entries. */
  balance: ColumnType<number | null, number | null, never>;
}

interface LedgerTransactionsTable {
  id: GeneratedAlways<number>;
  kind: ColumnType<TransactionKind, never, never>;
  reference: ColumnType<string, never, never>;
  posted_at: ColumnType<Date, never, never>;
  /** The database transaction that created it, the only one that may add entries. */
  written_in: ColumnType<string, never, never>;
}

interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  transaction_id: ColumnType<number, never, never>;
  account_id: ColumnType<number, never, never>;
  currency: ColumnType<CurrencyCode, never, never>;
  amount: ColumnType<number, never, never>;
  balance_after: ColumnType<number | null, never, never>;
}

/** What was paid, spent and refunded in a span of time, amounts in minor units. */
interface SpanFigures {
  currency: CurrencyCode;
  top_up_count: number;
  top_up_minor: number;
  refund_minor: number;
  order_count: number;
  order_minor: number;
  order_refund_minor: number;
}

/** Totals of a day; past days only. */
interface DailyClosesTable extends SpanFigures {
  day: string;
  circulation_minor: number;
}

interface LedgerHoursTable extends SpanFigures {
  /** When it begins. */
  hour: Timestamp;
  issued_minor: number;
}

interface LedgerReportsTable {
  id: GeneratedAlways<number>;
  made_at: Timestamp;
  is_balanced: boolean;
  /** Written as JSON text, read as the value. */
  figures: ColumnType<unknown, string, never>;
  findings: ColumnType<unknown, string, never>;
}

/** Responses of money calls by their idempotency key. */
interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  call: string;
  request_hash: Buffer;
  /** Written as JSON text, read as the value. */
  answer: ColumnType<unknown, string | null | undefined, string>;
  created_at: Timestamp;
}

/** Records per day, maintained by triggers. */
interface RecordDaysTable {
  user_id: ColumnType<number, never, never>;
  record: ColumnType<RecordKind, never, never>;
  day: ColumnType<string, never, never>;
  currency: ColumnType<CurrencyCode, never, never>;
  status: ColumnType<PaymentStatus, never, never>;
  count: ColumnType<number, never, never>;
  amount_minor: ColumnType<number, never, never>;
  refunded_minor: ColumnType<number, never, never>;
}

export type RecordKind = 'deposit' | 'order';

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BackupKind } from '#contract/backup/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** What operators see, set and send. */
export interface OperationsTables {
  audit_log: AuditLogTable;
  outbox: OutboxTable;
  claims: ClaimsTable;
  policy_reports: PolicyReportsTable;
  maintenances: MaintenancesTable;
  settings: SettingsTable;
  agencies: AgenciesTable;
  exchange_rates: ExchangeRatesTable;
  backups: BackupsTable;
}

/** Backups that were made or tried. */
interface BackupsTable {
  id: GeneratedAlways<number>;
  kind: BackupKind;
  location: string;
  name: Generated<string>;
  started_at: Timestamp;
  finished_at: NullableTimestamp;
  percent: Generated<number>;
  /** Bytes, as the next one. */
  size: Generated<number>;
  written_size: Generated<number>;
  file_count: Generated<number>;
  is_encrypted: boolean;
  is_verified: Generated<boolean>;
  error: Generated<string>;
}

export type OutboxChannel = 'email' | 'sms';

/** Messages stored by the development outbox instead of being sent. */
interface OutboxTable {
  id: GeneratedAlways<number>;
  channel: OutboxChannel;
  recipient: string;
  kind: Generated<string>;
  language: LocaleCode | null;
  subject: Generated<string>;
  text: string;
  html: Generated<string>;
  created_at: Timestamp;
}

/** Append-only: the database rejects updates and deletions. */
interface AuditLogTable {
  id: GeneratedAlways<number>;
  created_at: ColumnType<Date, never, never>;
  actor_id: ColumnType<number | null, number | null, never>;
  action: ColumnType<string, string, never>;
  subject: ColumnType<string, string, never>;
  /** Written as JSON text, read as the value. */
  details: ColumnType<unknown, string, never>;
}

/** Which operator is handling what. */
interface ClaimsTable {
  subject: string;
  user_id: number;
  expires_at: Timestamp;
}

/** Counted by violation and page; nothing identifies a browser. */
interface PolicyReportsTable {
  directive: string;
  blocked: string;
  page: string;
  count: number;
  first_at: Timestamp;
  last_at: Timestamp;
}

interface MaintenancesTable {
  id: GeneratedAlways<number>;
  is_manual: Generated<boolean>;
  begin_at: Timestamp;
  end_at: Timestamp;
  message: Generated<string>;
  /** By language; written as JSON text, read as the value. */
  messages: ColumnType<Readonly<Partial<Record<LocaleCode, string>>>, string | undefined, string>;
}

interface SettingsTable {
  key: string;
  /** Written as JSON text, read as the value. */
  value: ColumnType<unknown, string, string>;
}

interface AgenciesTable {
  code: string;
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface ExchangeRatesTable {
  from_currency: CurrencyCode;
  to_currency: CurrencyCode;
  rate: number;
  updated_at: Timestamp;
  /** YYYY-MM-DD in Taiwan: the effective date. */
  day: string;
}

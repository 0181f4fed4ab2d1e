import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { AccountExport } from '#contract/account/account-export.ts';
import type { AuditAction, AuditKind } from '#contract/admin/audit-actions.ts';
import type { Period } from '#domain/money/business-period.ts';
import { PAGE, readPages } from '#server/streaming/read-pages.ts';
import type { Row, Schema } from '../../db/schema.ts';

/** The subject of an action: its kind, then its ID or name. */
export type AuditSubject = `${string}:${string | number}`;

export interface AuditEntry {
  /** Null if the system acts. */
  readonly actorUserId: number | null;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** No personal data: entries outlive the accounts they mention. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Writes an audit entry in the transaction of the action, so both are committed or neither. It carries the database's
 * time, so no caller can backdate it.
 */
export async function writeAudit(trx: Transaction<Schema>, entry: AuditEntry): Promise<void> {
  const { actorUserId, action, subject, details = {} } = entry;
  await trx
    .insertInto('audit_log')
    .values({ actor_id: actorUserId, action, subject, details: JSON.stringify(details) })
    .execute();
}

/** Whether the log has an entry with at least these details, by any actor. */
export async function isAudited(trx: Transaction<Schema>, entry: Omit<AuditEntry, 'actorUserId'>): Promise<boolean> {
  const { action, subject, details = {} } = entry;
  const found = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .where(sql<boolean>`details @> ${JSON.stringify(details)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Streams the entries about a subject, oldest first. */
export function exportAuditOf(
  db: Kysely<Schema>,
  subject: AuditSubject,
): AsyncIterable<AccountExport['history'][number]> {
  const readPage = (after: Row<'audit_log'> | null) =>
    db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', subject)
      .where('id', '>', after?.id ?? 0)
      .orderBy('id')
      .limit(PAGE)
      .execute();
  return readPages(readPage, ({ action, details, created_at }) => {
    return { action, details, createdAt: created_at.toISOString() };
  });
}

export interface AuditFilter {
  /** Actions on or by this account. */
  readonly userId?: number | undefined;
  /** Actions on this subject. */
  readonly subject?: string | undefined;
  /** This kind of action. */
  readonly action?: string | undefined;
  /** Actions by this account. */
  readonly actorId?: number | undefined;
  /** Actions on subjects of this kind. */
  readonly kind?: AuditKind | undefined;
  readonly period?: Period | undefined;
}

/** Lists entries, newest first, with the total count. */
export async function listAuditEntries(
  db: Kysely<Schema>,
  filter: AuditFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; rows: Row<'audit_log'>[] }> {
  const matching = selectMatching(db, filter);
  const [{ count }, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  ]);
  return { count, rows };
}

/** Streams all matching entries, newest first, in batches, so few are in memory. */
export async function* readAuditEntries(
  db: Kysely<Schema>,
  filter: AuditFilter,
  portion: number,
): AsyncGenerator<Row<'audit_log'>[]> {
  let before: number | undefined;
  for (;;) {
    const rows: Row<'audit_log'>[] = await selectMatching(db, filter)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
      .selectAll()
      .orderBy('id', 'desc')
      .limit(portion)
      .execute();
    yield rows;
    if (rows.length < portion) return;
    before = rows.at(-1)?.id;
  }
}

/** Migration 040 has an index for each of these. */
function selectMatching(db: Kysely<Schema>, { userId, actorId, kind, subject, action, period }: AuditFilter) {
  const { fromMs = null, toMs = null } = period ?? {};
  return db
    .selectFrom('audit_log')
    .where((builder) => concerns(builder, userId))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', sql<number>`${actorId}::bigint`))
    .$if(kind !== undefined, (query) => query.where(sql<string>`split_part(subject, ':', 1)`, '=', kind ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(fromMs !== null, (query) => query.where('created_at', '>=', new Date(fromMs ?? 0)))
    .$if(toMs !== null, (query) => query.where('created_at', '<', new Date(toMs ?? 0)));
}

function concerns(builder: ExpressionBuilder<Schema, 'audit_log'>, userId: number | undefined) {
  if (userId === undefined) return builder.and([]);
  // Requested IDs may exceed the range of integer, with which the column could not be compared.
  const actor = sql<number>`${userId}::bigint`;
  return builder.or([builder('subject', '=', `user:${userId}`), builder('actor_id', '=', actor)]);
}

import type { Kysely } from 'kysely';
import type { AuditEntry } from '#contract/admin/entities.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { findPeople } from './admin-queries.ts';
import { presentAuditEntry, readUserSubject } from './present-audit-entry.ts';

/** Formats entries with the accounts they mention. */
export async function presentAuditEntries(
  db: Kysely<Schema>,
  rows: readonly Row<'audit_log'>[],
): Promise<AuditEntry[]> {
  const named = rows.flatMap(({ actor_id: actor, subject }) => [actor, readUserSubject(subject)]);
  const ids = new Set(named.filter((id) => typeof id === 'number'));
  const people = await findPeople(db, [...ids]);
  return rows.map((row) => presentAuditEntry(row, people));
}

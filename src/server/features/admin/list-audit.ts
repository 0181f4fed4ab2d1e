import type { Kysely } from 'kysely';
import type { listAudit } from '#contract/admin/endpoints.ts';
import type { AuditEntry } from '#contract/admin/entities.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type AuditFilter, listAuditEntries } from '../audit/audit-queries.ts';
import { findPeople } from './admin-queries.ts';
import { presentAuditEntry, readUserSubject } from './present-audit-entry.ts';

/** The log for operators, who look for what they have just done: a replica may not have it yet. */
export function createListAudit({ database: { db } }: Pick<Services, 'database'>): Handler<typeof listAudit> {
  return async (filter) => readAuditLog(db, filter);
}

/** Entries with those whom they name, the newest first, and how many there are. */
export async function readAuditLog(
  db: Kysely<Schema>,
  filter: AuditFilter,
): Promise<{ count: number; list: AuditEntry[] }> {
  const { count, rows } = await listAuditEntries(db, filter);
  const named = rows.flatMap(({ actor_user_id: actor, subject }) => [actor, readUserSubject(subject)]);
  const ids = new Set(named.filter((id) => typeof id === 'number'));
  const people = await findPeople(db, [...ids]);
  return { count, list: rows.map((row) => presentAuditEntry(row, people)) };
}

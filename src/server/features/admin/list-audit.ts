import type { Kysely } from 'kysely';
import type { AuditEntry } from '#contract/admin/entities.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type AuditFilter, listAuditEntries } from '../audit/public.ts';
import { presentAuditEntries } from './present-audit-entries.ts';
import { readAuditFilter } from './read-audit-filter.ts';

/** The log for operators, who look for what they have just done: a replica may not have it yet. */
export function listAudit({ database: { db } }: Pick<Services, 'database'>): Handler<'listAudit'> {
  return async ({ limit, offset, ...request }) => readAuditLog(db, readAuditFilter(request), { limit, offset });
}

/** Entries with those whom they name, the newest first, and how many there are. */
export async function readAuditLog(
  db: Kysely<Schema>,
  filter: AuditFilter,
  span: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; list: AuditEntry[] }> {
  const { count, rows } = await listAuditEntries(db, filter, span);
  return { count, list: await presentAuditEntries(db, rows) };
}

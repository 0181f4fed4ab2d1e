import type { Kysely } from 'kysely';
import type { AuditEntry } from '#contract/admin/entities.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type AuditFilter, listAuditEntries } from '../audit/public.ts';
import { presentAuditEntries } from './present-audit-entries.ts';
import { readAuditFilter } from './read-audit-filter.ts';

/** Lists the audit log for operators. Reads the primary database: a replica may lack what they have just changed. */
export function listAudit({ database: { db } }: Pick<Services, 'database'>): Handler<'listAudit'> {
  return async ({ limit, offset, ...request }) => readAuditLog(db, readAuditFilter(request), { limit, offset });
}

/** Reads entries, newest first, with the accounts they mention and the total count. */
export async function readAuditLog(
  db: Kysely<Schema>,
  filter: AuditFilter,
  span: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; list: AuditEntry[] }> {
  const { count, rows } = await listAuditEntries(db, filter, span);
  return { count, list: await presentAuditEntries(db, rows) };
}

import type { listAudit } from '#contract/admin/endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listAuditEntries } from '../audit/audit-queries.ts';
import { findPeople } from './admin-queries.ts';
import { presentAuditEntry, readUserSubject } from './present-audit-entry.ts';

/** The log for operators, who look for what they have just done: a replica may not have it yet. */
export function createListAudit({ database: { db } }: Pick<Services, 'database'>): Handler<typeof listAudit> {
  return async (filter) => {
    const { count, rows } = await listAuditEntries(db, filter);
    const named = rows.flatMap(({ actor_user_id: actor, subject }) => [actor, readUserSubject(subject)]);
    const ids = new Set(named.filter((id) => typeof id === 'number'));
    const people = await findPeople(db, [...ids]);
    return { count, list: rows.map((row) => presentAuditEntry(row, people)) };
  };
}

import type { AuditPerson as Person } from '#contract/admin/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { auditFilter } from './audit-filter.tsx';

/** An account named in the log, linked to all entries about it. */
export function AuditPerson({ person: { id, nickname, account } }: { person: Person }) {
  const page = usePage();
  return (
    <span className="wrap-anywhere">
      <a className="link" href={page.href('/operator/audit', auditFilter.query({ userId: id }))}>
        {nickname || account}
      </a>{' '}
      <span className="text-muted text-xs tabular-nums">#{id}</span>
    </span>
  );
}

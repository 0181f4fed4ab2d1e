import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { auditFilter } from '../audit/audit-filter.tsx';

/** An operator's id, linked to their log entries. */
export function OperatorLink({ id }: { id: number }) {
  const page = usePage();
  const isOneself = useUser()?.id === id;
  return (
    <a className="link" href={page.href('/operator/audit', auditFilter.query({ userId: id }))}>
      {page.t('money.operator', { id })}
      {isOneself && ` (${page.t('operator.users.yourself')})`}
    </a>
  );
}

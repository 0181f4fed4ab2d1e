import { useUser } from '../../../app/session-store.ts';
import { usePage } from '../../../app/use-page.ts';
import { auditQuery } from '../audit-filter.ts';

/** An operator by number, with the way to what they have done. */
export function OperatorLink({ id }: { id: number }) {
  const page = usePage();
  const isOneself = useUser()?.id === id;
  return (
    <a className="link" href={page.href('/operator/audit', auditQuery({ user: id, page: 1 }))}>
      {page.t('money.operator', { id })}
      {isOneself && ` (${page.t('operator.users.yourself')})`}
    </a>
  );
}

import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { userPath } from '../users/user-link.tsx';

/** An operator's id, linked to the page of their account. */
export function OperatorLink({ id }: { id: number }) {
  const page = usePage();
  const isOneself = useUser()?.id === id;
  return (
    <a className="link" href={page.href(userPath(id))}>
      {page.t('money.operator', { id })}
      {isOneself && ` (${page.t('operator.users.yourself')})`}
    </a>
  );
}

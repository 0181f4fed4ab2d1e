import type { AuditPerson } from '#contract/admin/entities.ts';
import { usePage } from '#web/app/use-page.ts';

/** The console's page of an account. */
export function userPath(id: number): string {
  return `/operator/users/${id}`;
}

/** An account by its name, linked to its page. */
export function UserLink({ user: { id, nickname, account } }: { user: AuditPerson }) {
  const page = usePage();
  return (
    <span className="wrap-anywhere">
      <a className="link" href={page.href(userPath(id))}>
        {nickname || account}
      </a>{' '}
      <span className="text-muted text-xs tabular-nums">#{id}</span>
    </span>
  );
}

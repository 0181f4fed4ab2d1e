import { CircleCheck } from 'lucide-react';
import type { UserProfile } from '#contract/account/entities.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { userPath } from './user-link.tsx';

/** The nickname and address of an account, with the name and id that API calls use. */
export function UserName({ user }: { user: UserProfile }) {
  const page = usePage();
  const { id, nickname, avatar, email, account } = user;
  const isOneself = useUser()?.id === id;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar nickname={nickname} src={avatar} />
      <div className="flex min-w-0 flex-col wrap-anywhere">
        <span className="text-base font-bold">
          <a className="link" href={page.href(userPath(id))}>
            {nickname || account}
          </a>
          {isOneself && <span className="text-muted text-xs"> ({page.t('operator.users.yourself')})</span>}
        </span>
        {email !== '' && <UserEmail user={user} />}
        <span className="text-muted flex min-w-0 flex-wrap gap-x-2 text-xs">
          <span>#{id}</span>
          <span className="max-w-full truncate" title={account}>
            {account}
          </span>
        </span>
      </div>
    </div>
  );
}

function UserEmail({ user: { email, emailConfirmed } }: { user: UserProfile }) {
  const page = usePage();
  const confirmed = page.t('operator.users.confirmed');
  return (
    <span>
      {email}
      {emailConfirmed ? (
        <span
          role="img"
          aria-label={confirmed}
          title={confirmed}
          className="text-success ms-1 inline-block align-text-bottom"
        >
          <CircleCheck size={16} aria-hidden />
        </span>
      ) : (
        <span className="text-warning"> · {page.t('operator.users.unconfirmed')}</span>
      )}
    </span>
  );
}

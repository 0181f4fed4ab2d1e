import { CircleCheck } from 'lucide-react';
import { listUsers } from '#contract/admin/endpoints.ts';
import type { ListedUser } from '#contract/admin/entities.ts';
import { LOGIN_TYPE, USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { defineList } from '#web/kit/list/define-list.tsx';
import { choice, search } from '#web/kit/list/filter/filter-kinds.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { UserAction, UserStatusDialog } from './user-action.tsx';
import { userPath } from './user-link.tsx';

/** The accounts of the installation, for operators. */
export const users = defineList({
  path: '/operator/users',
  endpoint: listUsers,
  words: {
    title: 'operator.users.title',
    lead: 'operator.users.lead',
    count: 'operator.users.count',
    none: 'operator.users.none.title',
    all: 'operator.users.none.all',
  },
  filter: {
    search: search('operator.users.search'),
    type: choice(Object.values(USER_TYPE), {
      label: 'operator.users.type',
      any: 'operator.users.anyType',
      text: (type, page) => page.t(`userType.${type}`),
    }),
    status: choice(Object.values(USER_STATUS), {
      label: 'words.status',
      any: 'operator.users.anyStatus',
      text: (status, page) => page.t(`userStatus.${status}`),
    }),
    loginType: choice(Object.values(LOGIN_TYPE), {
      label: 'operator.users.loginType',
      any: 'operator.users.anyLoginType',
      text: (loginType, page) => page.t(`loginType.${loginType}`),
    }),
  },
  live: ['users'],
  keyOf: ({ id }) => id,
  tableFrom: 'lg',
  columns: [
    { key: 'user', head: 'operator.users.user', cell: (user) => <UserName user={user} /> },
    {
      key: 'type',
      head: 'operator.users.type',
      width: 'w-[10%]',
      cell: ({ type }, page) => page.t(`userType.${type}`),
    },
    {
      key: 'provider',
      head: 'words.signsInWith',
      width: 'w-[11%]',
      cell: ({ loginType }, page) => (loginType === null ? '–' : page.t(`loginType.${loginType}`)),
    },
    {
      key: 'created',
      head: 'words.createdOn',
      width: 'w-[15%]',
      cell: ({ createdAt }) => <LocalTime iso={createdAt} precision="day" />,
    },
    {
      key: 'status',
      head: 'words.status',
      width: 'w-[12%]',
      cell: ({ status, deletedAt }) => (
        <StateChip state={deletedAt === null ? `userStatus.${status}` : 'operator.users.deleted'} />
      ),
    },
  ],
  actions: { width: 'w-[18%]', cell: (user, choose) => <UserAction user={user} onChoose={choose} /> },
  dialog: (user, close) => <UserStatusDialog user={user} onClose={close} />,
});

/** The nickname and address of an account, with the name and id that API calls use. */
function UserName({ user }: { user: ListedUser }) {
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

function UserEmail({ user: { email, emailConfirmed } }: { user: ListedUser }) {
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

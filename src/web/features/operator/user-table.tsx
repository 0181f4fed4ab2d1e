import type { UserProfile } from '#contract/account/entities.ts';
import { usePage } from '../../app/use-page.ts';
import { useLocalTime } from '../../ui/use-local-time.ts';
import { UserAction } from './user-action.tsx';
import { UserName } from './user-name.tsx';
import { UserStatusChip } from './user-status-chip.tsx';

export interface UserTableProps {
  readonly users: readonly UserProfile[];
  /** Somebody is to be suspended or restored. */
  readonly onChoose: (user: UserProfile) => void;
}

const HEADS = ['user', 'type', 'provider', 'created', 'status', 'action'] as const;

/** Narrow tables leave out whom somebody signs in with: the names of most accounts begin with it. */
const WIDE_ONLY = 'hidden lg:table-cell';

/** The accounts: a table where there is room for one, else cards. */
export function UserTable({ users, onChoose }: UserTableProps) {
  const page = usePage();
  return (
    <>
      <table className="hidden w-full border-collapse text-sm md:table">
        <thead>
          <tr className="border-line border-b">
            {HEADS.map((head) => (
              <th
                key={head}
                scope="col"
                className={`text-muted py-2 pe-4 text-start text-xs font-bold last:pe-0 ${head === 'provider' ? WIDE_ONLY : ''}`}
              >
                {page.t(head === 'action' ? 'list.action' : `operator.users.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} onChoose={() => onChoose(user)} />
          ))}
        </tbody>
      </table>
      <ul className="flex flex-col gap-4 md:hidden">
        {users.map((user) => (
          <UserCard key={user.id} user={user} onChoose={() => onChoose(user)} />
        ))}
      </ul>
    </>
  );
}

interface UserEntryProps {
  readonly user: UserProfile;
  readonly onChoose: () => void;
}

function useUserFacts({ type, loginType, createdAt }: UserProfile) {
  const page = usePage();
  return {
    type: page.t(`userType.${type}`),
    provider: loginType === null ? '–' : page.t(`loginType.${loginType}`),
    created: useLocalTime(createdAt, 'day'),
  };
}

function UserRow({ user, onChoose }: UserEntryProps) {
  const facts = useUserFacts(user);
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="max-w-80 py-3 pe-4 text-start font-normal">
        <UserName user={user} />
      </th>
      <td className="py-3 pe-4">{facts.type}</td>
      <td className={`py-3 pe-4 ${WIDE_ONLY}`}>{facts.provider}</td>
      <td className="py-3 pe-4 whitespace-nowrap tabular-nums">{facts.created}</td>
      <td className="py-3 pe-4">
        <UserStatusChip user={user} />
      </td>
      <td className="py-3">
        <UserAction user={user} onChoose={onChoose} />
      </td>
    </tr>
  );
}

function UserCard({ user, onChoose }: UserEntryProps) {
  const facts = useUserFacts(user);
  return (
    <li className="border-line flex flex-col gap-3 rounded-xl border p-4 text-sm">
      <UserName user={user} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UserStatusChip user={user} />
        <p className="text-muted">{[facts.type, facts.provider, facts.created].join(' · ')}</p>
      </div>
      <UserAction user={user} onChoose={onChoose} />
    </li>
  );
}

import type { UserProfile } from '#contract/account/entities.ts';
import { USER_STATUS, type UserStatus } from '#contract/states.ts';
import { usePage } from '../../../app/use-page.ts';

const LOOKS = {
  [USER_STATUS.normal]: 'text-success border-success',
  [USER_STATUS.suspended]: 'text-danger border-danger',
  [USER_STATUS.deactivated]: 'text-muted border-control',
} as const satisfies Record<UserStatus, string>;

/** Where an account stands, in a word and a colour. */
export function UserStatusChip({ user: { status, deletedAt } }: { user: UserProfile }) {
  const page = usePage();
  const isDeleted = deletedAt !== null;
  return (
    <span
      className={`inline-flex flex-none rounded-full border px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${isDeleted ? LOOKS[USER_STATUS.deactivated] : LOOKS[status]}`}
    >
      {page.t(isDeleted ? 'operator.users.deleted' : `userStatus.${status}`)}
    </span>
  );
}

import type { UserProfile } from '#contract/account/entities.ts';
import { USER_STATUS, type UserStatus } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { Chip, type ChipLook } from '#web/kit/state/chip.tsx';

const LOOKS = {
  [USER_STATUS.normal]: 'success',
  [USER_STATUS.suspended]: 'danger',
  [USER_STATUS.deactivated]: 'quiet',
} as const satisfies Record<UserStatus, ChipLook>;

/** Where an account stands, in a word and a colour. */
export function UserStatusChip({ user: { status, deletedAt } }: { user: UserProfile }) {
  const page = usePage();
  if (deletedAt !== null) return <Chip look="quiet">{page.t('operator.users.deleted')}</Chip>;
  return <Chip look={LOOKS[status]}>{page.t(`userStatus.${status}`)}</Chip>;
}

import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { UserCase } from '#contract/admin/entities.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { Chip } from '#web/kit/state/chip.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { loadUser, type UserData } from './load-user.ts';
import { UserAction } from './user-action.tsx';
import { UserFacts } from './user-facts.tsx';
import { LatestDeposits, LatestEntries, LatestOrders, LatestRatings } from './user-latest.tsx';
import { UserMoney } from './user-money.tsx';
import { UserStatusDialog } from './user-status-dialog.tsx';

/** An account: who it is, its star coins, its latest records, and the operator's actions on it. */
export function UserPage({ loaded }: { loaded: UserData }) {
  const { id } = loaded.found.user;
  const data = useLiveData(loaded, [`user:${id}`], (quiet) => loadUser(quiet, String(id)));
  const { found, deposits, orders, ratings, entries } = data;
  const { user } = found;
  return (
    <>
      <UserHeader user={user} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="lg:sticky lg:top-24 lg:col-start-2">
          <UserFacts found={found} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1">
          <UserMoney found={found} deposits={deposits.totals} orders={orders.totals} />
          <LatestDeposits userId={user.id} {...deposits} />
          <LatestOrders userId={user.id} {...orders} />
          <LatestRatings userId={user.id} {...ratings} />
          <LatestEntries userId={user.id} {...entries} />
        </div>
      </div>
    </>
  );
}

function UserHeader({ user }: Pick<UserCase, 'user'>) {
  const page = usePage();
  const [isChanging, setChanging] = useState(false);
  const { id, nickname, account, avatar, type, status, deletedAt } = user;
  const isOneself = useUser()?.id === id;
  return (
    <header className="flex flex-col items-start gap-3">
      <a className="link inline-flex min-h-11 items-center gap-2 text-sm" href={page.href('/operator/users')}>
        <ArrowLeft size={18} aria-hidden />
        {page.t('operator.users.title')}
      </a>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar nickname={nickname} src={avatar} isLarge />
          <div className="flex min-w-0 flex-col gap-2">
            <h1 className="text-xl wrap-anywhere">{nickname || account}</h1>
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <StateChip state={deletedAt === null ? `userStatus.${status}` : 'operator.users.deleted'} />
              <Chip look="quiet">{page.t(`userType.${type}`)}</Chip>
              {isOneself && <Chip look="info">{page.t('operator.users.yourself')}</Chip>}
            </p>
          </div>
        </div>
        <UserAction user={user} onChoose={() => setChanging(true)} />
      </div>
      {isChanging && <UserStatusDialog user={user} onClose={() => setChanging(false)} />}
    </header>
  );
}

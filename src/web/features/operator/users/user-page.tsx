import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { UserCase } from '#contract/admin/entities.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { currencyName } from '#i18n/name-places.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ledgerFilter } from '../money/ledger/load-ledger.ts';
import { loadUser, type UserData } from './load-user.ts';
import { UserAction, UserStatusDialog } from './user-action.tsx';
import { UserFacts } from './user-facts.tsx';
import { LatestDeposits, LatestEntries, LatestOrders, LatestRatings } from './user-latest.tsx';

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

interface UserMoneyProps {
  readonly found: UserCase;
  readonly deposits: UserData['deposits']['totals'];
  readonly orders: UserData['orders']['totals'];
}

/** The star coins of an account by currency: what it has, and what was paid, spent and refunded over the years. */
function UserMoney({ found, deposits, orders }: UserMoneyProps) {
  const page = usePage();
  const { id, account } = found.user;
  const totals = joinTotals({ points: found.points, deposits, orders });
  return (
    <Section
      id="star-coins"
      title={page.t('words.starCoins')}
      actions={
        <a
          className="link text-sm"
          href={page.href('/operator/ledger', ledgerFilter.query({ find: account, userId: id }))}
        >
          {page.t('money.ledger.title')}
        </a>
      }
    >
      {totals.length === 0 ? (
        <p className="text-muted text-sm">{page.t('operator.user.noPoints')}</p>
      ) : (
        <ul aria-label={page.t('words.starCoins')} className="flex flex-col gap-6">
          {totals.map((total) => (
            <CurrencyMoney key={total.currency} total={total} />
          ))}
        </ul>
      )}
    </Section>
  );
}

type UserTotal = ReturnType<typeof joinTotals>[number];

const FIGURES = [
  ['operator.kind.deposit', 'paid'],
  ['money.closing.refunds', 'depositsRefunded'],
  ['money.orders.title', 'spent'],
  ['money.closing.orderRefunds', 'ordersRefunded'],
] as const;

function CurrencyMoney({ total }: { total: UserTotal }) {
  const page = usePage();
  const { currency, points, owed } = total;
  return (
    <li className="flex flex-col gap-3">
      <h3 className="font-sans text-sm">
        {currency} <span className="text-muted font-normal">{currencyName(page.translator, currency)}</span>
      </h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-5">
        <div className="col-span-2 sm:col-span-1">
          <dt className="text-muted text-xs">{page.t('money.account.points')}</dt>
          <dd className="text-xl font-bold">
            <Amount amount={points} currency={currency} />
          </dd>
          {owed > 0 && (
            <dd className="text-danger text-xs">
              {page.t('money.account.owed')} <Amount amount={owed} currency={currency} />
            </dd>
          )}
        </div>
        {FIGURES.map(([label, name]) => (
          <div key={name}>
            <dt className="text-muted text-xs">{page.t(label)}</dt>
            <dd className="text-base font-bold">
              <Amount amount={total[name]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** One total for each currency that the account ever used. */
export function joinTotals({
  points,
  deposits,
  orders,
}: Pick<UserCase, 'points'> & Pick<UserMoneyProps, 'deposits' | 'orders'>) {
  return CURRENCIES.flatMap((currency) => {
    const isOf = (total: { readonly currency: string }) => total.currency === currency;
    const [wallet, deposit, order] = [points.find(isOf), deposits.find(isOf), orders.find(isOf)];
    if (wallet === undefined && deposit === undefined && order === undefined) return [];
    return {
      currency,
      points: wallet?.points ?? 0,
      owed: wallet?.owed ?? 0,
      paid: deposit?.amount ?? 0,
      depositsRefunded: deposit?.refundedAmount ?? 0,
      spent: order?.amount ?? 0,
      ordersRefunded: order?.refundedAmount ?? 0,
    };
  });
}

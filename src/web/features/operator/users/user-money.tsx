import type { UserCase } from '#contract/admin/entities.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { currencyName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { ledgerFilter } from '../money/ledger/ledger-filter.ts';
import type { UserData } from './load-user.ts';

interface UserMoneyProps {
  readonly found: UserCase;
  readonly deposits: UserData['deposits']['totals'];
  readonly orders: UserData['orders']['totals'];
}

/** The star coins of an account by currency: what it has, and what was paid, spent and refunded over the years. */
export function UserMoney({ found, deposits, orders }: UserMoneyProps) {
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

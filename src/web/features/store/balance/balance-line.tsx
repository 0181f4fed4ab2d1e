import { usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { StarCoin } from '#web/ui/star-coin.tsx';
import { useBalances } from './balance-store.ts';

/** Star coins by currency, beside a page's heading (R1.17, R1.19). */
export function BalanceLine() {
  const page = usePage();
  const balances = useBalances();
  if (balances === null) return null;
  return (
    <div className="card flex min-w-0 items-center gap-4 px-5 py-3">
      <StarCoin size={36} />
      <div className="min-w-0">
        <p className="text-muted text-xs">{page.t('balance.title')}</p>
        <ul className="flex flex-wrap gap-x-5">
          {balances.length === 0 && (
            <li>
              <Coins amount={0} currency="TWD" className="text-lg font-bold" />
            </li>
          )}
          {balances.map(({ currency, points }) => (
            <li key={currency} className="flex items-baseline gap-1.5">
              <Coins amount={points} currency={currency} className="text-lg font-bold" />
              <span className="text-muted text-xs">{currency}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

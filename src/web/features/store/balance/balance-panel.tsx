import { Plus, TriangleAlert, Wallet } from 'lucide-react';
import type { PointBalance } from '#contract/account/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';

interface BalancePanelProps {
  readonly balances: readonly PointBalance[];
  /** Whether a link leads to the wallet, outside of it. */
  readonly hasWalletLink?: boolean;
}

/** All star coins by currency, debts, and a top-up link. */
export function BalancePanel({ balances, hasWalletLink = false }: BalancePanelProps) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-base">{page.t('balance.title')}</h2>
      {balances.length === 0 ? (
        <p className="text-muted text-sm">{page.t('balance.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {balances.map((balance) => (
            <BalanceRow key={balance.currency} balance={balance} />
          ))}
        </ul>
      )}
      <p className="text-muted border-line border-t pt-3 text-xs">{page.t('balance.about')}</p>
      <a className="btn btn-gold" href={page.href('/store/deposit')} onClick={closePanel}>
        <Plus size={18} aria-hidden />
        {page.t('balance.topUp')}
      </a>
      {hasWalletLink && (
        <a className="btn btn-quiet" href={page.href('/store/wallet')} onClick={closePanel}>
          <Wallet size={18} aria-hidden />
          {page.t('shell.nav.wallet')}
        </a>
      )}
    </div>
  );
}

/** Client-side navigation keeps the top bar and its open panel, so the panel is closed. */
function closePanel({ currentTarget }: { readonly currentTarget: Element }): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

function BalanceRow({ balance: { currency, points, owed } }: { balance: PointBalance }) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted text-sm">{currency}</span>
        <Coins amount={points} currency={currency} className="text-lg font-bold" />
      </p>
      {owed > 0 && (
        <p className="text-warning mt-1 flex items-start gap-1.5 text-xs">
          <TriangleAlert size={14} aria-hidden className="mt-0.5 flex-none" />
          {page.t('balance.owed', { amount: formatAmount(owed, currency, locale) })}
        </p>
      )}
    </li>
  );
}

import { useEffect } from 'react';
import type { PointBalance } from '#contract/account/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { useMayOpen } from '#web/app/navigation/use-may-open.ts';
import { usePage } from '#web/app/use-page.ts';
import { StarCoin } from '#web/ui/star-coin.tsx';
import { formatCoins, formatStarCoins, inStarCoins } from '#web/ui/text/format-amount.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';
import { BalancePanel } from './balance-panel.tsx';
import { mainBalance, useBalances } from './balance-store.ts';
import { watchBalances } from './watch-balances.ts';

const PANEL_ID = 'balance-panel';

/** The user's star coins in the top bar: one currency, all of them on click. */
export function BalanceMenu() {
  const page = usePage();
  const balances = useBalances();
  const mayOpen = useMayOpen();
  useEffect(() => watchBalances(page), [page]);
  if (balances === null) return null;
  const { locale } = page.state;
  const main = mainBalance(balances);
  const others = balances.filter((balance) => balance !== main && balance.points > 0).length;
  const list = balances
    .map(({ points, currency }) => `${formatCoins(points, currency, locale)} ${currency}`)
    .join(', ');
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className="hover:bg-raised inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1 rounded-full px-1 text-sm sm:gap-1.5 sm:text-base font-bold whitespace-nowrap tabular-nums sm:px-3"
      >
        <span className="sr-only">{page.t('balance.menu', { list: list || '0' })}</span>
        <StarCoin size={20} className="min-[360px]:hidden" />
        <BalanceShown balance={main} others={others} />
      </button>
      <div
        id={PANEL_ID}
        popover="auto"
        className="card text-ink fixed inset-auto end-4 top-16 m-0 w-80 max-w-[calc(100vw-32px)] p-5"
      >
        <BalancePanel balances={balances} hasWalletLink={mayOpen('/store/wallet')} />
      </div>
    </>
  );
}

interface BalanceShownProps {
  readonly balance: PointBalance | undefined;
  /** Number of other currencies with coins. */
  readonly others: number;
}

/** The balance in the available width: abbreviated on phones, only the coin on small ones. */
function BalanceShown({ balance, others }: BalanceShownProps) {
  const { locale } = usePage().state;
  const { points = 0, currency = 'TWD' } = balance ?? {};
  return (
    <span aria-hidden className="inline-flex items-baseline gap-1.5">
      <span className="max-[359px]:hidden sm:hidden">{shortCoins(points, currency, locale)}</span>
      <span className="hidden sm:inline">{formatStarCoins(points, currency, locale)}</span>
      {balance !== undefined && <span className="text-muted hidden text-xs sm:inline">{currency}</span>}
      {others > 0 && <span className="text-muted hidden text-xs sm:inline">+{others}</span>}
    </span>
  );
}

const WITH_PARTS_BELOW = 1000;
const WHOLE_BELOW = 100_000;

/** Star coins in the store's notation, with at most seven characters before the star, rounded down: 999.50 ★, 12,345 ★, 1.2M ★. */
export function shortCoins(coins: number, currency: CurrencyCode, locale: LocaleCode): string {
  if (coins < WITH_PARTS_BELOW) return formatStarCoins(coins, currency, locale);
  if (coins < WHOLE_BELOW) return formatStarCoins(Math.floor(coins), currency, locale);
  const format = { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'floor' } as const;
  return inStarCoins(numberFormat(locale, format).format(coins));
}

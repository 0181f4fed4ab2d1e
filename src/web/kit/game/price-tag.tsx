import type { GamePrice } from '#contract/product/price-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Coins, Price } from '#web/kit/coins.tsx';

interface PriceTagProps {
  readonly game: {
    readonly free: boolean;
    readonly price: GamePrice | null;
    readonly owned?: boolean | undefined;
  };
}

/** What a game costs: free, owned already, not for sale, or its price and the one before a discount. */
export function PriceTag({ game: { free, price, owned = false } }: PriceTagProps) {
  const page = usePage();
  if (free) return <span>{page.t('price.free')}</span>;
  if (owned) return <span>{page.t('price.owned')}</span>;
  if (price === null) return <span>{page.t('price.none')}</span>;
  return (
    <span className="ms-auto inline-flex min-w-0 flex-wrap items-center gap-x-1.5">
      <PriceBefore price={price} />
      <Price amount={price.amount} currency={price.currency} className="text-ink font-bold" />
    </span>
  );
}

/** `−20%`; nothing without a discount. */
export function DiscountBadge({ percent, isOnGold = false }: DiscountBadgeProps) {
  if (percent === undefined) return null;
  const colors = isOnGold ? 'bg-on-gold text-gold' : 'bg-gold text-on-gold';
  return <span className={`${colors} rounded-md px-1.5 font-bold tabular-nums`}>{`−${percent}%`}</span>;
}

interface DiscountBadgeProps {
  readonly percent: number | undefined;
  /** On a gold button. */
  readonly isOnGold?: boolean;
}

/** The price without the discount, struck out; nothing without a discount. */
export function PriceBefore({ price: { before, currency }, className = 'text-muted' }: PriceBeforeProps) {
  const page = usePage();
  if (before === undefined) return null;
  return (
    <s className={`font-normal ${className}`}>
      <span className="sr-only">{page.t('price.before')} </span>
      <Coins amount={before} currency={currency} />
    </s>
  );
}

interface PriceBeforeProps {
  readonly price: Pick<GamePrice, 'before' | 'currency'>;
  readonly className?: string;
}

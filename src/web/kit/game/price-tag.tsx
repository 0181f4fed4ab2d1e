import type { GamePrice } from '#contract/product/price-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';

interface PriceTagProps {
  readonly game: {
    readonly free: boolean;
    readonly price: GamePrice | null;
    readonly owned?: boolean | undefined;
  };
}

/** What a game costs: free, owned already, not for sale, or its price with the discount. */
export function PriceTag({ game: { free, price, owned = false } }: PriceTagProps) {
  const page = usePage();
  if (free) return <span>{page.t('price.free')}</span>;
  if (owned) return <span>{page.t('price.owned')}</span>;
  if (price === null) return <span>{page.t('price.none')}</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <DiscountBadge percent={price.percent} />
      <PriceBefore price={price} />
      <Coins amount={price.amount} currency={price.currency} className="text-ink font-bold" />
    </span>
  );
}

/** `−20%`; nothing without a discount. */
export function DiscountBadge({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  return <span className="bg-gold text-on-gold rounded-md px-1.5 font-bold tabular-nums">−{percent}%</span>;
}

/** The price without the discount, struck out; nothing without a discount. */
export function PriceBefore({ price: { before, currency } }: { price: GamePrice }) {
  const page = usePage();
  if (before === undefined) return null;
  return (
    <s className="text-muted font-normal">
      <span className="sr-only">{page.t('price.before')} </span>
      <Coins amount={before} currency={currency} />
    </s>
  );
}

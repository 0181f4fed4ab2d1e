import type { PublicProduct } from '#contract/product/entities.ts';
import type { GamePrice } from '#contract/product/price-entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { Price } from '#web/kit/coins.tsx';
import { DiscountBadge, PriceBefore } from '#web/kit/game/price-tag.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { formatStarCoins } from '#web/ui/text/format-amount.ts';

/** The price of a product, with its discount. */
export function PriceNow({ product }: { product: PublicProduct }) {
  const { price, currency, before, percent } = product;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      <DiscountBadge percent={percent} />
      <PriceBefore price={{ currency, before }} />
      <Price amount={price} currency={currency} />
    </span>
  );
}

interface LowestPriceProps {
  readonly price: Pick<GamePrice, 'lowest' | 'until'> & { readonly currency: CurrencyCode };
  readonly className?: string;
}

/** Beside a discount: the lowest price before it, and when it ends. Nothing without one. */
export function LowestPrice({ price: { lowest, until, currency }, className = 'text-muted' }: LowestPriceProps) {
  if (lowest === undefined || until === undefined) return null;
  return <Shown lowest={lowest} until={until} currency={currency} className={className} />;
}

interface ShownProps {
  readonly lowest: number;
  readonly until: string;
  readonly currency: CurrencyCode;
  readonly className: string;
}

function Shown({ lowest, until, currency, className }: ShownProps) {
  const page = usePage();
  const when = useLocalTime(until, 'short');
  const amount = formatStarCoins(lowest, currency, page.state.locale);
  return (
    <p className={`text-xs ${className}`}>
      {page.t('price.lowest', { amount })} · <time dateTime={until}>{page.t('price.until', { when })}</time>
    </p>
  );
}

import type { PublicProduct } from '#contract/product/entities.ts';
import { Price } from '#web/kit/coins.tsx';
import { DiscountBadge, PriceBefore } from '#web/kit/game/price-tag.tsx';

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

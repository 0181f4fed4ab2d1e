import { ChevronDown } from 'lucide-react';
import type { ProductPrice } from '#contract/product/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { type CurrencyPrice, currencyPrices } from './currency-prices.ts';

/** The price in each currency, collapsed by default. */
export function ProductPrices({ prices }: { prices: readonly ProductPrice[] }) {
  const page = usePage();
  const byCurrency = currencyPrices(prices);
  if (byCurrency.length === 0) return <p className="text-muted">{page.t('products.prices.none')}</p>;
  return (
    <details className="group">
      <summary className="-my-3 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        <span className="link">{page.t('products.prices.count', { count: byCurrency.length })}</span>
        <ChevronDown size={16} aria-hidden className="text-muted flex-none group-open:rotate-180" />
      </summary>
      <ul className="mt-3 flex flex-col gap-1.5 max-lg:pe-12">
        {byCurrency.map((one) => (
          <PriceLine key={one.currency} price={one} />
        ))}
      </ul>
    </details>
  );
}

function PriceLine({ price: { currency, least, most, countries } }: { price: CurrencyPrice }) {
  const page = usePage();
  const amount = (value: number) => formatAmount(value, currency, page.state.locale);
  const isOne = least === most;
  return (
    <li className="flex flex-wrap justify-between gap-x-3 tabular-nums">
      <span>
        {isOne ? amount(least) : page.t('products.prices.span', { least: amount(least), most: amount(most) })}
      </span>
      <span className="text-muted">{page.t('words.countCountries', { count: countries })}</span>
    </li>
  );
}

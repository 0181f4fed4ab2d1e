import type { PublicProduct } from '#contract/product/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import type { ExchangeCheck } from './check-exchange.ts';
import { PriceNow } from './price-now.tsx';

interface ExchangeSumsProps {
  readonly product: PublicProduct;
  readonly balance: number | null;
  readonly checked: ExchangeCheck;
  /** One is bought, so its price is the total. */
  readonly isSingle?: boolean;
}

/** The sums of an exchange: price, total, balance and remainder, in star coins of one currency. */
export function ExchangeSums({ product, balance, checked, isSingle = false }: ExchangeSumsProps) {
  const page = usePage();
  const { currency } = product;
  const coins = (amount: number | null) => (amount === null ? '–' : <Coins amount={amount} currency={currency} />);
  const price = <PriceNow product={product} />;
  const rows = [
    ...(isSingle ? [] : [['price', price] as const]),
    ['total', isSingle ? price : coins(checked.total)],
    ['balance', coins(balance)],
    ['remains', coins(checked.remains)],
  ] as const;
  return (
    <dl aria-live="polite" className="bg-raised flex flex-col gap-2 rounded-xl p-4 text-sm">
      {rows.map(([name, text]) => (
        <div
          key={name}
          className={`flex justify-between gap-4 ${name === 'total' ? 'text-base font-bold' : ''} ${name === 'remains' ? 'border-line border-t pt-2' : ''}`}
        >
          <dt className={name === 'total' ? '' : 'text-muted'}>{page.t(`exchange.${name}`)}</dt>
          <dd className="tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

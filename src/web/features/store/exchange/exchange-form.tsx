import { CircleAlert } from 'lucide-react';
import type { PublicProduct } from '#contract/product/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { formatCoins } from '#web/ui/text/format-amount.ts';
import { rememberPurchase } from '../deposit/purchase-place.ts';
import { topUpQuery } from '../deposit/top-up-prefill.ts';
import { ExchangeSums } from './exchange-sums.tsx';
import { LowestPrice } from './lowest-price.tsx';
import { ProductIcon } from './product-card.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { useExchange } from './use-exchange.ts';

interface ExchangeFormProps {
  readonly product: PublicProduct;
  /** Null if unknown. */
  readonly balance: number | null;
  readonly exchange: ReturnType<typeof useExchange>;
  readonly isGame?: boolean;
  /** The game, which a top-up returns to. */
  readonly applicationId?: string;
}

/** Quantity, price, balance and remainder, with a top-up link if the star coins are not enough. */
export function ExchangeForm({ product, balance, exchange, isGame = false, applicationId }: ExchangeFormProps) {
  const page = usePage();
  const { quantity, checked, isBusy, failure, confirm, type } = exchange;
  const { issue, missing } = checked;
  const { productId, title } = product;
  const problem = issue === null ? failure : (page.translator.find(issue.message, issue.values) ?? '');
  return (
    <Form className="flex flex-col gap-5" onSubmit={() => void confirm()}>
      <ChosenProduct product={product} />
      {!isGame && <QuantityField value={quantity} isWrong={issue !== null && missing === 0} onChange={type} />}
      <ExchangeSums product={product} balance={balance} checked={checked} isSingle={isGame} />
      <p role="alert" className="text-danger flex items-start gap-1.5 text-sm empty:hidden">
        {problem !== '' && <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />}
        {problem}
      </p>
      {missing > 0 ? (
        <a
          className="btn btn-gold"
          onClick={() => applicationId !== undefined && rememberPurchase({ applicationId, productId, name: title })}
          href={page.href('/store/deposit', topUpQuery({ currency: product.currency, amount: String(missing) }))}
        >
          {page.t('exchange.topUp', {
            count: missing,
            amount: formatCoins(missing, product.currency, page.state.locale),
          })}
        </a>
      ) : (
        <Button type="submit" look="gold" disabled={issue !== null} isBusy={isBusy}>
          {page.t(isBusy ? 'exchange.busy' : isGame ? 'price.buy' : 'exchange.confirm')}
        </Button>
      )}
    </Form>
  );
}

/** The product; its texts are the developer's. */
function ChosenProduct({ product }: { product: PublicProduct }) {
  return (
    <div className="flex min-w-0 gap-4">
      <ProductIcon product={product} />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-base font-bold">{product.title}</p>
        <p className="text-muted text-sm whitespace-pre-line">{product.description}</p>
        <LowestPrice price={product} className="text-muted mt-1" />
      </div>
    </div>
  );
}

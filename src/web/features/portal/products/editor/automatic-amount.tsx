import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import type { AutomaticPrice, ProductForm } from '../form/use-product-form.ts';

interface AutomaticAmountProps {
  readonly currency: CurrencyCode;
  readonly price: AutomaticPrice | undefined;
  readonly state: ProductForm['automatic']['state'];
}

/** The amount converted from the default price; a dash while it is unknown. */
export function AutomaticAmount({ currency, price, state }: AutomaticAmountProps) {
  const page = usePage();
  if (price !== undefined) return formatAmount(price.price, currency, page.state.locale);
  const words = state === 'loading' ? page.t('products.automatic.loading') : page.t('products.automatic.none');
  return (
    <span className="text-muted font-normal">
      <span aria-hidden>{state === 'loading' ? '…' : '—'}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

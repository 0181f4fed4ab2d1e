import { memo } from 'react';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX, FieldProblem } from '#web/ui/field/field-frame.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { setOwnPrice } from '../form/product-draft.ts';
import type { AutomaticPrice, ProductForm } from '../form/use-product-form.ts';

export const PRICE_GRID = 'sm:grid-cols-[minmax(0,1fr)_120px_110px_150px] sm:gap-4';

interface PriceRowProps {
  readonly country: string;
  readonly name: string;
  readonly currency: CurrencyCode;
  /** Input of a manual price; null if the country follows the default price. */
  readonly own: string | null;
  readonly automatic: AutomaticPrice | undefined;
  readonly state: ProductForm['automatic']['state'];
  readonly isReadOnly: boolean;
  readonly error: string;
  readonly onChange: ProductForm['change'];
  readonly onLeave: ProductForm['leave'];
}

/**
 * The price in one country (R3.30). Switching to a manual price starts with the current price; switching back restores
 * the default.
 */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { country, name, currency, own, automatic, state, isReadOnly, error, onChange } = props;
  const page = usePage();
  const isManual = own !== null;
  const field = `prices.${country}.price`;
  const put = (next: string | null) => onChange((before) => setOwnPrice(before, [country], next), field);
  return (
    <li className={`grid grid-cols-2 items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm ${PRICE_GRID}`}>
      <span className="col-span-2 min-w-0 sm:col-span-1">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-muted ms-2 text-xs">{currency}</span>
      </span>
      <span className={`tabular-nums ${isManual ? 'text-muted' : 'font-bold'}`}>
        <span className="text-muted block text-xs font-normal sm:sr-only">{page.t('products.automatic')}</span>
        <AutomaticAmount currency={currency} price={automatic} state={state} />
      </span>
      <label className="flex min-h-11 items-center gap-3 has-enabled:cursor-pointer">
        <input
          type="checkbox"
          role="switch"
          checked={isManual}
          aria-checked={isManual}
          disabled={isReadOnly}
          id={isManual ? undefined : `field-${field}`}
          aria-label={page.t('products.manual.named', { country: name })}
          aria-describedby={error === '' ? undefined : `field-${field}-error`}
          onChange={(event) => put(event.target.checked ? startOf(automatic) : null)}
          className="h-5 w-5 flex-none accent-(--c-accent)"
        />
        <span aria-hidden className="sm:hidden">
          {page.t('products.manual')}
        </span>
      </label>
      <OwnPrice {...props} field={field} onPut={put} />
      {error !== '' && (
        <div className="col-span-full">
          <FieldProblem id={`field-${field}-error`} error={error} />
        </div>
      )}
    </li>
  );
});

function startOf(automatic: AutomaticPrice | undefined): string {
  return automatic === undefined ? '' : String(automatic.price);
}

type OwnPriceProps = PriceRowProps & { readonly field: string; readonly onPut: (own: string) => void };

function OwnPrice({ name, currency, own, isReadOnly, error, field, onLeave, onPut }: OwnPriceProps) {
  const page = usePage();
  if (own === null) return null;
  if (isReadOnly) {
    return <span className="font-bold tabular-nums">{formatAmount(Number(own), currency, page.state.locale)}</span>;
  }
  return (
    <input
      id={`field-${field}`}
      value={own}
      inputMode="decimal"
      autoComplete="off"
      aria-label={page.t('products.own.named', { country: name, currency })}
      aria-invalid={error !== '' || undefined}
      aria-describedby={error === '' ? undefined : `field-${field}-error`}
      onChange={(event) => onPut(event.target.value)}
      onBlur={() => onLeave(field)}
      className={`${FIELD_BOX} col-span-2 min-h-11 px-3 tabular-nums sm:col-span-1`}
    />
  );
}

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

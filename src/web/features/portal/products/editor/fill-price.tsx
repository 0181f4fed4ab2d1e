import { useState } from 'react';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { productRules } from '#domain/rules/product-rules.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblem } from '#web/kit/form/problems.ts';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { readAmount } from '../form/product-draft.ts';
import { setOwnPrice } from '../form/set-prices.ts';
import type { ProductForm } from '../form/use-product-form.ts';

interface FillPriceProps {
  readonly currency: CurrencyCode;
  readonly countries: readonly string[];
  readonly form: ProductForm;
}

/** Sets a manual price for all countries of a currency. */
export function FillPrice({ currency, countries, form: { change } }: FillPriceProps) {
  const page = usePage();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const id = `fill-${currency}`;
  const fill = () => {
    const answer = productRules.price.check(readAmount(text), { currency });
    if (answer !== true) {
      setError(describeProblem(page, { message: answer, values: { currency } }));
      document.getElementById(id)?.focus();
      return;
    }
    change((before) => setOwnPrice(before, countries, readAmount(text)), 'prices');
    toasts.show('success', page.t('products.fill.done', { count: countries.length, currency }));
    setText('');
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-xs font-bold">
        {page.t('products.fill', { currency })}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : `${id}-error`}
          onChange={(event) => {
            setText(event.target.value);
            setError('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            fill();
          }}
          className={`${FIELD_BOX} min-h-11 px-3`}
        />
        <button type="button" className="btn btn-quiet flex-none" onClick={fill}>
          {page.t('products.fill.go')}
        </button>
      </div>
      {error !== '' && <FieldProblem id={`${id}-error`} error={error} />}
    </div>
  );
}

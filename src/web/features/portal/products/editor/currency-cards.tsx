import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import { productRules } from '#domain/rules/product-rules.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblem } from '#web/kit/form/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { FIELD_BOX, FieldProblem } from '#web/ui/field/field-frame.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { countriesIn, priceOf, readAmount, setOwnPrice } from '../form/product-draft.ts';
import type { AutomaticPrice, ProductForm } from '../form/use-product-form.ts';
import { writeRate } from '../price-words.ts';
import { AutomaticAmount } from './price-row.tsx';

/**
 * The automatic price in each currency with its exchange rate; one price can be set for all countries of a currency.
 */
export function CurrencyCards({ form }: { form: ProductForm }) {
  const page = usePage();
  const { state } = form.automatic;
  const used = CURRENCIES.filter((currency) => countriesIn(form.draft, currency).length > 0);
  return (
    <section aria-labelledby="by-currency" className="flex flex-col gap-3">
      <div>
        <h3 id="by-currency" className="text-base">
          {page.t('products.byCurrency')}
        </h3>
        {!form.isReadOnly && <p className="text-muted mt-0.5 text-sm">{page.t('products.byCurrency.lead')}</p>}
      </div>
      <p role="status" className="text-warning text-sm empty:hidden">
        {state === 'failed' && page.t('products.automatic.failed')}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {used.map((currency) => (
          <CurrencyCard key={currency} currency={currency} form={form} />
        ))}
      </ul>
    </section>
  );
}

function CurrencyCard({ currency, form }: { currency: CurrencyCode; form: ProductForm }) {
  const page = usePage();
  const { draft, automatic, isReadOnly, change } = form;
  const countries = countriesIn(draft, currency);
  const manual = countries.filter((country) => priceOf(draft, country).own !== null);
  return (
    <li className="border-line flex min-w-0 flex-col gap-3 rounded-xl border p-4">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-sm">
          <span className="font-bold">{currency}</span>
          <span className="text-muted ms-2">{page.t('words.countCountries', { count: countries.length })}</span>
        </p>
        <p className="font-bold tabular-nums">
          <AutomaticAmount currency={currency} price={automatic.byCurrency.get(currency)} state={automatic.state} />
        </p>
      </div>
      <RateLine from={draft.defaultCurrency} to={currency} price={automatic.byCurrency.get(currency)} />
      {!isReadOnly && <FillPrice currency={currency} countries={countries} form={form} />}
      {manual.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span>{page.t('products.manual.count', { count: manual.length })}</span>
          {!isReadOnly && (
            <Button
              aria-label={page.t('products.manual.clearIn', { currency })}
              onClick={() => change((before) => setOwnPrice(before, manual, null), 'prices')}
            >
              <RotateCcw size={16} aria-hidden />
              {page.t('products.manual.clear')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface RateLineProps {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly price: AutomaticPrice | undefined;
}

/** The exchange rate of a price and its date. */
function RateLine({ from, to, price }: RateLineProps) {
  const page = usePage();
  if (price === undefined) return null;
  const { rate, day } = price;
  if (rate === null && price.price === 0) return null;
  const text =
    from === to
      ? page.t('products.rate.same')
      : rate === null
        ? page.t('products.rate.stored')
        : writeRate(page, { from, to, rate, day });
  return <p className="text-muted -mt-2 text-xs tabular-nums">{text}</p>;
}

interface FillPriceProps {
  readonly currency: CurrencyCode;
  readonly countries: readonly string[];
  readonly form: ProductForm;
}

/** Sets a manual price for all countries of a currency. */
function FillPrice({ currency, countries, form: { change } }: FillPriceProps) {
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
        <Button className="flex-none" onClick={fill}>
          {page.t('products.fill.go')}
        </Button>
      </div>
      {error !== '' && <FieldProblem id={`${id}-error`} error={error} />}
    </div>
  );
}

import { useCallback } from 'react';
import { CURRENCIES } from '#contract/values/limits.ts';
import { currencySymbol } from '#domain/money/currencies.ts';
import { usePage } from '#web/app/use-page.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextControl } from '../../editor/controls/text-control.tsx';
import { CountryChoice } from '../../editor/sections/country-choice.tsx';
import { putCountries } from '../form/set-prices.ts';
import type { ProductForm } from '../form/use-product-form.ts';
import { CurrencyCards } from './currency-cards.tsx';
import { PriceTable } from './price-table.tsx';
import { ProductSection } from './product-section.tsx';

/** The default price and the automatic or manual price in each country. */
export function PricesSection({ form }: { form: ProductForm }) {
  const page = usePage();
  const { draft, change, leave, errorOf, isReadOnly } = form;
  const put = useCallback(
    (countries: readonly string[], isChosen: boolean) => {
      change((before) => putCountries(before, countries, isChosen), 'countries');
      leave('countries');
    },
    [change, leave],
  );
  return (
    <ProductSection id="prices" title={page.t('products.pricing')} lead={page.t('products.pricing.lead')}>
      <fieldset disabled={isReadOnly} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <SelectField
          name="defaultCurrency"
          label={page.t('products.currency')}
          hint={page.t('products.currency.hint')}
          value={draft.defaultCurrency}
          options={CURRENCIES.map((code) => [code, `${code} (${currencySymbol(code)})`])}
          onChange={(value) => {
            const defaultCurrency = CURRENCIES.find((code) => code === value) ?? draft.defaultCurrency;
            change((before) => ({ ...before, defaultCurrency }), 'defaultPrice');
          }}
        />
        <TextControl
          name="defaultPrice"
          label={page.t('words.defaultPrice')}
          hint={page.t('products.price.hint')}
          error={errorOf('defaultPrice')}
          value={draft.defaultPrice}
          inputMode="decimal"
          autoComplete="off"
          isRequired
          onLeave={() => leave('defaultPrice')}
          onChange={(defaultPrice) => change((before) => ({ ...before, defaultPrice }), 'defaultPrice')}
        />
      </fieldset>
      <CountryChoice
        legend={page.t('products.soldIn')}
        chosen={draft.countries}
        isReadOnly={isReadOnly}
        error={errorOf('countries')}
        onPut={put}
      />
      {draft.countries.length > 0 && (
        <>
          <CurrencyCards form={form} />
          <PriceTable form={form} />
        </>
      )}
    </ProductSection>
  );
}

import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { CURRENCIES } from '#contract/values/limits.ts';
import { currencySymbol } from '#domain/money/currencies.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblem } from '#web/kit/form/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextControl } from '../../editor/controls/text-control.tsx';
import { CountryChoice } from '../../editor/sections/country-choice.tsx';
import { priceOf, putCountries } from '../form/product-draft.ts';
import type { ProductForm } from '../form/use-product-form.ts';
import { type CountryNames, useCountryNames } from '../price-words.ts';
import { CurrencyCards } from './currency-cards.tsx';
import { PRICE_GRID, PriceRow } from './price-row.tsx';
import { ProductSection } from './product-sections.tsx';

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

/** Initially rendered rows; a product may be sold in two hundred and fifty countries. */
const FIRST_ROWS = 20;

/** The price in each country, with a search by name and a filter for manual prices. */
function PriceTable({ form }: { form: ProductForm }) {
  const page = usePage();
  const { draft, automatic, shown, isReadOnly, isTried, change, leave } = form;
  const names = useCountryNames();
  const [word, setWord] = useState('');
  const [isManualOnly, setManualOnly] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const found = findCountries(names, { word, draft, isManualOnly });
  // A link from the problem summary must find the invalid price in the table.
  const isEverything = isWhole || word !== '' || isManualOnly || (isTried && hasPriceProblem(form));
  const rows = isEverything ? found : found.slice(0, FIRST_ROWS);
  return (
    <section aria-labelledby="by-country" className="flex min-w-0 flex-col gap-3">
      <h3 id="by-country" className="text-base">
        {page.t('products.byCountry')}
      </h3>
      <PriceSearch
        word={word}
        onWord={setWord}
        count={found.length}
        isManualOnly={isManualOnly}
        onManualOnly={setManualOnly}
      />
      <div aria-hidden className={`text-muted hidden px-4 text-xs font-bold sm:grid ${PRICE_GRID}`}>
        <span>{page.t('words.countryOrRegion')}</span>
        <span>{page.t('products.automatic')}</span>
        <span>{page.t('products.manual')}</span>
        <span>{page.t('products.own')}</span>
      </div>
      <ul className="border-line divide-line divide-y rounded-xl border" aria-label={page.t('products.byCountry')}>
        {rows.map((country) => {
          const problem = shown.get(`prices.${country}.price`);
          const { currency, own } = priceOf(draft, country);
          return (
            <PriceRow
              key={country}
              country={country}
              name={names.nameOf(country)}
              currency={currency}
              own={own}
              automatic={automatic.byCurrency.get(currency)}
              state={automatic.state}
              isReadOnly={isReadOnly}
              error={problem === undefined ? '' : describeProblem(page, problem)}
              onChange={change}
              onLeave={leave}
            />
          );
        })}
        {rows.length === 0 && (
          <li className="text-muted px-4 py-6 text-sm">{page.t('words.noCountryOrRegionMatches')}</li>
        )}
      </ul>
      {rows.length < found.length && (
        <Button className="self-start" onClick={() => setWhole(true)}>
          {page.t('products.byCountry.all', { count: found.length })}
        </Button>
      )}
    </section>
  );
}

interface Wanted extends Pick<ProductForm, 'draft'> {
  readonly word: string;
  readonly isManualOnly: boolean;
}

function findCountries(names: CountryNames, { word, draft, isManualOnly }: Wanted): readonly string[] {
  const wanted = word.trim().toLocaleLowerCase();
  const isFound = (country: string) =>
    (names.nameOf(country).toLocaleLowerCase().includes(wanted) || country.toLowerCase() === wanted) &&
    (!isManualOnly || priceOf(draft, country).own !== null);
  return names.sort(draft.countries).filter(isFound);
}

function hasPriceProblem({ shown }: ProductForm): boolean {
  return [...shown.keys()].some((name) => name.startsWith('prices.'));
}

interface PriceSearchProps {
  readonly word: string;
  readonly count: number;
  readonly isManualOnly: boolean;
  readonly onWord: (word: string) => void;
  readonly onManualOnly: (isOn: boolean) => void;
}

function PriceSearch({ word, count, isManualOnly, onWord, onManualOnly }: PriceSearchProps) {
  const page = usePage();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <label className="border-control bg-page flex min-h-11 min-w-0 flex-1 basis-56 items-center gap-2 rounded-xl border px-4">
        <Search size={18} aria-hidden className="text-muted flex-none" />
        <span className="sr-only">{page.t('products.byCountry.search')}</span>
        <input
          type="search"
          value={word}
          autoComplete="off"
          placeholder={page.t('products.byCountry.search')}
          onChange={(event) => onWord(event.target.value)}
          className="search-input placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent outline-none"
        />
      </label>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={isManualOnly}
          onChange={(event) => onManualOnly(event.target.checked)}
          className="h-4.5 w-4.5 flex-none accent-(--c-accent)"
        />
        {page.t('products.manual.only')}
      </label>
      <p role="status" className="sr-only">
        {word === '' ? '' : page.t('editor.countries.found', { count })}
      </p>
    </div>
  );
}

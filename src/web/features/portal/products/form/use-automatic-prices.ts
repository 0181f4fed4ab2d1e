import { useEffect, useMemo, useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { previewPrices } from '#contract/product/developer-endpoints.ts';
import type { Product } from '#contract/product/entities.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import { currencyOfCountry, listCountryRegions } from '#domain/countries/countries.ts';
import { productRules } from '#domain/rules/product-rules.ts';
import { usePage } from '#web/app/use-page.ts';
import { type ProductDraft, readAmount } from './product-draft.ts';

const TYPING_PAUSE_MS = 400;

/** The price in a currency converted from the default price. */
export interface AutomaticPrice {
  /** In major units. */
  readonly price: number;
  /** Value of one unit of the default currency; null while it is unknown. */
  readonly rate: number | null;
  /** Date of the rate; null for the default currency itself. */
  readonly day: string | null;
}

export interface AutomaticPrices {
  readonly byCurrency: ReadonlyMap<CurrencyCode, AutomaticPrice>;
  readonly state: 'known' | 'loading' | 'failed' | 'none';
}

/** One country for each currency: prices are equal within a currency, so that selecting countries needs no call. */
const ONE_OF_EACH = CURRENCIES.flatMap((currency) =>
  listCountryRegions()
    .flatMap(({ countries }) => countries)
    .filter((country) => currencyOfCountry(country) === currency)
    .slice(0, 1),
);

/** A price of zero needs no conversion; the form's rules decide whether it is allowed. */
const FREE: AutomaticPrices['byCurrency'] = new Map(
  CURRENCIES.map((currency) => [currency, { price: 0, rate: null, day: null }]),
);

interface Answer {
  readonly asked: string;
  readonly list: ReplyOf<typeof previewPrices>['list'] | null;
}

type Source = Pick<ProductDraft, 'defaultCurrency' | 'defaultPrice'>;

/**
 * The default price converted to each currency at today's rates, requested again with a debounce. For products that
 * cannot be edited the stored prices are used instead.
 */
export function useAutomaticPrices(source: Source, stored: Product | null, isReadOnly: boolean): AutomaticPrices {
  const page = usePage();
  const { defaultCurrency } = source;
  const defaultPrice = readAmount(source.defaultPrice);
  const isPrice = productRules.price.check(defaultPrice, { currency: defaultCurrency }) === true;
  const isFree = isPrice && Number(defaultPrice) === 0;
  const asked = isPrice && !isFree && !isReadOnly ? `${defaultCurrency} ${defaultPrice}` : '';
  const [answer, setAnswer] = useState<Answer>({ asked: '', list: null });
  useEffect(() => {
    if (asked === '') return;
    const control = new AbortController();
    const request = { defaultCurrency, defaultPrice, prices: [], countries: ONE_OF_EACH };
    const timer = setTimeout(() => {
      page
        .call(previewPrices, request, { signal: control.signal, loadingBar: false, isQuiet: true })
        .then(({ list }) => setAnswer({ asked, list }))
        .catch(() => !control.signal.aborted && setAnswer({ asked, list: null }));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [page, asked, defaultCurrency, defaultPrice]);
  return useMemo(() => {
    if (isFree) return { byCurrency: FREE, state: 'known' };
    const list = answer.asked === asked ? answer.list : null;
    if (asked !== '' && list !== null) return { byCurrency: pricesOf(list), state: 'known' };
    const isStored = stored !== null && String(stored.defaultPrice) === defaultPrice;
    const isOld = isStored && stored.defaultCurrency === defaultCurrency;
    const state = asked === '' ? 'none' : answer.asked === asked ? 'failed' : 'loading';
    return { byCurrency: isOld ? storedPrices(stored) : new Map(), state };
  }, [answer, asked, stored, defaultPrice, defaultCurrency, isFree]);
}

function pricesOf(list: NonNullable<Answer['list']>): AutomaticPrices['byCurrency'] {
  return new Map(list.map(({ currency, defaultPrice: price, rate, day }) => [currency, { price, rate, day }]));
}

/** The prices computed when the product was saved. */
function storedPrices({ prices }: Product): AutomaticPrices['byCurrency'] {
  return new Map(prices.map(({ currency, defaultPrice: price }) => [currency, { price, rate: null, day: null }]));
}

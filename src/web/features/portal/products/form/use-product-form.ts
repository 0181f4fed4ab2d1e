import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { previewPrices } from '#contract/product/developer-endpoints.ts';
import type { Product } from '#contract/product/entities.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { currencyOfCountry, listCountryRegions } from '#domain/countries/countries.ts';
import { productRules } from '#domain/rules/product-rules.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { describeProblem, type Problems, withoutField } from '#web/kit/form/form-errors.ts';
import { checkDraft } from './find-problems.ts';
import { draftOf, type ProductDraft, readAmount } from './product-draft.ts';

interface ProductFormOptions {
  /** Null for a new product. */
  readonly product: Product | null;
  readonly initial: ProductDraft;
  readonly isReadOnly: boolean;
}

export type ProductForm = ReturnType<typeof useProductForm>;

const NONE: Problems = new Map();

/** The state of the product form: input, problems and automatic prices. */
export function useProductForm({ product, initial, isReadOnly }: ProductFormOptions) {
  const page = usePage();
  const [draft, setDraft] = useState(initial);
  // The stored product, to detect changes.
  const [stored, setStored] = useState({ product, draft: initial });
  const [lang, setLang] = useState<LocaleCode>(initial.contentDefault);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(NONE);
  const [isUploading, setUploading] = useState(false);
  const automatic = useAutomaticPrices(draft, stored.product, isReadOnly);
  const problems = useMemo(() => checkDraft(draft, amountsOf(automatic)), [draft, automatic]);
  const change = useCallback((update: (before: ProductDraft) => ProductDraft, field: string) => {
    setDraft(update);
    setRefusals((before) => withoutField(before, field));
  }, []);
  const leave = useCallback((field: string) => setVisited((before) => new Set([...before, field])), []);
  const shown = useMemo(
    () => new Map([...[...problems].filter(([name]) => isTried || visited.has(name)), ...refusals]),
    [problems, refusals, visited, isTried],
  );
  return {
    draft,
    lang,
    setLang,
    automatic,
    isReadOnly,
    isUploading,
    setUploading,
    change,
    leave,
    /** All problems, shown or not. */
    problems,
    /** Problems to show: of fields that were visited or after an attempt to save. */
    shown,
    isTried,
    errorOf: (field: string) => sayShown(page, shown, field),
    isDirty: draft !== stored.draft && JSON.stringify(draft) !== JSON.stringify(stored.draft),
    stored: stored.product,
    refuse(found: Problems) {
      setTried(true);
      setRefusals(found);
    },
    /** Continues from the saved product; input made after `sent` is preserved. */
    settle(saved: Product, sent: ProductDraft) {
      const next = draftOf(saved);
      setStored({ product: saved, draft: next });
      setDraft((now) => (now === sent ? next : now));
      setTried(false);
      setRefusals(NONE);
    },
  };
}

function sayShown(page: Page, shown: Problems, field: string): string {
  const problem = shown.get(field);
  return problem === undefined ? '' : describeProblem(page, problem);
}

function amountsOf({ byCurrency }: AutomaticPrices) {
  return new Map([...byCurrency].map(([currency, { price }]) => [currency, price]));
}

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

interface AutomaticPrices {
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
function useAutomaticPrices(source: Source, stored: Product | null, isReadOnly: boolean): AutomaticPrices {
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

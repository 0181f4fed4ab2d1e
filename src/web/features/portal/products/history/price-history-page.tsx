import { ArrowRight, History } from 'lucide-react';
import { listPriceHistory } from '#contract/product/developer-endpoints.ts';
import type { PriceHistoryEntry, Product } from '#contract/product/entities.ts';
import { isCountryCode } from '#domain/countries/countries.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { FilterChoice } from '#web/kit/list/filter/filter-kinds.tsx';
import { writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import { Pager } from '#web/kit/list/pager.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { findProduct } from '../editor/load-product.ts';
import { type CountryNames, useCountryNames } from '../price-words.ts';
import { PRODUCTS_PATH, productAddress } from '../product-links.ts';

/** All price changes of a product, in all countries or in one. */
export function PriceHistoryPage({ data }: { data: PriceHistoryData }) {
  const page = usePage();
  const { product, country, count, list, number } = data;
  const names = useCountryNames();
  const path = `${PRODUCTS_PATH}/${product.id}/prices`;
  return (
    <>
      <PageHeader
        title={page.t('products.history.title', { name: product.name })}
        lead={page.t('products.history.lead')}
        actions={<LinkButton href={productAddress(page, product.id)}>{page.t('products.history.back')}</LinkButton>}
      />
      <CountryFilter data={data} names={names} path={path} />
      <LoadingPart className="flex flex-col gap-6">
        {count === 0 ? (
          <EmptyCard
            role="status"
            Icon={History}
            title={page.t('products.history.none')}
            text={page.t('products.history.none.text')}
          />
        ) : (
          <>
            <p role="status" className="text-muted -mb-2 text-sm">
              {page.t('products.history.count', { count })}
            </p>
            <HistoryList entries={list} names={names} />
            <Pager
              number={number}
              count={count}
              address={(place) => page.href(path, writeQuery({ country, page: place }))}
            />
          </>
        )}
      </LoadingPart>
    </>
  );
}

interface CountryFilterProps {
  readonly data: PriceHistoryData;
  readonly names: CountryNames;
  readonly path: string;
}

/** Filters by country; includes a selected country in which the product is no longer sold. */
function CountryFilter({ data: { product, country }, names, path }: CountryFilterProps) {
  const page = usePage();
  const filters = useFilters({
    path,
    shown: writeQuery({ country }),
    normalize: (fields) => writeQuery({ country: fields.country }),
  });
  const sold = names.sort([...new Set([...product.countries, ...(country === undefined ? [] : [country])])]);
  return (
    <FilterForm filters={filters}>
      <div className="col-span-2 grid">
        <FilterChoice
          filters={filters}
          name="country"
          label={page.t('words.countryOrRegion')}
          any={page.t('products.history.all')}
          options={sold.map((code) => [code, names.nameOf(code)])}
        />
      </div>
    </FilterForm>
  );
}

function HistoryList({ entries, names }: { entries: readonly PriceHistoryEntry[]; names: CountryNames }) {
  const page = usePage();
  return (
    <div className="card max-lg:contents lg:px-5 lg:py-3">
      <RecordList
        label="products.history"
        rows={entries}
        keyOf={({ country, changedAt }) => `${country} ${changedAt}`}
        tableFrom="lg"
        columns={[
          {
            key: 'country',
            head: 'words.countryOrRegion',
            cell: ({ country }) => <span className="font-bold">{names.nameOf(country)}</span>,
          },
          {
            key: 'price',
            head: 'products.own',
            width: 'w-[30%]',
            isLong: true,
            cell: (entry) => <Change entry={entry} />,
          },
          {
            key: 'kind',
            head: 'products.history.kind',
            width: 'w-[16%]',
            cell: ({ manualPrice }) => page.t(manualPrice ? 'products.manual' : 'products.automatic'),
          },
          {
            key: 'cause',
            head: 'products.history.cause',
            width: 'w-[16%]',
            cell: ({ cause }) => page.t(`products.history.cause.${cause}`),
          },
          {
            key: 'when',
            head: 'products.history.when',
            width: 'w-[20%]',
            cell: ({ changedAt }) => <LocalTime iso={changedAt} />,
          },
        ]}
      />
    </div>
  );
}

function Change({ entry: { before, after } }: { entry: PriceHistoryEntry }) {
  const page = usePage();
  const say = (price: PriceHistoryEntry['before']) =>
    price === null ? page.t('products.history.noPrice') : formatAmount(price.price, price.currency, page.state.locale);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 tabular-nums">
      <span className="text-muted">{say(before)}</span>
      <ArrowRight size={16} aria-hidden className="text-muted flex-none" />
      <span className="sr-only">{page.t('products.history.to')}</span>
      <span className="font-bold">{say(after)}</span>
    </span>
  );
}

export interface PriceHistoryData {
  readonly applicationId: string;
  readonly product: Product;
  /** Undefined for all countries. */
  readonly country: string | undefined;
  readonly count: number;
  readonly list: readonly PriceHistoryEntry[];
  /** Page number, starting at 1. */
  readonly number: number;
  /** Name of the product in the breadcrumbs. */
  readonly parentCrumb: string;
}

/** A page of a product's price changes. */
export async function loadPriceHistory(
  page: Page,
  productId: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<PriceHistoryData> {
  const country = readCountry(parameters.country);
  const product = await findProduct(page, productId);
  const found = await loadPage(readPageNumber(parameters.page), (span) =>
    page.call(listPriceHistory, { id: product.id, country, ...span }),
  );
  return { ...found, applicationId: product.appId, product, country, parentCrumb: product.name };
}

function readCountry(text: unknown): string | undefined {
  return typeof text === 'string' && isCountryCode(text) ? text : undefined;
}

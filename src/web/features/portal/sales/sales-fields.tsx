import { createContext, use, useEffect, useState } from 'react';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { regionName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { loadAtLast } from '#web/first-load/load-at-last.ts';
import { whenIdle } from '#web/first-load/when-idle.ts';
import { FilterChoice } from '#web/kit/list/filter/filter-kinds.tsx';
import type { FilterFieldProps } from '#web/kit/list/filter/use-filters.ts';

export interface ProductChoice {
  readonly productId: string;
  readonly name: string;
}

interface Choices {
  readonly applications: readonly PortalApplication[];
  /** Products of the selected application. */
  readonly products: readonly ProductChoice[];
}

/** The choices of the filter's fields. */
export const SalesChoices = createContext<Choices>({ applications: [], products: [] });

export function ApplicationField(field: FilterFieldProps) {
  const page = usePage();
  const { applications } = use(SalesChoices);
  const options = applications.map(({ applicationId, name }) => [applicationId, name] as const);
  // Products depend on the application, so that changing it clears the product.
  const choose = (name: string, value: string) => field.filters.choose(name, value, { productId: '' });
  return (
    <FilterChoice
      name={field.name}
      filters={{ ...field.filters, choose }}
      label={page.t('words.game')}
      any={page.t('hall.allGames')}
      options={options}
    />
  );
}

export function ProductField(field: FilterFieldProps) {
  const page = usePage();
  const { products } = use(SalesChoices);
  const chosen = field.filters.fields[field.name] ?? '';
  const isListed = chosen === '' || products.some(({ productId }) => productId === chosen);
  // A deleted product can still have sales.
  const options = [
    ...(isListed ? [] : [[chosen, chosen] as const]),
    ...products.map(({ productId, name }) => [productId, name] as const),
  ];
  const isOff = !field.filters.fields.applicationId && chosen === '';
  return (
    <fieldset disabled={isOff} className="contents">
      <FilterChoice {...field} label={page.t('words.product')} any={page.t('sales.anyProduct')} options={options} />
    </fieldset>
  );
}

type CountryOption = readonly [code: string, name: string];

/** A filter by country. The names of all countries are loaded after the page, or when the field is first used. */
export function CountryField(field: FilterFieldProps) {
  const page = usePage();
  const { translator } = page;
  const chosen = field.filters.fields[field.name] ?? '';
  const [all, setAll] = useState<readonly CountryOption[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const fill = async () => {
      await whenIdle();
      const { listCountryNames } = await loadAtLast(() => import('./list-country-names.ts'));
      if (!isGone) setAll(listCountryNames(translator));
    };
    void fill();
    return () => {
      isGone = true;
    };
  }, [translator]);
  const first: readonly CountryOption[] = chosen === '' ? [] : [[chosen, regionName(translator, chosen)]];
  return (
    <FilterChoice {...field} label={page.t('words.country')} any={page.t('sales.anyCountry')} options={all ?? first} />
  );
}

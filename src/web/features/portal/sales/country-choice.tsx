import { useEffect, useState } from 'react';
import { usePage } from '../../../app/use-page.ts';
import type { Filters } from '../../operator/use-filters.ts';
import { countryName, listCountryNames } from './country-name.ts';
import { FilterChoice, type FilterOption } from './filter-choice.tsx';

/** Whose prices; every country by name, which the browser orders itself: its table of names is not quite the server's. */
export function CountryChoice({ filters }: { filters: Filters }) {
  const page = usePage();
  const { locale } = page.state;
  const chosen = filters.fields.country ?? '';
  const [all, setAll] = useState<readonly FilterOption[] | null>(null);
  useEffect(() => setAll(listCountryNames(locale)), [locale]);
  const first: readonly FilterOption[] = chosen === '' ? [] : [[chosen, countryName(chosen, locale)]];
  return (
    <FilterChoice
      filters={filters}
      name="country"
      label={page.t('sales.country')}
      options={[['', page.t('sales.anyCountry')], ...(all ?? first)]}
    />
  );
}

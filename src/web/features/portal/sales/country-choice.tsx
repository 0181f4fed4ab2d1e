import { useEffect, useState } from 'react';
import { loadAtLast } from '../../../app/load-at-last.ts';
import { usePage } from '../../../app/use-page.ts';
import { whenIdle } from '../../../app/when-idle.ts';
import type { Filters } from '../../operator/use-filters.ts';
import { countryName } from './country-name.ts';
import { FilterChoice, type FilterOption } from './filter-choice.tsx';

/**
 * Whose prices; every country by name, which the browser orders itself: its table of names is not quite the server's. They
 * come once the page is loaded, or somebody begins to use it.
 */
export function CountryChoice({ filters }: { filters: Filters }) {
  const page = usePage();
  const { locale } = page.state;
  const chosen = filters.fields.country ?? '';
  const [all, setAll] = useState<readonly FilterOption[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const fill = async () => {
      await whenIdle();
      const { listCountryNames } = await loadAtLast(() => import('./list-country-names.ts'));
      if (!isGone) setAll(listCountryNames(locale));
    };
    void fill();
    return () => {
      isGone = true;
    };
  }, [locale]);
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

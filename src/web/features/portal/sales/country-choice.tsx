import { useEffect, useState } from 'react';
import { regionName } from '#i18n/name-places.ts';
import type { Filters } from '#web/kit/list/filter/use-filters.ts';
import { loadAtLast } from '../../../app/load-at-last.ts';
import { usePage } from '../../../app/use-page.ts';
import { whenIdle } from '../../../app/when-idle.ts';
import { FilterChoice, type FilterOption } from './filter-choice.tsx';

/**
 * Whose prices; every country by name. They come once the page is loaded, or somebody begins to use it.
 */
export function CountryChoice({ filters }: { filters: Filters }) {
  const page = usePage();
  const { translator } = page;
  const chosen = filters.fields.country ?? '';
  const [all, setAll] = useState<readonly FilterOption[] | null>(null);
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
  const first: readonly FilterOption[] = chosen === '' ? [] : [[chosen, regionName(translator, chosen)]];
  return (
    <FilterChoice
      filters={filters}
      name="country"
      label={page.t('sales.country')}
      options={[['', page.t('sales.anyCountry')], ...(all ?? first)]}
    />
  );
}

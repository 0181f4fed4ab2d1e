import { useEffect, useState } from 'react';
import { regionName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { loadAtLast } from '#web/first-load/load-at-last.ts';
import { whenIdle } from '#web/first-load/when-idle.ts';
import { FilterChoice } from '#web/kit/list/filter/filter-fields.tsx';
import type { FilterFieldProps } from '#web/kit/list/filter/filter-kind.ts';

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

import { useMemo } from 'react';
import { compareRegions, regionName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';

/** Localized names of countries and their sort order. */
export function useCountryNames() {
  const { translator } = usePage();
  return useMemo(() => {
    const compare = compareRegions(translator);
    return {
      nameOf: (code: string) => regionName(translator, code),
      sort: (codes: readonly string[]) => codes.toSorted(compare),
    };
  }, [translator]);
}

export type CountryNames = ReturnType<typeof useCountryNames>;

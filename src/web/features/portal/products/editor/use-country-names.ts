import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../../../../app/use-page.ts';

/**
 * Names of countries in the visitor's language, and their order. Servers and browsers do not know the same names, so
 * that countries stand by their codes until the page has loaded.
 */
export function useCountryNames() {
  const { locale } = usePage().state;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const { compare } = new Intl.Collator(locale);
    const nameOf = (code: string) => names.of(code) ?? code;
    return {
      nameOf,
      sort: (codes: readonly string[]) =>
        isLoaded ? codes.toSorted((a, b) => compare(nameOf(a), nameOf(b))) : codes.toSorted(),
    };
  }, [locale, isLoaded]);
}

export type CountryNames = ReturnType<typeof useCountryNames>;

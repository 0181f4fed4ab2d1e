import { useEffect, useState } from 'react';
import { usePage } from '../app/use-page.ts';

/** A moment as text in the visitor's own time zone; until the page has loaded, in UTC and saying so. */
export function useLocalTime(iso: string): string {
  const { state } = usePage();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  const text = new Intl.DateTimeFormat(state.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: isLoaded ? undefined : 'UTC',
  }).format(new Date(iso));
  return isLoaded ? text : `${text} UTC`;
}

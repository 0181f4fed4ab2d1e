import { useEffect, useState } from 'react';
import { usePage } from '../app/use-page.ts';

const STYLES = {
  minute: { dateStyle: 'long', timeStyle: 'short' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'long' },
} as const;

/** A moment as text in the visitor's own time zone; until the page has loaded, in UTC and, where it has a time, saying so. */
export function useLocalTime(iso: string, precision: keyof typeof STYLES = 'minute'): string {
  const { state } = usePage();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  const text = new Intl.DateTimeFormat(state.locale, {
    ...STYLES[precision],
    timeZone: isLoaded ? undefined : 'UTC',
  }).format(new Date(iso));
  return isLoaded || precision === 'day' ? text : `${text} UTC`;
}

import { useSyncExternalStore } from 'react';
import { usePage } from '../app/use-page.ts';
import { dateTimeFormat } from './intl-formats.ts';

const STYLES = {
  minute: { dateStyle: 'long', timeStyle: 'short' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  /** For what is a day off at most. */
  soon: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { dateStyle: 'long' },
} as const;

const nothingChanges = () => () => undefined;

/**
 * A moment as text in the visitor's own time zone; what the server renders is in UTC and, where it has a time, says so
 * until the page is taken over.
 */
export function useLocalTime(iso: string, precision: keyof typeof STYLES = 'minute'): string {
  const { format, isLoaded } = useLocalFormat(precision);
  const text = format.format(new Date(iso));
  return isLoaded || precision === 'day' ? text : `${text} UTC`;
}

/** The same of a span; once the page is taken over, it names a day once where both ends are on it. */
export function useLocalSpan(fromIso: string, toIso: string): string {
  const { format, isLoaded } = useLocalFormat('short');
  const [from, to] = [new Date(fromIso), new Date(toIso)];
  // Server and browser may write spans with different blanks, so the first words are put together here.
  return isLoaded ? format.formatRange(from, to) : `${format.format(from)} – ${format.format(to)} UTC`;
}

function useLocalFormat(precision: keyof typeof STYLES) {
  const { state } = usePage();
  const isLoaded = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  const format = dateTimeFormat(state.locale, { ...STYLES[precision], timeZone: isLoaded ? undefined : 'UTC' });
  return { format, isLoaded };
}

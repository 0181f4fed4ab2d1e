import { useSyncExternalStore } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { dateTimeFormat } from '#web/ui/text/intl-formats.ts';

const STYLES = {
  minute: { dateStyle: 'long', timeStyle: 'short' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  /** For times at most a day away. */
  soon: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { dateStyle: 'medium' },
} as const;

export type TimePrecision = keyof typeof STYLES;

const nothingChanges = () => () => undefined;

/** A time as text in the visitor's time zone; until hydration in UTC, labeled as such if it includes a time of day. */
export function useLocalTime(iso: string, precision: TimePrecision = 'minute'): string {
  const { state } = usePage();
  const { write, isLoaded } = useLocalFormat();
  return isLoaded ? write(iso, STYLES[precision]) : writeUtcTime(state.locale, iso, precision);
}

/** A time as the server renders it. */
export function writeUtcTime(locale: LocaleCode, iso: string, precision: TimePrecision): string {
  const text = dateTimeFormat(locale, { ...STYLES[precision], timeZone: 'UTC' }).format(new Date(iso));
  return precision === 'day' ? text : `${text} UTC`;
}

/** The same for a range; a shared day appears once. */
export function useLocalSpan(fromIso: string, toIso: string): string {
  const { write, isLoaded } = useLocalFormat();
  const isOneDay = write(fromIso, STYLES.day) === write(toIso, STYLES.day);
  const text = `${write(fromIso, STYLES.short)} – ${write(toIso, isOneDay ? { timeStyle: 'short' } : STYLES.short)}`;
  return isLoaded ? text : `${text} UTC`;
}

/** Whether the page is hydrated. */
export function useIsLoaded(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}

function useLocalFormat() {
  const { state } = usePage();
  const isLoaded = useIsLoaded();
  const timeZone = isLoaded ? undefined : 'UTC';
  const write = (iso: string, style: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(state.locale, { ...style, timeZone }).format(new Date(iso));
  return { write, isLoaded };
}

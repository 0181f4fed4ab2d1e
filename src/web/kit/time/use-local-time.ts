import { useSyncExternalStore } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { dateTimeFormat } from '#web/ui/text/intl-formats.ts';

const STYLES = {
  minute: { dateStyle: 'long', timeStyle: 'short' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  /** For what is a day off at most. */
  soon: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { dateStyle: 'long' },
} as const;

export type TimePrecision = keyof typeof STYLES;

const nothingChanges = () => () => undefined;

/**
 * A moment as text in the visitor's own time zone; what the server renders is in UTC and, where it has a time, says so
 * until the page is taken over.
 */
export function useLocalTime(iso: string, precision: TimePrecision = 'minute'): string {
  const { state } = usePage();
  const { write, isLoaded } = useLocalFormat();
  return isLoaded ? write(iso, STYLES[precision]) : writeUtcTime(state.locale, iso, precision);
}

/** A moment as the server renders it. */
export function writeUtcTime(locale: LocaleCode, iso: string, precision: TimePrecision): string {
  const text = dateTimeFormat(locale, { ...STYLES[precision], timeZone: 'UTC' }).format(new Date(iso));
  return precision === 'day' ? text : `${text} UTC`;
}

/** The same of a span, which names its day once where both ends are on it. */
export function useLocalSpan(fromIso: string, toIso: string): string {
  const { write, isLoaded } = useLocalFormat();
  const isOneDay = write(fromIso, STYLES.day) === write(toIso, STYLES.day);
  const text = `${write(fromIso, STYLES.short)} – ${write(toIso, isOneDay ? { timeStyle: 'short' } : STYLES.short)}`;
  return isLoaded ? text : `${text} UTC`;
}

/** Whether the page has been taken over from what the server rendered. */
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

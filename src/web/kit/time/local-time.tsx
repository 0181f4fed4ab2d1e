import { useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { type TimePrecision, useIsLoaded, useLocalTime, writeUtcTime } from './use-local-time.ts';

interface LocalTimeProps {
  readonly iso: string;
  /** How much of the date is shown; short enough for a table by default. */
  readonly precision?: TimePrecision;
}

/**
 * A time in the visitor's time zone. Reserves the width of the server's longer text, which includes the zone, so that
 * hydration moves nothing.
 */
export function LocalTime({ iso, precision = 'short' }: LocalTimeProps) {
  const { state } = usePage();
  const isLoaded = useIsLoaded();
  const [wasRendered] = useState(!isLoaded);
  return (
    <time
      dateTime={iso}
      data-rendered={wasRendered ? writeUtcTime(state.locale, iso, precision) : undefined}
      className="inline-grid break-keep tabular-nums *:self-start *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-rendered)]"
    >
      <span>{useLocalTime(iso, precision)}</span>
    </time>
  );
}

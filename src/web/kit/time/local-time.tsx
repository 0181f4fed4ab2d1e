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

interface MomentProps {
  readonly label: string;
  readonly iso: string;
  readonly precision?: 'minute' | 'day';
}

/**
 * A labeled time in the visitor's zone, on a line of its own, so that its correction after loading moves nothing. Only
 * the longest dates wrap, on the narrowest screens.
 */
export function Moment({ label, iso, precision = 'minute' }: MomentProps) {
  return (
    <div className="flex flex-col">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="text-sm min-[360px]:whitespace-nowrap">
        <LocalTime iso={iso} precision={precision} />
      </dd>
    </div>
  );
}

import { useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { type TimePrecision, useIsLoaded, useLocalTime, writeUtcTime } from './use-local-time.ts';

interface LocalTimeProps {
  readonly iso: string;
  /** How much of it is written; by default short enough for a table. */
  readonly precision?: TimePrecision;
}

/**
 * A moment in the visitor's own time zone. It keeps the room of what the server rendered, which is longer by its zone,
 * so that nothing moves when the page is taken over.
 */
export function LocalTime({ iso, precision = 'short' }: LocalTimeProps) {
  const { state } = usePage();
  const isLoaded = useIsLoaded();
  const [wasRendered] = useState(!isLoaded);
  return (
    <time
      dateTime={iso}
      data-rendered={wasRendered ? writeUtcTime(state.locale, iso, precision) : undefined}
      className="inline-grid tabular-nums *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-rendered)]"
    >
      <span>{useLocalTime(iso, precision)}</span>
    </time>
  );
}

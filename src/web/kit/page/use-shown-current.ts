import { type RefObject, useEffect, useRef } from 'react';

/** A row of links that scrolls sideways: shows the current one, after each change of `current`. */
export function useShownCurrent<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) row.current?.scrollTo({ left: link.offsetLeft - 64 });
  }, [current]);
  return row;
}

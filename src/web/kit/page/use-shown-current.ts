import { type RefObject, useEffect, useRef } from 'react';

/** A row of links that scrolls sideways: shows the current one in the middle, after each change of `current`. */
export function useShownCurrent<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return row;
}

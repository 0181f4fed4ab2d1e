import { type RefObject, useEffect, useRef } from 'react';

const ROOM = '--overlay-room';

/** Tells the page how much of its lower edge an element covers, which styles then leave free at the page's end. */
export function useRoom(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      if (offsetHeight === 0) style.removeProperty(ROOM);
      else style.setProperty(ROOM, `${offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, []);
  return place;
}

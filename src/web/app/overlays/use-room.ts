import { type RefObject, useEffect, useRef } from 'react';

const ROOM = '--overlay-room';

/** For where one can scroll to, and for where the page ends. */
function leaveRoom(height: number): void {
  for (const { style } of [document.documentElement, document.body]) {
    if (height === 0) style.removeProperty(ROOM);
    else style.setProperty(ROOM, `${height}px`);
  }
}

/** Tells the page how much of its lower edge an element covers, which styles then leave free at the page's end. */
export function useRoom(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => leaveRoom(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaveRoom(0);
    };
  }, []);
  return place;
}

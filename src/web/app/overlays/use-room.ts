import { type RefObject, useEffect, useRef } from 'react';

const ROOM = '--overlay-room';

/** Sets the scroll padding and the space at the end of the page. */
function leaveRoom(height: number): void {
  for (const { style } of [document.documentElement, document.body]) {
    if (height === 0) style.removeProperty(ROOM);
    else style.setProperty(ROOM, `${height}px`);
  }
}

/** Publishes how much of the bottom of the page an element covers, for styles to keep that space free. */
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

import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window a drawing is begun, in pixels. */
const AHEAD_PX = 100;

interface DrawingAtHand<Drawing> {
  /** For the element that the drawing stands in. */
  readonly place: RefCallback<Element>;
  readonly drawing: Drawing | null;
  /** It could not be fetched: the table beside it tells the same. */
  readonly hasFailed: boolean;
}

/**
 * What draws a chart, in a file of its own that is larger than all the rest of a page: fetched when its place comes near
 * the window.
 * @param fetchDrawing Unchanging.
 */
export function useDrawing<Drawing>(fetchDrawing: () => Promise<Drawing>): DrawingAtHand<Drawing> {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const place = useCallback(
    (element: Element | null) => {
      if (element === null) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          fetchDrawing().then(
            (fetched) => setDrawing(() => fetched),
            () => setFailed(true),
          );
        },
        { rootMargin: `${AHEAD_PX}px 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [fetchDrawing],
  );
  return { place, drawing, hasFailed };
}

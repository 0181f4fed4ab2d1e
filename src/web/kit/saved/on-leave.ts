const LEAVING = ['beforeunload', 'pagehide'] as const;

/**
 * Subscribes to the page being left; returns the unsubscribe function. A permanent listener would exclude the page from
 * the back/forward cache.
 */
export function onLeave(run: () => void): () => void {
  for (const event of LEAVING) addEventListener(event, run);
  return () => {
    for (const event of LEAVING) removeEventListener(event, run);
  };
}

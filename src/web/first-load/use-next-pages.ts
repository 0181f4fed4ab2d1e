import { type AnyRoute, type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { nextPause, whenIdle } from './when-idle.ts';

/**
 * Preloads the code of the pages in a navigation, so that they can open offline and show that there is no connection.
 * Loads them one by one when idle: twenty at once would block a phone for half a second.
 * @param paths Route paths; must not change.
 */
export function useNextPages(paths: readonly string[]): void {
  const router = useRouter();
  useEffect(() => {
    const leaving = new AbortController();
    void fetchPages(router, paths, leaving.signal);
    return () => leaving.abort();
  }, [router, paths]);
}

async function fetchPages(router: AnyRouter, paths: readonly string[], leaving: AbortSignal): Promise<void> {
  const routes: ReadonlyMap<string, AnyRoute> = new Map(Object.entries(router.routesByPath));
  await whenIdle();
  for (const path of paths) {
    if (leaving.aborted) return;
    const route = routes.get(path);
    // A failed chunk is loaded again when the page is opened.
    if (route !== undefined) await Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
    await nextPause();
  }
}

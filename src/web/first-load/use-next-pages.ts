import { type AnyRoute, type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { nextPause, whenIdle } from './when-idle.ts';

/**
 * Fetches the code of the pages that a navigation leads to: whoever opens one of them opens others, which can say
 * themselves then that there is no connection. One after the other, whenever there is nothing better to do: the twenty
 * pages of a console at once keep a phone busy for half a second.
 * @param paths Of routes; unchanging.
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
    // What fails is asked for again when the page is opened.
    if (route !== undefined) await Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
    await nextPause();
  }
}

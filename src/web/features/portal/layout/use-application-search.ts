import { useEffect, useState } from 'react';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';

const TYPING_PAUSE_MS = 150;

/** Searches the developer's applications with a debounce; returns `recent` while the search field is empty. */
export function useApplicationSearch(word: string, recent: readonly PortalApplication[]): readonly PortalApplication[] {
  const { call, state } = usePage();
  const [found, setFound] = useState(recent);
  const search = word.trim();
  useEffect(() => {
    if (search === '') {
      setFound(recent);
      return;
    }
    let isStale = false;
    const timer = setTimeout(async () => {
      const request = { search, lang: state.locale, limit: LIMITS.pageSizeDefault };
      const reply = await call(listPortalApplications, request, { loadingBar: false, isQuiet: true }).catch(() => null);
      if (!isStale && reply !== null) setFound(reply.list);
    }, TYPING_PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [search, recent, call, state.locale]);
  return found;
}

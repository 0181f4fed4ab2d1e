import { isNotFound, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CallEndpoint } from '#contract/endpoint.ts';
import type { LiveTopic } from '#contract/live/topics.ts';
import { type Page, usePage } from '../app/use-page.ts';
import { useLive } from './use-live.ts';

/**
 * Live data of a page: the loader's at first, reloaded by `load` on every change. After a failure the shown data stays,
 * and a notice says since when; if the record is gone, the router reloads the page. The topics of a list depend on its
 * data.
 */
export function useLiveData<Data>(
  loaded: Data,
  topics: readonly LiveTopic[] | ((data: Data) => readonly LiveTopic[]),
  load: (page: Page) => Promise<Data>,
): Data {
  const page = usePage();
  const router = useRouter();
  const [seen, setSeen] = useState<{ readonly loaded: Data; readonly data: Data } | null>(null);
  const data = seen !== null && seen.loaded === loaded ? seen.data : loaded;
  const latest = useRef({ loaded, data });
  latest.current = { loaded, data };
  const reload = async () => {
    const { loaded: before } = latest.current;
    try {
      const found = await load(quiet(page));
      // Data that the router has loaded meanwhile is newer.
      const { loaded: now, data: shown } = latest.current;
      if (now === before && JSON.stringify(found) !== JSON.stringify(shown)) setSeen({ loaded: before, data: found });
    } catch (error) {
      if (isNotFound(error)) await router.invalidate();
      else throw error;
    }
  };
  useLive(typeof topics === 'function' ? topics(data) : topics, reload, loaded);
  return data;
}

/** The page with background calls, which show neither loading bar nor failures. */
function quiet(page: Page): Page {
  const call: CallEndpoint = (endpoint, input, options) =>
    page.call(endpoint, input, { ...options, loadingBar: false, isQuiet: true });
  return { ...page, call };
}

import { useEffect, useRef } from 'react';
import { followChanges } from '#contract/live/endpoints.ts';
import type { LiveTopic } from '#contract/live/topics.ts';
import { type Page, usePage } from '../app/use-page.ts';
import { createLiveConnection, type LiveConnection, type LiveEvent, type StreamHandlers } from './live-connection.ts';
import { readEvents, type ServerEvent } from './read-events.ts';
import { useRenewal } from './use-renewal.ts';

/** Longer than anyone works without a break; then a new stream is opened. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** One per visit of a tab. */
const connections = new WeakMap<Page, LiveConnection>();

/**
 * Calls `reload` whenever something has changed or may have; no connection without topics. `loaded` is what brings the
 * data up to date otherwise.
 */
export function useLive(topics: readonly LiveTopic[], reload: () => Promise<void>, loaded?: unknown): void {
  const page = usePage();
  const latest = useRef({ topics, reload });
  latest.current = { topics, reload };
  const key = topics.join(' ');
  const renew = useRenewal(loaded);
  useEffect(() => {
    if (key === '') return;
    return connectionOf(page).subscribe({
      topics: latest.current.topics,
      reload: () => renew(() => latest.current.reload()),
    });
  }, [key, page, renew]);
}

function connectionOf(page: Page): LiveConnection {
  const connection = connections.get(page) ?? createLiveConnection(browserSurroundings(page));
  connections.set(page, connection);
  return connection;
}

function browserSurroundings(page: Page): Parameters<typeof createLiveConnection>[0] {
  return {
    open: (topics, handlers) => openStream(page, topics, handlers),
    setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
    clearTimeout: (handle) => clearTimeout(Number(handle)),
    isHidden: () => document.visibilityState === 'hidden',
    onVisibility(run) {
      document.addEventListener('visibilitychange', run);
      return () => document.removeEventListener('visibilitychange', run);
    },
    random: Math.random,
  };
}

/** A normal call whose response is read as a stream. */
async function openStream(
  page: Page,
  topics: readonly LiveTopic[],
  { signal, onEvent }: StreamHandlers,
): Promise<void> {
  await page.call(
    followChanges,
    { topics },
    {
      loadingBar: false,
      isQuiet: true,
      timeoutMs: LONGEST_MS,
      signal,
      async fetch(url, init) {
        const response = await fetch(url, init);
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
        if (!isStream || response.body === null) return response;
        await readEvents(response.body, (event) => onEvent(readLiveEvent(event)));
        return Response.json({});
      },
    },
  );
}

/** Parses an event; unknown ones, from a newer server, only count as a sign of life. */
function readLiveEvent({ name, data }: ServerEvent): LiveEvent {
  if (name === 'message') return { kind: 'change', topic: String(JSON.parse(data).topic) };
  if (name === 'ready' || name === 'refresh') return { kind: name };
  if (name !== 'end') return { kind: 'beat' };
  const { reason } = JSON.parse(data);
  // The reload detects an ended session.
  if (reason === 'session') return { kind: 'refresh' };
  return { kind: reason === 'full' ? 'full' : 'beat' };
}

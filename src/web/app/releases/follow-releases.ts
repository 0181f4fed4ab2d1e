import { LIMITS } from '#contract/values/limits.ts';
import { SERVICE_WORKER } from '#domain/page/trusted-scripts.ts';
import { trustScript } from '../trust/trust-policy.ts';

/** What of a browser's service workers is used. */
export interface ReleaseTools {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'addEventListener' | 'ready'>;
  /** Path of a script that this page runs, and that another release calls differently. */
  readonly ownScript: string;
  readonly locale: string;
  readonly now: () => number;
  /** Calls back when somebody looks at the page again. */
  readonly onShown: (notify: () => void) => void;
  readonly setInterval: (run: () => void, everyMs: number) => unknown;
  /** A release newer than this page is in charge. */
  readonly onNewRelease: () => void;
}

/**
 * Has a service worker keep what the offline page needs, and says once when it is another release's than the page: the
 * page goes on with what it has, whose files the worker keeps, but should be loaded anew.
 * @throws when the browser refuses the worker.
 */
export async function followReleases(tools: ReleaseTools): Promise<void> {
  const { container, ownScript, locale, now, onShown, setInterval, onNewRelease } = tools;
  let isTold = false;
  container.addEventListener('message', ({ data }: MessageEvent) => {
    if (isTold || !isReleaseMessage(data) || data.entry.includes(ownScript)) return;
    isTold = true;
    onNewRelease();
  });
  const registration = await container.register(trustScript(SERVICE_WORKER), { updateViaCache: 'none' });
  let askedAt = now();
  const ask = () => {
    askedAt = now();
    // Without a connection there is nothing to ask.
    registration.update().catch(() => undefined);
  };
  setInterval(ask, LIMITS.releaseCheckMs);
  onShown(() => {
    if (now() - askedAt >= LIMITS.releaseCheckPauseMs) ask();
  });
  const { active } = await container.ready;
  active?.postMessage({ type: 'language', locale });
}

interface ReleaseMessage {
  readonly type: 'release';
  readonly entry: readonly unknown[];
}

/** `src/service-worker/release.ts` has the other side of it. */
function isReleaseMessage(data: unknown): data is ReleaseMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'release' &&
    'entry' in data &&
    Array.isArray(data.entry)
  );
}

import { LIMITS } from '#contract/values/limits.ts';
import { SERVICE_WORKER } from '#domain/page/trusted-scripts.ts';
import { trustScript } from '../trust/trust-policy.ts';

/** The part of the service worker API that is used. */
export interface ReleaseTools {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'addEventListener' | 'ready'>;
  /** Path of a script of this page whose name changes with every release. */
  readonly ownScript: string;
  readonly locale: string;
  readonly now: () => number;
  /** Subscribes to the page becoming visible again. */
  readonly onShown: (notify: () => void) => void;
  readonly setInterval: (run: () => void, everyMs: number) => unknown;
  /** A newer release than this page's has become active. */
  readonly onNewRelease: () => void;
}

/**
 * Registers the service worker, which caches what the offline page needs, and reports once if it belongs to another
 * release than the page: the page keeps working with its cached files, but should be reloaded.
 * @throws if the browser refuses the worker.
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
    // Fails offline; the next check tries again.
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

/** The counterpart is `src/service-worker/release.ts`. */
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

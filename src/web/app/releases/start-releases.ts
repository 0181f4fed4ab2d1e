/**
 * Starts the service worker when the page is idle: its downloads must not delay what the visitor waits for. Disabled in
 * development, and unavailable without HTTPS.
 */
export function startReleases(ownScript: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async () => {
    const { followReleases } = await import('./follow-releases.ts');
    await followReleases({
      container: navigator.serviceWorker,
      ownScript: new URL(ownScript).pathname,
      locale: document.documentElement.lang,
      now: Date.now,
      onShown: (notify) =>
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'visible') notify();
        }),
      setInterval: (run, everyMs) => window.setInterval(run, everyMs),
      onNewRelease: () => void announce(),
    });
  };
  // The browser may refuse the worker; the store works without it.
  const whenIdle = () => setTimeout(() => void start().catch(() => undefined), 3000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

async function announce(): Promise<void> {
  const { announceNewVersion } = await import('../overlays/new-version.ts');
  announceNewVersion(() => location.reload());
}

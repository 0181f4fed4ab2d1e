import { LIMITS } from '#contract/limits.ts';
import type { ClientDependencies } from './client-dependencies.ts';

/**
 * Shows the loading bar during a call, for 200 ms at least so that it never flickers. The call itself is not
 * delayed, and a longer one is not lengthened (O118).
 */
export async function withLoadingBar<Value>(
  { loadingBar, now, timers }: Pick<ClientDependencies, 'loadingBar' | 'now' | 'timers'>,
  run: () => Promise<Value>,
): Promise<Value> {
  const startedAt = now();
  loadingBar.start();
  try {
    return await run();
  } finally {
    const remainingMs = LIMITS.fetchMinimumDelayMs - (now() - startedAt);
    if (remainingMs > 0) timers.setTimeout(() => loadingBar.finish(), remainingMs);
    else loadingBar.finish();
  }
}

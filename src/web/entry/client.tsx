import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { receivePageData } from '#web/app/page/page-data.ts';
import { startReleases } from '#web/app/releases/start-releases.ts';
import { installPrompt } from '#web/features/install/install-prompt.ts';
import { nextTask } from '#web/first-load/when-idle.ts';
import { recoverFromFailures } from './recover-from-failures.ts';
import { getRouter } from './router.tsx';

/**
 * Hydrates the server-rendered page. Replaces Start's own entry, which contains 12 kB for server functions that this
 * product does not use. Runs in steps, so that input is handled in between: a single task would block a phone for a
 * fifth of a second.
 */
async function start(): Promise<void> {
  await nextTask();
  const router = await getRouter();
  receivePageData();
  await hydrate(router);
  await nextTask();
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />);
  });
}

recoverFromFailures();
installPrompt.follow(window);
startReleases(import.meta.url);
void start();

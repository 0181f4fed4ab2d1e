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
 * Takes over the page that the server rendered. In place of Start's own entry, which brings what calls server
 * functions: 12 kB of it that this product, whose calls are HTTP endpoints, would never run. In steps between which hands
 * are answered: what a phone does at one go keeps it busy for a fifth of a second.
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

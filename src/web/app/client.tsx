import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { installPrompt } from '../features/install/install-prompt.ts';
import { receivePageData } from './page-data.ts';
import { recoverFromFailures } from './recover-from-failures.ts';
import { getRouter } from './router.tsx';
import { startReleases } from './start-releases.ts';
import { nextTask } from './when-idle.ts';

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

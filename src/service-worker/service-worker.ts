import { answerRequest } from './answer-request.ts';
import type { LanguageMessage, Release, ReleaseMessage } from './release.ts';
import { createShellCache } from './shell-cache.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Injected by the build. */
declare const __RELEASE__: Release;

const release = __RELEASE__;
const shell = createShellCache({ caches, fetch: (request, init) => fetch(request, init), release });
const tools = { shell, fetch: (request: Request) => fetch(request), origin: location.origin };

self.addEventListener('install', (event) => {
  // No need to wait: pages come from the server whichever worker is active, and files of the previous release are
  // kept.
  event.waitUntil(shell.fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const answer = answerRequest(event, tools);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  if (isLanguageMessage(event.data)) event.waitUntil(shell.keepLanguage(event.data.locale));
});

/** Notifies the open pages of the current release. */
async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await shell.removeOutdated();
  await self.clients.claim();
  const message: ReleaseMessage = { type: 'release', entry: release.entry };
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
}

function isLanguageMessage(data: unknown): data is LanguageMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'language' && 'locale' in data;
}

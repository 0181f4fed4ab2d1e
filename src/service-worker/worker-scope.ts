/** What of a service worker's global scope is used here; TypeScript's own types of it do not go together with those of pages. */
export interface WorkerScope {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifecycleEvent & { readonly data: unknown }) => void): void;
}

export interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LifecycleEvent {
  readonly request: Request;
  /** The page that the browser asks for while the worker is still starting; nothing where it cannot do that. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

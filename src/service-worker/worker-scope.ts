/**
 * The part of a service worker's global scope used here; TypeScript's own types for it conflict with those for pages.
 */
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
  /** The page that the browser preloads while the worker is starting; undefined if unsupported. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

import type { SessionStore } from '../session/session-store.ts';

let session: SessionStore | undefined;

/** Sets the window's session store, whose overlays are shown. Returns a function that removes it. */
export function takeDemands(store: SessionStore): () => void {
  session = store;
  return () => {
    session = undefined;
  };
}

/** Requests an overlay on the current page; resolves once nothing requests it anymore. */
export async function showOverlay(name: string): Promise<void> {
  session?.demand(name);
  await awaitOverlay(name);
}

/** Resolves once nothing requests an overlay; immediately if nothing does. */
export async function awaitOverlay(name: string): Promise<void> {
  const store = session;
  const isDemanded = () => store?.state().demands.includes(name) === true;
  if (!isDemanded()) return;
  await new Promise<void>((resolve) => {
    const end = store?.subscribe(() => {
      if (isDemanded()) return;
      end?.();
      resolve();
    });
  });
}

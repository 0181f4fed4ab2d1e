import type { SessionStore } from '../session/session-store.ts';

let session: SessionStore | undefined;

/** The window says here whose overlays are shown; answers what takes it back. */
export function takeDemands(store: SessionStore): () => void {
  session = store;
  return () => {
    session = undefined;
  };
}

/** Asks for an overlay over whatever page is open; resolves once nothing asks for it any more. */
export async function showOverlay(name: string): Promise<void> {
  session?.demand(name);
  await awaitOverlay(name);
}

/** Resolves once nothing asks for an overlay, at once where nothing does. */
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

import { useSyncExternalStore } from 'react';

/** The element that modal overlays are shown in; every other dialog is somebody else's. */
export const MODAL_PLACE_ID = 'overlay-modal';

const OTHER_DIALOG = `dialog[open]:not(#${MODAL_PLACE_ID} dialog)`;

const isOtherDialogOpen = (): boolean => document.querySelector(OTHER_DIALOG) !== null;

function watchDialogs(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const watchNothing = () => () => undefined;

/** Whether a dialog that is no overlay lies over the page: a sign-in, a purchase, a question. Watched while it matters. */
export function useOtherDialog(matters: boolean): boolean {
  return useSyncExternalStore(matters ? watchDialogs : watchNothing, isOtherDialogOpen, () => false);
}

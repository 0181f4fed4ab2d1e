import { useSyncExternalStore } from 'react';

/** The element that contains modal overlays; every other dialog is not an overlay. */
export const MODAL_PLACE_ID = 'overlay-modal';

const OTHER_DIALOG = `dialog[open]:not(#${MODAL_PLACE_ID} dialog)`;

const isOtherDialogOpen = (): boolean => document.querySelector(OTHER_DIALOG) !== null;

function watchDialogs(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const watchNothing = () => () => undefined;

/**
 * Whether a dialog that is not an overlay is open: sign-in, purchase or question. Observes the page only while
 * `matters`.
 */
export function useOtherDialog(matters: boolean): boolean {
  return useSyncExternalStore(matters ? watchDialogs : watchNothing, isOtherDialogOpen, () => false);
}

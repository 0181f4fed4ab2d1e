import { useLayoutEffect } from 'react';
import { useModal as useAnyModal } from '#web/kit/dialog/use-modal.tsx';
import { TOTAL_ID } from '#web/kit/list/list-page.tsx';

interface ModalState {
  /** Something runs: the dialog stays until it has ended. */
  readonly isBusy: boolean;
  /** Whoever shows it keeps what is typed: nothing is asked when it closes. */
  readonly keepsWords?: boolean;
  readonly onClose: () => void;
}

/** A modal of the operators' pages: when it goes and what opened it has gone, the focus stays on the page. */
export function useModal(state: ModalState) {
  const modal = useAnyModal(state);
  // After the dialog has been closed: clean-ups run in the order of their effects.
  useLayoutEffect(() => focusWhatIsLeft, []);
  return modal;
}

/** What opened a dialog may be gone with what was done. */
export function focusWhatIsLeft(): void {
  if (document.activeElement !== document.body) return;
  const next = document.querySelector('dialog[open] h2') ?? document.getElementById(TOTAL_ID);
  if (next instanceof HTMLElement) next.focus();
}

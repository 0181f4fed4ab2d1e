import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { TOTAL_ID } from '../operator-page.tsx';

interface ModalState {
  /** Something runs: the dialog stays until it has ended. */
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

/** Shows a dialog for as long as it is mounted, and gives the focus back when it goes; the parent decides what is mounted. */
export function useModal({ isBusy, onClose }: ModalState) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not a field: on phones that would bring the keyboard up before anything was read.
    heading.current?.focus();
    return () => {
      element?.close();
      focusWhatIsLeft();
    };
  }, []);
  return {
    dialog,
    heading,
    // Both events are also heard of dialogs inside.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!isBusy) onClose();
    },
    onClose({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      // Browsers let a second Escape through.
      if (target !== currentTarget || !currentTarget.isConnected) return;
      if (isBusy) currentTarget.showModal();
      else onClose();
    },
  };
}

/** What opened a dialog may be gone with what was done. */
function focusWhatIsLeft(): void {
  if (document.activeElement !== document.body) return;
  const next = document.querySelector('dialog[open] h2') ?? document.getElementById(TOTAL_ID);
  if (next instanceof HTMLElement) next.focus();
}

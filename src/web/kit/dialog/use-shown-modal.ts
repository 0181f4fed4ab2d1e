import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Shows a dialog while it is mounted, and returns the focus when it closes; the parent controls mounting.
 * Focuses the heading if it is focusable, otherwise the first control.
 * @param dismiss The user wants to close it; returns whether it stays open.
 */
export function useShownModal(dismiss: () => boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not a field, which would open the keyboard on phones before anything was read.
    heading.current?.focus();
    return () => element?.close();
  }, []);
  // A re-render may remove the focused element.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return {
    dialog,
    heading,
    // Both events also bubble from inside: from nested dialogs, and from file pickers that are canceled.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      dismiss();
    },
    onClose({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      // Browsers do not let a page cancel a second Escape.
      if (target !== currentTarget || !currentTarget.isConnected) return;
      if (dismiss()) currentTarget.showModal();
    },
  };
}

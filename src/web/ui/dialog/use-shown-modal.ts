import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Shows a dialog for as long as it is mounted, and gives the focus back when it goes; the parent decides what is mounted.
 * It begins at its heading where it has one that can take the focus, else at its first control.
 * @param dismiss Somebody wants it closed; answers whether it stays for now.
 */
export function useShownModal(dismiss: () => boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not a field: on phones that would bring the keyboard up before anything was read.
    heading.current?.focus();
    return () => element?.close();
  }, []);
  // What had the focus may go with what is shown anew.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return {
    dialog,
    heading,
    // Both events are also heard of what is inside: of other dialogs, and of file fields whose choice is given up.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      dismiss();
    },
    onClose({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      // Browsers let a second Escape through.
      if (target !== currentTarget || !currentTarget.isConnected) return;
      if (dismiss()) currentTarget.showModal();
    },
  };
}

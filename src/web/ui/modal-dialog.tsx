import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface ModalDialogProps {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly close: string;
  /** Something runs that has to end first. */
  readonly isBusy: boolean;
  /** What it shows is shown once: a slip beside it does not close it. */
  readonly isKept?: boolean;
  /** Room for a table. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page, shown for as long as it is mounted; it gives the focus back when it goes. */
export function ModalDialog({
  title,
  close,
  isBusy,
  isKept = false,
  isWide = false,
  onClose,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      closedby={isBusy ? 'none' : isKept ? 'closerequest' : 'any'}
      onCancel={(event) => {
        // The parent decides what is mounted; a dialog that closed by itself could not be opened again.
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      onClose={({ currentTarget }) => {
        // Browsers let a second Escape through.
        if (!currentTarget.isConnected) return;
        if (isBusy) currentTarget.showModal();
        else onClose();
      }}
      className={`card m-auto p-6 sm:p-8 ${isWide ? 'w-[min(820px,calc(100vw-24px))] max-sm:p-4' : 'w-[min(480px,calc(100vw-32px))]'}`}
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id={id} className="text-lg wrap-anywhere">
          {title}
        </h2>
        <button
          type="button"
          className="btn-icon -me-3 -mt-2"
          aria-label={close}
          aria-disabled={isBusy}
          onClick={() => isBusy || onClose()}
        >
          <X size={22} aria-hidden />
        </button>
      </div>
      {children}
    </dialog>
  );
}

import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal.tsx';

export interface ModalDialogProps {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly close: string;
  /** Something runs that has to end first. */
  readonly isBusy: boolean;
  /** What it shows is shown once, or kept by whoever shows it: a slip beside it does not close it, and nothing is asked. */
  readonly isKept?: boolean;
  /** Closing it would lose what was chosen in it, which is asked about; words that were typed are found without this. */
  readonly isChanged?: boolean;
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
  isChanged = false,
  isWide = false,
  onClose,
  children,
}: ModalDialogProps) {
  const id = useId();
  const modal = useModal({ isBusy, onClose, keepsWords: isKept, isChanged });
  return (
    <>
      <dialog
        ref={modal.dialog}
        aria-labelledby={id}
        closedby={isBusy ? 'none' : isKept ? 'closerequest' : 'any'}
        onCancel={modal.onCancel}
        onClose={modal.onClose}
        onFocus={modal.onFocus}
        className={`card m-auto p-6 sm:p-8 ${isWide ? 'w-[min(820px,calc(100vw-24px))] max-sm:p-4' : 'w-[min(480px,calc(100vw-32px))]'}`}
      >
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 ref={modal.heading} id={id} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
            {title}
          </h2>
          <button
            type="button"
            className="btn-icon -me-3 -mt-2"
            aria-label={close}
            aria-disabled={isBusy}
            onClick={modal.dismiss}
          >
            <X size={22} aria-hidden />
          </button>
        </div>
        {children}
      </dialog>
      {modal.question}
    </>
  );
}

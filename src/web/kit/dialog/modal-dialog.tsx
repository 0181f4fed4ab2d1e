import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { useModal } from './use-modal.tsx';

export interface ModalDialogProps {
  readonly title: string;
  /** The label of the close button; "Close" by default. */
  readonly close?: string;
  /** A call is running and must end first. */
  readonly isBusy?: boolean;
  /**
   * The input is not lost on closing: the parent keeps it, or the content is shown only once. A click outside does not
   * close the dialog, and nothing is asked.
   */
  readonly isKept?: boolean;
  /** Closing would lose a choice and asks first; typed text is detected without this. */
  readonly isChanged?: boolean;
  /** Wide enough for a table. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open while mounted; it returns the focus when it closes. Aligned to the top, so that growing content
 * does not move what is above it.
 */
export function ModalDialog({ title, close, isBusy = false, isWide = false, children, ...state }: ModalDialogProps) {
  const page = usePage();
  const id = useId();
  const modal = useModal({ ...state, isBusy });
  return (
    <>
      <dialog
        ref={modal.dialog}
        aria-labelledby={id}
        closedby={isBusy ? 'none' : state.isKept ? 'closerequest' : 'any'}
        onCancel={modal.onCancel}
        onClose={modal.onClose}
        onFocus={modal.onFocus}
        className={`card mx-auto mt-[4vh] mb-auto max-h-[calc(96dvh-16px)] overflow-y-auto p-5 sm:p-8 ${isWide ? 'w-[min(820px,calc(100vw-24px))]' : 'w-[min(520px,calc(100vw-24px))]'}`}
      >
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 ref={modal.heading} id={id} tabIndex={-1} className="self-center text-lg wrap-anywhere outline-none">
            {title}
          </h2>
          <button
            type="button"
            className="btn-icon -me-2"
            aria-label={close ?? page.t('shell.close')}
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

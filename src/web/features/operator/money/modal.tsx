import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { usePage } from '../../../app/use-page.ts';
import { useModal } from './use-modal.ts';

interface ModalProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isWide?: boolean;
  /** Something runs: the dialog stays until it has ended. */
  readonly isBusy?: boolean;
  /** Whoever shows it keeps what is typed: nothing is asked when it closes. */
  readonly keepsWords?: boolean;
  readonly onClose: () => void;
}

/** A dialog over the page, shown for as long as it is mounted. */
export function Modal({ title, children, isWide = false, isBusy = false, keepsWords = false, onClose }: ModalProps) {
  const page = usePage();
  const id = useId();
  const modal = useModal({ isBusy, keepsWords, onClose });
  return (
    <>
      <dialog
        ref={modal.dialog}
        aria-labelledby={id}
        closedby={isBusy ? 'none' : 'closerequest'}
        onCancel={modal.onCancel}
        onClose={modal.onClose}
        onFocus={modal.onFocus}
        className={`card mx-auto mt-[4vh] mb-auto max-h-[calc(96dvh-16px)] overflow-y-auto p-5 sm:p-8 ${isWide ? 'w-[min(760px,calc(100vw-24px))]' : 'w-[min(520px,calc(100vw-24px))]'}`}
      >
        <header className="mb-4 flex items-start gap-3">
          <h2
            ref={modal.heading}
            id={id}
            tabIndex={-1}
            className="min-w-0 flex-1 self-center text-lg wrap-anywhere outline-none"
          >
            {title}
          </h2>
          <button
            type="button"
            className="btn-icon -me-2"
            aria-label={page.t('money.close')}
            aria-disabled={isBusy}
            onClick={modal.dismiss}
          >
            <X size={22} aria-hidden />
          </button>
        </header>
        {children}
      </dialog>
      {modal.question}
    </>
  );
}

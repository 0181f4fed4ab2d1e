import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useModal } from '#web/kit/dialog/use-modal.tsx';
import { usePage } from '../../app/use-page.ts';
import { SignOutRow } from './sign-out-row.tsx';

export interface VerificationDialogProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly lead: string;
  /** Nothing leads past it but the proof, or signing out. */
  readonly isBlocking: boolean;
  /** Closing it would lose more than words, which are found without this. */
  readonly isChanged?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of what is proved by a code. It hangs from the top, so that what grows below moves nothing above: room for an
 * open list, which would else be cut off at its edge.
 */
export function VerificationDialog(props: VerificationDialogProps) {
  const { Icon, title, lead, isBlocking, isChanged = false, onClose, children } = props;
  const page = usePage();
  const id = useId();
  // What blocks stays as what runs does: whatever Escape does, it is shown again.
  const modal = useModal({ isBusy: isBlocking, isChanged, onClose });
  return (
    <>
      <dialog
        ref={modal.dialog}
        closedby={isBlocking ? 'none' : 'closerequest'}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-lead`}
        onCancel={modal.onCancel}
        onClose={modal.onClose}
        onFocus={isBlocking ? undefined : modal.onFocus}
        className="card mx-auto mt-[6vh] mb-auto max-h-[calc(94dvh-16px)] w-[min(480px,calc(100vw-24px))] overflow-y-auto p-5 has-[[role=combobox][aria-expanded=true]]:pb-28 sm:p-8 sm:has-[[role=combobox][aria-expanded=true]]:pb-28"
      >
        <header className="flex items-start gap-4">
          <span className="bg-raised text-gold-text grid h-12 w-12 flex-none place-items-center rounded-full">
            <Icon size={24} aria-hidden />
          </span>
          <h2
            ref={modal.heading}
            id={`${id}-title`}
            tabIndex={-1}
            className="min-w-0 flex-1 self-center text-lg wrap-anywhere outline-none"
          >
            {title}
          </h2>
          {!isBlocking && (
            <button
              type="button"
              className="btn-icon -me-2"
              aria-label={page.t('verify.close')}
              onClick={modal.dismiss}
            >
              <X size={22} aria-hidden />
            </button>
          )}
        </header>
        <p id={`${id}-lead`} className="text-muted mt-3 wrap-anywhere">
          {lead}
        </p>
        <div className="mt-6">{children}</div>
        {isBlocking && <SignOutRow />}
      </dialog>
      {modal.question}
    </>
  );
}

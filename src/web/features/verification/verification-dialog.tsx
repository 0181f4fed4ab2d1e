import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useModal } from '#web/kit/dialog/use-modal.tsx';
import { usePage } from '../../app/use-page.ts';
import { SignOutRow } from './sign-out-row.tsx';

export interface VerificationDialogProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly lead: string;
  /** Can only be left by verification or by signing out. */
  readonly isBlocking: boolean;
  /** Closing would lose more than typed text, which is detected without this. */
  readonly isChanged?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of verification dialogs. Aligned to the top, so that growing content moves nothing above it: an open list
 * needs the room and would otherwise be cut off.
 */
export function VerificationDialog(props: VerificationDialogProps) {
  const { Icon, title, lead, isBlocking, isChanged = false, onClose, children } = props;
  const page = usePage();
  const id = useId();
  // A blocking dialog counts as busy, because it would reopen after Escape anyway.
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
            <button type="button" className="btn-icon -me-2" aria-label={page.t('shell.close')} onClick={modal.dismiss}>
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

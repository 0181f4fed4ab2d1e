import { useRouter } from '@tanstack/react-router';
import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { PageUser } from '#domain/page/page-user.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useModal } from '#web/kit/dialog/use-modal.tsx';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { FormProblem } from './form-problem.tsx';

interface VerificationDialogProps {
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

/** The sign-out button of a dialog that cannot be closed. */
function SignOutRow() {
  const page = usePage();
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, start } = useAction(async () => {
    setFailed(false);
    await page.signOut();
    // The page's message is covered by the dialog, so it is repeated here.
    setFailed(page.session.state().isLogin);
  });
  return (
    <div className="border-line mt-6 border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted text-sm">{page.t('verify.notNow')}</p>
        <Button isBusy={isBusy} onClick={start}>
          {page.t('shell.signOut')}
        </Button>
      </div>
      <FormProblem problem={hasFailed ? { place: 'form', key: 'error.system_busy' } : null} />
    </div>
  );
}

interface Finish {
  /** The changed facts of the account. */
  readonly proven: Partial<PageUser>;
  readonly message: MessageKey;
  readonly onClose: () => void;
}

/** Completes a verification: updates the page, closes the dialog, and reloads what was rejected before. */
export function useFinish({ proven, message, onClose }: Finish): () => void {
  const page = usePage();
  const router = useRouter();
  return () => {
    const { user } = page.session.state();
    if (user !== null) page.session.set({ user: { ...user, ...proven } });
    onClose();
    toasts.show('success', page.t(message));
    void page.reloadProfile();
    void router.invalidate();
  };
}

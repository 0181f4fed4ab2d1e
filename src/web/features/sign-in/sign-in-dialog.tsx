import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { PublicSettings } from '#contract/system/entities.ts';
import type { SignInReason } from '#web/app/session/open-sign-in.ts';
import { usePage } from '../../app/use-page.ts';
import { SignInPanel } from './sign-in-panel.tsx';

export interface SignInDialogProps {
  readonly settings: PublicSettings;
  readonly reason: SignInReason | undefined;
  readonly onClose: () => void;
}

/**
 * The sign-in panel in a dialog, which returns the focus. Aligned to the top, so that a message below the buttons does
 * not move them.
 */
export function SignInDialog({ settings, reason, onClose }: SignInDialogProps) {
  const page = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby="sign-in-title"
      aria-describedby="sign-in-about"
      onClose={onClose}
      className="card mx-auto mt-[8vh] mb-auto max-h-[calc(92dvh-16px)] w-[min(440px,calc(100vw-32px))] overflow-y-auto p-6 sm:p-10"
    >
      <SignInPanel settings={settings} reason={reason} titleLevel={2} onSuspended={close} />
      {/* Last in tab order: the dialog starts at the first sign-in button. */}
      <button
        type="button"
        className="btn-icon absolute end-3 top-3"
        aria-label={page.t('shell.close')}
        onClick={close}
      >
        <X size={22} aria-hidden />
      </button>
    </dialog>
  );
}

import { type FocusEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';

export interface QuestionDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  /** The action is irreversible or destructive. */
  readonly isDanger?: boolean | undefined;
  /** The confirmed action is running: the dialog stays open until it ends. */
  readonly isBusy: boolean;
  /** The account may change nothing: the question can be read, not confirmed. */
  readonly isOff?: boolean | undefined;
  readonly onConfirm: () => void;
  /** The second button was pressed. */
  readonly onCancel: () => void;
  /** Escape, or a click outside; returns whether the dialog stays open. */
  readonly onDismiss: () => boolean;
  readonly onFocus?: (event: FocusEvent) => void;
}

/** A question with two answers, open while mounted; returns the focus when it closes. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, children, confirm, cancel, isDanger, isBusy, isOff, onConfirm, onCancel, onDismiss, onFocus } = props;
  const id = useId();
  const modal = useShownModal(onDismiss);
  return (
    <dialog
      ref={modal.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby={isBusy ? 'none' : 'any'}
      onCancel={modal.onCancel}
      onClose={modal.onClose}
      onFocus={onFocus}
      className="card m-auto w-[min(480px,calc(100vw-32px))] p-6 sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-lg wrap-anywhere">
        {title}
      </h2>
      <div id={`${id}-text`} className="text-muted mt-3 wrap-anywhere">
        {children}
      </div>
      {isOff && (
        <div className="mt-4">
          <ReadOnlyReason />
        </div>
      )}
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button isOff={isBusy} onClick={() => onCancel()}>
          {cancel}
        </Button>
        <Button look={isDanger ? 'danger' : 'gold'} isBusy={isBusy} isOff={isOff} onClick={() => onConfirm()}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}

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

/** Says in a dialog, which lies over the notice of the page, why it can change nothing. */
export function ReadOnlyReason() {
  const page = usePage();
  return (
    <p className="bg-gold text-on-gold rounded-xl px-4 py-3 text-sm">
      <b>{page.t('balance.off.title')}</b> {page.t('balance.off.text')}
    </p>
  );
}

import { type FocusEvent, type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useShownModal } from './use-shown-modal.ts';

export interface QuestionDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  /** The action is irreversible or destructive. */
  readonly isDanger?: boolean | undefined;
  /** The confirmed action is running: the dialog stays open until it ends. */
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  /** The second button was pressed. */
  readonly onCancel: () => void;
  /** Escape, or a click outside; returns whether the dialog stays open. */
  readonly onDismiss: () => boolean;
  readonly onFocus?: (event: FocusEvent) => void;
}

/** A question with two answers, open while mounted; returns the focus when it closes. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, children, confirm, cancel, isDanger, isBusy, onConfirm, onCancel, onDismiss, onFocus } = props;
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
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button isOff={isBusy} onClick={() => onCancel()}>
          {cancel}
        </Button>
        <Button look={isDanger ? 'danger' : 'gold'} isBusy={isBusy} onClick={() => onConfirm()}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}

import { type FocusEvent, type ReactNode, useId } from 'react';
import { Spinner } from '../spinner.tsx';
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
export function QuestionDialog({ title, children, isBusy, onDismiss, onFocus, ...rest }: QuestionDialogProps) {
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
      <QuestionButtons {...rest} isBusy={isBusy} />
    </dialog>
  );
}

type QuestionButtonsProps = Omit<QuestionDialogProps, 'title' | 'children' | 'onDismiss' | 'onFocus'>;

function QuestionButtons({ confirm, cancel, isDanger, isBusy, onConfirm, onCancel }: QuestionButtonsProps) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || onCancel()}>
        {cancel}
      </button>
      <button
        type="button"
        className={`btn ${isDanger ? 'btn-danger' : 'btn-gold'}`}
        aria-disabled={isBusy}
        onClick={() => isBusy || onConfirm()}
      >
        {isBusy && <Spinner />}
        {confirm}
      </button>
    </div>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Spinner } from './spinner.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  /** What is done cannot be undone, or takes something away. */
  readonly isDanger?: boolean;
  /** The confirmed action runs: the dialog stays until it has ended. */
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before something is done; shown for as long as it is mounted, and gives the focus back when it goes. */
export function ConfirmDialog({ title, children, isBusy = false, onClose, ...rest }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby={isBusy ? 'none' : 'any'}
      onCancel={(event) => {
        // The parent decides what is mounted; a dialog that closed by itself could not be opened again.
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      onClose={({ currentTarget }) => {
        // Browsers let a second Escape through.
        if (!currentTarget.isConnected) return;
        if (isBusy) currentTarget.showModal();
        else onClose();
      }}
      className="card m-auto w-[min(480px,calc(100vw-32px))] p-6 sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-lg wrap-anywhere">
        {title}
      </h2>
      <div id={`${id}-text`} className="text-muted mt-3 wrap-anywhere">
        {children}
      </div>
      <DialogButtons {...rest} isBusy={isBusy} onClose={onClose} />
    </dialog>
  );
}

type DialogButtonsProps = Omit<ConfirmDialogProps, 'title' | 'children'>;

function DialogButtons({ confirm, cancel, isDanger, isBusy, onConfirm, onClose }: DialogButtonsProps) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
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

import type { FormEvent, ReactNode } from 'react';
import { Spinner } from '../spinner.tsx';

interface DialogFormProps {
  readonly confirm: string;
  readonly cancel: string;
  /** What is done cannot be undone, or takes something away. */
  readonly isDanger?: boolean | undefined;
  /** It is being sent: till that has ended, its buttons do nothing. */
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A few fields in a dialog, with the buttons that send them or give them up; Enter sends them. */
export function DialogForm({ confirm, cancel, isDanger, isBusy, onSubmit, onCancel, children }: DialogFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
      className="flex flex-col gap-4"
    >
      {children}
      <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || onCancel()}>
          {cancel}
        </button>
        <button type="submit" className={`btn ${isDanger ? 'btn-danger' : 'btn-gold'}`} aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          {confirm}
        </button>
      </div>
    </form>
  );
}

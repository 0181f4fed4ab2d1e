import type { FormEvent, ReactNode } from 'react';
import { usePage } from '../../../app/use-page.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Modal } from './modal.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  /** What is done cannot be undone, or takes something away. */
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A few fields over the page; Enter sends them. */
export function FormDialog({ title, children, confirm, isDanger, isBusy, onSubmit, onClose }: FormDialogProps) {
  const page = usePage();
  return (
    <Modal title={title} isBusy={isBusy} onClose={onClose}>
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
          <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            {page.t('operator.cancel')}
          </button>
          <button type="submit" className={`btn ${isDanger ? 'btn-danger' : 'btn-gold'}`} aria-disabled={isBusy}>
            {isBusy && <Spinner />}
            {confirm}
          </button>
        </div>
      </form>
    </Modal>
  );
}

import type { ReactNode } from 'react';
import { usePage } from '../../app/use-page.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface RatingDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields over the page, which stay until they are sent or given up. */
export function RatingDialog({ title, confirm, isDanger, isBusy, onSubmit, onClose, children }: RatingDialogProps) {
  const page = usePage();
  return (
    <ModalDialog title={title} close={page.t('ratings.close')} isBusy={isBusy} isKept onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
        className="flex flex-col gap-5"
      >
        {children}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            {page.t('ratings.cancel')}
          </button>
          <button type="submit" className={`btn ${isDanger ? 'btn-danger' : 'btn-gold'}`} aria-disabled={isBusy}>
            {isBusy && <Spinner />}
            {confirm}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}

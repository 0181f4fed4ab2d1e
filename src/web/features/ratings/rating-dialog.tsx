import type { ReactNode } from 'react';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx';
import { usePage } from '../../app/use-page.ts';

interface RatingDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  /** Whoever shows it keeps what is typed: nothing is asked when it closes. */
  readonly keepsWords?: boolean;
  /** Something was chosen that would be lost. */
  readonly isChanged?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields over the page, which stay until they are sent or given up. */
export function RatingDialog({ title, keepsWords = false, isChanged = false, ...form }: RatingDialogProps) {
  const page = usePage();
  const { isBusy, onClose } = form;
  return (
    <ModalDialog
      title={title}
      close={page.t('ratings.close')}
      isBusy={isBusy}
      isKept={keepsWords}
      isChanged={isChanged}
      onClose={onClose}
    >
      <DialogForm {...form} cancel={page.t('ratings.cancel')} onCancel={onClose} />
    </ModalDialog>
  );
}

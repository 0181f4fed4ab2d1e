import type { ReactNode } from 'react';
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx';
import { usePage } from '../../../app/use-page.ts';
import { Modal } from './modal.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  /** What is done cannot be undone, or takes something away. */
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  /** Whoever shows it keeps what is typed: nothing is asked when it closes. */
  readonly keepsWords?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A few fields over the page; Enter sends them. */
export function FormDialog({ title, children, confirm, isDanger, onSubmit, ...modal }: FormDialogProps) {
  const page = usePage();
  const { isBusy, onClose } = modal;
  const buttons = { confirm, cancel: page.t('operator.cancel'), isDanger, isBusy };
  return (
    <Modal {...modal} title={title}>
      <DialogForm {...buttons} onSubmit={onSubmit} onCancel={onClose}>
        {children}
      </DialogForm>
    </Modal>
  );
}

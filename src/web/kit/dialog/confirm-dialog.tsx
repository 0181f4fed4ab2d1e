import { usePage } from '#web/app/use-page.ts';
import { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';
import { useDiscardQuestion } from './use-modal.tsx';

export interface ConfirmDialogProps
  extends Pick<QuestionDialogProps, 'title' | 'children' | 'confirm' | 'isOff' | 'onConfirm'> {
  /** The label of the second button; "Cancel" by default. */
  readonly cancel?: string;
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}

/** A question with two answers; for confirming a call, use `ConfirmAction`. */
export function ConfirmDialog({ cancel, isBusy = false, onClose, ...rest }: ConfirmDialogProps) {
  const page = usePage();
  const { onFocus, dismiss, question } = useDiscardQuestion({ isBusy, onClose });
  return (
    <>
      <QuestionDialog
        {...rest}
        cancel={cancel ?? page.t('dialog.cancel')}
        isBusy={isBusy}
        onCancel={onClose}
        onDismiss={dismiss}
        onFocus={onFocus}
      />
      {question}
    </>
  );
}

import { QuestionDialog, type QuestionDialogProps } from '#web/ui/dialog/question-dialog.tsx';
import { useDiscardQuestion } from './use-modal.tsx';

export interface ConfirmDialogProps
  extends Omit<QuestionDialogProps, 'isBusy' | 'isDanger' | 'onCancel' | 'onDismiss' | 'onFocus'> {
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}

/** Asks once before something is done; what is typed into it goes by its own button, or after another question. */
export function ConfirmDialog({ isBusy = false, onClose, ...rest }: ConfirmDialogProps) {
  const { onFocus, dismiss, question } = useDiscardQuestion({ isBusy, onClose });
  return (
    <>
      <QuestionDialog {...rest} isBusy={isBusy} onCancel={onClose} onDismiss={dismiss} onFocus={onFocus} />
      {question}
    </>
  );
}

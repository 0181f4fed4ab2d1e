import { use } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { ReadOnly } from '#web/ui/read-only.tsx';
import { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';
import { useDiscardQuestion } from './use-modal.tsx';
import { type Mutation, useMutation } from './use-mutation.ts';

interface ConfirmDialogProps
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

interface ConfirmActionProps<Reply>
  extends Omit<ConfirmDialogProps, 'isBusy' | 'isOff' | 'onConfirm'>,
    Omit<Mutation<[], Reply>, 'onClose'> {
  /** The label of the button while the call runs. */
  readonly busy?: string;
}

/** Asks once, then makes the call and closes: refresh, focus and toast follow automatically. */
export function ConfirmAction<Reply>(props: ConfirmActionProps<Reply>) {
  const { call, done, refresh, focusAfter, isAlwaysAllowed = false, busy, confirm, ...question } = props;
  const mutation = { call, done, refresh, focusAfter, isAlwaysAllowed, onClose: question.onClose };
  const { isBusy, start } = useMutation(mutation);
  return (
    <ConfirmDialog
      {...question}
      confirm={isBusy && busy !== undefined ? busy : confirm}
      isBusy={isBusy}
      isOff={use(ReadOnly) && !isAlwaysAllowed}
      onConfirm={start}
    />
  );
}

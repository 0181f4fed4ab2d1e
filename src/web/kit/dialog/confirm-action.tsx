import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { type Mutation, useMutation } from './use-mutation.ts';

interface ConfirmActionProps<Reply>
  extends Omit<ConfirmDialogProps, 'isBusy' | 'onConfirm'>,
    Omit<Mutation<[], Reply>, 'onClose'> {
  /** The label of the button while the call runs. */
  readonly busy?: string;
}

/** Asks once, then makes the call and closes: refresh, focus and toast follow automatically. */
export function ConfirmAction<Reply>(props: ConfirmActionProps<Reply>) {
  const { call, done, refresh, focusAfter, busy, confirm, ...question } = props;
  const { isBusy, start } = useMutation({ call, done, refresh, focusAfter, onClose: question.onClose });
  return (
    <ConfirmDialog
      {...question}
      confirm={isBusy && busy !== undefined ? busy : confirm}
      isBusy={isBusy}
      onConfirm={start}
    />
  );
}

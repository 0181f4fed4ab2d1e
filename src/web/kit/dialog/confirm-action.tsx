import { use } from 'react';
import { ReadOnly } from '#web/ui/read-only.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { type Mutation, useMutation } from './use-mutation.ts';

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

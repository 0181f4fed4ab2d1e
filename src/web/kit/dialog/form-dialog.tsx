import { type ReactNode, use } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Changeable, ReadOnly } from '#web/ui/read-only.tsx';
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx';
import { ReadOnlyReason } from './read-only-reason.tsx';

interface FormDialogProps extends Omit<ModalDialogProps, 'isBusy' | 'isChanged'> {
  /** The result of `useDialogForm`, or an equivalent. */
  readonly form: { readonly isBusy: boolean; readonly isDirty?: boolean; readonly submit: () => void };
  readonly confirm: string;
  /** The label of the second button; "Cancel" by default. */
  readonly cancel?: string | undefined;
  /** The action is irreversible or destructive. */
  readonly isDanger?: boolean;
  readonly children: ReactNode;
}

/** Fields over the page, with the buttons that submit or discard them; Enter submits. */
export function FormDialog({ form, confirm, cancel, isDanger = false, children, ...modal }: FormDialogProps) {
  const page = usePage();
  const isReadOnly = use(ReadOnly);
  const { isBusy, isDirty = false, submit } = form;
  return (
    <ModalDialog {...modal} isBusy={isBusy} isChanged={isDirty && modal.isKept !== true}>
      <Form isMixed onSubmit={() => isBusy || submit()} className="flex min-w-0 flex-col gap-5">
        <Changeable>{children}</Changeable>
        {isReadOnly && <ReadOnlyReason />}
        <div className="mt-1 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button isOff={isBusy} onClick={modal.onClose}>
            {cancel ?? page.t('dialog.cancel')}
          </Button>
          <Button type="submit" look={isDanger ? 'danger' : 'gold'} isBusy={isBusy} isOff={isReadOnly}>
            {confirm}
          </Button>
        </div>
      </Form>
    </ModalDialog>
  );
}

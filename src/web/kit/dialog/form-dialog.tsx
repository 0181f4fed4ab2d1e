import { type ReactNode, use } from 'react';
import type { ApiError } from '#contract/errors/api-error.ts';
import { usePage } from '#web/app/use-page.ts';
import type { FormErrors } from '#web/kit/form/form-errors.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Changeable, ReadOnly } from '#web/ui/read-only.tsx';
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx';
import { ReadOnlyReason } from './question-dialog.tsx';
import { type Message, type Mutation, useCompleted } from './use-mutation.ts';

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

type Errors<Values> = FormErrors<Extract<keyof Values, string>>;

interface DialogFormPlan<Values extends object, Reply> extends Mutation<[values: NoInfer<Values>], Reply> {
  readonly initial: Values;
  /** Validates the values before sending. */
  readonly check: (values: NoInfer<Values>) => Errors<NoInfer<Values>>;
  /** Maps a failure to fields if it does not name them itself. */
  readonly explain?: ((error: ApiError) => Errors<NoInfer<Values>>) | undefined;
}

/** The form of a `FormDialog`: a mutation with fields. */
export function useDialogForm<Values extends object, Reply>(plan: DialogFormPlan<Values, Reply>) {
  const { initial, check, explain, ...mutation } = plan;
  return useForm<Values>({ initial, check, explain, send: useCompleted(mutation) });
}

interface ReasonFormPlan<Reply> extends Mutation<[reason: string], Reply> {
  /** False if the reason may stay empty. */
  readonly isRequired?: boolean;
  readonly done: Message | ((reply: Reply) => Message);
}

/** The form of a dialog that asks why; the reason is sent without surrounding blanks. */
export function useReasonForm<Reply>({ call, isRequired = true, ...mutation }: ReasonFormPlan<Reply>) {
  const page = usePage();
  return useDialogForm({
    ...mutation,
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: isRequired && reason.trim() === '' ? page.t('words.pleaseSayWhy') : undefined }),
    call: ({ reason }) => call(reason.trim()),
  });
}

import { usePage } from '#web/app/use-page.ts';
import { useDialogForm } from './use-dialog-form.ts';
import type { Message, Mutation } from './use-mutation.ts';

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

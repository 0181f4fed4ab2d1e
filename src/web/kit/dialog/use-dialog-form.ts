import type { ApiError } from '#contract/errors/api-error.ts';
import type { FormErrors } from '#web/kit/form/form-errors.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { type Mutation, useCompleted } from './use-mutation.ts';

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

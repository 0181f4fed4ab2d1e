import type { MessageKey } from '#i18n/message-key.ts';
import type { Page } from '#web/app/use-page.ts';
import type { BecomeForm } from '../form/become-form.ts';
import type { FieldName } from '../form/become-steps.ts';
import type { Problems } from '../form/describe-problems.ts';
import { FIELD_LABELS } from '../form/field-labels.ts';

/** Shared props of the form's parts: values, problems and the change handler. */
export interface FormProps {
  readonly form: BecomeForm;
  readonly problems: Problems;
  /** `fields` are those just edited: their problems are cleared. */
  readonly onChange: (change: Partial<BecomeForm>, fields: readonly FieldName[]) => void;
  /** Pictures are being uploaded, or no longer. */
  readonly onBusy: (field: FieldName, isBusy: boolean) => void;
}

type TextName = {
  [Name in keyof BecomeForm]: BecomeForm[Name] extends string ? Name : never;
}[keyof BecomeForm] &
  FieldName;

/** Props that connect a text field to the form. */
export function textField(page: Page, { form, problems, onChange }: FormProps, name: TextName, hint?: MessageKey) {
  return {
    name,
    label: page.t(FIELD_LABELS[name]),
    value: form[name],
    error: problems[name] ?? '',
    ...(hint === undefined ? {} : { hint: page.t(hint) }),
    onChange: (value: string) => onChange({ [name]: value }, [name]),
  };
}

/** Props that connect an image field to the form. */
export function imageField(page: Page, props: FormProps, name: 'documents' | 'passbook') {
  const { form, problems, onChange, onBusy } = props;
  return {
    name,
    label: page.t(FIELD_LABELS[name]),
    value: form[name],
    problem: problems[name] ?? '',
    onChange: (value: readonly string[]) => onChange({ [name]: [...value] }, [name]),
    onBusy: (isBusy: boolean) => onBusy(name, isBusy),
  };
}

import type { MessageKey } from '#i18n/message-key.ts';
import type { Page } from '../../../../app/use-page.ts';
import type { BecomeForm } from '../form/become-form.ts';
import type { FieldName } from '../form/become-steps.ts';
import { FIELD_LABELS } from '../form/field-labels.ts';
import type { Problems } from '../form/say-problems.ts';

/** What the parts of the form share: what is typed, what is wrong with it, and how it changes. */
export interface FormProps {
  readonly form: BecomeForm;
  readonly problems: Problems;
  /** `fields` are those that somebody has just dealt with: what was wrong with them is no longer said. */
  readonly onChange: (change: Partial<BecomeForm>, fields: readonly FieldName[]) => void;
  /** Pictures are on their way, or no longer. */
  readonly onBusy: (field: FieldName, isBusy: boolean) => void;
}

type TextName = {
  [Name in keyof BecomeForm]: BecomeForm[Name] extends string ? Name : never;
}[keyof BecomeForm] &
  FieldName;

/** What ties a field of text to the form. */
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

/** What ties a field of pictures to the form. */
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

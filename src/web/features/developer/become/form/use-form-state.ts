import { useRef, useState } from 'react';
import { usePage } from '../../../../app/use-page.ts';
import type { FormProps } from '../fields/form-fields.ts';
import { type AccountKind, accountKindOf, type BecomeForm, changeForm, formToSubmit, TAIWAN } from './become-form.ts';
import { checkFields, type FieldName } from './become-steps.ts';
import { type Problems, sayProblems } from './say-problems.ts';

/** What is typed into a form of a company, and what is wrong with it. `onTyped` hears of every change. */
export function useFormState(first: () => BecomeForm, onTyped: (form: BecomeForm) => void = () => undefined) {
  const page = usePage();
  const [form, setForm] = useState(first);
  const [chosenKind, chooseKind] = useState<AccountKind>();
  const [problems, setProblems] = useState<Problems>({});
  const busyFields = useRef(new Set<FieldName>());
  const kind = form.country === TAIWAN || chosenKind === undefined ? accountKindOf(form) : chosenKind;
  const props: FormProps = {
    form,
    problems,
    onChange(change, fields) {
      const changed = changeForm(form, change, page.state.locale);
      const isLeft = ([name]: [string, unknown]) => !fields.some((field) => field === name);
      setForm(changed);
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(isLeft)));
      onTyped(changed);
    },
    onBusy(field, isBusy) {
      if (isBusy) busyFields.current.add(field);
      else busyFields.current.delete(field);
    },
  };
  return {
    props,
    kind,
    chooseKind,
    setForm,
    setProblems,
    toSubmit: () => formToSubmit(form, kind),
    /** What is wrong with these fields; pictures that are still on their way are. */
    judge(fields: readonly FieldName[]): Problems {
      const waiting = fields.filter((field) => busyFields.current.has(field));
      return {
        ...sayProblems(page, checkFields(formToSubmit(form, kind), fields)),
        ...Object.fromEntries(waiting.map((field) => [field, page.t('become.stillUploading')])),
      };
    },
  };
}

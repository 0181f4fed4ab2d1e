import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import type { BecomeForm } from '../../developer/become/form/become-form.ts';
import type { FieldName } from '../../developer/become/form/become-steps.ts';
import { focusField } from '../../developer/become/form/problem-summary.tsx';
import type { Problems } from '../../developer/become/form/say-problems.ts';
import { sayRefusal } from '../../developer/become/form/submit-form.ts';
import { useFormState } from '../../developer/become/form/use-form-state.ts';

interface CompanyFormPlan {
  readonly stored: BecomeForm;
  /** What the form shows and judges, in the order of the page. */
  readonly fields: readonly FieldName[];
  /** Sends what was judged right. */
  readonly send: (form: BecomeForm) => Promise<unknown>;
  /** Told whether something is typed that is not sent. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** A form over some fields of a company: what is typed stays until it is sent or discarded. */
export function useCompanyForm({ stored, fields, send, onDirty }: CompanyFormPlan) {
  const page = usePage();
  const { props, kind, chooseKind, setForm, setProblems, toSubmit, judge } = useFormState(() => stored);
  const refuse = (found: Problems) => {
    flushSync(() => setProblems(found));
    const first = fields.find((name) => found[name] !== undefined);
    if (first !== undefined) focusField(first);
  };
  const { isBusy, start } = useAction(async () => {
    const found = judge(fields);
    if (Object.keys(found).length > 0) return refuse(found);
    try {
      await send(toSubmit());
    } catch (error) {
      const refused = error instanceof ApiError ? sayRefusal(page, error) : {};
      if (!fields.some((name) => name in refused)) throw error;
      refuse(refused);
    }
  });
  const isDirty = JSON.stringify(props.form) !== JSON.stringify(stored);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return {
    props,
    kind,
    chooseKind,
    isBusy,
    isDirty,
    submit: start,
    restore() {
      setForm(stored);
      setProblems({});
    },
  };
}

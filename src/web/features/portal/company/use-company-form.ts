import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
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
  /** What follows once the server has it. */
  readonly onSent: () => unknown;
  /** Told whether something is typed that is not sent. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** A form over some fields of a company: what is typed stays until it is sent or discarded. */
export function useCompanyForm({ stored, fields, send, onSent, onDirty }: CompanyFormPlan) {
  const page = usePage();
  const { props, kind, chooseKind, setForm, setProblems, toSubmit, judge } = useFormState(() => stored);
  const refuse = (found: Problems) => {
    flushSync(() => setProblems(found));
    const first = fields.find((name) => found[name] !== undefined);
    if (first !== undefined) focusField(first);
  };
  const typed = JSON.stringify(props.form);
  const { isDirty, keep } = useKept({ typed, stored, restore: setForm });
  const { isBusy, start } = useAction(async () => {
    const found = judge(fields);
    if (Object.keys(found).length > 0) return refuse(found);
    try {
      await send(toSubmit());
    } catch (error) {
      const refused = error instanceof ApiError ? sayRefusal(page, error) : {};
      if (!fields.some((name) => name in refused)) throw error;
      return refuse(refused);
    }
    keep(typed);
    await onSent();
  });
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

interface Typed {
  readonly typed: string;
  readonly stored: BecomeForm;
  readonly restore: (form: BecomeForm) => void;
}

/**
 * Tells what is typed from what the server has. What it took counts as kept at once: until the page has read it anew,
 * whoever goes on to another form would be asked whether to lose what is saved. What is read anew takes the place of
 * what is kept, never of what was typed since.
 */
function useKept({ typed, stored, restore }: Typed) {
  const read = JSON.stringify(stored);
  const [known, setKnown] = useState({ read, kept: read });
  const isDirty = typed !== known.kept;
  if (read !== known.read) {
    setKnown({ read, kept: read });
    if (!isDirty) restore(stored);
  }
  return { isDirty, keep: (kept: string) => flushSync(() => setKnown((before) => ({ ...before, kept }))) };
}

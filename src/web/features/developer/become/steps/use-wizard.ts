import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProviderApplication, ProviderDraft } from '#contract/provider/entities.ts';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';
import { useDraft } from '../draft/use-draft.ts';
import { type BecomeForm, blankForm, completeForm, formOfApplication } from '../form/become-form.ts';
import {
  type FieldName,
  STEP_FIELDS,
  STEPS,
  type StepName,
  stepAt,
  stepNumber,
  stepOfField,
} from '../form/become-steps.ts';
import { focusField } from '../form/problem-summary.tsx';
import type { Problems } from '../form/say-problems.ts';
import { askForTaxId, submitForm } from '../form/submit-form.ts';
import { useFormState } from '../form/use-form-state.ts';

/** The steps that are filled in; the fifth waits. */
const FILLED_STEPS = STEPS.slice(0, 4);

export interface WizardOptions {
  readonly draft: ProviderDraft | null;
  /** What was submitted before. */
  readonly application: ProviderApplication | null;
  /** The application stands elsewhere by now. */
  readonly onSubmitted: () => void;
}

/** Everything that happens in the four steps that are filled in. */
export function useWizard({ draft, application, onSubmitted }: WizardOptions) {
  const page = usePage();
  const { keeper, state: draftState } = useDraft(draft);
  const [step, setStep] = useState(() => firstStep(draft));
  const [reached, setReached] = useState(step);
  const state = useFormState(
    () => firstForm(draft, application, page.state.locale),
    (form) => keeper.change({ form, step: stepNumber(step) }),
  );
  const { judge } = state;
  const show = (next: StepName, problems: Problems) => {
    flushSync(() => {
      setStep(next);
      state.setProblems(problems);
      if (stepNumber(next) > stepNumber(reached)) setReached(next);
    });
    focusStep(next, problems);
  };
  const goTo = (next: StepName) => {
    keeper.change({ form: state.props.form, step: stepNumber(next) });
    show(next, {});
  };
  const { isBusy: isChecking, start: next } = useAction(async () => {
    const found = judge(STEP_FIELDS[step]);
    const isAsked = isEmpty(found) && STEP_FIELDS[step].some((name: FieldName) => name === 'taxIdNumber');
    const problems = isAsked ? await askForTaxId(page, state.toSubmit()) : found;
    if (isEmpty(problems)) goTo(stepAt(stepNumber(step) + 1));
    else show(step, problems);
  });
  const { isBusy, start: submit } = useAction(async () => {
    const wrong = FILLED_STEPS.find((name) => !isEmpty(judge(STEP_FIELDS[name])));
    if (wrong !== undefined) return show(wrong, judge(STEP_FIELDS[wrong]));
    await keeper.flush();
    const refused = await submitForm(page, state.toSubmit(), application !== null);
    const field = firstField(refused);
    if (field !== undefined) return show(stepOfField(field), refused);
    keeper.close();
    onSubmitted();
  });
  return { ...state, step, reached, draftState, keeper, goTo, next, submit, isSubmitting: isBusy, isChecking };
}

export type Wizard = ReturnType<typeof useWizard>;

/** To the first thing that is wrong, else to the beginning of the step. */
function focusStep(step: StepName, problems: Problems): void {
  const first = STEP_FIELDS[step].find((name: FieldName) => problems[name] !== undefined);
  if (first === undefined) {
    document.getElementById('become-step')?.focus();
    scrollTo({ top: 0 });
  } else {
    focusField(first);
  }
}

function firstField(problems: Problems): FieldName | undefined {
  return FILLED_STEPS.flatMap((name): readonly FieldName[] => STEP_FIELDS[name]).find((name) => name in problems);
}

function firstForm(draft: ProviderDraft | null, application: ProviderApplication | null, locale: string): BecomeForm {
  if (draft !== null) return completeForm(draft.form, locale);
  return application === null ? blankForm(locale) : formOfApplication(application);
}

function firstStep(draft: ProviderDraft | null): StepName {
  const kept = draft === null ? 1 : draft.step;
  return stepAt(Math.min(kept, FILLED_STEPS.length));
}

function isEmpty(problems: Problems): boolean {
  return Object.keys(problems).length === 0;
}

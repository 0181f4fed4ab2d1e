import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  applyAsProvider,
  getProviderDraft,
  reapplyAsProvider,
  saveProviderDraft,
} from '#contract/provider/endpoints.ts';
import type { ProviderApplication, ProviderDraft } from '#contract/provider/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { orderNames } from '#domain/text/person-name.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { IN_BACKGROUND, type SavedDraft, useDraftOf } from '#web/kit/form/draft-saver.tsx';
import { focusField } from '#web/kit/form/focus-field.ts';
import { isEmpty } from '#web/kit/form/form-errors.ts';
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
import { askForTaxId, useBecomeForm } from '../form/use-become-form.ts';

/** The steps to fill in; the fifth is waiting. */
const FILLED_STEPS = STEPS.slice(0, 4);

export interface WizardOptions {
  readonly draft: ProviderDraft | null;
  /** The last submission. */
  readonly application: ProviderApplication | null;
  /** The application was submitted or has changed elsewhere. */
  readonly onSubmitted: () => void;
}

const ALL_FIELDS = FILLED_STEPS.flatMap((name): readonly FieldName[] => STEP_FIELDS[name]);

/** The state and actions of the four form steps. */
export function useWizard({ draft: stored, application, onSubmitted }: WizardOptions) {
  const page = usePage();
  const [initial] = useState(() => firstForm(stored, application, page.state.locale));
  const [step, setStep] = useState(() => firstStep(stored));
  const [reached, setReached] = useState(step);
  const show = (next: StepName) =>
    flushSync(() => {
      setStep(next);
      if (stepNumber(next) > stepNumber(reached)) setReached(next);
    });
  const form = useBecomeForm({
    initial,
    fields: ALL_FIELDS,
    async send(sent) {
      await draft.saver.flush();
      await page.call(application === null ? applyAsProvider : reapplyAsProvider, sent);
      draft.saver.close();
    },
    onSent: onSubmitted,
    onRefused(name) {
      const field = ALL_FIELDS.find((one) => one === name);
      if (field !== undefined) show(stepOfField(field));
      focusField(name);
    },
  });
  const draft = useDraft({ form: form.values, step: stepNumber(step) }, stored);
  const goTo = (next: StepName) => {
    form.refuse({});
    show(next);
    document.getElementById('become-step')?.focus();
    scrollTo({ top: 0 });
  };
  const { isBusy: isChecking, start: next } = useAction(async () => {
    const found = form.check(orderNames<FieldName>(STEP_FIELDS[step], page.state.locale));
    const isAsked = isEmpty(found) && STEP_FIELDS[step].some((name: FieldName) => name === 'taxIdNumber');
    const problems = isAsked ? await askForTaxId(page, form.toSubmit()) : found;
    if (isEmpty(problems)) goTo(stepAt(stepNumber(step) + 1));
    else form.refuse(problems);
  });
  return { ...form, step, reached, draft, goTo, next, isChecking };
}

export type Wizard = ReturnType<typeof useWizard>;

function firstForm(
  draft: ProviderDraft | null,
  application: ProviderApplication | null,
  locale: LocaleCode,
): BecomeForm {
  if (draft !== null) return completeForm(draft.form, locale);
  return application === null ? blankForm(locale) : formOfApplication(application);
}

function firstStep(draft: ProviderDraft | null): StepName {
  const kept = draft === null ? 1 : draft.step;
  return stepAt(Math.min(kept, FILLED_STEPS.length));
}

interface DraftContent {
  readonly form: BecomeForm;
  /** 1 to 5. */
  readonly step: number;
}

/** The draft of the application while the form is open. */
function useDraft({ form, step }: DraftContent, stored: ProviderDraft | null) {
  const page = usePage();
  const content = useMemo(() => ({ form, step }), [form, step]);
  const { saver, state } = useDraftOf<DraftContent, SavedDraft>(
    content,
    (draft, last) => page.call(saveProviderDraft, { ...draft, revision: last?.revision ?? 0 }, IN_BACKGROUND),
    stored,
  );
  return {
    saver,
    state,
    keepOwn: async () => {
      const other = await page.call(getProviderDraft, {});
      await saver.overwrite(other.draft);
    },
  };
}

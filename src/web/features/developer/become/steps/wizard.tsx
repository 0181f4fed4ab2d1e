import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { ConflictNotice } from '#web/kit/form/conflict-notice.tsx';
import { DraftStatus } from '#web/kit/form/draft-status.tsx';
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx';
import { SaveBar } from '#web/kit/form/save-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { BecomeProblems } from '../form/become-problems.tsx';
import { STEP_FIELDS, stepAt, stepNumber } from '../form/become-steps.ts';
import { RefusalReason } from '../waiting/decision-cards.tsx';
import { StepContent } from './step-content.tsx';
import { Stepper } from './stepper.tsx';
import { useWizard, type WizardOptions, type Wizard as WizardState } from './use-wizard.ts';

export interface WizardProps extends WizardOptions {
  /** Replaces the input by the draft of another window. */
  readonly onTakeOther: () => void;
}

/** The developer application, filled in over four steps (R4.22). */
export function Wizard({ onTakeOther, ...options }: WizardProps) {
  const page = usePage();
  const wizard = useWizard(options);
  const { step, draft } = wizard;
  const takeOther = () => {
    draft.saver.close();
    onTakeOther();
  };
  return (
    <div className="flex flex-col gap-6">
      <Stepper current={step} reached={wizard.reached} onStep={wizard.goTo} />
      <Form
        className="card flex min-w-0 flex-col gap-6 p-4 sm:p-7"
        onSubmit={step === 'confirm' ? wizard.submit : wizard.next}
      >
        <header>
          <h2 id="become-step" tabIndex={-1} className="text-lg outline-none">
            {page.t(`developer.become.step.${step}`)}
          </h2>
          <p className="text-muted mt-1 max-w-2xl">{page.t(`become.lead.${step}`)}</p>
        </header>
        {options.application !== null && <RefusalReason application={options.application} />}
        <BecomeProblems problems={wizard.props.problems} order={STEP_FIELDS[step]} />
        <StepContent wizard={wizard} />
        <SaveBar
          notice={
            draft.state.status === 'conflict' && (
              <ConflictNotice kind="draft" onTake={takeOther} onKeep={draft.keepOwn} />
            )
          }
          status={<DraftStatus state={draft.state} onRetry={() => void draft.saver.flush()} />}
        >
          <WizardButtons wizard={wizard} />
        </SaveBar>
      </Form>
      <LeaveGuard isDirty={draft.state.status !== 'rest'} save={() => draft.saver.flush()} />
    </div>
  );
}

function WizardButtons({ wizard: { step, isBusy, isChecking, goTo } }: { wizard: WizardState }) {
  const page = usePage();
  const isLast = step === 'confirm';
  return (
    <>
      {step !== 'company' && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={isBusy}
          onClick={() => isBusy || goTo(stepAt(stepNumber(step) - 1))}
        >
          <ArrowLeft size={18} aria-hidden />
          {page.t('become.back')}
        </button>
      )}
      <Button type="submit" look="gold" isBusy={isBusy || isChecking} Icon={isLast ? Send : undefined}>
        {page.t(isBusy ? 'become.submitting' : isLast ? 'become.submit' : 'become.next')}
        {!isLast && <ArrowRight size={18} aria-hidden />}
      </Button>
    </>
  );
}

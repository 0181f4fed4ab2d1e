import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { useEffect } from 'react';
import { usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { DraftState } from '../draft/draft-keeper.ts';
import { STEP_FIELDS, stepAt, stepNumber } from '../form/become-steps.ts';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { DraftStatus } from './draft-status.tsx';
import { StepContent } from './step-content.tsx';
import { Stepper } from './stepper.tsx';
import { useWizard, type WizardOptions, type Wizard as WizardState } from './use-wizard.ts';

export interface WizardProps extends WizardOptions {
  /** Shows what another window has kept instead of what is typed here. */
  readonly onTakeOther: () => void;
}

/** The application to become a developer, filled in over four steps (R4.22). */
export function Wizard({ onTakeOther, ...options }: WizardProps) {
  const page = usePage();
  const wizard = useWizard(options);
  const { step, draftState, keeper } = wizard;
  const { problems } = wizard.props;
  useUnkeptGuard(draftState);
  return (
    <div className="flex flex-col gap-6">
      <Stepper current={step} reached={wizard.reached} onStep={wizard.goTo} />
      {draftState.kind === 'conflict' && (
        <DraftConflict
          onKeepMine={() => void keeper.overwrite()}
          onTakeOther={() => {
            keeper.close();
            onTakeOther();
          }}
        />
      )}
      <form
        noValidate
        // What gets the focus must not lie under the buttons at the lower edge.
        className="card flex min-w-0 flex-col gap-6 p-4 sm:p-7 [&_:is(a,button,input,select,textarea)]:scroll-mb-28"
        onSubmit={(event) => {
          event.preventDefault();
          if (step === 'confirm') wizard.submit();
          else wizard.next();
        }}
      >
        <header>
          <h2 id="become-step" tabIndex={-1} className="text-lg outline-none">
            {page.t(`developer.become.step.${step}`)}
          </h2>
          <p className="text-muted mt-1 max-w-2xl">{page.t(`become.lead.${step}`)}</p>
        </header>
        <ProblemSummary problems={problems} order={STEP_FIELDS[step]} />
        <StepContent wizard={wizard} />
        <WizardButtons wizard={wizard} />
      </form>
    </div>
  );
}

/** Beside the state of the draft; where there is room, they stay in sight at the lower edge. */
function WizardButtons({ wizard }: { wizard: WizardState }) {
  const page = usePage();
  const { step, isSubmitting, isChecking, keeper, draftState } = wizard;
  const isLast = step === 'confirm';
  return (
    <div className="border-line bg-surface bottom-0 z-[1] -mx-4 -mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-b-[16px] border-t px-4 py-3 sm:sticky sm:-mx-7 sm:-mb-7 sm:px-7">
      <div className="min-w-0 flex-1 basis-48">
        <DraftStatus state={draftState} onRetry={() => void keeper.flush()} />
      </div>
      <div className="flex flex-none gap-3 max-sm:w-full">
        {step !== 'company' && (
          <button
            type="button"
            className="btn btn-quiet max-sm:flex-1"
            aria-disabled={isSubmitting}
            onClick={() => isSubmitting || wizard.goTo(stepAt(stepNumber(step) - 1))}
          >
            <ArrowLeft size={18} aria-hidden />
            {page.t('become.back')}
          </button>
        )}
        <button type="submit" className="btn btn-gold max-sm:flex-1" aria-disabled={isSubmitting || isChecking}>
          {isSubmitting || isChecking ? <Spinner /> : isLast && <Send size={18} aria-hidden />}
          {page.t(isSubmitting ? 'become.submitting' : isLast ? 'become.submit' : 'become.next')}
          {!isLast && <ArrowRight size={18} aria-hidden />}
        </button>
      </div>
    </div>
  );
}

/** While something typed is not kept yet, the browser asks before the document goes; other pages of ours may be opened. */
function useUnkeptGuard({ kind }: DraftState): void {
  const isUnkept = kind !== 'idle' && kind !== 'saved';
  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnkept]);
}

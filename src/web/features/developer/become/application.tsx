import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { getProviderDraft } from '#contract/provider/endpoints.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConflictNotice } from '#web/kit/form/conflict-notice.tsx';
import { DraftStatus, IN_BACKGROUND } from '#web/kit/form/draft-saver.tsx';
import { LeaveGuard, SaveBar } from '#web/kit/form/save-bar.tsx';
import { useLive } from '#web/live/use-live.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { STEP_FIELDS, stepAt, stepNumber } from './form/become-steps.ts';
import { BecomeProblems } from './form/form-parts.tsx';
import { StepContent } from './steps/step-content.tsx';
import { Stepper } from './steps/stepper.tsx';
import { useWizard, type WizardOptions, type Wizard as WizardState } from './steps/use-wizard.ts';
import { ApplicationStatus, RefusalReason } from './waiting/application-status.tsx';

/** The developer application in any state: being filled in, under review, or decided. */
export function Application({ first }: { first: BecomeState }) {
  const page = usePage();
  const [{ draft, application }, setState] = useState(first);
  // Remounts the form for a draft from another window or a new application.
  const [round, setRound] = useState(0);
  const [isApplyingAgain, setApplyingAgain] = useState(false);
  const reload = async () => {
    try {
      const state = await loadBecomeState(page);
      setState(state);
      setRound((before) => before + 1);
      return state;
    } catch (error) {
      await showFailure(page, error);
      return undefined;
    }
  };
  const status = application?.providerReviewStatus;
  const isWaiting = application !== null && !(isApplyingAgain && isOpen(application.providerReviewStatus));
  const { user } = page.state;
  // A form being filled in is not live: its own draft applies.
  useLive(isWaiting && user !== null ? [`provider:${user.id}`] : [], async () => {
    const state = await loadBecomeState(page);
    setState((before) => (JSON.stringify(before) === JSON.stringify(state) ? before : state));
  });
  useEffect(() => {
    // Reloads the profile, which still describes a player, to open the developer pages.
    if (status === PROVIDER_REVIEW.approved) void page.reloadProfile();
  }, [status, page]);
  if (isWaiting) {
    return (
      <ApplicationStatus
        application={application}
        hasDraft={draft !== null}
        onReload={reload}
        onApplyAgain={() => setApplyingAgain(true)}
      />
    );
  }
  return (
    <Wizard
      key={round}
      draft={draft}
      application={application}
      onSubmitted={() => {
        setApplyingAgain(false);
        scrollTo({ top: 0 });
        void reload();
      }}
      onTakeOther={() => void reload()}
    />
  );
}

/** Whether a new application may follow the decision. */
function isOpen(status: number): boolean {
  return status === PROVIDER_REVIEW.rejected || status === PROVIDER_REVIEW.timedOut;
}

/** The current draft and the last submission. */
export type BecomeState = ReplyOf<typeof getProviderDraft>;

export function loadBecomeState(page: Page): Promise<BecomeState> {
  return page.call(getProviderDraft, {}, IN_BACKGROUND);
}

interface WizardProps extends WizardOptions {
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

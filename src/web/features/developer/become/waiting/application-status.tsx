import { CircleX, Hourglass, PartyPopper } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ProviderApplication } from '#contract/provider/entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChangedStatus } from '#web/live/changed-status.tsx';
import { accountKindOf, formOfApplication } from '../form/become-form.ts';
import { SummaryList } from '../form/summary-list.tsx';
import { Stepper } from '../steps/stepper.tsx';
import { ReviewMessages } from './review-messages.tsx';
import { ReviewTimeline } from './review-timeline.tsx';

export interface ApplicationStatusProps {
  readonly application: ProviderApplication;
  /** A new application has been started. */
  readonly hasDraft: boolean;
  readonly onReload: () => Promise<unknown>;
  readonly onApplyAgain: () => void;
}

/** The fifth step: the state of the application, the operators' questions, and the result (R4.20). */
export function ApplicationStatus({ application, hasDraft, onReload, onApplyAgain }: ApplicationStatusProps) {
  const page = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const status = application.providerReviewStatus;
  useEffect(() => {
    // It may have been decided while the page was in the background.
    const look = () => {
      if (document.visibilityState === 'visible' && status === PROVIDER_REVIEW.reviewing) void onReload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [status, onReload]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-6">
      <Stepper current="waiting" reached="waiting" />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {page.t('developer.become.step.waiting')}
      </h2>
      <ChangedStatus text={page.t(`providerReview.${status}`)} />
      {status === PROVIDER_REVIEW.approved && <ApprovedCard />}
      {(status === PROVIDER_REVIEW.rejected || status === PROVIDER_REVIEW.timedOut) && (
        <RefusedCard application={application} hasDraft={hasDraft} onApplyAgain={onApplyAgain} />
      )}
      {status === PROVIDER_REVIEW.reviewing && <ReviewTimeline application={application} onReload={onReload} />}
      <ReviewMessages application={application} onAnswered={onReload} />
      <Submitted application={application} />
    </div>
  );
}

const PARTS = ['company', 'person', 'payment'] as const;

/** The submitted application, for reference while waiting. */
function Submitted({ application }: { application: ProviderApplication }) {
  const page = usePage();
  const form = formOfApplication(application);
  return (
    <details className="card px-5 py-3 sm:px-7">
      <summary className="min-h-11 content-center font-bold">{page.t('become.submitted.title')}</summary>
      <div className="mt-4 flex flex-col gap-6">
        {PARTS.map((part) => (
          <section key={part} aria-labelledby={`submitted-${part}`}>
            <h3 id={`submitted-${part}`} className="mb-3 text-base">
              {page.t(`developer.become.step.${part}`)}
            </h3>
            <SummaryList form={form} part={part} kind={accountKindOf(form)} />
          </section>
        ))}
      </div>
    </details>
  );
}

/** The link to the portal. Loads a new document, so that the whole page knows the new role. */
function ApprovedCard() {
  const page = usePage();
  return (
    <section
      aria-labelledby="approved"
      className="card border-success flex flex-col items-start gap-4 p-5 sm:flex-row sm:items-center sm:p-7"
    >
      <PartyPopper size={40} aria-hidden className="text-success flex-none" />
      <div className="min-w-0 flex-1">
        <h3 id="approved" className="text-lg">
          {page.t('become.approved.title')}
        </h3>
        <p className="text-muted mt-1">{page.t('become.approved.text')}</p>
      </div>
      <button type="button" className="btn btn-gold flex-none" onClick={() => location.assign(page.href('/developer'))}>
        {page.t('become.approved.go')}
      </button>
    </section>
  );
}

interface RefusedCardProps {
  readonly application: ProviderApplication;
  readonly hasDraft: boolean;
  readonly onApplyAgain: () => void;
}

/** The reason for the rejection, and a button to apply again (R4.23). */
function RefusedCard({ application, hasDraft, onApplyAgain }: RefusedCardProps) {
  const page = usePage();
  const isTimedOut = application.providerReviewStatus === PROVIDER_REVIEW.timedOut;
  const kind = isTimedOut ? 'timedOut' : 'rejected';
  const Icon = isTimedOut ? Hourglass : CircleX;
  return (
    <section aria-labelledby="refused" className="card border-warning flex flex-col gap-4 p-5 sm:flex-row sm:p-7">
      <Icon size={40} aria-hidden className={`flex-none ${isTimedOut ? 'text-warning' : 'text-danger'}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h3 id="refused" className="text-lg">
          {page.t(`become.${kind}.title`)}
        </h3>
        <p className="text-muted">{page.t(`become.${kind}.text`)}</p>
        <RefusalReason application={application} />
        <button type="button" className="btn btn-gold mt-1 self-start" onClick={onApplyAgain}>
          {page.t(hasDraft ? 'become.again.continue' : 'become.again')}
        </button>
      </div>
    </section>
  );
}

/** Also beside the form, so that the applicant corrects what the operators named. */
export function RefusalReason({ application: { rejectReason } }: Pick<RefusedCardProps, 'application'>) {
  const page = usePage();
  if (rejectReason === '') return null;
  return (
    <blockquote className="border-control border-s-4 ps-4">
      <p className="text-muted text-xs">{page.t('words.reason')}</p>
      <p className="wrap-anywhere whitespace-pre-line">{rejectReason}</p>
    </blockquote>
  );
}

import { useEffect, useRef } from 'react';
import type { ProviderApplication } from '#contract/provider/entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChangedStatus } from '#web/live/changed-status.tsx';
import { accountKindOf, formOfApplication } from '../form/become-form.ts';
import { SummaryList } from '../form/summary-list.tsx';
import { Stepper } from '../steps/stepper.tsx';
import { ApprovedCard, RefusedCard } from './decision-cards.tsx';
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

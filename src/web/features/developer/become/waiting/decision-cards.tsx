import { CircleX, Hourglass, PartyPopper } from 'lucide-react';
import type { ProviderApplication } from '#contract/provider/entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';

/** The link to the portal. Loads a new document, so that the whole page knows the new role. */
export function ApprovedCard() {
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

export interface RefusedCardProps {
  readonly application: ProviderApplication;
  readonly hasDraft: boolean;
  readonly onApplyAgain: () => void;
}

/** The reason for the rejection, and a button to apply again (R4.23). */
export function RefusedCard({ application, hasDraft, onApplyAgain }: RefusedCardProps) {
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

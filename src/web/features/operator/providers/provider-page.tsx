import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ProviderApplication, ProviderProfile } from '#contract/provider/entities.ts';
import type { ProviderCase, ProviderDecision } from '#contract/provider/operator-entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { useLiveData } from '#web/live/use-live-data.ts';
import { ClaimNotice, useClaim } from '../claim-notice.tsx';
import { NamedPictures } from '../review/named-pictures.tsx';
import { ReviewDueChip } from '../review/review-due-chip.tsx';
import { ReviewMessages } from '../review/review-messages.tsx';
import { Shortcuts } from '../shortcuts.tsx';
import type { Shortcut } from '../use-shortcuts.ts';
import { CaseAccount, CaseHistory, DuplicatesNotice } from './case-account.tsx';
import { DECISION_WORDS, DecisionBar, DecisionDialog } from './decision-dialog.tsx';
import { FormFacts } from './form-facts.tsx';
import { loadProvider } from './load-providers.ts';

/** The case of an applicant or developer: the submission beside its supporting pictures, and the decision. */
export function ProviderPage({ found: loaded }: { found: ProviderCase }) {
  const page = usePage();
  const { userId } = loaded;
  const found = useLiveData(loaded, [`provider:${userId}`], (quiet) => loadProvider(quiet, String(userId)));
  const [dialog, setDialog] = useState<ProviderDecision | null>(null);
  const { application, provider } = found;
  const isUnderReview = application?.providerReviewStatus === PROVIDER_REVIEW.reviewing;
  const { claim, take, drop } = useClaim(isUnderReview ? `provider:${userId}` : null, found.claim);
  const isTaken = claim !== null && !claim.isOwn;
  const shortcuts = useCaseShortcuts({ found, canDecide: isUnderReview && !isTaken, onDecide: setDialog });
  return (
    <>
      <CaseHeader found={found} shortcuts={shortcuts} />
      {isUnderReview && <ClaimNotice claim={claim} onTake={take} onDrop={drop} />}
      <DuplicatesNotice duplicates={found.duplicates} />
      <CaseForm application={application} provider={provider} />
      <Section id="messages" title={page.t('providers.section.messages')}>
        <ReviewMessages messages={application?.messages ?? []} answerer={page.t('providers.messages.applicant')} />
      </Section>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section id="history" title={page.t('providers.section.history')}>
          <CaseHistory history={found.history} />
        </Section>
        <CaseAccount found={found} />
      </div>
      {isUnderReview && <DecisionBar isOff={isTaken} onDecide={setDialog} />}
      {dialog !== null && application !== null && (
        <DecisionDialog found={found} application={application} decision={dialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

interface CaseShortcuts {
  readonly found: ProviderCase;
  readonly canDecide: boolean;
  readonly onDecide: (decision: ProviderDecision) => void;
}

function useCaseShortcuts({ found: { next, previous }, canDecide, onDecide }: CaseShortcuts): readonly Shortcut[] {
  const page = usePage();
  const router = useRouter();
  const deciding = (key: string, decision: ProviderDecision) => {
    const label = page.t(DECISION_WORDS[decision].name);
    return { key, label, isDisabled: !canDecide, run: () => onDecide(decision) };
  };
  const leading = (key: string, label: string, userId: number | null) => {
    return { key, label, isDisabled: userId === null, run: () => router.history.push(addressOf(page, userId ?? 0)) };
  };
  return [
    deciding('a', 'approve'),
    deciding('r', 'reject'),
    deciding('q', 'ask'),
    leading('j', page.t('providers.next'), next),
    leading('k', page.t('providers.previous'), previous),
  ];
}

function addressOf(page: Pick<Page, 'href'>, userId: number): string {
  return page.href(`/operator/providers/${userId}`);
}

interface CaseHeaderProps {
  readonly found: ProviderCase;
  readonly shortcuts: readonly Shortcut[];
}

function CaseHeader({ found, shortcuts }: CaseHeaderProps) {
  const page = usePage();
  const { application, provider, account, next, previous } = found;
  const name = application?.name ?? provider?.name ?? account.nickname;
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <a className="link inline-flex min-h-11 items-center gap-2 text-sm" href={page.href('/operator/providers')}>
          <ArrowLeft size={18} aria-hidden />
          {page.t('providers.back')}
        </a>
        <div className="flex items-center">
          {previous !== null && (
            <a
              className="btn-icon"
              href={addressOf(page, previous)}
              aria-label={page.t('providers.previous')}
              title={page.t('providers.previous')}
            >
              <ChevronLeft size={22} aria-hidden />
            </a>
          )}
          {next !== null && (
            <a
              className="btn-icon"
              href={addressOf(page, next)}
              aria-label={page.t('providers.next')}
              title={page.t('providers.next')}
            >
              <ChevronRight size={22} aria-hidden />
            </a>
          )}
          <Shortcuts shortcuts={shortcuts} />
        </div>
      </div>
      <h1 className="text-xl wrap-anywhere">{name}</h1>
      {application !== null && <CaseStand application={application} />}
      {provider?.enable === false && <StateChip state="providers.off" />}
    </header>
  );
}

function CaseStand({ application }: { application: ProviderApplication }) {
  const page = usePage();
  const { kind, providerReviewStatus, reviewDueAt, submittedAt, lapsesAt, isAnswerAwaited } = application;
  const submitted = useLocalTime(submittedAt, 'short');
  const lapses = useLocalTime(lapsesAt, 'day');
  const isWaiting = providerReviewStatus === PROVIDER_REVIEW.reviewing;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <StateChip state={`providerReview.${providerReviewStatus}`} />
      <Chip look="quiet">{page.t(`providers.kind.${kind}`)}</Chip>
      {isAnswerAwaited && <StateChip state="providers.answerAwaited" />}
      {isWaiting && !isAnswerAwaited && <ReviewDueChip due={reviewDueAt} />}
      <span className="text-muted">
        {page.t('providers.submitted')}: {submitted}
        {isWaiting && ` · ${page.t('providers.lapses', { date: lapses })}`}
      </span>
    </div>
  );
}

interface CaseFormProps {
  readonly application: ProviderApplication | null;
  readonly provider: ProviderProfile | null;
}

/** The form beside its pictures; without a submission, the current company data. */
function CaseForm({ application, provider }: CaseFormProps) {
  const page = usePage();
  const data = application ?? provider;
  if (data === null) return null;
  const isChange = application?.kind === 'change' && application.providerReviewStatus === PROVIDER_REVIEW.reviewing;
  const nameAll = (urls: readonly string[], kind: 'document' | 'passbook') =>
    urls.map((url, index) => ({ url, name: page.t(`providers.picture.${kind}`, { number: index + 1 }) }));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="card p-4 sm:p-7">
        <FormFacts data={data} before={isChange ? provider : null} />
      </div>
      {application !== null && (
        <div className="card flex flex-col gap-6 p-4 sm:p-7 lg:sticky lg:top-24">
          <section className="flex flex-col gap-3">
            <h2 className="text-base">{page.t('providers.section.documents')}</h2>
            <NamedPictures pictures={nameAll(application.documents, 'document')} />
          </section>
          <section className="flex flex-col gap-3">
            <h2 className="text-base">{page.t('providers.section.passbook')}</h2>
            <NamedPictures pictures={nameAll(application.passbook, 'passbook')} />
          </section>
        </div>
      )}
    </div>
  );
}

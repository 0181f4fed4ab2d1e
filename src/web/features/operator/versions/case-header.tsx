import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionCase } from '#contract/version/operator-entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { RowIcon } from '#web/kit/list/row-icon.tsx';
import { Facts } from '#web/kit/page/facts.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { auditFilter } from '../audit/audit-link.tsx';
import { ReviewDueChip } from '../review/review-due-chip.tsx';
import { Shortcuts } from '../shortcuts.tsx';
import type { Shortcut } from '../use-shortcuts.ts';
import { CASE_TITLE_ID, nameOf } from './use-decision.ts';

interface CaseHeaderProps {
  readonly found: VersionCase;
  readonly shortcuts: readonly Shortcut[];
}

/** The version under review, its developer and status, and links to the rest of the queue. */
export function CaseHeader({ found, shortcuts }: CaseHeaderProps) {
  const page = usePage();
  const { application } = found;
  return (
    <header className="flex flex-col gap-4">
      <CaseNavigation found={found} shortcuts={shortcuts} />
      <div className="flex items-center gap-4">
        <RowIcon url={application.icon} />
        <h1 id={CASE_TITLE_ID} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere outline-none">
          {nameOf(page, found)}
        </h1>
      </div>
      <CaseStand found={found} />
      <CaseFacts found={found} />
    </header>
  );
}

function CaseNavigation({ found: { next, previous }, shortcuts }: CaseHeaderProps) {
  const page = usePage();
  const ways = [
    { label: page.t('reviews.previous'), id: previous, Icon: ChevronLeft },
    { label: page.t('reviews.next'), id: next, Icon: ChevronRight },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <a className="link inline-flex min-h-11 items-center gap-2 text-sm" href={page.href('/operator/versions')}>
        <ArrowLeft size={18} aria-hidden />
        {page.t('providers.back')}
      </a>
      <div className="flex items-center">
        {ways.map(
          ({ label, id, Icon }) =>
            id !== null && (
              <a
                key={label}
                className="btn-icon"
                href={page.href(`/operator/versions/${id}`)}
                aria-label={label}
                title={label}
              >
                <Icon size={22} aria-hidden />
              </a>
            ),
        )}
        <Shortcuts shortcuts={shortcuts} />
      </div>
    </div>
  );
}

function CaseStand({ found: { version, risk } }: { found: VersionCase }) {
  const page = usePage();
  const { review, status, platform, inspection, isAnswerAwaited, reviewDueAt, submittedAt, appeal } = version;
  const submitted = useLocalTime(submittedAt ?? version.createdAt, 'short');
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <StateChip state={`versionReview.${review}`} />
      {status !== SHELF.offShelf && <StateChip state={`shelf.${status}`} />}
      <Chip look="quiet">{page.t(`platform.${platform}`)}</Chip>
      {review === VERSION_REVIEW.inReview && <StateChip state={`reviews.risk.${risk}`} />}
      {inspection.state !== 'none' && <StateChip state={`reviews.inspection.${inspection.state}`} />}
      {appeal?.state === 'waiting' && <StateChip state="reviews.appeal.waiting" />}
      {isAnswerAwaited && <StateChip state="reviews.answerAwaited" />}
      {reviewDueAt !== null && !isAnswerAwaited && <ReviewDueChip due={reviewDueAt} />}
      {submittedAt !== null && <span className="text-muted">{page.t('reviews.submittedAt', { date: submitted })}</span>}
    </div>
  );
}

function CaseFacts({ found: { version, application, language } }: { found: VersionCase }) {
  const page = usePage();
  const { developer, company, applicationId, status } = application;
  return (
    <Facts
      className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-6"
      facts={{
        'providerType.2': company || '–',
        'userType.99': (
          <a className="link" href={page.href(`/operator/providers/${developer.id}`)}>
            {developer.nickname || developer.account}
          </a>
        ),
        'reviews.language': LANGUAGE_NAMES[language],
        'words.applicationId': applicationId,
        'reviews.applicationStatus': page.t(`shelf.${status}`),
        'operator.audit.title': (
          <a
            className="link"
            href={page.href('/operator/audit', auditFilter.query({ subject: `version:${version.id}` }))}
          >
            {page.t('reviews.trail')}
          </a>
        ),
      }}
    />
  );
}

import { ArrowLeft, ChevronLeft, ChevronRight, Download, ShieldAlert, ShieldCheck } from 'lucide-react';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { VersionCase } from '#contract/version/operator-entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { RowIcon } from '#web/kit/list/row-icon.tsx';
import { Facts } from '#web/kit/page/facts.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { Checksum, Fact, InnerFacts } from '#web/kit/version/inner-facts.tsx';
import { PermissionList } from '#web/kit/version/inspection-card.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
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

/** The uploaded file: its details, signer, permissions and download. */
export function CaseFile({ found }: { found: VersionCase }) {
  const page = usePage();
  const { file, inspection } = found.version;
  if (file === null) {
    return (
      <Section id="file" title={page.t('words.file')}>
        <p className="text-muted text-sm">{page.t('reviews.file.none')}</p>
      </Section>
    );
  }
  const { facts } = inspection;
  return (
    <Section
      id="file"
      title={page.t('words.file')}
      actions={found.fileUrl !== null && <DownloadLink url={found.fileUrl} />}
    >
      <div className="flex flex-col gap-6">
        <dl>
          <Fact label={page.t('versions.fact.name')}>{file.name}</Fact>
          <Fact label={page.t('versions.fact.size')}>{formatBytes(file.size, page.state.locale)}</Fact>
          {file.sha256 !== '' && (
            <Fact label="SHA-256">
              <Checksum
                value={file.sha256}
                copy={page.t('versions.fact.sha256.copy')}
                copied={page.t('words.copied')}
              />
            </Fact>
          )}
          {facts !== null && <InnerFacts facts={facts} />}
        </dl>
        <Certificate found={found} />
        <Permissions found={found} />
      </div>
    </Section>
  );
}

function DownloadLink({ url }: { url: string }) {
  const page = usePage();
  return (
    <LinkButton href={url} download Icon={Download}>
      {page.t('reviews.download')}
    </LinkButton>
  );
}

/** Whether the signer of the previous version signed this one: players must not get updates from anyone else. */
function Certificate({ found: { version, comparison } }: { found: VersionCase }) {
  const page = usePage();
  const certificates = version.inspection.facts?.certificates ?? [];
  if (certificates.length === 0) return null;
  const { base } = comparison;
  const { added, removed } = comparison.certificates;
  const isOther = added.length + removed.length > 0;
  const kind = base === null ? 'first' : isOther ? 'other' : 'same';
  const Icon = kind === 'other' ? ShieldAlert : ShieldCheck;
  const look = { first: 'text-muted', other: 'text-danger', same: 'text-success' }[kind];
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-sans text-sm font-bold">{page.t('reviews.section.certificate')}</h3>
      <p className="flex items-start gap-2 text-sm">
        <Icon size={18} aria-hidden className={`mt-0.5 flex-none ${look}`} />
        <span className="min-w-0 wrap-anywhere">
          {page.t(`reviews.certificate.${kind}`, { name: base?.versionName ?? '' })}
        </span>
      </p>
    </div>
  );
}

function Permissions({ found: { version } }: { found: VersionCase }) {
  const page = usePage();
  const permissions = version.inspection.facts?.permissions ?? [];
  if (permissions.length === 0) return null;
  const count = permissions.filter(({ undeclared }) => undeclared.length > 0).length;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-sans text-sm font-bold">{page.t('inspection.fact.permissions')}</h3>
      {count > 0 && (
        <p className="border-warning mb-1 border-s-4 ps-3 text-sm">
          {page.t('reviews.permissions.undeclared', { count })}
        </p>
      )}
      <PermissionList permissions={permissions} />
    </div>
  );
}

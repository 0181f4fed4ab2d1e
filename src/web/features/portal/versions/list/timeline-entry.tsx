import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Version, VersionContent } from '#contract/version/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { useAskAction, VersionMenu } from '../actions/version-actions.tsx';
import { inspectionProgress, ReviewDays, type Standing, standingOf, VersionChip } from '../state/version-state.tsx';
import { versionAddress } from '../version-links.ts';

const EDGES = {
  online: 'border-success border-2 bg-success/5',
  hidden: 'border-warning border-2',
  removed: 'border-danger',
  draft: 'border-line',
  inspecting: 'border-line',
  inReview: 'border-line',
  asked: 'border-warning',
  rejected: 'border-danger',
  ready: 'border-gold',
  earlier: 'border-line',
} as const satisfies Record<Standing, string>;

interface TimelineEntryProps {
  readonly version: Version;
  readonly application: OwnApplication;
  readonly now: string;
}

/** A version in the timeline with its status and next step. */
export function TimelineEntry({ version, application, now }: TimelineEntryProps) {
  const page = usePage();
  const { id, versionName, contents, minimumVersion } = version;
  const standing = standingOf(version, application);
  const isOnline = standing === 'online' || standing === 'hidden';
  return (
    <li>
      <article
        aria-labelledby={`version-${id}`}
        className={`flex items-start gap-2 rounded-2xl border p-4 ${EDGES[standing]}`}
      >
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h4 id={`version-${id}`} className={`font-sans font-bold ${isOnline ? 'text-lg' : 'text-base'}`}>
              <a
                href={versionAddress(page, id)}
                className="-my-1 inline-flex min-h-11 items-center tabular-nums underline-offset-4 wrap-anywhere hover:underline"
              >
                {versionName}
              </a>
            </h4>
            <VersionChip version={version} application={application} />
          </div>
          <EntryFacts version={version} />
          {minimumVersion !== '' && (
            <p className="text-muted text-xs">{page.t('versions.minimum.shown', { version: minimumVersion })}</p>
          )}
          {isOnline && (
            <div className="text-sm">
              <VersionNotes contents={contents} />
            </div>
          )}
          <EntryNews version={version} application={application} now={now} />
        </div>
        <VersionMenu version={version} />
      </article>
    </li>
  );
}

function EntryFacts({ version }: { version: Version }) {
  const page = usePage();
  const { file, downloadCount } = version;
  const format = new Intl.NumberFormat(page.state.locale).format;
  const parts: readonly ReactNode[] = [
    <EntryMoment key="moment" version={version} />,
    ...(file === null ? [] : [formatBytes(file.size, page.state.locale)]),
    ...(downloadCount === 0
      ? []
      : [page.t('versions.downloads', { count: downloadCount, number: format(downloadCount) })]),
  ];
  return (
    <ul className="text-muted flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums">
      {parts.map((part, place) => (
        <li key={place}>{part}</li>
      ))}
    </ul>
  );
}

function EntryMoment({ version }: { version: Version }) {
  const page = usePage();
  const { iso, words } = momentOf(version);
  const day = useLocalTime(iso, 'day');
  return <time dateTime={iso}>{page.t(words, { day })}</time>;
}

/** The time of the latest event of a version. */
function momentOf({ releasedAt, decidedAt, submittedAt, createdAt }: Version) {
  if (releasedAt !== null) return { iso: releasedAt, words: 'versions.moment.released' } as const;
  if (decidedAt !== null) return { iso: decidedAt, words: 'versions.moment.decided' } as const;
  if (submittedAt !== null) return { iso: submittedAt, words: 'versions.moment.submitted' } as const;
  return { iso: createdAt, words: 'versions.moment.created' } as const satisfies {
    words: Parameters<Page['t']>[0];
    iso: string;
  };
}

interface EntryNewsProps {
  readonly version: Version;
  readonly application: OwnApplication;
  readonly now: string;
}

/** The pending step of a version with its action; empty if there is none. */
function EntryNews({ version, application, now }: EntryNewsProps) {
  const page = usePage();
  const ask = useAskAction();
  const { id, reviewDueAt, rejectReason, removalReason } = version;
  const link = (text: string, hash: string) => <LinkButton href={versionAddress(page, id) + hash}>{text}</LinkButton>;
  switch (standingOf(version, application)) {
    case 'inspecting':
      return <p className="text-sm">{page.t('versions.news.inspecting', inspectionProgress(version.inspection))}</p>;
    case 'inReview':
      return reviewDueAt === null ? null : (
        <p className="text-sm">
          <ReviewDays due={reviewDueAt} now={now} />
        </p>
      );
    case 'asked':
      return <News text={page.t('versions.news.asked')}>{link(page.t('versions.answer'), '#conversation')}</News>;
    case 'rejected':
      return (
        <News text={page.t('versions.reason')} reason={rejectReason}>
          {link(page.t('versions.news.fix'), '')}
        </News>
      );
    case 'removed':
      return (
        <News text={page.t('words.whyItWasTakenDown')} reason={removalReason}>
          {link(page.t('versions.news.details'), '')}
        </News>
      );
    case 'hidden':
      return application.status === SHELF.removed ? (
        <News text={page.t('versions.next.hidden.removed')} />
      ) : (
        <News text={page.t('versions.next.hidden.text')}>
          <Button look="gold" onClick={() => ask('publish', version)}>
            {page.t('versions.publish')}
          </Button>
        </News>
      );
    case 'ready':
      return (
        <News text={page.t('versions.news.ready')}>
          <Button look="gold" onClick={() => ask('release', version)}>
            {page.t('words.publish')}
          </Button>
        </News>
      );
    case 'draft':
      return (
        <News text={page.t('versions.news.draft')}>
          <Button look="gold" onClick={() => ask('submit', version)}>
            {page.t('versions.submit')}
          </Button>
        </News>
      );
    // An online version whose replacement file was rejected is rare; its own page has the details.
    default:
      return version.review === VERSION_REVIEW.rejected ? (
        <News text={page.t('versions.reason')} reason={rejectReason} />
      ) : null;
  }
}

function News({ text, reason = '', children }: { text: string; reason?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className={reason === '' ? '' : 'text-muted text-xs'}>{text}</p>
        {reason !== '' && <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{reason}</p>}
      </div>
      {children}
    </div>
  );
}

/** Number of characters shown without collapsing; longer notes show their first three lines. */
const SHORT_LENGTH = 200;

/** The release notes in the page's language, or else in the first language with a text; long ones can be expanded. */
function VersionNotes({ contents }: { contents: readonly VersionContent[] }) {
  const page = usePage();
  const written = contents.filter(({ description }) => description !== '');
  const content = written.find(({ lang }) => lang === page.state.locale) ?? written[0];
  if (content === undefined) return <p className="text-muted">{page.t('versions.notes.none')}</p>;
  const { lang, description } = content;
  const isShort = description.length <= SHORT_LENGTH && !description.includes('\n');
  if (isShort) return <p lang={lang}>{description}</p>;
  return (
    <details className="group">
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span lang={lang} className="line-clamp-3 whitespace-pre-line group-open:line-clamp-none">
          {description}
        </span>
        <span className="link inline-flex min-h-11 items-center">
          <span className="group-open:hidden">{page.t('versions.notes.all')}</span>
          <span className="hidden group-open:inline">{page.t('versions.notes.less')}</span>
        </span>
      </summary>
    </details>
  );
}

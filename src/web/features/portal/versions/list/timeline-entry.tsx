import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { Version } from '#contract/version/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { VersionMenu } from '../actions/version-menu.tsx';
import { VersionNotes } from '../notes/version-notes.tsx';
import { VersionChip } from '../state/version-chip.tsx';
import { type Standing, standingOf } from '../state/version-standing.ts';
import { versionAddress } from '../version-links.ts';
import { EntryNews } from './entry-news.tsx';

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

import { VERSION_REVIEW, type VersionReview } from '#contract/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { usePage } from '../../../app/use-page.ts';
import { useLocalTime } from '../../../ui/use-local-time.ts';
import { formatBytes } from '../../details/format-bytes.ts';
import { RecordList } from '../../operator/record-list.tsx';
import { ShelfChip, StateChip } from '../layout/state-chip.tsx';
import { VersionNotes } from './version-notes.tsx';

const REVIEW_LOOKS = {
  [VERSION_REVIEW.notReviewed]: 'quiet',
  [VERSION_REVIEW.inReview]: 'info',
  [VERSION_REVIEW.rejected]: 'danger',
  [VERSION_REVIEW.approved]: 'success',
} as const satisfies Record<VersionReview, string>;

/** Versions with their files, their review and their place on the shelf. */
export function VersionList({ versions }: { versions: readonly Version[] }) {
  const page = usePage();
  return (
    <div className="card max-lg:contents lg:px-5 lg:py-3">
      <RecordList
        label={page.t('versions.list')}
        rows={versions}
        keyOf={({ id }) => id}
        tableFrom="lg"
        columns={[
          {
            key: 'version',
            head: page.t('versions.version'),
            width: 'w-[15%]',
            cell: (version) => <VersionName version={version} />,
          },
          {
            key: 'state',
            head: page.t('versions.state'),
            width: 'w-[21%]',
            isLong: true,
            cell: (version) => <VersionState version={version} />,
          },
          {
            key: 'notes',
            head: page.t('versions.notes'),
            isLong: true,
            cell: ({ contents }) => <VersionNotes contents={contents} />,
          },
          {
            key: 'file',
            head: page.t('versions.file'),
            width: 'w-[17%]',
            cell: (version) => <FileFacts version={version} />,
          },
          {
            key: 'created',
            head: page.t('versions.created'),
            width: 'w-[12%]',
            cell: ({ createdAt }) => <Day iso={createdAt} />,
          },
          {
            key: 'released',
            head: page.t('versions.released'),
            width: 'w-[12%]',
            cell: ({ releasedAt }) =>
              releasedAt === null ? page.t('versions.released.never') : <Day iso={releasedAt} />,
          },
        ]}
      />
    </div>
  );
}

interface VersionProps {
  readonly version: Version;
}

function VersionName({ version: { versionName, platform, minimumVersion } }: VersionProps) {
  const page = usePage();
  return (
    <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
      <p className="text-base font-bold tabular-nums">{versionName}</p>
      <p>{page.t(`platform.${platform}`)}</p>
      {minimumVersion !== '' && (
        <p className="text-muted text-xs">{page.t('versions.minimum', { version: minimumVersion })}</p>
      )}
    </div>
  );
}

function VersionState({ version: { review, status, rejectReason } }: VersionProps) {
  const page = usePage();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="flex flex-wrap gap-1.5 pt-0.5">
        <span className="sr-only">{page.t('versions.review')}</span>
        <StateChip look={REVIEW_LOOKS[review]}>{page.t(`versionReview.${review}`)}</StateChip>
        <span className="sr-only">{page.t('versions.shelf')}</span>
        <ShelfChip status={status} />
      </p>
      {review === VERSION_REVIEW.rejected && rejectReason !== '' && (
        <div className="border-danger border-s-2 ps-3">
          <p className="text-muted text-xs">{page.t('versions.reason')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{rejectReason}</p>
        </div>
      )}
    </div>
  );
}

function FileFacts({ version: { file } }: VersionProps) {
  const page = usePage();
  if (file === null) return <p className="text-muted">{page.t('versions.file.none')}</p>;
  return (
    <>
      {file.url === '' ? (
        <p className="wrap-anywhere">{file.name}</p>
      ) : (
        <a href={file.url} download className="link wrap-anywhere">
          {file.name}
        </a>
      )}
      <p className="text-muted text-xs tabular-nums">{formatBytes(file.size, page.state.locale)}</p>
    </>
  );
}

function Day({ iso }: { iso: string }) {
  const text = useLocalTime(iso, 'day');
  return (
    <time dateTime={iso} className="tabular-nums">
      {text}
    </time>
  );
}

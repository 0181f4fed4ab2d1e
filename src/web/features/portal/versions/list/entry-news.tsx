import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { useAskAction } from '../actions/version-actions.tsx';
import { inspectionProgress } from '../state/inspection-progress.ts';
import { ReviewDays } from '../state/review-days.tsx';
import { standingOf } from '../state/version-standing.ts';
import { versionAddress } from '../version-links.ts';

interface EntryNewsProps {
  readonly version: Version;
  readonly application: OwnApplication;
  readonly now: string;
}

/** The pending step of a version with its action; empty if there is none. */
export function EntryNews({ version, application, now }: EntryNewsProps) {
  const page = usePage();
  const ask = useAskAction();
  const { id, reviewDueAt, rejectReason, removalReason } = version;
  const link = (text: string, hash: string) => (
    <a className="btn btn-quiet" href={versionAddress(page, id) + hash}>
      {text}
    </a>
  );
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
          <button type="button" className="btn btn-gold" onClick={() => ask('publish', version)}>
            {page.t('versions.publish')}
          </button>
        </News>
      );
    case 'ready':
      return (
        <News text={page.t('versions.news.ready')}>
          <button type="button" className="btn btn-gold" onClick={() => ask('release', version)}>
            {page.t('words.publish')}
          </button>
        </News>
      );
    case 'draft':
      return (
        <News text={page.t('versions.news.draft')}>
          <button type="button" className="btn btn-gold" onClick={() => ask('submit', version)}>
            {page.t('versions.submit')}
          </button>
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

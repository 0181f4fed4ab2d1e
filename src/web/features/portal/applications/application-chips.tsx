import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';

/** The status of an application and how many of its texts are complete. */
export function ApplicationChips({ application }: { application: OwnApplication }) {
  const page = usePage();
  const { status, isOpen, draft, versions, completeness } = application;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="flex flex-wrap gap-1.5">
        <StateChip state={`shelf.${status}`} />
        {!isOpen && <StateChip state="portal.apps.closed" />}
        {versions.inReview > 0 && <StateChip state="portal.apps.inReview" />}
        {versions.rejected > 0 && <StateChip state="portal.apps.rejected" />}
        {draft !== null && <StateChip state="portal.apps.draft" />}
      </p>
      <div className="flex items-center gap-2">
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-1.5 w-16 flex-none rounded-full"
        >
          <rect width="100" height="1" fill="var(--c-line)" />
          <rect width={(completeness.filled / completeness.total) * 100} height="1" fill="var(--c-success)" />
        </svg>
        <p className="text-muted text-xs tabular-nums">
          {page.t('portal.apps.texts', { filled: completeness.filled, total: completeness.total })}
        </p>
      </div>
    </div>
  );
}

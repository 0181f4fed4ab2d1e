import { Plus } from 'lucide-react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { newVersionAddress } from '../version-links.ts';

/** The number and the limit of versions with a link to create one, or the reason why none can be created. */
export function VersionCount({ applicationId, count }: { applicationId: string; count: number }) {
  const page = usePage();
  const max = LIMITS.versionsPerApplication;
  const isFull = count >= max;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1.5">
        <p role="status" className="text-sm tabular-nums">
          {page.t('versions.count', { count, max })}
        </p>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-48 rounded-full">
          <rect width="100" height="1" fill="var(--c-line)" />
          <rect
            width={(Math.min(count, max) / max) * 100}
            height="1"
            fill={isFull ? 'var(--c-warning)' : 'var(--c-success)'}
          />
        </svg>
        {isFull && <p className="text-warning text-sm">{page.t('error.60019')}</p>}
      </div>
      {!isFull && (
        <a className="btn btn-gold max-sm:w-full" href={newVersionAddress(page, applicationId)}>
          <Plus size={18} aria-hidden />
          {page.t('versions.new')}
        </a>
      )}
    </div>
  );
}

import type { ApplicationVisits } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ApplicationIcon } from '../layout/application-icon.tsx';

interface BestApplicationsProps {
  readonly best: readonly ApplicationVisits[];
  readonly days: number;
}

/** The most played applications, with bars relative to the first one's plays. */
export function BestApplications({ best, days }: BestApplicationsProps) {
  const page = usePage();
  const most = Math.max(1, ...best.map(({ plays }) => plays));
  return (
    <section aria-labelledby="best" className="card min-w-0 p-4 sm:p-6">
      <h2 id="best" className="mb-3 text-lg">
        {page.t('portal.best.title', { days })}
      </h2>
      <ol className="flex flex-col gap-1">
        {best.map(({ applicationId, name, icon, views, plays }) => (
          <li key={applicationId}>
            <a
              href={page.href(`/developer/applications/${applicationId}`)}
              className="hover:bg-raised -mx-2 flex items-center gap-3 rounded-xl px-2 py-2"
            >
              <ApplicationIcon icon={icon} size={40} />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate text-sm font-bold">{name}</span>
                  <span className="text-muted flex-none text-xs tabular-nums">
                    {page.t('portal.best.counts', { plays, views })}
                  </span>
                </span>
                <svg
                  className="mt-1.5 block h-1.5 w-full rounded-full"
                  preserveAspectRatio="none"
                  viewBox="0 0 100 1"
                  aria-hidden="true"
                >
                  <rect width="100" height="1" fill="var(--c-raised)" />
                  <rect width={(plays / most) * 100} height="1" fill="var(--c-gold)" />
                </svg>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

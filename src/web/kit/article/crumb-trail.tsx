import { ChevronRight } from 'lucide-react';
import type { Crumb } from '#web/app/head/structured-data.ts';
import { usePage } from '#web/app/use-page.ts';

/** The breadcrumb trail of the current page. */
export function CrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const page = usePage();
  return (
    <nav aria-label={page.t('shell.crumbs')} className="-mt-2">
      <ol className="text-muted flex flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map(({ name, path, query }, index) => (
          <li key={`${path}${query}`} className="flex items-center gap-1">
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            <a
              href={page.href(path, query)}
              className="hover:text-ink inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

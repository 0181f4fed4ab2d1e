import { Plus, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { FirstStep } from '../dashboard/first-step.tsx';
import { OwnChanged } from '../layout/own-changed.tsx';
import { PortalHeader } from '../layout/portal-header.tsx';
import { applicationFilter } from './application-filter.ts';
import { ApplicationRow } from './application-row.tsx';
import { DraftList } from './draft-list.tsx';
import { type ApplicationsData, loadApplications } from './load-applications.ts';
import { MovedRow } from './moved-row.ts';
import { PinnedList } from './pinned-list.tsx';
import { PullDialog } from './pull-dialog.tsx';

const PATH = '/developer/applications';

/** The heading with the count; it receives the focus when the focused element was removed. */

/** The developer's applications: pinned ones in their own order, drafts, and all others. */
export function ApplicationsPage(loaded: ApplicationsData) {
  const { filter, count, list, drafts } = loaded;
  const page = usePage();
  const [pulled, setPulled] = useState<OwnApplication | null>(null);
  const moved = useRef<string | null>(null);
  const isNarrowed = applicationFilter.isNarrowed(filter);
  const isOrdered = !isNarrowed && filter.page === 1;
  const pinned = isOrdered ? list.filter((one) => one.pinned) : [];
  const others = isOrdered ? list.filter((one) => !one.pinned) : list;
  const isEmpty = count === 0 && !isNarrowed && drafts.length === 0;
  return (
    <MovedRow value={moved}>
      <PortalHeader
        title={page.t('shell.account.applications')}
        actions={
          !isEmpty && (
            <a className="btn btn-gold" href={page.href('/developer/applications/new')}>
              <Plus size={18} aria-hidden />
              {page.t('portal.crumb.new')}
            </a>
          )
        }
      />
      {isEmpty ? (
        <FirstStep />
      ) : (
        <>
          <ListFilters path={PATH} filter={applicationFilter} values={filter} />
          <OwnChanged loaded={loaded} load={(quiet) => loadApplications(quiet, filter)} />
          <h2
            id={TOTAL_ID}
            tabIndex={-1}
            aria-live="polite"
            className="text-muted -mb-2 font-sans text-sm font-normal outline-none"
          >
            {page.t('words.countApplications', { count })}
          </h2>
          <LoadingPart className="flex flex-col gap-6">
            {pinned.length > 0 && <PinnedList pinned={pinned} onPull={setPulled} />}
            {drafts.length > 0 && <DraftList drafts={drafts} />}
            {others.length > 0 && (
              <section aria-labelledby="others" className="card p-2 sm:p-3">
                <h3
                  id="others"
                  className={pinned.length > 0 ? 'text-muted px-3 pt-2 pb-1 font-sans text-xs font-bold' : 'sr-only'}
                >
                  {page.t(pinned.length > 0 ? 'portal.apps.others' : 'portal.apps.all')}
                </h3>
                <ul>
                  {others.map((application) => (
                    <li key={application.appId} className="border-line not-last:border-b">
                      <ApplicationRow application={application} onPull={() => setPulled(application)} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {count === 0 && isNarrowed && <NothingFound />}
            <Pager
              number={filter.page}
              count={count}
              address={(number) => page.href(PATH, applicationFilter.query({ ...filter, page: number }))}
            />
          </LoadingPart>
        </>
      )}
      {pulled !== null && <PullDialog application={pulled} onClose={() => setPulled(null)} />}
    </MovedRow>
  );
}

function NothingFound() {
  const page = usePage();
  return (
    <EmptyCard Icon={SearchX} title={page.t('words.noApplicationMatches')} text={page.t('portal.apps.none.text')}>
      <a className="btn btn-quiet" href={page.href(PATH)}>
        {page.t('words.showAllApplications')}
      </a>
    </EmptyCard>
  );
}

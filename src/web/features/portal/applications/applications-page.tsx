import { Plus, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { listOwnApplications, pullApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { listApplicationDrafts } from '#contract/application/draft-endpoints.ts';
import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { choice, search, sort } from '#web/kit/list/filter/filter-kinds.tsx';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FirstStep, OwnChanged } from '../layout/chosen-page.tsx';
import { ApplicationRow, MovedRow } from './application-row.tsx';
import { DraftList } from './draft-list.tsx';
import { PinnedList } from './pinned-list.tsx';

/** Filters and order of the list. */
export const applicationFilter = defineFilter({
  search: search('portal.switch.search'),
  status: choice(Object.values(SHELF), {
    label: 'words.shelfStatus',
    any: 'words.anyStatus',
    text: (shelf, page) => page.t(`shelf.${shelf}`),
  }),
  platform: choice(PLATFORM_CODES, {
    label: 'words.platform',
    any: 'words.anyPlatform',
    text: (platform, page) => page.t(`platform.${platform}`),
  }),
  sort: sort(['-createdAt', '-updatedAt', 'name', '-viewCount', '-publishDate'], {
    label: 'hall.sort.label',
    text: (order, page) => page.t(`list.sort.${order}`),
  }),
});
type ApplicationFilter = ValuesOf<typeof applicationFilter>;

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
      <PageHeader
        title={page.t('shell.account.applications')}
        actions={
          !isEmpty && (
            <LinkButton look="gold" href={page.href('/developer/applications/new')} Icon={Plus}>
              {page.t('portal.crumb.new')}
            </LinkButton>
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
      <LinkButton href={page.href(PATH)}>{page.t('words.showAllApplications')}</LinkButton>
    </EmptyCard>
  );
}

/** A page of the filtered list. */
type ApplicationsData = Loaded<typeof listOwnApplications, ApplicationFilter> & {
  /** Drafts of applications that have not been created; empty when the list is filtered. */
  readonly drafts: readonly ApplicationDraft[];
};

export async function loadApplications(page: Page, filter: ApplicationFilter): Promise<ApplicationsData> {
  const { page: number, ...asked } = filter;
  const hasDrafts = number === 1 && !applicationFilter.isNarrowed(filter);
  const [found, drafts] = await Promise.all([
    loadList(page, listOwnApplications, filter, { ...asked, lang: page.state.locale }),
    hasDrafts ? page.call(listApplicationDrafts, {}) : null,
  ]);
  return { ...found, drafts: (drafts?.list ?? []).filter(({ applicationId }) => applicationId === null) };
}

/** Asks for confirmation before an application is unpublished. */
function PullDialog({ application, onClose }: { application: OwnApplication; onClose: () => void }) {
  const page = usePage();
  const { name, appId } = application;
  return (
    <ConfirmAction
      title={page.t('words.unpublishName', { name })}
      confirm={page.t('words.unpublish')}
      isDanger
      call={() => page.call(pullApplication, { applicationId: appId })}
      done={page.t('words.nameIsUnpublished', { name })}
      onClose={onClose}
    >
      {page.t('portal.apps.pull.text')}
    </ConfirmAction>
  );
}

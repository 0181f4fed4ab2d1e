import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { usePage } from '../../../app/use-page.ts';
import { applicationQuery } from './application-filter.ts';
import { ApplicationFilters } from './application-filters.tsx';
import { ApplicationTable } from './application-table.tsx';
import type { ApplicationPage } from './load-applications.ts';
import { RemovalDialog } from './removal-dialog.tsx';

/** The applications of all developers, for the operators. */
export function ApplicationsPage({ filter, count, applications }: ApplicationPage) {
  const page = usePage();
  const [chosen, setChosen] = useState<OperatorApplication | null>(null);
  return (
    <>
      <ListPage
        title={page.t('operations.applications.title')}
        lead={page.t('operations.applications.lead')}
        actions={
          <a className="btn btn-quiet" href={page.href('/operator/recommended')}>
            {page.t('operations.recommended.title')}
          </a>
        }
        filters={<ApplicationFilters filter={filter} />}
        total={page.t('operations.applications.count', { count })}
      >
        {applications.length === 0 ? (
          <EmptyList
            title={page.t('operations.applications.none')}
            text={page.t('list.none.text')}
            all={{ path: '/operator/applications', label: page.t('operations.applications.all') }}
            Icon={SearchX}
          />
        ) : (
          <ApplicationTable applications={applications} onChoose={setChosen} />
        )}
        <Pager
          number={filter.page}
          count={count}
          address={(number) => page.href('/operator/applications', applicationQuery({ ...filter, page: number }))}
        />
      </ListPage>
      {chosen !== null && <RemovalDialog application={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

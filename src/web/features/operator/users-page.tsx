import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { UserProfile } from '#contract/account/entities.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { usePage } from '../../app/use-page.ts';
import type { UserPage } from './load-users.ts';
import { userQuery } from './user-filter.ts';
import { UserFilters } from './user-filters.tsx';
import { UserStatusDialog } from './user-status-dialog.tsx';
import { UserTable } from './user-table.tsx';

/** The accounts of the installation, for its operators. */
export function UsersPage({ filter, count, users }: UserPage) {
  const page = usePage();
  const [chosen, setChosen] = useState<UserProfile | null>(null);
  const all = { path: '/operator/users', label: page.t('operator.users.none.all') };
  return (
    <>
      <ListPage
        title={page.t('operator.users.title')}
        lead={page.t('operator.users.lead')}
        filters={<UserFilters filter={filter} />}
        total={page.t('operator.users.count', { count })}
      >
        {users.length === 0 ? (
          <EmptyList
            title={page.t('operator.users.none.title')}
            text={page.t('list.none.text')}
            all={all}
            Icon={SearchX}
          />
        ) : (
          <UserTable users={users} onChoose={setChosen} />
        )}
        <Pager
          number={filter.page}
          count={count}
          address={(number) => page.href('/operator/users', userQuery({ ...filter, page: number }))}
        />
      </ListPage>
      {chosen !== null && <UserStatusDialog user={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

import { LOGIN_TYPE, USER_STATUS, USER_TYPE } from '#contract/states.ts';
import { FilterChoice, FilterSearch } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../app/use-page.ts';
import { readUserFilter, type UserFilter, userQuery } from './user-filter.ts';

/** What the list of accounts is narrowed to. */
export function UserFilters({ filter }: { filter: UserFilter }) {
  const page = usePage();
  const filters = useFilters({
    path: '/operator/users',
    shown: userQuery({ ...filter, page: 1 }),
    tidy: (fields) => userQuery(readUserFilter(fields)),
  });
  return (
    <FilterForm filters={filters}>
      <FilterSearch filters={filters} name="search" label={page.t('operator.users.search')} />
      <FilterChoice
        filters={filters}
        name="type"
        label={page.t('operator.users.type')}
        any={page.t('operator.users.anyType')}
        options={Object.values(USER_TYPE).map((code) => [code, page.t(`userType.${code}`)])}
      />
      <FilterChoice
        filters={filters}
        name="status"
        label={page.t('operator.users.status')}
        any={page.t('operator.users.anyStatus')}
        options={Object.values(USER_STATUS).map((code) => [code, page.t(`userStatus.${code}`)])}
      />
      <FilterChoice
        filters={filters}
        name="loginType"
        label={page.t('operator.users.loginType')}
        any={page.t('operator.users.anyLoginType')}
        options={Object.values(LOGIN_TYPE).map((code) => [code, page.t(`loginType.${code}`)])}
      />
    </FilterForm>
  );
}

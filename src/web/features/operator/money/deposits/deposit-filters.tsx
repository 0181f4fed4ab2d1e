import { DEPOSIT_ATTENTION } from '#contract/deposit/entities.ts';
import { CURRENCIES } from '#contract/limits.ts';
import { PAYMENT_METHODS } from '#contract/payment-methods.ts';
import { PAYMENT_STATUS } from '#contract/states.ts';
import { FilterChoice, FilterPeriod, FilterSearch } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../../../app/use-page.ts';
import { type DepositFilter, depositQuery, readDepositFilter } from './deposit-filter.ts';

/** What the list of top-ups is narrowed to. */
export function DepositFilters({ filter }: { filter: DepositFilter }) {
  const page = usePage();
  const filters = useFilters({
    path: '/operator/deposits',
    shown: depositQuery({ ...filter, page: 1 }),
    tidy: (fields) => depositQuery(readDepositFilter(fields)),
  });
  const any = page.t('list.any');
  return (
    <FilterForm filters={filters}>
      <FilterSearch filters={filters} name="search" label={page.t('money.deposits.search')} />
      <FilterChoice
        filters={filters}
        name="status"
        label={page.t('money.status')}
        any={any}
        options={Object.values(PAYMENT_STATUS).map((code) => [code, page.t(`paymentStatus.${code}`)])}
      />
      <FilterChoice
        filters={filters}
        name="method"
        label={page.t('money.method')}
        any={any}
        options={PAYMENT_METHODS.map((code) => [code, page.t(`paymentMethod.${code}`)])}
      />
      <FilterChoice
        filters={filters}
        name="currency"
        label={page.t('money.currency')}
        any={any}
        options={CURRENCIES.map((code) => [code, code])}
      />
      <FilterChoice
        filters={filters}
        name="problem"
        label={page.t('money.problem')}
        any={any}
        options={DEPOSIT_ATTENTION.map((code) => [code, page.t(`money.problem.${code}`)])}
      />
      <FilterPeriod filters={filters} />
    </FilterForm>
  );
}

import { CURRENCIES } from '#contract/limits.ts';
import { PAYMENT_STATUS } from '#contract/states.ts';
import { FilterChoice, FilterPeriod, FilterSearch } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../../../app/use-page.ts';
import { type OrderFilter, orderQuery, readOrderFilter } from './order-filter.ts';

const { paid, refunded, refundInProgress } = PAYMENT_STATUS;

/** What the list of orders is narrowed to. Star coins are there or not: an order knows three states only. */
export function OrderFilters({ filter }: { filter: OrderFilter }) {
  const page = usePage();
  const filters = useFilters({
    path: '/operator/orders',
    shown: orderQuery({ ...filter, page: 1 }),
    tidy: (fields) => orderQuery(readOrderFilter(fields)),
  });
  const any = page.t('list.any');
  return (
    <FilterForm filters={filters}>
      <FilterSearch filters={filters} name="order" label={page.t('money.order')} />
      <FilterSearch filters={filters} name="user" label={page.t('operator.audit.user')} />
      <FilterChoice
        filters={filters}
        name="status"
        label={page.t('money.status')}
        any={any}
        options={[paid, refundInProgress, refunded].map((code) => [code, page.t(`paymentStatus.${code}`)])}
      />
      <FilterChoice
        filters={filters}
        name="currency"
        label={page.t('money.currency')}
        any={any}
        options={CURRENCIES.map((code) => [code, code])}
      />
      <FilterPeriod filters={filters} />
    </FilterForm>
  );
}

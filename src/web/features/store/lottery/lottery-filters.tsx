import { usePage } from '#web/app/use-page.ts';
import { FilterDay } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { LOTTERY_PATH } from '../invoice/sheet-address.ts';
import { type LotteryFilter, lotteryQuery, readLotteryFilter } from './lottery-filter.ts';
import { daysBefore } from './redeem-state.ts';

interface LotteryFiltersProps {
  readonly filter: LotteryFilter;
  /** How many days back invoices are listed. */
  readonly days: number;
  readonly today: string;
}

/** Filters the list by draw date. */
export function LotteryFilters({ filter, days, today }: LotteryFiltersProps) {
  const page = usePage();
  const filters = useFilters({
    path: LOTTERY_PATH,
    shown: lotteryQuery(filter),
    normalize: (fields) => lotteryQuery(readLotteryFilter(fields)),
  });
  const field = { filters, min: daysBefore(today, days), max: today };
  return (
    <FilterForm filters={filters}>
      <FilterDay {...field} name="beginAt" label={page.t('lottery.filter.beginAt')} />
      <FilterDay {...field} name="endAt" label={page.t('lottery.filter.endAt')} />
    </FilterForm>
  );
}

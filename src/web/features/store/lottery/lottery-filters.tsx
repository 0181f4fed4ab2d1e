import { useRouter } from '@tanstack/react-router';
import { CalendarSearch } from 'lucide-react';
import type { FormEvent } from 'react';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import { usePage } from '../../../app/use-page.ts';
import { LOTTERY_PATH } from '../invoice/sheet-address.ts';
import { type LotteryFilter, lotteryQuery, readLotteryFilter } from './lottery-filter.ts';
import { daysBefore } from './redeem-state.ts';

interface LotteryFiltersProps {
  readonly filter: LotteryFilter;
  /** How many days back invoices are listed. */
  readonly days: number;
  readonly today: string;
}

const ENDS = ['beginAt', 'endAt'] as const;

/** Filters the list by draw date; a plain form, so that it works without JavaScript. */
export function LotteryFilters({ filter, days, today }: LotteryFiltersProps) {
  const page = usePage();
  const router = useRouter();
  const path = page.href(LOTTERY_PATH);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = readLotteryFilter(Object.fromEntries(new FormData(event.currentTarget)));
    router.history.push(path + lotteryQuery(asked));
  };
  const isNarrowed = ENDS.some((end) => filter[end] !== undefined);
  return (
    <search>
      <form action={path} onSubmit={show} className="flex flex-wrap items-end gap-3">
        {ENDS.map((end) => (
          <label key={end} className="flex min-w-0 flex-1 basis-36 flex-col gap-1.5 text-sm font-bold sm:max-w-52">
            {page.t(`lottery.filter.${end}`)}
            <input
              type="date"
              name={end}
              defaultValue={filter[end]}
              min={daysBefore(today, days)}
              max={today}
              className={`${FIELD_BOX} min-h-12 px-4 py-2 text-base font-normal`}
            />
          </label>
        ))}
        <div className="flex flex-1 basis-full gap-3 sm:basis-auto">
          <button type="submit" className="btn btn-quiet min-h-12">
            <CalendarSearch size={18} aria-hidden />
            {page.t('words.show')}
          </button>
          {isNarrowed && (
            <a className="link inline-flex min-h-12 items-center px-2" href={path}>
              {page.t('words.showAll')}
            </a>
          )}
        </div>
      </form>
    </search>
  );
}

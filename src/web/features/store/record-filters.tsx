import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { usePage } from '../../app/use-page.ts';
import { FilterChoices } from './filter-choices.tsx';
import { FILTER_FIELD } from './filter-field.ts';
import { PeriodLinks, RECORDS_ID } from './period-links.tsx';
import { type RecordFilter, type RecordKind, readRecordFilter, recordQuery } from './record-filter.ts';

interface RecordFiltersProps {
  readonly filter: RecordFilter;
  readonly kind: RecordKind;
}

/** The filters of a list, stored in its address; links and a plain form, so that they work without JavaScript. */
export function RecordFilters({ filter, kind }: RecordFiltersProps) {
  const page = usePage();
  const router = useRouter();
  const path = page.href(kind.path);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = readRecordFilter(Object.fromEntries(new FormData(event.currentTarget)));
    router.history.push(`${path}${recordQuery(next)}#${RECORDS_ID}`);
  };
  return (
    <search className="flex flex-col gap-4">
      <PeriodLinks filter={filter} kind={kind} />
      <form
        // Resets unsent input when the address changes: by a link or the back button.
        key={recordQuery(filter)}
        action={`${path}#${RECORDS_ID}`}
        onSubmit={show}
        className="grid grid-cols-2 items-end gap-3 @min-[760px]:flex"
      >
        <input type="hidden" name="period" value={filter.period ?? ''} />
        <DayField name="from" value={filter.from} />
        <DayField name="to" value={filter.to} />
        <FilterChoices filter={filter} />
        <button type="submit" className="btn btn-quiet min-h-11">
          {page.t('words.show')}
        </button>
      </form>
    </search>
  );
}

function DayField({ name, value }: { name: 'from' | 'to'; value: string }) {
  const page = usePage();
  return (
    <label className="text-muted flex min-w-0 flex-1 flex-col gap-1 text-xs">
      {page.t(name === 'from' ? 'list.begin' : 'list.end')}
      <input type="date" name={name} defaultValue={value} className={FILTER_FIELD} />
    </label>
  );
}

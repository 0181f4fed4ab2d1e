import { useId } from 'react';
import { isBackwards } from '#web/kit/list/filter/filter-values.ts';
import type { Filters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../../app/use-page.ts';
import { FILTER_FIELD, FILTER_LABEL } from './filter-choice.tsx';

/** Days of one's own, in Taiwan's days as all books are. */
export function FilterDays({ filters }: { filters: Filters }) {
  const page = usePage();
  const problem = useId();
  const isWrong = isBackwards(filters.fields);
  return (
    <>
      {(['begin', 'end'] as const).map((name) => (
        <label key={name} className={FILTER_LABEL}>
          {page.t(`sales.${name}`)}
          <input
            type="date"
            name={name}
            value={filters.fields[name] ?? ''}
            onChange={(event) => filters.type(name, event.target.value)}
            max="9999-12-31"
            aria-invalid={(isWrong && name === 'end') || undefined}
            aria-describedby={isWrong && name === 'end' ? problem : undefined}
            className={`${FILTER_FIELD} aria-[invalid]:border-danger`}
          />
        </label>
      ))}
      {isWrong && (
        <p id={problem} role="alert" className="text-danger col-span-full text-sm">
          {page.t('sales.backwards')}
        </p>
      )}
    </>
  );
}

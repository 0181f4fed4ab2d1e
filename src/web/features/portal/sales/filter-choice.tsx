import { LIMITS } from '#contract/limits.ts';
import type { Filters } from '#web/kit/list/filter/use-filters.ts';

/** How the fields of the filter look. */
export const FILTER_FIELD =
  'border-control bg-page text-ink min-h-11 w-full min-w-0 rounded-xl border px-3 py-2 text-sm font-normal';
export const FILTER_LABEL = 'text-muted flex min-w-0 flex-col gap-1 text-xs font-bold';

export type FilterOption = readonly [value: string, text: string];

interface FilterSearchProps {
  readonly filters: Filters;
  readonly name: string;
  readonly label: string;
}

/** A text of the filter, which counts once nothing is typed any more. */
export function FilterSearch({ filters, name, label }: FilterSearchProps) {
  return (
    <label className={`${FILTER_LABEL} col-span-full lg:col-span-2`}>
      {label}
      <input
        type="search"
        name={name}
        value={filters.fields[name] ?? ''}
        onChange={(event) => filters.type(name, event.target.value)}
        maxLength={LIMITS.searchTextLength}
        autoComplete="off"
        spellCheck={false}
        className={FILTER_FIELD}
      />
    </label>
  );
}

interface FilterChoiceProps extends FilterSearchProps {
  readonly options: readonly FilterOption[];
  /** There is nothing to choose from as yet. */
  readonly isOff?: boolean;
  /** What a choice does, where that is more than to set this field. */
  readonly onChoose?: (value: string) => void;
}

/** One choice of the filter, which counts at once. */
export function FilterChoice({ filters, name, label, options, isOff, onChoose }: FilterChoiceProps) {
  const choose = onChoose ?? ((value: string) => filters.choose(name, value));
  return (
    <label className={FILTER_LABEL}>
      {label}
      <select
        name={name}
        disabled={isOff}
        value={filters.fields[name] ?? ''}
        onChange={(event) => choose(event.target.value)}
        className={`${FILTER_FIELD} disabled:opacity-60`}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

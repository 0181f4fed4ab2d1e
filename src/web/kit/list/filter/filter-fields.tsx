import { type ComponentProps, useId } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import type { FilterFieldProps } from './filter-kind.ts';
import { isBackwards } from './filter-values.ts';

const FIELD = `${FIELD_BOX} min-h-12 px-3 py-2 text-ink text-base font-normal`;
const LABEL = 'text-muted flex min-w-0 flex-col gap-1 text-xs font-bold';

interface LabelledProps extends FilterFieldProps {
  readonly label: string;
}

/** A text filter, applied after a pause in typing. */
export function FilterSearch({ filters, name, label, isNumber = false }: LabelledProps & { isNumber?: boolean }) {
  return (
    <label className={`${LABEL} ${isNumber ? '' : 'col-span-2'}`}>
      {label}
      <input
        type="search"
        inputMode={isNumber ? 'numeric' : undefined}
        name={name}
        value={filters.fields[name] ?? ''}
        onChange={(event) => filters.type(name, event.target.value)}
        maxLength={LIMITS.searchTextLength}
        autoComplete="off"
        className={FIELD}
      />
    </label>
  );
}

type Option = readonly [value: string | number, text: string];

interface FilterChoiceProps extends LabelledProps {
  /** Label of the empty choice. */
  readonly any: string;
  /** The options, under headings if grouped. */
  readonly options: readonly Option[] | Readonly<Record<string, readonly Option[]>>;
}

/** A choice, applied immediately. */
export function FilterChoice({ filters, name, label, any, options }: FilterChoiceProps) {
  return (
    <label className={LABEL}>
      {label}
      <select
        name={name}
        value={filters.fields[name] ?? ''}
        onChange={(event) => filters.choose(name, event.target.value)}
        className={FIELD}
      >
        <option value="">{any}</option>
        {isList(options)
          ? options.map(toOption)
          : Object.entries(options).map(([group, ofGroup]) => (
              <optgroup key={group} label={group}>
                {ofGroup.map(toOption)}
              </optgroup>
            ))}
      </select>
    </label>
  );
}

function isList(options: FilterChoiceProps['options']): options is readonly Option[] {
  return Array.isArray(options);
}

function toOption([value, text]: Option) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}

type DayInput = Pick<ComponentProps<'input'>, 'min' | 'max' | 'aria-invalid' | 'aria-describedby'>;

/** A day, in Taiwan's time zone like all accounting; applied after a pause in typing. */
export function FilterDay({ filters, name, label, max = '9999-12-31', ...input }: LabelledProps & DayInput) {
  return (
    <label className={LABEL}>
      {label}
      <input
        type="date"
        {...input}
        max={max}
        name={name}
        value={filters.fields[name] ?? ''}
        onChange={(event) => filters.type(name, event.target.value)}
        className={`${FIELD} aria-[invalid]:border-danger`}
      />
    </label>
  );
}

/** The first and the last day of a period. */
export function FilterPeriod({ filters }: Pick<FilterFieldProps, 'filters'>) {
  const page = usePage();
  const hint = useId();
  const isWrong = isBackwards(filters.fields);
  return (
    <div className="col-span-2 grid grid-cols-2 gap-x-3 gap-y-1">
      <FilterDay filters={filters} name="begin" label={page.t('list.begin')} />
      <FilterDay
        filters={filters}
        name="end"
        label={page.t('list.end')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? hint : undefined}
      />
      {isWrong && (
        <p id={hint} role="alert" className="text-danger col-span-2 text-sm">
          {page.t('list.backwards')}
        </p>
      )}
    </div>
  );
}

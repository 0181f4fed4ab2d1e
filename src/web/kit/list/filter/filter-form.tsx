import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { isBackwards } from './filter-values.ts';
import type { Filters } from './use-filters.ts';

const FIELD =
  'border-control bg-page min-h-12 w-full min-w-0 rounded-xl border px-3 py-2 text-ink text-base font-normal';
const LABEL = 'text-muted flex min-w-0 flex-col gap-1 text-xs font-bold';

/** On a phone, the width of two fields where it would stand beside none. */
const ALONE = 'max-sm:last:[&:nth-child(odd_of_:not([type=hidden],.col-span-2))]:col-span-2';

interface FilterFormProps {
  readonly filters: Filters;
  /** What else the address says, and goes on to say. */
  readonly kept?: Readonly<Record<string, string | number | undefined>>;
  readonly children: ReactNode;
}

/** What a list is narrowed to; a plain form, so that it works without JavaScript. */
export function FilterForm({ filters, kept = {}, children }: FilterFormProps) {
  const page = usePage();
  return (
    <search>
      <form
        action={page.href(filters.path)}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          filters.submit();
        }}
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[repeat(auto-fill,minmax(148px,1fr))]"
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ''} />
        ))}
        {children}
        <button type="submit" className={`btn btn-gold min-h-12 px-3 ${ALONE}`}>
          <Search size={18} aria-hidden className="flex-none" />
          {page.t('list.find')}
        </button>
        {filters.isNarrowed && (
          <a className="btn btn-quiet min-h-12 px-3" href={page.href(filters.path)}>
            {page.t('list.clear')}
          </a>
        )}
      </form>
    </search>
  );
}

interface FilterFieldProps {
  readonly filters: Filters;
  readonly name: string;
  readonly label: string;
}

export function FilterSearch({ filters, name, label, isNumber = false }: FilterFieldProps & { isNumber?: boolean }) {
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

interface FilterChoiceProps extends FilterFieldProps {
  /** What stands for no choice. */
  readonly any: string;
  readonly options?: readonly (readonly [value: string | number, text: string])[];
  /** Options in groups. */
  readonly children?: ReactNode;
}

export function FilterChoice({ filters, name, label, any, options = [], children }: FilterChoiceProps) {
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
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        {children}
      </select>
    </label>
  );
}

/** The first and the last day of a period, in Taiwan's days as all books are. */
export function FilterPeriod({ filters }: Pick<FilterFieldProps, 'filters'>) {
  const page = usePage();
  const hint = useId();
  const isWrong = isBackwards(filters.fields);
  const fieldOf = (name: 'begin' | 'end') => (
    <label className={LABEL}>
      {page.t(`list.${name}`)}
      <input
        type="date"
        name={name}
        value={filters.fields[name] ?? ''}
        onChange={(event) => filters.type(name, event.target.value)}
        max="9999-12-31"
        aria-invalid={(isWrong && name === 'end') || undefined}
        aria-describedby={isWrong && name === 'end' ? hint : undefined}
        className={`${FIELD} aria-[invalid]:border-danger`}
      />
    </label>
  );
  return (
    <div className="col-span-2 grid grid-cols-2 gap-x-3 gap-y-1">
      {fieldOf('begin')}
      {fieldOf('end')}
      {isWrong && (
        <p id={hint} role="alert" className="text-danger col-span-2 text-sm">
          {page.t('list.backwards')}
        </p>
      )}
    </div>
  );
}

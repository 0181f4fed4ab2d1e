import { type ComponentProps, useId } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FIELD_BOX } from '#web/ui/field/field-frame.tsx';
import { isBackwards, readChoice, readDays, readId, readSearch } from './filter-values.ts';
import type { FilterFieldProps, FilterKind } from './use-filters.ts';

/** Words to search for. */
export function search(label: MessageKey): FilterKind<string> {
  return { read: readSearch, Field: searchField(label) };
}

/** A text in a fixed format, such as an order number. */
export function text<Value>(label: MessageKey, read: (text: unknown) => Value): FilterKind<Value> {
  return { read, Field: searchField(label) };
}

/** An account ID. */
export function id(label: MessageKey): FilterKind<number | undefined> {
  return { read: readId, Field: searchField(label, true) };
}

function searchField(label: MessageKey, isNumber = false) {
  return function Search(field: FilterFieldProps) {
    const page = usePage();
    return <FilterSearch {...field} label={page.t(label)} isNumber={isNumber} />;
  };
}

interface ChoiceWords<Value> {
  readonly label: MessageKey;
  /** Label of the empty choice; "Any" by default. */
  readonly any?: MessageKey;
  /** Label of a value; the value itself by default. */
  readonly text?: (value: Value, page: Page) => string;
}

/** One of a few values, or any. */
export function choice<const Value extends string | number>(
  values: readonly Value[],
  { label, any = 'list.any', text: textOf = String }: ChoiceWords<Value>,
): FilterKind<Value | undefined> {
  return {
    read: (value) => readChoice(values, value),
    Field: function Choice(field) {
      const page = usePage();
      const options = values.map((value) => [value, textOf(value, page)] as const);
      return <FilterChoice {...field} label={page.t(label)} any={page.t(any)} options={options} />;
    },
  };
}

interface SortWords<Value> {
  readonly label: MessageKey;
  readonly text: (value: Value, page: Page) => string;
}

/** The sort order. The first value is the default and is left out of the request. */
export function sort<const Value extends string>(
  [usual, ...others]: readonly [Value, ...Value[]],
  { label, text: textOf }: SortWords<Value>,
): FilterKind<Value | undefined> {
  return {
    narrows: false,
    read: (value) => readChoice(others, value),
    Field: function Sort(field) {
      const page = usePage();
      const options = others.map((value) => [value, textOf(value, page)] as const);
      return <FilterChoice {...field} label={page.t(label)} any={textOf(usual, page)} options={options} />;
    },
  };
}

/** A period, sent as `beginAt` and `endAt`. */
export function days() {
  return {
    beginAt: { name: 'begin', read: (_, texts) => readDays(texts).begin, Field: FilterPeriod },
    endAt: { name: 'end', read: (_, texts) => readDays(texts).end, Field: () => null },
  } as const satisfies Record<string, FilterKind<string | undefined>>;
}

/** A value set only by links, such as the application whose products an operator views. */
export function hidden(): FilterKind<string | undefined>;
export function hidden<Value>(read: (text: unknown) => Value): FilterKind<Value>;
export function hidden(read: (text: unknown) => unknown = readWord): FilterKind<unknown> {
  return { read, Field: HiddenField };
}

function readWord(text: unknown): string | undefined {
  return readSearch(text) || undefined;
}

/**
 * The subject of the page, such as the application whose products are listed: not a filter, and kept by all filters.
 */
export function kept<Value>(read: (text: unknown) => Value): FilterKind<Value> {
  return { read, narrows: false, Field: HiddenField };
}

/** Where a page of a list without page numbers begins; the form leaves it out, since another list begins at its start. */
export function cursor(format: RegExp): FilterKind<string | undefined> {
  return {
    read: (text) => (typeof text === 'string' && format.test(text) ? text : undefined),
    narrows: false,
    Field: () => null,
  };
}

/** One of several lists in tabs; the first is the default. */
export function tab<const Values extends readonly [string | number, ...(string | number)[]]>(
  values: Values,
): FilterKind<Values[number]> {
  const [first] = values;
  return {
    read: (value) => readChoice<Values[number]>(values, value) ?? first,
    write: (value) => (value === first ? undefined : value),
    Field: HiddenField,
  };
}

/** Uses another name in the address than in the request. */
export function named<Kind extends FilterKind<unknown>>(name: string, kind: Kind): Kind {
  return { ...kind, name };
}

function HiddenField({ filters, name }: FilterFieldProps) {
  const value = filters.fields[name];
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}

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

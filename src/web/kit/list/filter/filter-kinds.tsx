import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FilterChoice, FilterPeriod, FilterSearch } from './filter-fields.tsx';
import type { FilterFieldProps, FilterKind } from './filter-kind.ts';
import { readChoice, readDays, readId, readSearch } from './filter-values.ts';

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

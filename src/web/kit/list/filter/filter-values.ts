import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { LIMITS } from '#contract/values/limits.ts';

/** Raw values from an address or form fields. */
export type FilterTexts = Readonly<Record<string, unknown>>;

/** Days of a period, inclusive, as YYYY-MM-DD. */
export interface DaySpan {
  readonly begin: string | undefined;
  readonly end: string | undefined;
}

/** Search words as the server accepts them. */
export function readSearch(text: unknown): string {
  if (typeof text !== 'string') return '';
  const words = text.toWellFormed().replaceAll('\0', '').trim();
  return [...words].slice(0, LIMITS.searchTextLength).join('').trimEnd();
}

/** The choice with this name; undefined if there is none. */
export function readChoice<Choice extends string | number>(
  choices: readonly Choice[],
  text: unknown,
): Choice | undefined {
  return choices.find((choice) => String(choice) === text);
}

/** An account ID, from 1. */
export function readId(text: unknown): number | undefined {
  return typeof text === 'string' && /^\s*#?[1-9]\d{0,8}\s*$/.test(text) ? Number(text.replace('#', '')) : undefined;
}

/** A period; an end before its start is dropped, because the call would reject it. */
export function readDays({ begin, end }: FilterTexts): DaySpan {
  const from = readDay(begin);
  const to = readDay(end);
  return { begin: from, end: isBackwards({ begin: from, end: to }) ? undefined : to };
}

/** Whether a period ends before it starts. */
export function isBackwards({ begin, end }: FilterTexts): boolean {
  const [from, to] = [readDay(begin), readDay(end)];
  return from !== undefined && to !== undefined && to < from;
}

function readDay(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return readCalendarDate(text) === undefined ? undefined : text;
}

/** The query string of a filter, without empty values and page 1. */
export function writeQuery({ page = 1, ...values }: Readonly<Record<string, string | number | undefined>>): string {
  const named = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  if (page !== 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}

import { isOrderNumber } from '#domain/money/order-number.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { DEPOSITS, type RecordFilter, type RecordKind, recordFilter } from './record-filter.tsx';

/** The parameter names of an address. */
const NAMES = ['orderId', 'page', ...Object.keys(recordFilter.kinds)];

/** The address of a records page: its filter, or the open receipt. */
export interface RecordAddress {
  readonly filter: RecordFilter;
  /** The record whose receipt is shown; null: the list. */
  readonly orderId: string | null;
}

export function readRecordAddress(values: FilterTexts, kind: RecordKind): RecordAddress {
  const { orderId } = values;
  const letter = kind === DEPOSITS ? 'D' : 'P';
  const isNumber = typeof orderId === 'string' && isOrderNumber(orderId, letter);
  return { filter: recordFilter.read(values), orderId: isNumber ? orderId : null };
}

/** The query of an address: `?orderId=…`, followed by the filter of the list. */
export function addressQuery({ filter, orderId }: RecordAddress): string {
  const query = recordFilter.query(filter);
  if (orderId === null) return query;
  return `?${new URLSearchParams({ orderId })}${query.replace('?', '&')}`;
}

/**
 * The canonical query of an address with defaults or unknown parameters: `?page=1&a=b` becomes `?a=b`. Null if it is
 * already canonical.
 */
export function correctedQuery(values: FilterTexts, kind: RecordKind): string | null {
  const wanted = new URLSearchParams(addressQuery(readRecordAddress(values, kind)));
  const isRight = NAMES.every((name) => (values[name] ?? null) === wanted.get(name));
  if (isRight) return null;
  for (const [name, value] of Object.entries(values)) {
    if (!NAMES.includes(name) && typeof value === 'string') wanted.set(name, value);
  }
  return wanted.size === 0 ? '' : `?${wanted}`;
}

import { isOrderNumber } from '#domain/money/order-number.ts';
import {
  type AddressValues,
  DEPOSITS,
  FILTER_NAMES,
  type RecordFilter,
  type RecordKind,
  readRecordFilter,
  recordQuery,
} from './record-filter.ts';

/** The address of a records page: its filter, or the open receipt. */
export interface RecordAddress {
  readonly filter: RecordFilter;
  /** The record whose receipt is shown; null: the list. */
  readonly orderId: string | null;
}

export function readRecordAddress(values: AddressValues, kind: RecordKind): RecordAddress {
  const { orderId } = values;
  const letter = kind === DEPOSITS ? 'D' : 'P';
  const isNumber = typeof orderId === 'string' && isOrderNumber(orderId, letter);
  return { filter: readRecordFilter(values), orderId: isNumber ? orderId : null };
}

/** The query of an address: `?orderId=…`, followed by the filter of the list. */
export function addressQuery({ filter, orderId }: RecordAddress): string {
  const query = recordQuery(filter);
  if (orderId === null) return query;
  return `?${new URLSearchParams({ orderId })}${query.replace('?', '&')}`;
}

/**
 * The canonical query of an address with defaults or unknown parameters: `?page=1&a=b` becomes `?a=b`. Null if it is
 * already canonical.
 */
export function correctedQuery(values: AddressValues, kind: RecordKind): string | null {
  const wanted = new URLSearchParams(addressQuery(readRecordAddress(values, kind)));
  const isRight = ['orderId', ...FILTER_NAMES].every((name) => (values[name] ?? null) === wanted.get(name));
  if (isRight) return null;
  for (const [name, value] of Object.entries(values)) {
    const isOurs = name === 'orderId' || FILTER_NAMES.some((own) => own === name);
    if (!isOurs && typeof value === 'string') wanted.set(name, value);
  }
  return wanted.size === 0 ? '' : `?${wanted}`;
}

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

/** What the address of a page of records says: which of them, or the one whose receipt is open. */
export interface RecordAddress {
  readonly filter: RecordFilter;
  /** The record whose receipt is shown; null: the list is. */
  readonly orderId: string | null;
}

export function readRecordAddress(values: AddressValues, kind: RecordKind): RecordAddress {
  const { orderId } = values;
  const letter = kind === DEPOSITS ? 'D' : 'P';
  const isNumber = typeof orderId === 'string' && isOrderNumber(orderId, letter);
  return { filter: readRecordFilter(values), orderId: isNumber ? orderId : null };
}

/** The query of an address: `?orderId=…` before what the list behind it is narrowed to. */
export function addressQuery({ filter, orderId }: RecordAddress): string {
  const query = recordQuery(filter);
  if (orderId === null) return query;
  return `?${new URLSearchParams({ orderId })}${query.replace('?', '&')}`;
}

/**
 * The query that an address should have, where it holds defaults or what the page does not understand: `?page=1&a=b`
 * becomes `?a=b`. Null when it is right already.
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

import { ERROR } from '../errors/errors.ts';
import type { RefuseValue } from '../openapi/wire-type.ts';
import { wireType } from '../openapi/wire-type.ts';
import { LIMITS } from '../values/limits.ts';

/** A place in an order that operators keep, from 1 on; below it is `sortMustStartAtOne` (R8.19). */
export const sortPlace = wireType<number | string, number>({
  read: (raw, refuse) => (isAbsent(raw) ? refuse('field.required') : readPlace(raw, refuse)),
  jsonSchema: { type: 'integer', minimum: 1, maximum: LIMITS.sortMax },
});

/** The same, or null for no place; signed and sent as text, null is the empty one. */
export const sortPlaceOrNone = wireType<number | string | null, number | null>({
  read: (raw, refuse) => {
    if (raw === undefined) return refuse('field.required');
    return isAbsent(raw) ? null : readPlace(raw, refuse);
  },
  jsonSchema: { type: ['integer', 'null'], minimum: 1, maximum: LIMITS.sortMax },
});

function isAbsent(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === '';
}

function readPlace(raw: unknown, refuse: RefuseValue): number {
  const place = typeof raw === 'string' && /^-?\d{1,9}$/.test(raw) ? Number(raw) : raw;
  if (typeof place !== 'number' || !Number.isSafeInteger(place)) return refuse('field.integer');
  if (place < 1) return refuse('field.range', ERROR.sortMustStartAtOne);
  return place > LIMITS.sortMax ? refuse('field.range') : place;
}

import { wireType } from '../openapi/wire-type.ts';
import { text } from '../schema/parameter-schemas.ts';
import { LIMITS } from '../values/limits.ts';

/** The ID of a product that should exist. */
export const productId = text({ max: LIMITS.productIdLength });

/** Two capital letters; whether the product is sold there is checked elsewhere. */
export const country = wireType<string, string>({
  read: (raw, refuse) => (typeof raw === 'string' && /^[A-Z]{2}$/.test(raw) ? raw : refuse('field.invalid')),
  jsonSchema: { type: 'string', pattern: '^[A-Z]{2}$' },
});

/** A price in major units, as JSON number or decimal text. */
export const shownPrice = wireType<number | string, number>({
  read: (raw, refuse) => {
    const value = typeof raw === 'string' && /^\d{1,15}(\.\d{1,2})?$/.test(raw) ? Number(raw) : raw;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('field.invalid');
    return value < 0 ? refuse('field.range') : value;
  },
  jsonSchema: { type: 'number', minimum: 0 },
});

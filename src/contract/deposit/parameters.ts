import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { LIMITS } from '../values/limits.ts';

const DECIMAL = /^\d{1,15}(?:\.\d{1,15})?$/;

/** An amount to top up or to refund, in major units; how many digits it may have its currency decides. */
export const depositAmount = wireType<number | string, number>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    const value = typeof raw === 'string' && DECIMAL.test(raw) ? Number(raw) : raw;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('field.invalid');
    return value <= 0 || value > LIMITS.depositAmountMax ? refuse('field.range') : value;
  },
  jsonSchema: { type: 'number', exclusiveMinimum: 0, maximum: LIMITS.depositAmountMax },
});

/**
 * The number of a deposit that should exist: an invalid number is treated as unknown (`orderOrDepositNotFound`).
 */
export const depositOrderId = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    if (typeof raw !== 'string') return refuse('field.invalid');
    return /^D[0-9A-Z]{16}$/.test(raw) ? raw : refuse('field.unknown', ERROR.orderOrDepositNotFound);
  },
  jsonSchema: { type: 'string', pattern: '^D[0-9A-Z]{16}$' },
});

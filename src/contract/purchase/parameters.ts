import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';

const EXCHANGE_NUMBER_PATTERN = /^X[0-9A-Z]{1,19}$/;

/** The exchange ID of a purchase; an invalid one is treated as unknown (`orderOrDepositNotFound`). */
export const exchangeId = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    return typeof raw === 'string' && EXCHANGE_NUMBER_PATTERN.test(raw)
      ? raw
      : refuse('field.unknown', ERROR.orderOrDepositNotFound);
  },
  jsonSchema: { type: 'string', pattern: EXCHANGE_NUMBER_PATTERN.source },
});

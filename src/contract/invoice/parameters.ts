import { ERROR, type ErrorCode } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { integer } from '../schema/parameter-schemas.ts';
import { described, z } from '../schema/schema.ts';

/*
 * The spelling of a field is checked here, so that a rejection names it. Which numbers and codes exist is known
 * to `domain/invoice/invoice-calendar.ts`, `domain/invoice/winning-invoices.ts` and `domain/invoice/carrier-code.ts`.
 */

/** A two-month period by its first, odd month: `2025-11`; years have four digits. */
export const invoicePeriod = spelled(/^2\d{3}-(?:01|03|05|07|09|11)$/);

/**
 * The number of an invoice that should exist: an invalid number is treated as unknown (`invoiceOrCarrierNotFound`).
 */
export const invoiceNumber = spelled(/^[A-Z]{2}\d{8}$/, ERROR.invoiceOrCarrierNotFound);

/** Two letters before the eight digits. */
export const rangePrefix = spelled(/^[A-Z]{2}$/);

/** Eight digits of an invoice number, leading zeros included. */
export const rangeDigits = spelled(/^\d{8}$/);

/** One line of a published draw. */
export const drawnLine = z.object({
  number: described('8 digits, or a whole invoice number for the cloud prizes', z.string()),
  winningType: described('1-3, or 9-12 for the cloud prizes', integer()),
});

// @__NO_SIDE_EFFECTS__
function spelled(pattern: RegExp, code?: ErrorCode) {
  return wireType<string, string>({
    read: (raw, refuse) => {
      if (raw === undefined || raw === null || raw === '') return refuse('field.required');
      if (typeof raw !== 'string') return refuse('field.invalid');
      return pattern.test(raw) ? raw : refuse('field.invalid', code);
    },
    jsonSchema: { type: 'string', pattern: pattern.source },
  });
}

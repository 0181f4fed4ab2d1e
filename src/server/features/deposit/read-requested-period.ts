import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { type PeriodBounds, readPeriod } from '#domain/money/business-period.ts';

/** @throws ApiError `parameterError` for a period that ends before it begins. */
export function readRequestedPeriod(bounds: PeriodBounds) {
  const period = readPeriod(bounds);
  if (period === undefined) throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.range' } });
  return period;
}

import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { type PeriodBounds, readPeriod } from '#domain/money/business-period.ts';
import type { AuditFilter } from '../audit/public.ts';

/**
 * Reads the filter of audit log calls.
 * @throws ApiError `parameterError` for a period that ends before it begins.
 */
export function readAuditFilter({
  beginAt,
  endAt,
  ...filter
}: Omit<AuditFilter, 'period'> & PeriodBounds): AuditFilter {
  const period = readPeriod({ beginAt, endAt });
  if (period === undefined) throw new ApiError(ERROR.parameterError);
  return { ...filter, period };
}

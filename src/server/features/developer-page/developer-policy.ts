import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

/** @throws `providerNotFound` with `fields.slug` for a developer that is unknown or has no page. */
export function requireDeveloper<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(ERROR.providerNotFound, { fields: { slug: 'field.unknown' } });
  return row;
}

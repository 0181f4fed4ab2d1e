import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

/** @throws `parameterError` with `fields.id`, alike for missing news and news the caller may not see. */
export function requirePost<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(ERROR.parameterError, { fields: { id: 'field.unknown' } });
  return row;
}

/** @throws as `requirePost` for another developer's news. */
export function requireOwnPost<Row extends { readonly developer_id: number }>(
  row: Row | undefined,
  userId: number,
): Row {
  return requirePost(row?.developer_id === userId ? row : undefined);
}

/** @throws `parameterError` with `fields.revision` if the news has changed since it was read. */
export function requirePostRevision({ revision }: { readonly revision: number }, read: number): void {
  if (revision !== read) throw new ApiError(ERROR.parameterError, { fields: { revision: 'field.invalid' } });
}

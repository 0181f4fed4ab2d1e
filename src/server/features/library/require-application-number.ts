import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow } from '../catalogue/public.ts';

type LibraryServices = Pick<Services, 'database'>;

export async function requireApplicationNumber(db: LibraryServices['database']['db'], appId: string): Promise<number> {
  const row = await findApplicationRow(db, appId);
  if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
  return row.id;
}

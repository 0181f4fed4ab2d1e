import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import type { PortalScope } from './summary-queries.ts';

/** @throws `applicationNotFound` for an application that is unknown or another developer's. */
export async function findScope(
  db: Services['database']['db'],
  developerId: number,
  appId: string | undefined,
): Promise<PortalScope> {
  if (appId === undefined) return { developerId, applicationId: undefined };
  const own = await findOwnNumber(db, { userId: developerId, applicationId: appId });
  if (own === undefined) throw new ApiError(ERROR.applicationNotFound);
  return { developerId, applicationId: own };
}

import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { openIncomingBytes } from './open-incoming-bytes.ts';
import { listOpenUploads } from './package-file-queries.ts';
import { presentPackageUpload } from './present-package-upload.ts';

/** Lists the caller's uploads that no version uses, with their progress. */
export function listPackageUploads(services: Services): Handler<'listPackageUploads'> {
  const { db } = services.database;
  const bytes = openIncomingBytes(services);
  return async ({ applicationId }, context) => {
    const { userId } = requireSession(context);
    const number = applicationId === undefined ? undefined : await findOwnNumber(db, { userId, applicationId });
    if (applicationId !== undefined && number === undefined) throw new ApiError(ERROR.applicationNotFound);
    const uploads = await listOpenUploads(db, { userId, applicationId: number });
    const list = uploads.map(async (upload) => presentPackageUpload(upload, await bytes.received(upload)));
    return { list: await Promise.all(list) };
  };
}

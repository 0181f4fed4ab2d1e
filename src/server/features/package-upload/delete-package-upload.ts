import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOpenUpload } from './package-file-queries.ts';
import { removePackage } from './remove-package.ts';

/** Cancels an upload that no version uses, even while it is being sent. */
export function deletePackageUpload(services: Services): Handler<'deletePackageUpload'> {
  return async ({ uploadId }, context) => {
    const { userId } = requireSession(context);
    const lock = await services.uploadLocks.take(uploadId);
    try {
      const found = await findOpenUpload(services.database.db, { userId, id: uploadId });
      if (found === undefined) throw new ApiError(ERROR.versionNotFound);
      await removePackage(services, uploadId);
    } finally {
      await lock.release();
    }
    return { result: true };
  };
}

import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { serveReviewedFile } from './serve-reviewed-file.ts';

type FileServices = Pick<Services, 'database' | 'files' | 'incomingFolder'>;

/** Serves the file of a version in any state to programs, with range requests. */
export function getReviewedFile(services: FileServices): Handler<'getReviewedFile'> {
  return async ({ id }, { method = 'GET', headers }) => {
    const response = await serveReviewedFile(services, { id, request: { method, headers } });
    if (response === undefined) throw new ApiError(ERROR.versionNotFound);
    return response;
  };
}

import type { Endpoint } from '#contract/endpoint.ts';
import { deletePackageUpload } from '#contract/version/endpoints.ts';
import type { CallSession } from '../../api/call-context.ts';
import { checkRole } from '../../api/check-role.ts';
import { requireSession } from '../../api/require-session.ts';

export type FindSession = (request: Request, endpoint: Endpoint) => Promise<CallSession | null>;

/** The user of a resumable upload, and the applications it may be for. */
export type Uploader = Pick<CallSession, 'userId' | 'opensApplications'>;
/** @throws like every write of the group `developer`. */
export type FindUploader = (request: Request) => Promise<Uploader>;

/** Whether an access token covers an application, by its internal ID; sessions cover all. */
export function mayUploadFor({ opensApplications }: Uploader, applicationId: number | null): boolean {
  if (opensApplications === undefined || opensApplications === null) return true;
  return applicationId !== null && opensApplications.includes(applicationId);
}

/** Authenticates requests to `/api/uploads` with the same rules as the call that deletes such an upload. */
export function createFindUploader(findSession: FindSession): FindUploader {
  return async (request) => {
    const session = await findSession(request, deletePackageUpload);
    checkRole(deletePackageUpload, session);
    return requireSession({ session });
  };
}

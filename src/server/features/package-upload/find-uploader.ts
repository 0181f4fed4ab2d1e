import type { Endpoint } from '#contract/endpoint.ts';
import { deletePackageUpload } from '#contract/version/endpoints.ts';
import type { CallSession } from '../../api/call-context.ts';
import { checkRole } from '../../api/check-role.ts';
import { requireSession } from '../../api/require-session.ts';

export type FindSession = (request: Request, endpoint: Endpoint) => Promise<CallSession | null>;

/** Who sends a resumable upload, and for which applications, where it is not all of the own ones. */
export type Uploader = Pick<CallSession, 'userId' | 'opensApplications'>;
/** @throws as every call of the group `developer` that changes something. */
export type FindUploader = (request: Request) => Promise<Uploader>;

/** Whether an access token is for an application, by its number; sessions are for all. */
export function mayUploadFor({ opensApplications }: Uploader, applicationId: number | null): boolean {
  if (opensApplications === undefined || opensApplications === null) return true;
  return applicationId !== null && opensApplications.includes(applicationId);
}

/** The one place that says whose requests `/api/uploads` takes: of whoever may give up such an upload by a call. */
export function createFindUploader(findSession: FindSession): FindUploader {
  return async (request) => {
    const session = await findSession(request, deletePackageUpload);
    checkRole(deletePackageUpload, session);
    return requireSession({ session });
  };
}

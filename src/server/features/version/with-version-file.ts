import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { IncomingFile } from '#contract/upload/incoming-file.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { lookAtPackage } from '../../inspection/look-at-package.ts';
import type { Services } from '../../services.ts';
import { findHighestVersionCode } from '../inspection/public.ts';
import {
  incomingPath,
  markTakenRemoving,
  type ReceivedPackage,
  receivePackage,
  removePackage,
  takePackage,
} from '../package-upload/public.ts';
import type { VersionParent } from './version-parent-queries.ts';

export type FileServices = Pick<
  Services,
  'database' | 'config' | 'files' | 'incomingFolder' | 'inspector' | 'now' | 'jobs'
>;

/** How the file of a version comes: in the call's body, or by an upload before it. */
export interface SentFile {
  readonly file: IncomingFile | undefined;
  readonly uploadId: string | undefined;
}

export interface VersionFileToReceive {
  readonly userId: number;
  readonly parent: VersionParent;
  readonly platform: PlatformCode;
  /** The version that gets it; null for one to be made. */
  readonly versionId: number | null;
  readonly sent: SentFile;
}

export function hasFile({ file, uploadId }: SentFile): boolean {
  return file !== undefined || uploadId !== undefined;
}

/**
 * Takes the file of a version in and hands it on, whole and of the right kind as far as a short look tells; null where
 * none is sent. `use` is what makes it part of a version (`takePackage`). A file that came in the call's body goes
 * again where anything fails; an upload stays for another try.
 * @throws ApiError `invalidFormat` at `file` or `uploadId`, whatever ends the upload, and whatever `use` throws.
 */
export async function withVersionFile<Result>(
  services: FileServices,
  wanted: VersionFileToReceive,
  use: (received: ReceivedPackage | null) => Promise<Result>,
): Promise<Result> {
  const received = await receive(services, { ...wanted, ...wanted.sent });
  try {
    if (received !== null) await requireRightKind(services, wanted, received);
    return await use(received);
  } catch (error) {
    if (received !== null && wanted.sent.file !== undefined) await discard(services, wanted, received.id);
    throw error;
  }
}

async function requireRightKind(
  services: FileServices,
  wanted: VersionFileToReceive,
  { id, name }: ReceivedPackage,
): Promise<void> {
  const { parent, platform, versionId } = wanted;
  const { id: applicationId, appId } = parent;
  const others = { applicationId, platform, exceptId: versionId };
  const look = {
    path: incomingPath(services, id),
    name,
    platform,
    appId,
    versionCodeAbove: await findHighestVersionCode(services.database.db, others),
  };
  const { problem } = await lookAtPackage(services.inspector, look).catch(async (error: unknown) => {
    await requireStillThere(services, wanted, id);
    throw error;
  });
  if (problem !== null) {
    throw new ApiError(ERROR.invalidFormat, { fields: { file: problem.message }, params: problem.values });
  }
}

/**
 * Whoever gives an upload up while it is looked at gets no failure of ours. @throws ApiError `invalidFormat` at
 * `uploadId`.
 */
async function requireStillThere(
  { database: { db } }: FileServices,
  { userId, parent, platform }: VersionFileToReceive,
  uploadId: string,
): Promise<void> {
  await db.transaction().execute((trx) => takePackage(trx, { userId, uploadId, applicationId: parent.id, platform }));
}

/** Removes a file unless it has become a version's meanwhile, by whatever call. */
async function discard(
  services: FileServices,
  { userId, parent, platform }: VersionFileToReceive,
  uploadId: string,
): Promise<void> {
  const isFree = await services.database.db.transaction().execute(async (trx) => {
    const taken = await takePackage(trx, { userId, uploadId, applicationId: parent.id, platform }).catch(() => null);
    if (taken === null) return false;
    await markTakenRemoving(trx, uploadId);
    return true;
  });
  if (isFree) await removePackage(services, uploadId);
}

async function receive(
  services: FileServices,
  { userId, parent, platform, file, uploadId }: Omit<VersionFileToReceive, 'sent' | 'versionId'> & SentFile,
): Promise<ReceivedPackage | null> {
  const isTwofold = file !== undefined && uploadId !== undefined;
  if (isTwofold) throw new ApiError(ERROR.invalidFormat, { fields: { uploadId: 'field.invalid' } });
  if (file !== undefined) return receivePackage(services, { userId, application: parent, platform, file });
  if (uploadId === undefined) return null;
  const wanted = { userId, uploadId, applicationId: parent.id, platform };
  return services.database.db.transaction().execute((trx) => takePackage(trx, wanted));
}

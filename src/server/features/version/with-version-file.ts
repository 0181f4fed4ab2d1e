import { buffer } from 'node:stream/consumers';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { IncomingFile } from '#contract/upload/incoming-file.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { lookAtPackage } from '../../inspection/look-at-package.ts';
import type { Services } from '../../services.ts';
import { findHighestVersionCode } from '../inspection/public.ts';
import {
  claimPackage,
  findReceivedFile,
  markTakenRemoving,
  type ReceivedPackage,
  receivePackage,
  removePackage,
} from '../package-upload/public.ts';
import type { VersionParent } from './version-parent-queries.ts';

export type FileServices = Pick<
  Services,
  'database' | 'config' | 'files' | 'incomingFolder' | 'inspector' | 'now' | 'jobs'
>;

/** The file of a version: in the call's body, or uploaded before. */
export interface SentFile {
  readonly file: IncomingFile | undefined;
  readonly uploadId: string | undefined;
}

export interface VersionFileToReceive {
  readonly userId: number;
  readonly parent: VersionParent;
  readonly platform: PlatformCode;
  /** The version that gets the file; null for a new one. */
  readonly versionId: number | null;
  readonly sent: SentFile;
}

export function hasFile({ file, uploadId }: SentFile): boolean {
  return file !== undefined || uploadId !== undefined;
}

/**
 * Receives the file of a version, checks completeness and type, and passes it to `use`; null if none is sent. `use`
 * makes it part of a version (`claimPackage`). On failure a file from the call's body is deleted, while an upload stays
 * for
 * another attempt.
 * @throws ApiError `invalidFormat` at `file` or `uploadId`, any error of the upload, and any error of `use`.
 */
export async function withVersionFile<Result>(
  services: FileServices,
  wanted: VersionFileToReceive,
  use: (received: ReceivedPackage | null) => Promise<Result>,
): Promise<Result> {
  const received = await receive(services, wanted);
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
  { id, name, size }: ReceivedPackage,
): Promise<void> {
  const { parent, platform, versionId } = wanted;
  const { id: applicationId, appId } = parent;
  const others = { applicationId, platform, exceptId: versionId };
  const look = {
    file: await openForLook(services, { id, platform, size }),
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

/** A local file, or ranges of one in the file store: a look does not wait for gigabytes. */
async function openForLook(
  services: FileServices,
  { id, platform, size }: Pick<ReceivedPackage, 'id' | 'size'> & { readonly platform: PlatformCode },
) {
  const place = await findReceivedFile(services, { id, platform, state: 'received', file_key: null });
  if ('path' in place) return place;
  const read = (position: number, length: number) =>
    buffer(services.files.read(place.key, { start: position, end: position + length - 1 }));
  return { remote: { size, read } };
}

/** Handles an upload that was canceled while it was checked. @throws ApiError `invalidFormat` at `uploadId`. */
async function requireStillThere(
  { database: { db } }: FileServices,
  { userId, parent, platform }: VersionFileToReceive,
  uploadId: string,
): Promise<void> {
  await db.transaction().execute((trx) => claimPackage(trx, { userId, uploadId, applicationId: parent.id, platform }));
}

/** Deletes a file unless a version has claimed it meanwhile. */
async function discard(
  services: FileServices,
  { userId, parent, platform }: VersionFileToReceive,
  uploadId: string,
): Promise<void> {
  const isFree = await services.database.db.transaction().execute(async (trx) => {
    const taken = await claimPackage(trx, { userId, uploadId, applicationId: parent.id, platform }).catch(() => null);
    if (taken === null) return false;
    await markTakenRemoving(trx, uploadId);
    return true;
  });
  if (isFree) await removePackage(services, uploadId);
}

async function receive(
  services: FileServices,
  // A request has fields of the same names, as they came: nothing but the file is taken from it.
  { userId, parent, platform, sent: { file, uploadId } }: VersionFileToReceive,
): Promise<ReceivedPackage | null> {
  const isTwofold = file !== undefined && uploadId !== undefined;
  if (isTwofold) throw new ApiError(ERROR.invalidFormat, { fields: { uploadId: 'field.invalid' } });
  if (file !== undefined) return receivePackage(services, { userId, application: parent, platform, file });
  if (uploadId === undefined) return null;
  const wanted = { userId, uploadId, applicationId: parent.id, platform };
  return services.database.db.transaction().execute((trx) => claimPackage(trx, wanted));
}

import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { IncomingFile } from '#contract/upload/incoming-file.ts';
import { GIGABYTE_BYTES, MEGABYTE_BYTES } from '#contract/values/limits.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { packageFileRules } from '#domain/version/package-file-rules.ts';
import { toRoomFailure } from '../../disk-full.ts';
import type { Services } from '../../services.ts';
import { requireRoom } from './disk-room.ts';
import { DiskWriter, syncFile } from './disk-writer.ts';
import { incomingPath, makePackagesFolder } from './incoming-folder.ts';
import { insertPackageFile, type ReceivedPackage, requireFewUploads } from './package-file-queries.ts';
import { readPackageName, requirePackage } from './package-refusals.ts';

type ReceiveServices = Pick<Services, 'database' | 'config' | 'incomingFolder' | 'metrics' | 'now'>;

export interface PackageToReceive {
  readonly userId: number;
  readonly application: { readonly id: number };
  readonly platform: PlatformCode;
  readonly file: IncomingFile;
}

/** Interval for checking the disk space while a file of unknown length arrives. */
const ROOM_EVERY_BYTES = 64 * MEGABYTE_BYTES;

/**
 * Receives the file of a multipart call, hashing it while it is written. Its row (`received`) is created once the file
 * is
 * complete and durable; a rejected or incomplete file is deleted.
 * @throws ApiError `invalidFormat` with the broken limit at `file`, `databaseBusy` with `file.no_space`, and any error
 * of
 * the upload.
 */
export async function receivePackage(
  services: ReceiveServices,
  { userId, application, platform, file }: PackageToReceive,
): Promise<ReceivedPackage> {
  const name = readPackageName(file.name);
  // The length is not known yet; a wrong name is rejected before the file is sent.
  requirePackage(platform, { name, size: 1 });
  await requireFewUploads(services.database.db, userId);
  await makePackagesFolder(services);
  const id = crypto.randomUUID();
  const path = incomingPath(services, id);
  try {
    const written = await writeFile(services, { path, platform, file });
    requirePackage(platform, { name, ...written });
    const at = new Date(services.now());
    await insertPackageFile(services.database.db, {
      ...{ id, user_id: userId, application_id: application.id, platform, name, ...written },
      state: 'received',
      created_at: at,
      touched_at: at,
    });
    services.metrics?.uploaded('package', written.size);
    return { id, name, ...written };
  } catch (error) {
    await rm(path, { force: true });
    throw toRoomFailure(error);
  }
}

type FileToWrite = Pick<PackageToReceive, 'platform' | 'file'> & { readonly path: string };

async function writeFile(services: ReceiveServices, { path, platform, file }: FileToWrite) {
  const target = await open(path, 'wx', 0o600);
  try {
    const written = await writePieces(services, { target, platform, file });
    await syncFile(target);
    return written;
  } finally {
    await target.close();
  }
}

async function writePieces(
  services: ReceiveServices,
  { target, platform, file }: Pick<PackageToReceive, 'platform' | 'file'> & { readonly target: FileHandle },
): Promise<{ size: number; sha256: string }> {
  const most = (packageFileRules(platform)?.maxGb ?? 0) * GIGABYTE_BYTES;
  const writer = new DiskWriter(target);
  const hash = createHash('sha256');
  let size = 0;
  let sinceRoom = ROOM_EVERY_BYTES;
  for await (const piece of file.content) {
    size += piece.byteLength;
    sinceRoom += piece.byteLength;
    if (size > most) requirePackage(platform, { name: file.name, size });
    if (sinceRoom >= ROOM_EVERY_BYTES) {
      await requireRoom(services, 0);
      sinceRoom = 0;
    }
    await writer.write(piece);
    hash.update(piece);
  }
  await writer.flush();
  return { size, sha256: hash.digest('hex') };
}

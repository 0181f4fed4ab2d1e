import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { IncomingFile } from '#contract/upload/incoming-file.ts';
import { GIGABYTE_BYTES, MEGABYTE_BYTES } from '#contract/values/limits.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { packageFileRules } from '#domain/version/package-file-rules.ts';
import type { NewRow } from '../../db/schema.ts';
import { toRoomFailure } from '../../disk-full.ts';
import type { Services } from '../../services.ts';
import { requireRoom } from './disk-room.ts';
import { DiskWriter, syncFile } from './disk-writer.ts';
import { incomingPath, makePackagesFolder } from './incoming-folder.ts';
import { insertPackageFile, keepReceived, type ReceivedPackage, requireFewUploads } from './package-file-queries.ts';
import { packageKey } from './package-key.ts';
import { readPackageName, requirePackage } from './package-refusals.ts';
import { removePackage } from './remove-package.ts';

type ReceiveServices = Pick<Services, 'database' | 'config' | 'files' | 'incomingFolder' | 'metrics' | 'now'>;

export interface PackageToReceive {
  readonly userId: number;
  readonly application: { readonly id: number };
  readonly platform: PlatformCode;
  readonly file: IncomingFile;
}

/** Interval for checking the disk space while a file of unknown length arrives. */
const ROOM_EVERY_BYTES = 64 * MEGABYTE_BYTES;

/**
 * Receives the file of a multipart call, hashing it while it is written: to this disk, or to the file store if it takes
 * parts. Its row (`received`) is created once the file is complete and durable; a rejected or incomplete file is deleted.
 * @throws ApiError `invalidFormat` with the broken limit at `file`, `databaseBusy` with `file.no_space`, and any
 * error of the upload and the storage.
 */
export async function receivePackage(services: ReceiveServices, wanted: PackageToReceive): Promise<ReceivedPackage> {
  const { userId, application, platform, file } = wanted;
  const name = readPackageName(file.name);
  // The length is not known yet; a wrong name is rejected before the file is sent.
  requirePackage(platform, { name, size: 1 });
  await requireFewUploads(services.database.db, userId);
  const id = crypto.randomUUID();
  const describe = (written: WrittenFile, state: 'received' | 'removing') => {
    requirePackage(platform, { name, ...written });
    const at = new Date(services.now());
    const owned = { id, user_id: userId, application_id: application.id, platform, name };
    return { ...owned, ...written, state, created_at: at, touched_at: at };
  };
  const receive = services.files.parts === undefined ? receiveOnDisk : receiveInStore;
  const written = await receive(services, { id, platform, file, describe });
  services.metrics?.uploaded('package', written.size);
  return { id, name, ...written };
}

interface WrittenFile {
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

interface FileToKeep extends Pick<PackageToReceive, 'platform' | 'file'> {
  readonly id: string;
  /** @throws ApiError `invalidFormat` for a file that breaks a limit. */
  readonly describe: (written: WrittenFile, state: 'received' | 'removing') => NewRow<'package_files'>;
}

async function receiveOnDisk(services: ReceiveServices, { id, platform, file, describe }: FileToKeep) {
  await makePackagesFolder(services);
  const path = incomingPath(services, id);
  try {
    const written = await writeFile(services, { path, platform, file });
    await insertPackageFile(services.database.db, describe(written, 'received'));
    return written;
  } catch (error) {
    await rm(path, { force: true });
    throw toRoomFailure(error);
  }
}

/**
 * Sends the file to its final place. Just before it is whole, its row says that it is to be removed: if this process
 * ends then, the cleanup deletes both.
 */
async function receiveInStore(services: ReceiveServices, { id, platform, file, describe }: FileToKeep) {
  const { db } = services.database;
  const hash = createHash('sha256');
  const requireFitting = limitOf({ platform, file });
  let written: WrittenFile | undefined;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let size = 0;
    for await (const piece of file.content) {
      size += piece.byteLength;
      requireFitting(size);
      hash.update(piece);
      yield piece;
    }
    written = { size, sha256: hash.digest('hex') };
    await insertPackageFile(db, describe(written, 'removing'));
  }
  try {
    await services.files.put(packageKey({ id, platform }), Readable.from(pieces()));
    if (written === undefined || !(await keepReceived(db, id))) throw new ApiError(ERROR.databaseBusy);
    return written;
  } catch (error) {
    await removePackage(services, id).catch(() => {});
    throw error;
  }
}

/** Checks the limit of a platform for a file that is still arriving. */
function limitOf({ platform, file: { name } }: Pick<PackageToReceive, 'platform' | 'file'>): (size: number) => void {
  const most = (packageFileRules(platform)?.maxGb ?? 0) * GIGABYTE_BYTES;
  return (size) => {
    if (size > most) requirePackage(platform, { name, size });
  };
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
  const writer = new DiskWriter(target);
  const requireFitting = limitOf({ platform, file });
  const hash = createHash('sha256');
  let size = 0;
  let sinceRoom = ROOM_EVERY_BYTES;
  for await (const piece of file.content) {
    size += piece.byteLength;
    sinceRoom += piece.byteLength;
    requireFitting(size);
    if (sinceRoom >= ROOM_EVERY_BYTES) {
      await requireRoom(services, 0);
      sinceRoom = 0;
    }
    hash.update(piece);
    await writer.write(piece);
  }
  await writer.flush();
  return { size, sha256: hash.digest('hex') };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { incomingPath } from '#server/features/package-upload/incoming-folder.ts';
import { packageKey } from '#server/features/package-upload/package-key.ts';
import { listUploadKeys } from '#server/features/upload/stored-upload.ts';
import { buildFileKey, manifestKey, VARIANTS, variantKey } from '#server/features/web-build/build-keys.ts';
import { type BuildManifest, readManifest } from '#server/features/web-build/build-manifest.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { listReadyUploads, listReceivedPackages, listSeeded } from './stored-file-queries.ts';

/** A file that the database refers to. */
export interface StoredKey {
  readonly key: string;
  /** Where it is if the store does not have it yet. */
  readonly incoming?: string;
}

interface Sources {
  readonly files: Pick<FileStore, 'find' | 'read' | 'list'>;
  readonly incomingFolder: string;
}

/** How long a build may take to be unpacked once more. */
const UNPACKING_MS = 1000;
const UNPACKING_TRIES = 60;

/**
 * Every file that the rows of a snapshot refer to. Share pictures are left out: they are drawn again on request. So are
 * uploads that have not ended, which their developers send again.
 */
export async function listStoredFiles(client: pg.ClientBase, sources: Sources): Promise<StoredKey[]> {
  const uploads = await listReadyUploads(client);
  const pictures = uploads.flatMap((upload) => listUploadKeys(upload).map((key) => ({ key })));
  const found: StoredKey[] = [...pictures];
  for (const row of await listReceivedPackages(client)) {
    // A received file is moved to its key by the first inspection.
    if (row.state === 'received') found.push({ key: packageKey(row), incoming: incomingPath(sources, row.id) });
    else if (row.file_key !== null) found.push({ key: row.file_key });
    if (row.state === 'stored' && row.folder_key !== null) {
      found.push(...(await listBuild(sources.files, row.folder_key)).map((key) => ({ key })));
    }
  }
  const { keys, folders } = await listSeeded(client);
  found.push(...keys.map((key) => ({ key })));
  for (const folder of folders) found.push(...(await listFolder(sources.files, folder)).map((key) => ({ key })));
  return found;
}

/** The files of a folder; the folder itself, which is reported as missing, if there are none. */
async function listFolder(files: Sources['files'], folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys.length === 0 ? [folder] : keys;
}

/** The files of an unpacked build. One that is inspected again is unpacked once more, into the same files. */
async function listBuild(files: Sources['files'], folderKey: string): Promise<string[]> {
  const build = await readWholeManifest(files, folderKey);
  // Reported as missing.
  if (build === undefined) return [manifestKey(folderKey)];
  const forms = Object.entries(build.files).flatMap(([path, bytes]) => [
    buildFileKey(folderKey, path),
    ...VARIANTS.filter((variant) => bytes[variant] > 0).map((variant) => variantKey(folderKey, path, variant)),
  ]);
  return [manifestKey(folderKey), ...forms];
}

async function readWholeManifest(files: Sources['files'], folderKey: string): Promise<BuildManifest | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    const build = await readManifest(files, folderKey);
    if (build === undefined || build.isWhole) return build;
    if (attempt === UNPACKING_TRIES) return undefined;
    await sleep(UNPACKING_MS);
  }
}

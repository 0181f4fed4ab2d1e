import { finding, type PackageKind } from '#domain/inspection/findings.ts';
import { isBackingUp } from '../../backup/backup-lock-queries.ts';
import { findPackageFile, nameFolder, storePackage } from '../package-upload/public.ts';
import { removeWebBuild, unpackWebBuild } from '../web-build/public.ts';
import type { InspectedVersion } from './inspected-version-queries.ts';
import type { InspectionJournal } from './inspection-journal.ts';
import type { InspectionServices } from './inspection-services.ts';
import type { LocalFile } from './with-local-file.ts';

export interface Storing {
  readonly kind: PackageKind;
  readonly subject: InspectedVersion;
  readonly local: LocalFile;
  readonly journal: InspectionJournal;
}

/**
 * Moves the file to where players download it; a web build is unpacked first, while the archive is still local.
 * Idempotent: it can be interrupted anywhere and restarted.
 * @returns the value of `versions.file_key`: the key of the file, or the folder of the web build.
 */
export async function storeInspected(services: InspectionServices, storing: Storing): Promise<string> {
  const { journal } = storing;
  await journal.begin('storing');
  try {
    const key = await store(services, storing);
    await journal.end('storing', { findings: [] });
    return key;
  } catch (error) {
    await journal.begin('storing', [finding('storing.trouble')]);
    throw error;
  }
}

async function store(services: InspectionServices, { kind, subject: { file }, local }: Storing): Promise<string> {
  if (kind !== 'zip') return storePackage(services, file.id);
  const folderKey = `games/${file.id}`;
  // Store the folder's name first, so that deleting the upload also deletes the folder.
  await nameFolder(services.database.db, file.id, folderKey);
  try {
    await unpackWebBuild({ files: services.files, zipPath: local.path, folderKey });
    await storePackage(services, file.id);
  } catch (error) {
    await removeUnowned(services, { id: file.id, folderKey });
    throw error;
  }
  return folderKey;
}

/**
 * If the upload was deleted concurrently, its deletion missed files unpacked later, and nothing refers to them any
 * more.
 */
async function removeUnowned(
  { database: { db }, files }: InspectionServices,
  { id, folderKey }: { readonly id: string; readonly folderKey: string },
): Promise<void> {
  const row = await findPackageFile(db, id);
  const isUnowned = row === undefined || row.state === 'removing';
  if (isUnowned && !(await isBackingUp(db))) await removeWebBuild(files, folderKey);
}

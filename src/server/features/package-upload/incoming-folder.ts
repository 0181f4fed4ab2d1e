import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../services.ts';

type Folder = Pick<Services, 'incomingFolder'>;

/** Holds the files of versions until they are inspected; file names are IDs of rows in `package_files`. */
export function packagesFolder({ incomingFolder }: Folder): string {
  return join(incomingFolder, 'packages');
}

/** Path of an upload that is `receiving` or `received`. The ID is generated here, never user input. */
export function incomingPath(services: Folder, id: string): string {
  return join(packagesFolder(services), id);
}

export async function makePackagesFolder(services: Folder): Promise<void> {
  await mkdir(packagesFolder(services), { recursive: true, mode: 0o700 });
}

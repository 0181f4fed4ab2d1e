import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../services.ts';

type Folder = Pick<Services, 'incomingFolder'>;

/** Where the files of versions stand until they are inspected; a bare name is the id of its row in `package_files`. */
export function packagesFolder({ incomingFolder }: Folder): string {
  return join(incomingFolder, 'packages');
}

/** Where the bytes of an upload stand while it is `receiving` or `received`. Its id is ours, never a caller's text. */
export function incomingPath(services: Folder, id: string): string {
  return join(packagesFolder(services), id);
}

export async function makePackagesFolder(services: Folder): Promise<void> {
  await mkdir(packagesFolder(services), { recursive: true, mode: 0o700 });
}

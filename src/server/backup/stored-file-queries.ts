import type pg from 'pg';
import type { Row } from '#server/db/schema.ts';

/** A file of a version as the file store has it. */
export type StoredPackage = Pick<Row<'package_files'>, 'id' | 'platform' | 'state' | 'file_key' | 'folder_key'>;

/** Pictures whose files are all there. */
export async function listReadyUploads(client: pg.ClientBase): Promise<Row<'uploads'>[]> {
  const { rows } = await client.query<Row<'uploads'>>(`SELECT * FROM uploads WHERE state = 'ready' ORDER BY id`);
  return rows;
}

/** Files of versions that have been received, stored or not. */
export async function listReceivedPackages(client: pg.ClientBase): Promise<StoredPackage[]> {
  const { rows } = await client.query<StoredPackage>(
    `SELECT id, platform, state, file_key, folder_key FROM package_files
      WHERE state IN ('received', 'stored') ORDER BY id`,
  );
  return rows;
}

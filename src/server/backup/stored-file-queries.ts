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

interface Seeded {
  readonly keys: readonly string[];
  readonly folders: readonly string[];
}

/** What the demo catalog brought along: pictures, trailers with captions, files of versions and playable games that nobody has uploaded. */
export async function listSeeded(client: pg.ClientBase): Promise<Seeded> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT file_key AS key FROM versions v WHERE file_key IS NOT NULL
        AND NOT EXISTS (SELECT FROM package_files p WHERE v.file_key IN (p.file_key, p.folder_key))
      UNION SELECT substring(url FROM '^/files/(images/[^/]+)/') FROM images i
        WHERE url LIKE '/files/images/%' AND NOT EXISTS (SELECT FROM uploads u WHERE u.url = i.url)
      UNION SELECT substring(url FROM '^/files/(videos/[^/]+)/') FROM videos
        WHERE NOT EXISTS (SELECT FROM uploads u WHERE u.url = videos.url)
      ORDER BY 1`,
  );
  const isFolder = ({ key }: { readonly key: string }) => /^(?:games|images|videos)\//.test(key);
  return {
    keys: rows.filter((row) => !isFolder(row)).map(({ key }) => key),
    folders: rows.filter(isFolder).map(({ key }) => key),
  };
}

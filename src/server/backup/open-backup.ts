import { BackupError } from './backup-error.ts';
import type { BackupKeys } from './backup-keys.ts';
import { type BackupPlace, blobKey, listBackups, readList, requireFolder, tableKey } from './backup-place.ts';
import { type OpenBackup, requireKnownVersion } from './restore-database.ts';

interface Wanted {
  readonly place: BackupPlace;
  readonly keys: BackupKeys;
  /** Which backup; undefined: the latest. */
  readonly id?: string | undefined;
}

/**
 * Opens a backup and checks that it is whole as far as sizes tell, before anything is restored.
 * @throws BackupError with what is wrong with it.
 */
export async function openBackup({ place, keys, id }: Wanted): Promise<OpenBackup> {
  requireFolder(place);
  const backups = await listBackups(place);
  const [latest] = backups;
  if (latest === undefined) throw new BackupError(`There is no finished backup in ${place.address}.`);
  const listed = id === undefined ? latest : backups.find((backup) => backup.id === id);
  if (listed === undefined) throw new BackupError(`There is no finished backup ${id} in ${place.address}.`);
  const backup = { place, ...(await readList(place, listed, keys)) };
  requireKnownVersion(backup.manifest);
  await requireWhole(backup);
  return backup;
}

/** @throws BackupError naming the first file that is missing or has another size. */
async function requireWhole({ place, manifest, seal }: OpenBackup): Promise<void> {
  const stored = new Map<string, number>();
  for (const folder of ['blobs', `data/${manifest.id}`]) {
    for await (const { key, size } of place.files.list(folder)) stored.set(key, size);
  }
  const files = manifest.files.map(({ sha256, size }) => ({ key: blobKey(sha256, seal), size }));
  const tables = manifest.tables.flatMap(({ schema, name, data }) =>
    data === null ? [] : [{ key: tableKey({ id: manifest.id, schema, name }, seal), size: data.size }],
  );
  for (const { key, size } of [...tables, ...files]) {
    const found = stored.get(key);
    if (found === undefined) throw new BackupError(`The backup is incomplete: ${key} is missing.`);
    if (found !== seal.sizeOf(size)) throw new BackupError(`The backup is incomplete: ${key} is cut short or damaged.`);
  }
}

import { describeProblem } from './backup-error.ts';
import type { BackupKeys } from './backup-keys.ts';
import { type BackupPlace, blobKey, dataFolder, listBackups, readList } from './backup-place.ts';

export interface Pruned {
  readonly prunedIds: readonly string[];
  /** Why nothing was deleted; null if it was. */
  readonly pruneProblem: string | null;
}

/**
 * Deletes all but the latest backups, and every file that no backup needs. A list comes first, so that a backup whose files
 * are being deleted no longer exists. If a list cannot be read, nothing is deleted: its files are not known.
 */
export async function pruneBackups(
  place: BackupPlace,
  { keys, keep }: { readonly keys: BackupKeys; readonly keep: number },
): Promise<Pruned> {
  const backups = await listBackups(place);
  const kept = backups.slice(0, keep);
  const needed = new Set<string>();
  for (const backup of kept) {
    try {
      const { manifest, seal } = await readList(place, backup, keys);
      for (const { sha256 } of manifest.files) needed.add(blobKey(sha256, seal));
    } catch (error) {
      return {
        prunedIds: [],
        pruneProblem: `${backup.id} cannot be read, so nothing was deleted: ${describeProblem(error)}`,
      };
    }
  }
  const gone = backups.slice(keep);
  for (const { key } of gone) await place.files.remove(key);
  const folders = new Set(kept.map(({ id }) => dataFolder(id)));
  for await (const { key } of place.files.list('data')) {
    if (!folders.has(key.split('/').slice(0, 2).join('/'))) await place.files.remove(key);
  }
  for await (const { key } of place.files.list('blobs')) {
    if (!needed.has(key)) await place.files.remove(key);
  }
  return { prunedIds: gone.map(({ id }) => id), pruneProblem: null };
}

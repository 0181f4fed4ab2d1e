import type { Kysely } from 'kysely';
import { describeProblem } from '#server/backup/backup-error.ts';
import { openBackupKeys } from '#server/backup/backup-keys.ts';
import type { BackupPlace } from '#server/backup/backup-place.ts';
import type { BackupProgress, BackupSource } from '#server/backup/write-backup.ts';
import type { Schema } from '#server/db/schema.ts';
import { finishBackup, insertBackup } from '#server/features/backup/backup-queries.ts';
import { lackOf, runBackup, sizeOf } from '#server/features/backup/run-backup.ts';
import type { Config } from '../../config.ts';
import { createProgressLine, type Screen } from './progress-line.ts';

export interface BackUpOrder {
  readonly config: Config;
  readonly database: { readonly db: Kysely<Schema> };
  readonly source: BackupSource;
  readonly place: BackupPlace;
  readonly keep: number | undefined;
  readonly signal: AbortSignal;
}

/** Backs up, and notes it in the store's history. `isWhole` is false if the store itself lacks files. */
export async function backUp(
  { config, database: { db }, source, place, keep, signal }: BackUpOrder,
  { out, err }: { readonly out: Screen; readonly err: Screen },
): Promise<{ readonly isWhole: boolean }> {
  const keys = await openBackupKeys(config);
  const started = new Date(source.now());
  const { id } = await insertBackup(db, {
    ...{ kind: 'command', location: place.address, started_at: started, is_encrypted: keys.seal.isEncrypted },
  });
  const progress = createProgressLine(err);
  const onProgress = (state: BackupProgress) => progress.show(describe(state));
  try {
    const options = { place, keys, keep, signal, onProgress };
    const summary = await runBackup(db, id, { source, options });
    progress.end();
    const { manifest, writtenBytes, prunedIds } = summary;
    const lack = lackOf(summary);
    out.write(
      `Backed up to ${place.address} as ${manifest.id}: ${manifest.files.length} files, ${toSize(sizeOf(summary))}, ` +
        `of which ${toSize(writtenBytes)} were new and read back.\n`,
    );
    if (prunedIds.length > 0) out.write(`Deleted: ${prunedIds.join(', ')}.\n`);
    if (!keys.seal.isEncrypted) {
      err.write('BACKUP_KEY is not set: the backup is not encrypted and does not contain the secrets of the store.\n');
    }
    if (lack !== '') err.write(`${lack}\n`);
    return { isWhole: lack === '' };
  } catch (error) {
    progress.end();
    // The history is not worth another message.
    await finishBackup(db, id, { error: describeProblem(error) }, new Date(source.now())).catch(() => undefined);
    throw error;
  }
}

function describe({ doneBytes, totalBytes, writtenBytes }: BackupProgress): string {
  if (totalBytes === 0) return `database: ${toSize(writtenBytes)}`;
  return `files: ${toSize(doneBytes)} of ${toSize(totalBytes)}, ${toSize(writtenBytes)} written`;
}

function toSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(2)} GB`;
}

import type { Kysely } from 'kysely';
import type { BackupOptions, BackupProgress, BackupSource, BackupSummary } from '#server/backup/write-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import type { Schema } from '#server/db/schema.ts';
import { finishBackup, noteProgress } from './backup-queries.ts';

/** How often progress is noted. */
const NOTE_EVERY_MS = 1000;

/** Makes the backup of a row, which notes its progress and its end. A failure is left to the caller. */
export async function runBackup(
  db: Kysely<Schema>,
  id: number,
  { source, options }: { readonly source: BackupSource; readonly options: BackupOptions },
): Promise<BackupSummary> {
  let noted = Promise.resolve();
  let notedMs = performance.now();
  const onProgress = (progress: BackupProgress) => {
    options.onProgress?.(progress);
    if (performance.now() - notedMs < NOTE_EVERY_MS) return;
    notedMs = performance.now();
    const row = { percent: percentOf(progress), written_size: progress.writtenBytes };
    // Nobody waits for it, and the next one is as good.
    noted = noted.then(() => noteProgress(db, id, row)).catch(() => undefined);
  };
  const summary = await writeBackup(source, { ...options, onProgress });
  await noted;
  const { manifest, writtenBytes } = summary;
  const end = {
    name: manifest.id,
    percent: 100,
    size: sizeOf(summary),
    written_size: writtenBytes,
    file_count: manifest.files.length,
    is_verified: true,
    error: lackOf(summary),
  };
  await finishBackup(db, id, end, new Date(source.now()));
  return summary;
}

function percentOf({ doneBytes, totalBytes }: BackupProgress): number {
  return totalBytes === 0 ? 0 : Math.min(99, Math.floor((doneBytes / totalBytes) * 100));
}

/** Bytes of everything in a backup. */
export function sizeOf({ manifest }: Pick<BackupSummary, 'manifest'>): number {
  const database = manifest.tables.reduce((sum, { data }) => sum + (data?.size ?? 0), 0);
  return manifest.files.reduce((sum, { size }) => sum + size, database);
}

/** What a backup that is whole lacks all the same; empty if nothing. */
export function lackOf({ manifest: { missing }, pruneProblem }: BackupSummary): string {
  const files = missing.length === 1 ? 'file' : 'files';
  const lacks =
    missing.length === 0 ? [] : [`The store itself lacks ${missing.length} ${files}, such as ${missing[0]}.`];
  return [...lacks, ...(pruneProblem === null ? [] : [pruneProblem])].join(' ');
}

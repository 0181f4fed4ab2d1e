import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { isBackingUp } from '../../backup/backup-lock-queries.ts';
import type { Services } from '../../services.ts';
import { incomingPath } from './incoming-folder.ts';
import { findPackageFile, markStored } from './package-file-queries.ts';
import { packageKey } from './package-key.ts';

type StoreServices = Pick<Services, 'database' | 'files' | 'incomingFolder'>;

/**
 * Moves a received file to the file store, where an upload in parts already is, and returns its key. Safe to interrupt and retry: the row becomes `stored`
 * only after the bytes are there, and the received ones are deleted only after that.
 * @throws Error for an upload that does not exist or is incomplete.
 */
export async function storePackage(services: StoreServices, id: string): Promise<string> {
  const { db } = services.database;
  const row = await findPackageFile(db, id);
  const path = incomingPath(services, id);
  if (row?.state === 'received') {
    const key = packageKey(row);
    await moveFile(services, { path, key, size: row.size });
    if (!(await markStored(db, id, key))) await refuseChanged(services, { id, key });
    await rm(path, { force: true });
    return key;
  }
  if (row?.state !== 'stored' || row.file_key === null) throw new Error(`no file of the upload ${id} can be stored`);
  await rm(path, { force: true });
  return row.file_key;
}

/** A concurrent store has stored the same bytes; otherwise cleanup has deleted the upload. */
async function refuseChanged({ database, files }: StoreServices, { id, key }: { id: string; key: string }) {
  const row = await findPackageFile(database.db, id);
  if (row?.state === 'stored') return;
  // A running backup may have seen the upload; then the cleanup of its row removes the file.
  if (!(await isBackingUp(database.db))) await files.remove(key);
  throw new Error(`the upload ${id} was removed while it was stored`);
}

interface Move {
  readonly path: string;
  readonly key: string;
  readonly size: number;
}

async function moveFile({ files }: StoreServices, { path, key, size }: Move): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) {
    // It arrived there in parts, or an earlier attempt moved it but ended before it was recorded.
    const stored = await files.find(key);
    if (stored?.size === size) return;
    throw new Error(`the file of ${key} is neither on its way in nor stored`);
  }
  if (files.adopt !== undefined) return files.adopt(key, path);
  await files.put(key, createReadStream(path));
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '#server/providers/files/file-store.ts';

/** Stores every file of a flat folder under a key; returns their total size in bytes. */
export async function storeFolder(files: FileStore, folder: string, key: string): Promise<number> {
  let size = 0;
  for (const name of await readdir(folder)) {
    const content = await readFile(join(folder, name));
    size += content.length;
    await files.put(`${key}/${name}`, content);
  }
  return size;
}

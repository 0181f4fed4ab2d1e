import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFileKey, requireFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';

/** Stores files in a local folder. */
export function createLocalFileStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, requireFileKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Write to a temporary file and rename it: readers never see a partial file.
      const draft = `${path}.${crypto.randomUUID()}`;
      try {
        await pipeline(content instanceof Uint8Array ? Readable.from([content]) : content, createWriteStream(draft));
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
      return { size: (await stat(path)).size };
    },
    async find(key) {
      if (!isFileKey(key)) return undefined;
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found?.isFile() ? { size: found.size } : undefined;
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    pathOf,
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    },
    async adopt(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await moveFile(path, target);
      await syncPath(dirname(target));
    },
  };
}

/** Renames if possible; a file on another disk is copied next to its target first. */
async function moveFile(path: string, target: string): Promise<void> {
  try {
    await rename(path, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const draft = `${target}.${crypto.randomUUID()}`;
    try {
      await copyFile(path, draft);
      await syncPath(draft);
      await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
    await rm(path, { force: true });
  }
}

/** Flushes a file or a folder's entries to disk. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

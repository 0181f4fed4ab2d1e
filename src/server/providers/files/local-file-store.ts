import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFileKey, requireFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';

export interface LocalFileOptions {
  /** Only the owner can read the files and their folders. */
  readonly isPrivate?: boolean;
  /** A file survives a power failure once it is stored. */
  readonly isDurable?: boolean;
}

/** Stores files in a local folder. */
export function createLocalFileStore(
  folder: string,
  { isPrivate = false, isDurable = false }: LocalFileOptions = {},
): FileStore {
  const modes = isPrivate ? { folder: 0o700, file: 0o600 } : { folder: 0o777, file: 0o666 };
  const pathOf = (key: string) => join(folder, requireFileKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: modes.folder });
      // Write to a temporary file and rename it: readers never see a partial file.
      const draft = `${path}.${crypto.randomUUID()}`;
      try {
        const target = createWriteStream(draft, { mode: modes.file, flush: isDurable });
        await pipeline(content instanceof Uint8Array ? Readable.from([content]) : content, target);
        await rename(draft, path);
        if (isDurable) await syncPath(dirname(path));
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
    async *list(key) {
      const entries = await readdir(pathOf(key), { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries.filter((one) => one.isFile())) {
        const path = join(entry.parentPath, entry.name);
        // One that was deleted meanwhile is no longer listed.
        const found = await stat(path).catch(() => undefined);
        if (found !== undefined) yield { key: relative(folder, path).split(sep).join('/'), size: found.size };
      }
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

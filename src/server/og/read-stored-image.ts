import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../providers/files/file-store.ts';

/** Pictures of the catalogue, which the store has made itself; nothing else is opened, nor fetched. */
const IMAGES = /^\/files\/(images\/.+)$/;
/** The largest that is read into memory; smaller copies are much smaller. */
const BYTES_MAX = 16_000_000;

/** The bytes of the first of some addresses that the file store has a picture of, else undefined. */
export async function readStoredImage(
  files: Pick<FileStore, 'find' | 'read'>,
  urls: readonly string[],
): Promise<Uint8Array | undefined> {
  for (const url of urls) {
    const key = IMAGES.exec(url)?.[1];
    const found = key === undefined ? undefined : await files.find(key);
    if (key !== undefined && found !== undefined && found.size <= BYTES_MAX) return buffer(files.read(key));
  }
  return undefined;
}

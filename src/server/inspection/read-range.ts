import type { FileHandle } from 'node:fs/promises';

/** A file for random access. */
export interface RandomFile {
  readonly handle: FileHandle;
  /** In bytes. */
  readonly size: number;
}

/** Reads bytes at an offset; undefined past the end of the file. Callers limit the length. */
export async function readRange(
  { handle, size }: RandomFile,
  position: number,
  length: number,
): Promise<Buffer | undefined> {
  if (position < 0 || length < 0 || position + length > size) return undefined;
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : undefined;
}
